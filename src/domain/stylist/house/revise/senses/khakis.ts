import { PALETTE } from '#contract/palette.ts';
import type { Mention } from '../../language/mentions/meanings.ts';

const KHAKI = ['Khaki', 'Beige', 'Tan'];
const KHAKIS = /^(?:khakis|khaki pants|khaki trousers)$/;

/** Chinos go by the name of khakis where they are of that color; "navy khakis" say another. */
export function withKhaki(mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(({ meaning }) => meaning.is === 'colour')) return mentions;
  const names = PALETTE.map(({ name }) => name).filter((name) => KHAKI.includes(name));

  return mentions.flatMap((mention): Mention[] =>
    KHAKIS.test(mention.text) && mention.meaning.is === 'garments' && !mention.negated
      ? [{ ...mention, meaning: { is: 'colour', label: 'khaki', names, avoid: names } }, mention]
      : [mention],
  );
}
