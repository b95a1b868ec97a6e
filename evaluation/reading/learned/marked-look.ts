import type { Outfit, OutfitItem, Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { itemOf } from '#domain/stylist/house/compose/propose-outfit.ts';
import type { Meaning, Target } from '#domain/stylist/house/language/mentions/meanings.ts';
import { rivalOf } from '#domain/stylist/house/revise/items/match-items.ts';
import { isOf } from '#domain/stylist/house/revise/items/what-is-here.ts';
import { everyColourOf, usualColours } from '#domain/wardrobe/colourways.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf, garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { lookOf } from '../looks.ts';
import type { MarkedWords } from './marked-words.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const IS_THERE = ['t', 'k', 'l'];
const DOLLARS = 60;

/**
 * A look that a marked sentence can be said about: the one of A to F that has most of what is to stay, to go or to be altered, with the rest
 * of that put in, and without what is wanted.
 * @param seed chooses among looks that are equally near
 */
export function lookFor(marks: readonly MarkedWords[], seed: number): Outfit {
  const present = marks.filter(({ mark }) => IS_THERE.includes(mark));
  const wanted = marks.filter(({ mark }) => mark === 'w').flatMap(targetsIn);
  const needed = present.flatMap(targetsIn);
  const looks = LETTERS.map((letter, at) => ({ look: lookOf(letter), rank: (at + seed) % LETTERS.length }));
  const nearness = ({ items }: Outfit) =>
    needed.filter((target) => hasTarget(items, target)).length -
    0.5 * wanted.filter((target) => hasTarget(items, target)).length;
  const [nearest] = looks.sort(
    (one, other) => nearness(other.look) - nearness(one.look) || one.rank - other.rank,
  );
  if (nearest === undefined) throw new Error('There are no looks');
  let items: OutfitItem[] = nearest.look.items;
  for (const target of wanted)
    if (!needed.some((other) => overlap(other, target))) items = without(items, target);
  for (const mark of present) for (const target of targetsIn(mark)) items = withTarget(items, target);
  for (const mark of present) items = withQualities(items, mark);

  return { ...nearest.look, items };
}

export function targetsIn({ meanings }: MarkedWords): Target[] {
  return meanings.flatMap((meaning) => (meaning.is === 'garments' ? [meaning.target] : []));
}

function hasTarget(items: readonly OutfitItem[], target: Target): boolean {
  return items.some((item) => isOf(item, { is: 'garments', target }));
}

function overlap(one: Target, other: Target): boolean {
  return [...one.keys].some((key) => other.keys.has(key));
}

function withTarget(items: OutfitItem[], target: Target): OutfitItem[] {
  const garment = [...target.keys].map(garmentOf).find((one) => one !== null);
  if (garment === undefined || garment === null || hasTarget(items, target)) return items;
  const rival = rivalOf(target, items);
  const joining = madeOf(garment, `put-${garment.key}`);
  if (rival === null) return [...items, joining];
  const left = items.filter(
    ({ id, slot }) => id !== rival.id && !(garment.slot === 'dress' && (slot === 'top' || slot === 'bottom')),
  );
  const separates: Slot[] = rival.slot === 'dress' && garment.slot !== 'dress' ? ['top', 'bottom'] : [];
  const others = separates
    .filter((slot) => slot !== garment.slot)
    .map((slot) => madeOf(garmentsIn(slot)[0] as Garment, `put-${slot}`));

  return [joining, ...others, ...left];
}

function madeOf(garment: Garment, id: string): OutfitItem {
  const piece = {
    garment,
    fabric: garment.fabrics[0] as (typeof garment.fabrics)[number],
    pattern: garment.patterns[0] as (typeof garment.patterns)[number],
    colour: usualColours(garment.colours)[0] as ColourName,
  };

  return { ...lookOf('A').items[0], ...itemOf(piece, bandAround(DOLLARS), new Map()), id } as OutfitItem;
}

/** What is wanted is not there yet: another of its place is, or none where an outfit can do without. */
function without(items: OutfitItem[], target: Target): OutfitItem[] {
  return items.flatMap((item) => {
    if (target.breadth === 'slot' || item.garment === null || !target.keys.has(item.garment)) return [item];
    if (!['top', 'bottom', 'shoes', 'dress'].includes(item.slot)) return [];
    const other = garmentsIn(item.slot).find(({ key }) => !target.keys.has(key));

    return other === undefined ? [item] : [madeOf(other, item.id)];
  });
}

/** "The [l:burgundy tie]": the tie is burgundy, where ties are; a color alone is that of some piece. */
function withQualities(items: OutfitItem[], { meanings }: MarkedWords): OutfitItem[] {
  const targets = meanings.filter((meaning) => meaning.is === 'garments');
  const qualities = meanings.filter(({ is }) => ['colour', 'fabric', 'pattern'].includes(is));
  const isMeant = (item: OutfitItem) => targets.some((meaning) => isOf(item, meaning));
  if (targets.length === 0) {
    const missing = qualities.filter((quality) => !items.some((item) => isOf(item, quality)));
    return missing.reduce((so, quality) => {
      const at = so.findIndex((item) => canBe(item, quality) !== null);
      return so.map((item, index) => (index === at ? (canBe(item, quality) ?? item) : item));
    }, items);
  }

  return items.map((item) =>
    isMeant(item)
      ? qualities.reduce((so, quality) => (isOf(so, quality) ? so : (canBe(so, quality) ?? so)), item)
      : item,
  );
}

/** The item with a quality that it has not; null where its garment is not sold so. */
function canBe(item: OutfitItem, meaning: Meaning): OutfitItem | null {
  const garment = garmentOf(item.garment);
  if (garment === null) return null;
  if (meaning.is === 'colour') {
    const name = everyColourOf(garment.colours).find((colour) => meaning.names.includes(colour));
    return name === undefined ? null : { ...item, color: name };
  }
  if (meaning.is === 'fabric') {
    const name = garment.fabrics.find((fabric) => meaning.names.some((one) => one === fabric));
    return name === undefined ? null : { ...item, fabric: name };
  }
  if (meaning.is === 'pattern') {
    const name = garment.patterns.find((pattern) => meaning.patterns.includes(pattern));
    return name === undefined ? null : { ...item, pattern: name };
  }

  return null;
}
