import { lookUp } from '../lexicon/lexicon.ts';
import type { Mention, Target } from '../mentions/meanings.ts';
import { nextInList, type Sense } from '../mentions/neighbors.ts';
import { BODY_SENSES, buildSaid } from './body-senses.ts';
import { CLOTHES_SENSES } from './clothes-senses.ts';
import { DAY_SENSES } from './day-senses.ts';
import { PEOPLE_SENSES } from './people-senses.ts';
import { PLACE_SENSES } from './place-senses.ts';

/**
 * Words of clothes and days that mean something else beside their neighbors: gray weather, the chain of a bicycle, a swimmer's shoulders.
 * They ask for nothing.
 */
export function inTheirSense(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    const build = buildSaid(mentions, at);
    if (build !== null) return { ...mention, negated: false, meaning: build };

    const breeches = isOfFolkDress(mentions, at)
      ? lookUp('lederhosen')?.find(({ is }) => is === 'garments')
      : undefined;
    if (breeches !== undefined) return { ...mention, meaning: breeches };

    if (mention.meaning.is === 'garments' && TROUSER_SUIT.test(mention.text))
      return { ...mention, meaning: { ...mention.meaning, target: withoutSkirt(mention.meaning.target) } };

    const hem = isLongHem(mentions, at) ? lookUp('maxi')?.[0] : undefined;
    if (hem?.is === 'shape')
      return { ...mention, meaning: { ...hem, shape: { ...hem.shape, said: mention.said } } };

    return SENSES.some((isOther) => isOther(mentions, at))
      ? { ...mention, negated: false, meaning: { is: 'filler' } }
      : mention;
  });
}

const SENSES: readonly Sense[] = [
  ...BODY_SENSES,
  ...CLOTHES_SENSES,
  ...DAY_SENSES,
  ...PEOPLE_SENSES,
  ...PLACE_SENSES,
];

/** Whoever means one with a skirt says „Kostüm“. */
const TROUSER_SUIT = /^anzug(?:e[ns]?|s)?$/;

function withoutSkirt(target: Target): Target {
  return { ...target, keys: new Set([...target.keys].filter((key) => key !== 'suit-skirt')) };
}

/** „Oktoberfest, Lederhose und Hemd“: elsewhere they are trousers of leather. */
function isOfFolkDress(mentions: readonly Mention[], at: number): boolean {
  return (
    mentions[at]?.text === 'lederhose' &&
    mentions[at].meaning.is === 'garments' &&
    mentions.some(
      ({ meaning, text }) =>
        TRACHT.test(text) ||
        (meaning.is === 'occasion' &&
          (meaning.occasion.key === 'folk-festival' || meaning.occasion.like === 'folk-festival')),
    )
  );
}

const TRACHT = /^tracht/;

/** "Floaty and long", "long and elegant": said of the hem, where it is no noun's. */
function isLongHem(mentions: readonly Mention[], at: number): boolean {
  if (!/^(?:long|lang|langes)$/.test(mentions[at]?.text ?? '') || mentions[at]?.meaning.is !== 'filler')
    return false;
  const ofClothes = (other: number) =>
    Math.abs(other - at) > 1 && ['shape', 'style', 'mood'].includes(mentions[other]?.meaning.is ?? 'break');
  const endsHere = ['break', 'cue'].includes(mentions[at + 1]?.meaning.is ?? 'break');

  return endsHere && (ofClothes(nextInList(mentions, at, -1)) || ofClothes(nextInList(mentions, at, 1)));
}
