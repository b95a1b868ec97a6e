import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { thoughtAt } from '../../language/mentions/thought.ts';

/** "Lighter please, it's summer", „leichter, es wird heiß“: where it is warm, what is lighter weighs less, and is no paler. */
export function lighterInHeat(mentions: readonly Mention[]): readonly Mention[] {
  const isWarm = mentions.some(
    ({ meaning, negated }) =>
      meaning.is === 'weather' && !negated && (meaning.weather === 'hot' || meaning.weather === 'warm'),
  );
  if (!isWarm) return mentions;

  return mentions.map((mention, at): Mention => {
    const isMeant = LIGHTER.test(mention.text) && !thoughtAt(mentions, at).some(isOfColour);
    return isMeant ? { ...mention, meaning: { is: 'change', axis: 'warmth', direction: -1 } } : mention;
  });
}

/** A piece may be paler for the summer. */
function isOfColour(mention: Mention): boolean {
  return (
    isGarment(mention) ||
    mention.meaning.is === 'colour' ||
    /^(?:colou?rs?|shades?|farb\w*)$/.test(mention.text)
  );
}

const LIGHTER = /^(?:lighter|leichter|leichteres|leichtes)$/;
