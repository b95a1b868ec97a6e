/** A language as BCP 47 names it, e.g. `en`, `de`, `pt-BR`. Which there are is read from the folders of `src/languages`. */
export type Language = string;

/** The specification's own language, and what every other visitor gets. */
export const ENGLISH: Language = 'en';

/** Remembers a choice on this device; without it the browser's languages decide. Nothing personal is in it. */
export const LANGUAGE_COOKIE = 'language';

/** Asks any page for a language, and from then on all of them: `?language=de`; `system` forgets the choice. */
export const LANGUAGE_PARAMETER = 'language';
export const BROWSER_DECIDES = 'system';

/** What the stylist writes, whatever the screens are in: its words are marked as such, so that they are read aloud right. */
export const STYLIST_LANGUAGE: Language = 'en';

/** The name of a language in its own words, e.g. “Deutsch”: somebody who cannot read the page finds theirs. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
