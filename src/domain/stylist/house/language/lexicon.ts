import { STYLE_NAMES } from '#contract/style-profile.ts';
import { closestColourName } from '#domain/colour/colour-of-name.ts';
import { COLOUR_WORDS, WORDS_WITH_ANOTHER_MEANING } from '#domain/colour/colour-words.ts';
import { isMisspellingOf } from '#domain/colour/misspelling.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { FABRIC_NAMES, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import { CUE_WORDS, FILLER_WORDS } from './cue-words.ts';
import { garmentWords, SHAPE_WORDS } from './garment-words.ts';
import type { Meaning } from './meanings.ts';
import {
  CHANGE_WORDS,
  COLOUR_GROUPS,
  FABRIC_GROUPS,
  FORMALITY_WORDS,
  GOAL_WORDS,
  MOOD_WORDS,
  PATTERN_WORDS,
  WEARER_WORDS,
  WEATHER_WORDS,
} from './modifier-words.ts';

/** The most words that one entry has. */
export const LONGEST_ENTRY = 5;

/** What a levelled phrase of one to five words means; null when the phrase is not in the lexicon. */
export function lookUp(phrase: string): readonly Meaning[] | null {
  return wholeLexicon().get(phrase) ?? null;
}

/** What a misspelled word most likely means ("blazzer"); null when it is not near enough to one entry. */
export function lookUpMisspelled(word: string): readonly Meaning[] | null {
  if (word.length < 4) return null;

  const colour = closestColourName(word);
  if (colour !== null) return [{ is: 'colour', label: colour, names: [colour], avoid: [colour] }];

  const near = (byFirstLetter().get(word[0] ?? '') ?? []).filter(
    (entry) => Math.abs(entry.length - word.length) <= 2 && isMisspellingOf(word, entry, 'careful'),
  );

  return near[0] === undefined ? null : lookUp(near[0]);
}

const wholeLexicon = madeWhenNeeded<ReadonlyMap<string, readonly Meaning[]>>(buildLexicon);

const byFirstLetter = madeWhenNeeded<ReadonlyMap<string, string[]>>(groupByFirstLetter);

/** Later entries replace earlier ones, so the list goes from the vague to the particular. */
function buildLexicon(): Map<string, readonly Meaning[]> {
  const lexicon = new Map<string, readonly Meaning[]>();
  const put = (words: string, ...meanings: Meaning[]) => {
    for (const word of words.split('|')) lexicon.set(word.trim(), meanings);
  };

  for (const word of FILLER_WORDS.split(/[|\n]/)) if (word.trim() !== '') put(word, { is: 'filler' });
  for (const occasion of OCCASIONS) put(occasion.words, { is: 'occasion', occasion });
  for (const [word, name] of COLOUR_WORDS) {
    if (!WORDS_WITH_ANOTHER_MEANING.has(word))
      put(word, { is: 'colour', label: name, names: [name], avoid: [name] });
  }
  for (const style of STYLE_NAMES) {
    const words = [style.toLowerCase().replaceAll('-', ' '), ...STYLES[style].words.split('|')];
    put(words.flatMap(withComparative).join('|'), { is: 'style', style });
  }
  for (const [words, mood] of MOOD_WORDS) put(words, { is: 'mood', mood });
  for (const [words, weather, wet = false] of WEATHER_WORDS) put(words, { is: 'weather', weather, wet });
  for (const [words, span] of FORMALITY_WORDS) put(words, { is: 'formality', span });
  for (const name of FABRIC_NAMES) {
    put([name.replaceAll('-', ' '), ...(fabricOf(name).words?.split('|') ?? [])].join('|'), {
      ...{ is: 'fabric', label: name, names: [name], avoid: [name] },
    });
  }
  for (const [words, names, avoid = names] of FABRIC_GROUPS) {
    put(words, { is: 'fabric', label: words.split('|')[0] ?? words, names, avoid });
  }
  for (const [words, patterns, avoid = patterns] of PATTERN_WORDS) {
    put(words, { is: 'pattern', label: words.split('|')[0] ?? words, patterns, avoid });
  }
  for (const [words, names, avoid = names] of COLOUR_GROUPS) {
    put(words, { is: 'colour', label: words.split('|')[0] ?? words, names, avoid });
  }
  for (const [words, goal] of GOAL_WORDS) put(words, { is: 'goal', goal });
  for (const [words, worn] of WEARER_WORDS) put(words, { is: 'wearer', worn });
  for (const [words, shape] of SHAPE_WORDS) put(words, { is: 'shape', shape });
  for (const [words, axis, direction] of CHANGE_WORDS) put(words, { is: 'change', axis, direction });
  put('more|extra|increase|raise|up the|turn up|bump up|higher', { is: 'degree', direction: 1 });
  put('less|fewer|reduce|decrease|not too|not so|not very|nothing too|turn down|too|lower', {
    is: 'degree',
    direction: -1,
  });
  for (const [words, cue] of CUE_WORDS) put(words, { is: 'cue', cue });
  for (const [word, target] of garmentWords()) {
    // "silk blouse" is a blouse of its own and silk all the same.
    const cloth = clothIn(lexicon, word);
    for (const form of formsOf(word)) put(form, ...cloth, { is: 'garments', target });
  }
  for (const [word, meanings] of compoundWords(lexicon)) put(word, ...meanings);

  return lexicon;
}

