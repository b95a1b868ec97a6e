import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Clock } from '#server/clock.ts';
import { layOut } from '#server/features/mail/email.ts';
import type { EmailWriters } from '#server/features/mail/outbox.service.ts';
import { EMAIL_WORDS } from './email-words.ts';
import { groupedCode } from './grouped-code.ts';
import { RESET_CODE_MINUTES, type ResetCodes } from './reset-codes.ts';

/** What is written to people about their passwords. `publicUrl` is ours, never that of a request. */
export function createPasswordEmails(dependencies: {
  resetCodes: ResetCodes;
  clock: Clock;
  publicUrl: string;
}): EmailWriters {
  const { resetCodes, clock, publicUrl } = dependencies;

  return {
    async 'reset-code'({ recipient, details }, askedAt) {
      // Issued as it is sent: it cannot have expired on the way out, and none lies in the outbox. In local mode the code is
      // on the screen as well, and so is the same one in the mail, unless that was held up until it had expired.
      const isStillGood = clock.now().getTime() - askedAt.getTime() < RESET_CODE_MINUTES * 60_000;
      const shown = isStillGood ? details.code : undefined;
      const code =
        shown ??
        (details.isAgain ? await resetCodes.issueAgain(recipient) : await resetCodes.issue(recipient));
      if (code === null) return null;

      const { language } = details;
      const words = wordsIn(language).resetCode;
      return layOut(
        words.subject,
        [
          { kind: 'paragraph', text: words.asked },
          { kind: 'paragraph', text: words.type },
          { kind: 'code', code: groupedCode(code) },
          { kind: 'paragraph', text: words.works(RESET_CODE_MINUTES) },
          { kind: 'paragraph', text: words.notYou },
        ],
        language,
      );
    },

    async 'password-changed'({ details: { language, at, device } }) {
      const { passwordChanged: words, locale, device: named } = wordsIn(language);
      return layOut(
        words.subject,
        [
          { kind: 'paragraph', text: words.changed },
          { kind: 'paragraph', text: words.when(momentIn(locale, at)) },
          { kind: 'paragraph', text: words.where(named(device)) },
          { kind: 'paragraph', text: words.notYou },
          { kind: 'link', label: words.login, url: `${publicUrl}/login` },
        ],
        language,
      );
    },
  };
}

/** An e-mail that waited since before languages were noted is written in English. */
function wordsIn(language: Language = LANGUAGES[0]) {
  return EMAIL_WORDS[language];
}

/** e.g. `November 21, 2026 at 10:53 PM UTC` */
function momentIn(locale: string, instant: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(instant))
    .concat(' UTC');
}
