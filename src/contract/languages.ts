/** What the screens are written in. The first is the specification's own, and what every other visitor gets. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words: somebody who cannot read the page finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Remembers a choice on this device; without it the browser's languages decide. Nothing personal is in it. */
export const LANGUAGE_COOKIE = 'language';

/** Asks any page for a language, and from then on all of them: `?language=de`; `system` forgets the choice. */
export const LANGUAGE_PARAMETER = 'language';
export const BROWSER_DECIDES = 'system';

/** What the stylist writes, whatever the screens are in: its words are marked as such, so that they are read aloud right. */
export const STYLIST_LANGUAGE: Language = 'en';
