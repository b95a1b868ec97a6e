import { type Language, STYLIST_LANGUAGE } from '#contract/languages.ts';

/** What a word of the stylist is shown in: its own language, unless the screens have a word for it. */
export function langOf(word: string, wordOf: (word: string) => string): Language | undefined {
  return wordOf(word) === word ? STYLIST_LANGUAGE : undefined;
}

/** What a text of the stylist is written in, for those who hear it read aloud. */
export function writtenIn(text: { language?: Language | undefined } | undefined): Language {
  return text?.language ?? STYLIST_LANGUAGE;
}
