import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { lightnessOf, loudness } from '#domain/stylist/house/compose/colour-pairs.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { OutfitRevision } from '#domain/stylist/stylist.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { warmthOf } from '#domain/wardrobe/weather.ts';
import type { Described, Expectation } from './blind-sentence.ts';
import { isCalled, isDescribed, type Worn } from './describe-pieces.ts';
import { type Direction, directionOf } from './directions.ts';

/**
 * What of an expectation a look does not meet, one line each.
 * @param text what was written: a cloth that it asks for by name is not the one that it refuses
 * @param before the look that it was said about, for "lighter"
 */
export function faultsOfLook(
  items: readonly Worn[],
  expect: Expectation,
  text: string,
  before: readonly Worn[] = [],
): string[] {
  const asked = clothsAskedFor(text);
  const total = items.reduce(
    (sum, { priceLowCents, priceHighCents }) => sum + (priceLowCents + priceHighCents) / 200,
    0,
  );

  return [
    ...(expect.has ?? [])
      .filter((what) => !items.some((item) => isDescribed(item, what) || isSoCompared(item, what, before)))
      .map((what) => `lacks ${say(what)}`),
    ...(expect.hasNot ?? [])
      .filter((what) =>
        items.some(
          (item) =>
            isDescribed(item, what, true) && !(what.cloth !== undefined && asked.includes(item.fabric)),
        ),
      )
      .map((what) => `has ${say(what)}`),
    ...(expect.removed ?? [])
      .filter((what) =>
        items.some(
          (item) =>
            isPiece(item, what) &&
            !isDressOf(item, what) &&
            // Jeans instead of the trousers are trousers too.
            !(expect.has ?? []).some((wanted) => wanted.what !== what && isDescribed(item, wanted)),
        ),
      )
      .map((what) => `still has ${what}`),
    ...(expect.totalAtMost !== undefined && total > expect.totalAtMost ? [`costs ${Math.round(total)}`] : []),
    ...(expect.totalAtLeast !== undefined && total < expect.totalAtLeast
      ? [`costs ${Math.round(total)}`]
      : []),
  ];
}

/** "Wool itches, cashmere": cashmere is a wool where wool is refused, and wanted here. */
function clothsAskedFor(text: string): string[] {
  return readWords(text).flatMap(({ meaning, negated }) =>
    meaning.is === 'fabric' && !negated ? [...meaning.names] : [],
  );
}

/** "A lighter color", "longer than before", "a bigger bag", "cheaper sandals". */
function isSoCompared(item: Worn, { more = '', ...rest }: Described, before: readonly Worn[]): boolean {
  const word = /^(lighter|darker|longer|bigger|larger|smaller|cheaper|warmer)/.exec(more)?.[1];
  const old = before.find(({ slot, category }) => slot === item.slot && category === item.category);
  if (word === undefined || old === undefined || !isDescribed(item, rest)) return false;
  const [now, then] = [garmentOf(item.garment), garmentOf(old.garment)];
  if (word === 'longer')
    return now !== null && then !== null && isKind(then, 'above-knee') && !isKind(now, 'above-knee');
  if (word === 'bigger' || word === 'larger') return item.slot === 'bag' && room(item) > room(old);
  if (word === 'cheaper') return price([item]) < price([old]);
  if (word === 'warmer') return warmth([item]) > warmth([old]);
  if (word === 'smaller') return item.slot === 'bag' && room(item) < room(old);
  const step = brightness(item) - brightness(old);

  return word === 'lighter' ? step > 0.05 : step < -0.05;
}

/** Of a bag: a clutch holds least, a backpack most. */
function room({ garment }: Worn): number {
  const bag = garmentOf(garment);
  const size = bag === null ? -1 : BAGS_BY_ROOM.findIndex((kinds) => isKind(bag, ...kinds));

  return size < 0 ? 1.5 : size;
}

const BAGS_BY_ROOM = [['clutch'], ['crossbody'], ['tote', 'backpack', 'briefcase']] as const;

function brightness({ color }: Worn): number {
  const name = COLOUR_NAMES.find((known) => known === color);

  return name === undefined ? 0.5 : lightnessOf(name);
}

function say(what: Described): string {
  return Object.values(what).join(' ');
}

export interface Moved {
  /** Items of the look that are not there to the letter any more. */
  touched: OutfitItem[];
  after: Worn[];
  /** What joined without taking the place of anything. */
  joined: Worn[];
}

