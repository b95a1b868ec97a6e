import { type Language, STYLIST_LANGUAGE } from '#contract/languages.ts';

/** What a word of the stylist is shown in: its own language, unless the screens have a word for it. */
export function langOf(word: string, wordOf: (word: string) => string): Language | undefined {
  return wordOf(word) === word ? STYLIST_LANGUAGE : undefined;
}
