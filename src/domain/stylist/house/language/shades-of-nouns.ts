import { coloursOfMood } from '../compose/colours-of-mood.ts';
import type { Grammar } from './grammar.ts';
import type { Meaning, Mention } from './meanings.ts';
import { isQuality } from './piece-kinds.ts';

/**
 * What stands before a garment is said of it: "dark jeans" are dark, whatever the look is; and „ein langer, weiter Rock“ is long and
 * wide, where the same words behind it ask for more ("länger, weiter").
 */
export function asSaidOfNouns(mentions: readonly Mention[], { positiveOf }: Grammar): Mention[] {
  return mentions.map((mention, at) => {
    const { meaning, text } = mention;
    const isOfShade = meaning.is === 'mood' && OF_ONE_PIECE.has(meaning.mood);
    const isDeclined = meaning.is === 'change' && OF_CUT.has(meaning.axis) && /er$/.test(text);
    if (!(isOfShade || isDeclined) || !isBeforeGarment(mentions, at)) return mention;
    if (isOfShade) return { ...mention, meaning: shade(meaning, mention.said) };
    const positive = positiveOf(text);
    if (positive === null) return mention;

    return {
      ...mention,
      meaning: positive.is === 'mood' ? shade(positive, mention.said) : ofThis(positive, mention.said),
    };
  });
}

const OF_ONE_PIECE: ReadonlySet<string> = new Set(['dark', 'light', 'pastel']);
const OF_CUT: ReadonlySet<string> = new Set(['brightness', 'fit', 'length']);

function isBeforeGarment(mentions: readonly Mention[], at: number): boolean {
  const noun = mentions.slice(at + 1, at + FARTHEST).find((mention) => !isQuality(mention));

  return noun?.meaning.is === 'garments';
}

const FARTHEST = 4;

function shade(meaning: Meaning, said: string): Meaning {
  if (meaning.is !== 'mood') return meaning;
  const names = coloursOfMood(meaning.mood);

  return { is: 'colour', label: meaning.mood, said, names, avoid: names };
}

function ofThis(meaning: Meaning, said: string): Meaning {
  return meaning.is === 'shape' ? { ...meaning, shape: { ...meaning.shape, said } } : meaning;
}