/** "Edgy" and "edgier". */
function withComparative(word: string): string[] {
  return /^\w+[^aeiou\W]y$/.test(word) ? [word, `${word.slice(0, -1)}ier`] : [word];
}

/** Phrases that mean two things at once, and phrases whose parts would mislead. */
function compoundWords(lexicon: Map<string, readonly Meaning[]>): [string, Meaning[]][] {
  const black: Meaning = { is: 'colour', label: 'Black', names: ['Black'], avoid: ['Black'] };
  const both = (...words: string[]) => words.flatMap((word) => [...(lexicon.get(word) ?? [])]);

  return [
    ['lbd|little black dress|black cocktail dress', [black, ...both('cocktail dress')]],
    ['all black|black on black', [black, { is: 'mood', mood: 'monochrome' }]],
    ['all white', [...both('white'), { is: 'mood', mood: 'monochrome' }]],
    ['double denim|canadian tuxedo|all denim', [...both('denim', 'jeans', 'denim jacket')]],
    [
      'pregnant|pregnancy|maternity|baby bump|bump friendly|third trimester|second trimester|expecting a baby',
      both('comfortable', 'loose'),
    ],
    ['suit and tie', both('suit', 'tie')],
    ['something for my shoulders|something over my shoulders|cover up|coverup', both('cardigan')],
    ['add layers|add a layer|another layer|more layers|an extra layer|layer up|layer it up', both('warmer')],
    ['dress|dresses', both('dress')],
    ['tight', both('tight fitting')],
  ];
}

/** The fabric or pattern that a garment's name begins with: "linen shirt", "striped tee". */
function clothIn(lexicon: ReadonlyMap<string, readonly Meaning[]>, word: string): readonly Meaning[] {
  const words = word.split(' ');

  for (let length = words.length - 1; length >= 1; length--) {
    const meanings = lexicon.get(words.slice(0, length).join(' ')) ?? [];
    if (
      meanings.length > 0 &&
      meanings.every((meaning) => meaning.is === 'fabric' || meaning.is === 'pattern')
    )
      return meanings;
  }

  return [];
}

/** Singular and plural of a garment's name: "sneaker", "sneakers"; "watch", "watches". */
function formsOf(word: string): string[] {
  const last = word.split(' ').at(-1) ?? '';
  const stem = word.slice(0, word.length - last.length);
  if (last.length < 3) return [word];
  if (last.endsWith('ss')) return [word, `${word}es`];
  if (last.endsWith('ies')) return [word, `${stem}${last.slice(0, -3)}y`];
  if (last.endsWith('s')) return [word, `${stem}${last.slice(0, -1)}`];
  if (/(?:ch|sh|x)$/.test(last)) return [word, `${word}es`];
  if (/[^aeiou]y$/.test(last)) return [word, `${stem}${last.slice(0, -1)}ies`];

  return [word, `${word}s`];
}

function groupByFirstLetter(): Map<string, string[]> {
  const groups = new Map<string, string[]>();

  for (const [entry, meanings] of wholeLexicon()) {
    // Fillers are many and short: near-misses of them would hide words that a person should hear about.
    if (entry.includes(' ') || entry.length < 5 || meanings[0]?.is === 'filler') continue;

    const letter = entry[0] ?? '';
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }

  return groups;
}
