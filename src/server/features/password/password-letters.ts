import { PRODUCT } from '#contract/product.ts';
import type { Clock } from '#server/clock.ts';
import { layOut } from '#server/features/mail/letter.ts';
import type { LetterWriters } from '#server/features/mail/outbox.service.ts';
import { RESET_CODE_MINUTES, type ResetCodes } from './reset-codes.ts';

/** What is written to people about their passwords. `publicUrl` is ours, never that of a request. */
export function createPasswordLetters(dependencies: {
  resetCodes: ResetCodes;
  clock: Clock;
  publicUrl: string;
}): LetterWriters {
  const { resetCodes, clock, publicUrl } = dependencies;

  return {
    async 'reset-code'({ recipient, details }, askedAt) {
      // Issued as it is sent: it cannot have expired on the way out, and none lies in the outbox. In local mode the code is
      // on the screen as well, and so is the same one in the mail, unless that was held up until it had expired.
      const isStillGood = clock.now().getTime() - askedAt.getTime() < RESET_CODE_MINUTES * 60_000;
      const shown = isStillGood ? details.code : undefined;
      const code = shown ?? (await resetCodes.issue(recipient));
      if (code === null) return null;

      return layOut(`Your ${PRODUCT.name} reset code`, [
        { kind: 'paragraph', text: `Somebody, hopefully you, asked to reset the password of your account.` },
        { kind: 'paragraph', text: 'This is the code to type in:' },
        { kind: 'code', code },
        {
          kind: 'paragraph',
          text: `It works once, for ${RESET_CODE_MINUTES} minutes, and only until you ask for another one.`,
        },
        {
          kind: 'paragraph',
          text: 'If it was not you, there is nothing to do: your password stays as it is. Nobody from us will ever ask you for this code.',
        },
      ]);
    },

    async 'password-changed'({ details }) {
      return layOut(`Your ${PRODUCT.name} password was changed`, [
        {
          kind: 'paragraph',
          text: `The password of your account was changed, and every other device was signed out.`,
        },
        { kind: 'paragraph', text: `When: ${inWords(details.at)}` },
        { kind: 'paragraph', text: `Where: ${details.device}` },
        {
          kind: 'paragraph',
          text: 'If it was you, all is well. If it was not, take your account back at once: open the page below and choose "Forgot password?".',
        },
        { kind: 'link', label: `Log in to ${PRODUCT.name}`, url: `${publicUrl}/login` },
      ]);
    },
  };
}

/** e.g. `November 21, 2026 at 10:53 PM UTC` */
function inWords(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(instant))
    .concat(' UTC');
}
