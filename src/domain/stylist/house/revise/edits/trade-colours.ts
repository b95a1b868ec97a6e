import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { colourOf, isOf } from '../items/what-is-here.ts';
import type { Edit } from './edit.ts';

/** "The bag in the color of the coat and the other way round", „... und umgekehrt“: of two pieces each gets the color of the other. */
export function tradeColours(mentions: readonly Mention[], items: readonly OutfitItem[]): Edit[] | null {
  const words = mentions.map(({ text }) => text).join(' ');
  if (!VICE_VERSA.test(words) || !COLOURS.test(words)) return null;
  const named = items.filter((item) =>
    mentions.some(({ meaning, negated }) => meaning.is === 'garments' && !negated && isOf(item, meaning)),
  );
  const [first, second, ...more] = named;
  if (first === undefined || second === undefined || more.length > 0) return null;

  return [
    { do: 'modify', item: first.id, qualities: colourOf(second) },
    { do: 'modify', item: second.id, qualities: colourOf(first) },
  ];
}

const VICE_VERSA = /\b(?:vice versa|(?:the )?other way (?:a)?round|umgekehrt|andersrum|andersherum)\b/;
const COLOURS = /\b(?:colou?rs?|farben?)\b/;
