import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { isMarkOrBut, thoughtAt } from '../../language/mentions/thought.ts';

/**
 * "The silk I would have to iron, cotton please", „Leinen muss man immer bügeln“: a cloth that is named for the work it makes is not wished
 * for, and where another is wished the work is why.
 */
export function clothToCareFor(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ meaning }) => meaning.is === 'care')) return mentions;
  const hard = mentions.filter((mention, at) => isHardToCareFor(mentions, mention, at));
  const isOtherWished = mentions.some(
    (mention) => mention.meaning.is === 'fabric' && !mention.negated && !hard.includes(mention),
  );

  // "Cotton has to be ironed all the time, the trousers in olive please": told, and something else is asked for.
  const isTold =
    hard.length > 0 &&
    !isOtherWished &&
    mentions.some(
      (mention, at) => isGarment(mention) && !thoughtAt(mentions, at).some((of) => hard.includes(of)),
    );

  return mentions.map((mention): Mention => {
    if (hard.includes(mention) && !isTold) return { ...mention, negated: true };
    const isReason = mention.meaning.is === 'care' && (isOtherWished || isTold) && !ASKS.test(mention.text);

    return isReason || hard.includes(mention) ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const ASKS =
  /^(?:no|non|not|never|nothing|without|machine|washable|easy|low|goes|survives|can|chuck|throw|pop|put|stick|in|washes|bugelfrei|nicht|ohne|pflegeleicht\w*|wasch\w*|maschinen\w*)\b/;

function isHardToCareFor(mentions: readonly Mention[], { meaning, negated }: Mention, at: number): boolean {
  if (meaning.is !== 'fabric' || negated) return false;

  return thoughtAt(mentions, at, isMarkOrBut).some(
    ({ meaning: of, text }) =>
      of.is === 'care' &&
      !ASKS.test(text) &&
      meaning.names.some((name) => CLOTHS_BY_CARE[of.care].some((one) => one === name)),
  );
}
