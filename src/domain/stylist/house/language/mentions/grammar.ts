import type { Cue, Meaning } from './meanings.ts';
import type { Reactions } from './reactions.ts';

/** What reading a text takes of its language; each language is a folder with one of these. */
export interface Grammar {
  /** The most words that one entry has. */
  longest: number;
  /** What a levelled phrase means, inflected or compounded as it may be; null when it is not of this language. */
  lookUp: (phrase: string) => readonly Meaning[] | null;
  /** What a word most likely means that is not of this language as it stands. */
  lookUpMisspelled: (word: string) => readonly Meaning[] | null;
  /** A "no" that stands behind what it strikes: "Schwarz mag ich nicht". */
  negatesBehind: RegExp | null;
  /** "Too", where a quality stands behind it: "zu sportlich"; null where the lexicon has the word as a degree. */
  tooMuch: RegExp | null;
  /** A color of two words: "kräftiges Blau"; null when they are none. */
  shadeOf: (first: string, second: string) => readonly Meaning[] | null;
  /** What a word that looks like a comparative means before a noun: „ein weiter Rock“ is wide; null where it is one. */
  positiveOf: (word: string) => Meaning | null;
  /** Parts of verbs that stand at the end of a thought and say what is done: "zieh die Krawatte aus". */
  separated: ReadonlyMap<string, Cue>;
  /** "Than", where one thing is preferred to another: "I'd sooner have boots than loafers"; the word, and those that make it so before it. */
  than: { word: RegExp; preferred: RegExp };
  /** How it says that something pleases or does not. */
  reactions: Reactions;
}
