import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';

/**
 * Words of everyday life that name an occasion: a trade, a class, a visit, a milestone. Phrases of at most five words, separated by
 * bars, as they are written; in German in the form that stands in a dictionary or in a sentence.
 */
export interface Situation {
  /** The key of the occasion that it is one of. */
  occasion: string;
  /** What it asks of clothes beside their looks. */
  needs?: readonly PracticalWish[];
  en: string;
  de: string;
}
