import { ENGLISH, type Language } from '#contract/languages.ts';
import type { Product } from '#contract/product.ts';
import { LANGUAGES } from '#languages/languages.ts';
import type { Translated } from '#languages/translated.ts';
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
  product: Product;
}): EmailWriters {
  const { resetCodes, clock, publicUrl } = dependencies;
  const product = dependencies.product.name;

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

      const { language = ENGLISH } = details;
      const { resetCode: words, tagline } = await wordsIn(language);
      return layOut(
        words.subject(product),
        [
          { kind: 'heading', text: words.heading },
          { kind: 'paragraph', text: words.asked },
          { kind: 'paragraph', text: words.type },
          { kind: 'code', code: groupedCode(code) },
          { kind: 'paragraph', text: words.works(RESET_CODE_MINUTES) },
          { kind: 'link', label: words.back(product), url: `${publicUrl}/login` },
          { kind: 'paragraph', text: words.notYou },
        ],
        { language, tagline, product },
      );
    },

    async 'password-changed'({ details: { language = ENGLISH, at, device } }) {
      const { passwordChanged: words, tagline, device: named } = await wordsIn(language);
      return layOut(
        words.subject(product),
        [
          { kind: 'heading', text: words.heading },
          { kind: 'paragraph', text: words.changed },
          { kind: 'paragraph', text: words.when(momentIn(language, at)) },
          { kind: 'paragraph', text: words.where(named(device)) },
          { kind: 'paragraph', text: words.notYou },
          { kind: 'link', label: words.login(product), url: `${publicUrl}/login` },
        ],
        { language, tagline, product },
      );
    },
  };
}

/** An e-mail that waited since before languages were noted is written in English. */
async function wordsIn(language: Language): Promise<Translated<typeof EMAIL_WORDS>> {
  const module = 'server/features/password/email-words.ts';
  return (await LANGUAGES.wordsOf(module, { EMAIL_WORDS }, language)).EMAIL_WORDS;
}

/** e.g. `November 21, 2026 at 10:53 PM UTC` */
function momentIn(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(instant))
    .concat(' UTC');
}
