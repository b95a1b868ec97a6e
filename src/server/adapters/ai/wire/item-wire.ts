import * as z from 'zod/mini';
import { FABRIC_PATTERNS, type OutfitItem, SLOTS } from '#contract/outfits.ts';
import { COLOUR_NAMES, PALETTE } from '#contract/palette.ts';
import { type Avoidance, STYLE_NAMES } from '#contract/style-profile.ts';
import { closestColourName } from '#domain/colour/colour-of-name.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { plainText } from '#domain/stylist/plain-text.ts';
import type { DraftItem } from '#domain/stylist/stylist.ts';
import { AVOIDANCE_LABELS, bites } from '#domain/wardrobe/avoidances.ts';
import { FABRICS, isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { knownWord, oneOfKnown } from './words.ts';

/** One new item as a model writes it down. */
export const itemFields = {
  slot: oneOfKnown(SLOTS),
  garment: z.string(),
  category: z.string(),
  item: z.string(),
  color: oneOfKnown(COLOUR_NAMES),
  fabric: z.string(),
  pattern: oneOfKnown(FABRIC_PATTERNS),
  style: oneOfKnown(STYLE_NAMES),
  priceLow: z.number(),
  priceHigh: z.number(),
};
const itemWire = z.object(itemFields);
export type ItemWire = z.infer<typeof itemWire>;

const LENGTH = { item: 120, word: 40 };
const GRAY = '#8e9092';

/**
 * An item in the vocabularies of the port: what is nearly right is mended (a garment is found by its words, a color by
 * its name), what cannot be is said.
 */
export function readItem(wire: ItemWire, name: string): { item: DraftItem; issues: string[] } {
  const words = plainText(wire.item, LENGTH.item);
  const said = knownWord(wire.slot, SLOTS);
  const garment = garmentOf(wire.garment) ?? garmentNamed(words, said);
  const slot = garment?.slot ?? said;
  const colour = knownWord(wire.color, COLOUR_NAMES) ?? closestColourName(wire.color);
  const issues: string[] = [];
  if (slot === null) issues.push(`${name}: "slot" is none of ${SLOTS.join(', ')}`);
  if (words === '' && garment === null) issues.push(`${name}: "item" is empty`);
  if (colour === null) issues.push(`${name}: "color" is none of the colors`);

  return {
    issues,
    item: {
      slot: slot ?? 'accessory',
      category: garment?.category ?? (plainText(wire.category, LENGTH.word) || 'Item'),
      item: words || (garment?.name ?? ''),
      garment: garment?.key ?? null,
      color: colour ?? 'Gray',
      colorHex: PALETTE.find(({ name: curated }) => curated === colour)?.hex ?? GRAY,
      fabric:
        knownWord(wire.fabric, Object.keys(FABRICS)) ?? plainText(wire.fabric, LENGTH.word).toLowerCase(),
      pattern: knownWord(wire.pattern, FABRIC_PATTERNS) ?? 'plain',
      style: knownWord(wire.style, STYLE_NAMES) ?? garment?.styles[0] ?? 'Classic',
      ...priceOf(wire),
    },
  };
}

/** What an item has although the person asked to avoid it. */
export function avoidedIn(item: DraftItem, avoidances: readonly Avoidance[], name: string): string[] {
  const garment = garmentOf(item.garment);
  if (garment === null) return [];
  const fabric = isFabricName(item.fabric) ? item.fabric : garment.fabrics[0];

  return avoidances
    .filter((avoidance) => bites(avoidance, { garment, fabric, pattern: item.pattern }))
    .map((avoidance) => `${name}: the person avoids ${AVOIDANCE_LABELS[avoidance]}`);
}

/** What is missing for leaving the house. */
export function unwearable(items: readonly Pick<OutfitItem, 'slot'>[]): string[] {
  const has = (slot: string) => items.some((item) => item.slot === slot);
  return has('dress') || (has('top') && has('bottom'))
    ? []
    : ['the outfit needs a top and a bottom, or a dress or jumpsuit'];
}

/** "Cropped wide-leg jeans" without a key of ours is still a pair of wide-leg jeans to draw. */
function garmentNamed(words: string, slot: string | null): Garment | null {
  const targets = readWords(words)
    .flatMap(({ meaning }) =>
      meaning.is === 'garments' && meaning.target.breadth !== 'slot' ? [meaning.target] : [],
    )
    // The noun stands last, and a word for one garment says more than a word for a kind.
    .toReversed()
    .sort((first, second) => Number(second.breadth === 'garment') - Number(first.breadth === 'garment'));

  for (const { keys } of targets) {
    for (const key of keys) {
      const garment = garmentOf(key);
      if (garment !== null && (slot === null || garment.slot === slot)) return garment;
    }
  }
  return null;
}

const MOST_DOLLARS = 5_000;

function priceOf({ priceLow, priceHigh }: ItemWire): Pick<DraftItem, 'priceLowCents' | 'priceHighCents'> {
  const [one, two] = [priceLow, priceHigh].map(
    (dollars) =>
      Math.max(1, Math.min(MOST_DOLLARS, Math.round(Number.isFinite(dollars) ? dollars : 1))) * 100,
  ) as [number, number];
  return { priceLowCents: Math.min(one, two), priceHighCents: Math.max(one, two) };
}
