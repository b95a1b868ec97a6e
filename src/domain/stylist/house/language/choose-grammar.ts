import { GERMAN } from './de/german.ts';
import { ENGLISH } from './en/english.ts';
import type { Grammar } from './mentions/grammar.ts';
import type { Token } from './mentions/tokens.ts';

/** Enough to tell a language, however long the text. */
const MOST_WORDS = 60;
/** Where less than this share of the words is known, near words are of another language and mean something else. */
const LEAST_KNOWN = 0.34;

/** The language that a text is written in, and whether its unknown words may be misspelled ones. */
export function grammarOf(tokens: readonly Token[]): { grammar: Grammar; mayGuess: boolean } {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, MOST_WORDS);
  const different = new Map([...new Set(words.map(({ text }) => text))].map((text) => [text, knownIn(text)]));
  const known = words.flatMap(({ text }) => different.get(text) ?? []);
  const onlyEnglish = known.filter(({ english, german }) => english && !german).length;
  const onlyGerman = known.filter(({ english, german }) => german && !english).length;
  // „Was Günstigeres, max 300“: as many words of either, and one that English has no letter for.
  const isSpeltGerman = onlyGerman > 0 && words.some(({ said }) => /[äöüß]/i.test(said));
  const isGerman = onlyGerman > onlyEnglish || (onlyGerman === onlyEnglish && isSpeltGerman);
  const count = known.filter(({ english, german }) => (isGerman ? german : english)).length;

  return {
    grammar: isGerman ? GERMAN : ENGLISH,
    mayGuess: words.length <= 1 || count / words.length >= LEAST_KNOWN,
  };
}

function knownIn(text: string): { english: boolean; german: boolean } {
  return {
    // "Navy's boring" has lost its apostrophe by now.
    english:
      ENGLISH.lookUp(text) !== null || (text.endsWith('s') && ENGLISH.lookUp(text.slice(0, -1)) !== null),
    german: GERMAN.lookUp(text) !== null,
  };
}
