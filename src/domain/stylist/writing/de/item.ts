import type { ItemMeant } from '../item-of-words.ts';
import { bare } from './inflection.ts';
import { itemNoun } from './piece.ts';

/** „Karierter Blazer aus leichter Wolle“, as a heading; null for a garment without a German name. */
export function germanItem(item: ItemMeant): string | null {
  const found = itemNoun(item);
  if (found === null) return null;
  const noun =
    item.isWithSkirt === true && found.noun === 'Anzugjacke' ? { ...found, noun: 'Kostümjacke' } : found;
  const cuts = item.cuts.map((cut) => ` (${CUTS[cut] ?? cut})`).join('');

  return `${capitalised(bare(noun, 'nominative'))}${cuts}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase('de') + words.slice(1);
}

/** As German shops call them. */
export const CUTS: Readonly<Record<string, string>> = {
  petite: 'Petite',
  tall: 'Tall',
  'plus-size': 'Plus Size',
  maternity: 'Umstandsmode',
  'wide-fit': 'weite Passform',
  'short-fit': 'Kurzgröße',
  'big-and-tall': 'Übergröße',
};
