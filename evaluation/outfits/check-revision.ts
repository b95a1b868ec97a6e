import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { middleCents } from '#domain/shopping/price-plan.ts';
import { loudness } from '#domain/stylist/house/compose/colour-pairs.ts';
import type { DraftItem, OutfitRevision } from '#domain/stylist/stylist.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { warmthOf } from '#domain/wardrobe/weather.ts';
import type { Expected, ExpectedItem } from './sentences/sentence.ts';

type AnyItem = OutfitItem | DraftItem;

export interface Verdict {
  isExact: boolean;
  /** Something changed that nobody asked for. */
  isFalse: boolean;
  why: string;
}

/** Compares what a revision did with what the sentence meant. */
export function checkRevision(outfit: Outfit, revision: OutfitRevision, expected: Expected): Verdict {
  const kept = new Set(revision.items.flatMap((item) => ('kept' in item ? [item.kept] : [])));
  const drafted = revision.items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));
  const touched = outfit.items.filter((item) => !kept.has(item.id));
  if ('nothing' in expected)
    return verdict(
      touched.length === 0 && drafted.length === 0,
      touched.length > 0 || drafted.length > 0,
      'something changed',
    );
  if ('whole' in expected) return checkWhole(outfit, revision, expected.whole, expected.keeps ?? [], touched);

  const wanted = Object.entries(expected.items);
  const extra = touched.filter((item) => !Object.hasOwn(expected.items, item.garment ?? ''));
  const missed = wanted.filter(([key]) => !touched.some((item) => item.garment === key));
  if (extra.length > 0)
    return verdict(false, true, `changed ${extra.map((item) => item.garment).join(', ')} too`);
  if (missed.length > 0) return verdict(false, false, `left ${missed.map(([key]) => key).join(', ')}`);

  const open = [...drafted];
  const claim = (what: ExpectedItem, old: OutfitItem | null) => {
    const at = open.findIndex((item) => isLike(item, what, old));
    if (at >= 0) open.splice(at, 1);

    return at >= 0;
  };
  const replaced = wanted.filter((entry): entry is [string, ExpectedItem] => entry[1] !== 'removed');
  for (const [key, what] of replaced) {
    const old = outfit.items.find((item) => item.garment === key) ?? null;
    if (!claim(what, old))
      return verdict(
        false,
        false,
        `${key} became ${drafted.map((item) => `${item.color} ${item.garment}`).join(', ')}`,
      );
  }
  for (const what of expected.added ?? []) if (!claim(what, null)) return verdict(false, false, 'not added');

  return verdict(open.length === 0, open.length > 0, `added ${open.map((item) => item.garment).join(', ')}`);
}

function verdict(isExact: boolean, isFalse: boolean, why: string): Verdict {
  return { isExact, isFalse, why: isExact ? '' : why };
}

function isLike(item: DraftItem, what: ExpectedItem, old: OutfitItem | null): boolean {
  const garment = garmentOf(item.garment);
  if (garment === null) return false;

  return (
    (what.kind === undefined || garment.kinds.includes(what.kind)) &&
    (what.notKind === undefined || !garment.kinds.includes(what.notKind)) &&
    (what.slot === undefined || garment.slot === what.slot) &&
    (what.garments === undefined || what.garments.includes(garment.key)) &&
    (what.colours === undefined || what.colours.some((name) => name === item.color)) &&
    (what.fabrics === undefined || what.fabrics.some((name) => name === item.fabric)) &&
    (what.patterns === undefined || what.patterns.includes(item.pattern)) &&
    (what.sameGarment === undefined || old?.garment === item.garment) &&
    (what.cheaper === undefined || (old !== null && middleCents(item) < middleCents(old)))
  );
}

function checkWhole(
  outfit: Outfit,
  revision: OutfitRevision,
  whole: string,
  keeps: readonly string[],
  touched: readonly OutfitItem[],
): Verdict {
  const broken = touched.filter((item) => keeps.includes(item.garment ?? ''));
  if (broken.length > 0)
    return verdict(false, true, `touched ${broken.map((item) => item.garment).join(', ')}`);

  const after: AnyItem[] = revision.items.map((item) =>
    'kept' in item ? (outfit.items.find((old) => old.id === item.kept) as OutfitItem) : item.drafted,
  );
  const measure = MEASURES[whole] ?? (() => 0);
  const difference = measure(after) - measure(outfit.items);
  const isUnchanged = touched.length === 0 && after.length === outfit.items.length;
  if (whole === 'quieter') return verdict(!isUnchanged, false, 'nothing changed');

  return verdict(
    !isUnchanged && difference > 0.01,
    false,
    isUnchanged ? 'nothing changed' : `moved by ${difference.toFixed(2)}`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const dressiness = (items: readonly AnyItem[]) =>
  mean(
    items.flatMap((item) => {
      const garment = garmentOf(item.garment);
      return garment === null ? [] : [(garment.formality[0] + garment.formality[1]) / 2];
    }),
  );
const warmth = (items: readonly AnyItem[]) =>
  items.reduce((sum, item) => {
    const garment = garmentOf(item.garment);
    return garment === null || !isFabricName(item.fabric) ? sum : sum + warmthOf(garment, item.fabric);
  }, 0);
const price = (items: readonly AnyItem[]) => items.reduce((sum, item) => sum + middleCents(item), 0);
const loud = (items: readonly AnyItem[]) =>
  items.reduce((sum, item) => {
    const colour = COLOUR_NAMES.find((name) => name === item.color);
    return colour === undefined ? sum : sum + loudness(colour);
  }, 0);

const MEASURES: Record<string, (items: readonly AnyItem[]) => number> = {
  dressier: dressiness,
  plainer: (items) => -dressiness(items),
  warmer: warmth,
  cooler: (items) => -warmth(items),
  cheaper: (items) => -price(items),
  dearer: price,
  brighter: loud,
};