export function movedBy(items: readonly OutfitItem[], revision: OutfitRevision): Moved {
  const kept = new Set(revision.items.flatMap((item) => ('kept' in item ? [item.kept] : [])));
  const after = revision.items.map((item): Worn => {
    if ('drafted' in item) return item.drafted;
    const stored = items.find(({ id }) => id === item.kept);
    if (stored === undefined) throw new Error(`The revision keeps ${item.kept}, which was not there`);
    return stored;
  });

  const touched = items.filter(({ id }) => !kept.has(id));
  const left = touched.map(({ slot }) => slot);
  const joined = revision.items.flatMap((item): Worn[] => {
    if ('kept' in item) return [];
    const place = left.indexOf(item.drafted.slot);
    if (place < 0) return [item.drafted];
    left.splice(place, 1);
    return [];
  });

  return { touched, after, joined };
}

/** A wrap of its own is a shawl; the lexicon knows the word as a cut. */
function isPiece(item: Worn, what: string): boolean {
  return isCalled(item, what === 'wrap' ? 'shawl' : what);
}

/** A shirt dress is no shirt. */
function isDressOf({ slot }: Worn, what: string): boolean {
  return slot === 'dress' && /(?:shirt|sweater)$/.test(what);
}

/** Where a dress leaves, a top and a bottom take its place. */
function isOwedTo({ slot }: Worn, touched: readonly OutfitItem[]): boolean {
  return ['top', 'bottom'].includes(slot) && touched.some((item) => item.slot === 'dress');
}

/** What moved or joined that the sentence wants left alone; a sentence that only names a direction lets anything join. */
export function falseMoves({ touched, joined }: Moved, expect: Expectation): string[] {
  const { onlyChanged, unchanged = [], nothing } = expect;
  if (nothing !== undefined)
    return [...touched.map(({ item }) => `moved ${item}`), ...joined.map(({ item }) => `added ${item}`)];

  return [
    ...touched
      .filter(
        (item) =>
          unchanged.some((what) => isPiece(item, what)) ||
          (onlyChanged !== undefined &&
            ![...onlyChanged, ...(expect.removed ?? [])].some((what) => isPiece(item, what))),
      )
      .map(({ item }) => `moved ${item}`),
    ...joined
      .filter(
        (item) =>
          onlyChanged !== undefined &&
          !isOwedTo(item, touched) &&
          !onlyChanged.some((what) => isPiece(item, what)) &&
          !(expect.has ?? []).some((what) => isDescribed(item, what)),
      )
      .map(({ item }) => `added ${item}`),
  ];
}

/** Whether the whole went where a mood points; `null` where that cannot be read off the pieces. */
export function wentTowards(mood: string, before: readonly Worn[], after: readonly Worn[]): boolean | null {
  const direction = directionOf(mood);
  const measure = direction === null ? undefined : MEASURES[direction];

  return measure === undefined ? null : measure(after) - measure(before) > 0.01;
}

const MEASURES: Readonly<Partial<Record<Direction, (items: readonly Worn[]) => number>>> = {
  warmer: warmth,
  'more formal': dressiness,
  'less formal': (items) => -dressiness(items),
  sportier: (items) => -dressiness(items),
  'more colourful': loud,
  'more daring': loud,
  calmer: (items) => -loud(items),
  cheaper: (items) => -price(items),
};

function dressiness(items: readonly Worn[]): number {
  const spans: number[] = items.flatMap(({ garment }) => garmentOf(garment)?.formality ?? []);

  return spans.reduce((sum, rung) => sum + rung, 0) / Math.max(1, spans.length);
}

function warmth(items: readonly Worn[]): number {
  return items.reduce((sum, item) => {
    const garment = garmentOf(item.garment);
    return garment === null || !isFabricName(item.fabric) ? sum : sum + warmthOf(garment, item.fabric);
  }, 0);
}

function loud(items: readonly Worn[]): number {
  return items.reduce((sum, item) => {
    const colour = COLOUR_NAMES.find((name) => name === item.color);
    return colour === undefined ? sum : sum + loudness(colour);
  }, 0);
}

function price(items: readonly Worn[]): number {
  return items.reduce((sum, item) => sum + item.priceLowCents + item.priceHighCents, 0) / 100;
}
