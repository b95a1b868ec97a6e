import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import type { Mention } from '../mentions/meanings.ts';

/** "An interview" and "a bank" are one occasion of its own. */
export function joinedOccasion(before: Occasion | null, asked: Occasion): Occasion | null {
  if (before === null) return null;
  const joining = (isOne: typeof isLike) =>
    OCCASIONS.find(({ joins }) =>
      joins?.some(
        ([one, other]) =>
          (isOne(before, one) && isOne(asked, other)) || (isOne(asked, one) && isOne(before, other)),
      ),
    );

  // A country walk is like the country, and with relatives it stays a walk.
  return joining(({ key }, wanted) => key === wanted) ?? joining(isLike) ?? null;
}

/** Whether it speaks of the other already. */
export function joins(joined: Occasion | null, other: Occasion): boolean {
  return joined?.joins?.some((pair) => pair.some((key) => isLike(other, key))) === true;
}

/** Whether the one is what both are together: a date at the bowling alley is bowled. */
export function arePair(joined: Occasion, other: Occasion): boolean {
  return (
    joined.joins?.some(
      ([one, another]) =>
        (one === joined.key && isLike(other, another)) || (another === joined.key && isLike(other, one)),
    ) === true
  );
}

function isLike({ key, like }: Occasion, wanted: string): boolean {
  return key === wanted || like === wanted;
}

/** Nothing beside it asks for more than what is worn every day. */
const EVERYDAY_RUNG = 1;

/**
 * Of two occasions the dressier leads: for "drinks after work" one dresses for the drinks. But what can only be done in
 * its own shoes or clothes leads beside an everyday one: for "gym, then coffee" one has coffee in gym clothes.
 */
export function takesOver(asked: Occasion, before: Occasion): boolean {
  if (asked.isVague !== before.isVague) return before.isVague === true;
  if (isBound(asked) && !isBound(before)) return before.formality[0] <= rungOf(asked);
  if (isDoneAsOneIs(asked, before)) return false;

  return asked.formality[1] > before.formality[1];
}

/** "Coffee after the gym": coffee asks for nothing else to be worn. */
export function isDoneAsOneIs(asked: Occasion, before: Occasion): boolean {
  return isBound(before) && !isBound(asked) && asked.formality[0] <= rungOf(before);
}

/** How dressed up it may become in the same clothes: after golf a dinner at the club, after swimming no more than coffee. */
function rungOf({ formality }: Occasion): number {
  return Math.max(EVERYDAY_RUNG, formality[1]);
}

export function isBound({ requires, shoes, formality }: Occasion): boolean {
  return requires !== undefined || shoes !== undefined || formality[1] === 0;
}

export function occasionsNamed(mentions: readonly Mention[]): Occasion[] {
  return mentions.flatMap(({ meaning, negated }) =>
    meaning.is === 'occasion' && !negated ? [meaning.occasion] : [],
  );
}

/** Of all that a request names, what one dresses for. */
export function leadingOccasion(named: readonly Occasion[]): Occasion | null {
  return named.reduce<Occasion | null>(
    (lead, one) =>
      joinedOccasion(lead, one) ??
      (lead === null || (!joins(lead, one) && takesOver(one, lead)) ? one : lead),
    null,
  );
}
