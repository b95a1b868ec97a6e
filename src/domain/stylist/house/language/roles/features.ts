import type { Meaning, Mention } from '../mentions/meanings.ts';
import type { Token } from '../mentions/tokens.ts';
import { lackedNouns, ownedNouns, usualNouns } from '../told/ownership.ts';
import type { Feature } from './word-vectors.ts';

/** Whether the outfit that is spoken of has such a piece, or a piece in such a color, cloth or pattern. */
export type IsHere = (meaning: Meaning) => boolean;

/**
 * @param isHere where the text is about an outfit that is there: who names a piece of it means that piece, who names another wants it
 * @returns one for each token
 */
export function featuresOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isHere: IsHere | null = null,
): Feature[] {
  const [owned, lacked, usual] = [ownedNouns(mentions), lackedNouns(mentions), usualNouns(mentions)];
  const features = tokens.map(({ text, kind }): Feature => {
    const word = kind === 'number' ? '0' : text;
    return { word, kind: kind === 'word' ? 'inside' : kind, rule: '' };
  });
  for (const [at, { meaning, negated, excepted, from }] of mentions.entries()) {
    const feature = features[from ?? -1];
    if (feature === undefined || feature.kind === 'break') continue;
    feature.kind =
      isHere !== null && CAN_BE_HERE.has(meaning.is)
        ? `${meaning.is} ${isHere(meaning) ? 'here' : 'absent'}`
        : kindOf(meaning);
    if (excepted === true) feature.rule = 'excepted';
    else if (negated) feature.rule = 'negated';
    else if (usual.has(at)) feature.rule = 'usual';
    else if (lacked.has(at)) feature.rule = 'lacked';
    else if (owned.has(at)) feature.rule = 'owned';
  }

  return features;
}

const CAN_BE_HERE: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern'] as const),
]);

/** What is told of the day is told by its name; of clothes their words tell it. */
function kindOf(meaning: Meaning): string {
  switch (meaning.is) {
    case 'cue':
      return meaning.cue;
    case 'occasion':
      return `occasion ${meaning.occasion.key}`;
    case 'practical':
      return `practical ${meaning.wish}`;
    case 'weather':
      return `weather ${meaning.weather ?? 'wet'}`;
    case 'formality':
      return `formality ${meaning.span[0]}`;
    case 'mood':
      return `mood ${meaning.mood}`;
    default:
      return meaning.is;
  }
}
