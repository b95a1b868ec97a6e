import { lookUp } from '../../language/lexicon/lexicon.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { thoughtAt } from '../../language/mentions/thought.ts';

/** "A waterproof option for the shoes", "make the boots waterproof": no raincoat, where shoes are named. */
export function waterproofShoes(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at): Mention => {
    if (
      !['garments', 'weather'].includes(mention.meaning.is) ||
      !WATERPROOF.test(mention.text) ||
      !isOfShoes(mentions, at)
    )
      return mention;
    const shape = lookUp('waterproof shoes')?.find(({ is }) => is === 'shape');

    return shape?.is === 'shape'
      ? { ...mention, meaning: { ...shape, shape: { ...shape.shape, said: mention.said } } }
      : mention;
  });
}

function isOfShoes(mentions: readonly Mention[], at: number): boolean {
  const named = thoughtAt(mentions, at).filter((mention) => isGarment(mention) && mention !== mentions[at]);

  return (
    named.length > 0 &&
    named.every(
      ({ meaning }) => meaning.is === 'garments' && meaning.target.slots.every((slot) => slot === 'shoes'),
    )
  );
}

const WATERPROOF = /^(?:waterproof|wasserdichte?[nrs]?|wasserfeste?[nrs]?|regenfeste?[nrs]?)$/;
