import { FABRIC_PATTERNS, type Slot } from '#contract/outfits.ts';
import { PALETTE } from '#contract/palette.ts';
import type { BoardItem } from '#domain/lookboard/draw-look-board.ts';
import { SILHOUETTES, type Silhouette } from '#domain/wardrobe/silhouettes.ts';
import { type Chance, chanceFrom } from '../palette/chance.ts';

/** Where each slot's silhouettes begin in the list, in its order. */
const FIRST_OF_SLOT: readonly (readonly [Silhouette, Slot])[] = [
  ['tshirt', 'top'],
  ['blazer', 'outer'],
  ['trousers', 'bottom'],
  ['slip-dress', 'dress'],
  ['sneaker', 'shoes'],
  ['tote', 'bag'],
  ['belt', 'accessory'],
];

const FABRICS = [
  'cotton',
  'wool',
  'linen',
  'leather',
  'suede',
  'silk',
  'satin',
  'denim',
  'velvet',
  'corduroy',
  'straw',
];

const OUTFITS = 200;

/** Looks of two to ten items: separates or a dress, with or without an outer layer, in any colors. */
export function randomOutfits(): BoardItem[][] {
  return Array.from({ length: OUTFITS }, (_, index) => randomOutfit(chanceFrom(index + 1)));
}

function randomOutfit(chance: Chance): BoardItem[] {
  const slots: Slot[] = chance.number() < 0.3 ? ['dress'] : ['top', 'bottom'];
  if (chance.number() < 0.55) slots.push('outer');
  if (chance.number() < 0.08) slots.push('outer');
  slots.push('shoes');
  if (chance.number() < 0.7) slots.push('bag');
  const accessories = Math.floor(chance.between(0, 5));
  for (let count = 0; count < accessories; count += 1) slots.push('accessory');
  return slots.slice(0, 10).map((slot) => randomItem(slot, chance));
}

function randomItem(slot: Slot, chance: Chance): BoardItem {
  return {
    slot,
    silhouette: chance.number() < 0.04 ? null : chance.pick(silhouettesOf(slot)),
    colorHex: chance.pick(PALETTE).hex,
    pattern: chance.number() < 0.5 ? 'plain' : chance.pick(FABRIC_PATTERNS),
    fabric: chance.pick(FABRICS),
  };
}

export function silhouettesOf(slot: Slot): readonly Silhouette[] {
  const position = FIRST_OF_SLOT.findIndex(([, of]) => of === slot);
  const start = SILHOUETTES.indexOf(FIRST_OF_SLOT[position]?.[0] ?? 'tshirt');
  const next = FIRST_OF_SLOT[position + 1]?.[0];
  return SILHOUETTES.slice(start, next === undefined ? undefined : SILHOUETTES.indexOf(next));
}
