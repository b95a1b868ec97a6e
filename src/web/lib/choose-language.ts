import { BROWSER_DECIDES, LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language } from '#contract/languages.ts';
import { LANGUAGES } from './language.ts';
import { noWorkerChanges } from './worker-change.ts';

type LanguageChoice = typeof BROWSER_DECIDES | Language;

export const LANGUAGE_CHOICES: readonly LanguageChoice[] = [BROWSER_DECIDES, ...LANGUAGES];

/** The choice that this device remembers. */
export function chosenLanguage(): LanguageChoice {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? BROWSER_DECIDES;
}

/** The same page in another language: the server remembers the choice and leads back here. */
export async function chooseLanguage(choice: LanguageChoice): Promise<void> {
  // Whoever has changed it a moment ago has a worker that is changing with it.
  await noWorkerChanges();
  const address = new URL(window.location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, choice);
  window.location.assign(address);
}
