import {
  BROWSER_DECIDES,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '#contract/languages.ts';

type LanguageChoice = typeof BROWSER_DECIDES | Language;

export const LANGUAGE_CHOICES: readonly LanguageChoice[] = [BROWSER_DECIDES, ...LANGUAGES];

/** The choice that this device remembers. */
export function chosenLanguage(): LanguageChoice {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? BROWSER_DECIDES;
}

/** The same page in another language: the server remembers the choice and leads back here. */
export function chooseLanguage(choice: LanguageChoice): void {
  const address = new URL(window.location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, choice);
  window.location.assign(address);
}
