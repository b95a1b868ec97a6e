import type { Mention } from './meanings.ts';

/** The words of a mention, asking for nothing any more. */
export function asFiller(mention: Mention): Mention {
  return { ...mention, negated: false, meaning: { is: 'filler' } };
}
