import { STYLES } from '#domain/stylist/writing/de/style-names.ts';
import type * as English from '#web/words/styles.ts';

/** A tag of one's own is nobody's to translate. */
export const styleWord: typeof English.styleWord = (name) => (STYLES as Record<string, string>)[name] ?? name;

export const styleNamed: typeof English.styleNamed = (word) =>
  Object.entries(STYLES).find(([, german]) => german.toLowerCase() === word.toLowerCase())?.[0] ?? word;
