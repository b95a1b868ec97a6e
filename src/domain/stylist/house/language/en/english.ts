import { closestColourName } from '#domain/colour/colour-of-name.ts';
import { LONGEST_ENTRY, lookUp as lookUpEntry, lookUpMisspelled } from '../lexicon/lexicon.ts';
import type { Grammar } from '../mentions/grammar.ts';
import type { Meaning } from '../mentions/meanings.ts';
import { ENGLISH_REACTIONS } from './reactions.ts';

/** English has no inflection that its lexicon does not list, and its negation stands before what it strikes, but for "sandals no". */
export const ENGLISH: Grammar = {
  longest: LONGEST_ENTRY,
  lookUp,
  lookUpMisspelled,
  negatesBehind: /^no$/,
  tooMuch: null,
  shadeOf: () => null,
  positiveOf: () => null,
  // "Stripes good, checks bad".
  separated: new Map([
    ['bad', 'strikes-back'],
    // "Take the scarf away".
    ['away', 'remove'],
    // "Shoes fine, top not fine".
    ...(['fine', 'ok', 'okay', 'good', 'great', 'perfect', 'lovely', 'gorgeous'] as const).map(
      (word) => [word, 'keep'] as const,
    ),
  ]),
  than: {
    word: /^(?:than|over|to|rather than)$/,
    preferred:
      /^(?:nicer|prettier|rather|sooner|prefer|id prefer|i prefer|better|suits me better|look better|looks better)$/,
  },
  reactions: ENGLISH_REACTIONS,
};

function lookUp(phrase: string): readonly Meaning[] | null {
  return lookUpEntry(phrase) ?? colouredLike(phrase);
}

/** "Sand colored": any word that names a color where it stands before such a word. */
function colouredLike(phrase: string): readonly Meaning[] | null {
  const name = / colou?red$/.test(phrase) ? closestColourName(phrase) : null;

  return name === null ? null : [{ is: 'colour', label: name, names: [name], avoid: [name] }];
}
