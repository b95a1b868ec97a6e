import type { Wardrobe } from '#contract/onboarding.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { DraftItem } from '#domain/stylist/stylist.ts';
import type { Kind } from '#domain/wardrobe/garment.ts';
import { necklineOf, type Sleeve, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

/** A request as somebody types it, and what has to be in the outfit, or be told back in the words given here. */
export interface WrittenWish {
  say: string;
  /** Womenswear where it is left out. */
  wears?: Wardrobe;
  /** What was pressed; left out where the person touched nothing. */
  range?: PriceRange;
  wants: readonly (readonly [words: string, holds: Holds])[];
}

export type Holds = (items: readonly DraftItem[]) => boolean;

const CLOTHES = ['outer', 'top', 'bottom', 'dress'];
const kindsOf = ({ garment }: DraftItem): readonly string[] => garmentOf(garment)?.kinds ?? [];
const isOf = (item: DraftItem, name: string) =>
  item.slot === name || kindsOf(item).includes(name) || item.garment === name;

/** Something of this kind, slot or key is worn. */
export const has =
  (...names: string[]): Holds =>
  (items) =>
    items.some((item) => names.some((name) => isOf(item, name)));

export const none =
  (...names: (Kind | string)[]): Holds =>
  (items) =>
    !items.some((item) => names.some((name) => isOf(item, name)));

/** `name` null: any piece of clothing or shoes. */
export const inColour =
  (name: string | null, ...colours: string[]): Holds =>
  (items) =>
    items.some(
      (item) =>
        (name === null ? item.slot !== 'accessory' : isOf(item, name)) && colours.includes(item.color),
    );

export const noColour =
  (...colours: string[]): Holds =>
  (items) =>
    !items.some((item) => colours.includes(item.color));

export const onlyColours =
  (...colours: string[]): Holds =>
  (items) =>
    items.every((item) => !CLOTHES.includes(item.slot) || colours.includes(item.color));

export const inPattern =
  (name: string | null, ...patterns: string[]): Holds =>
  (items) =>
    items.some((item) => (name === null || isOf(item, name)) && patterns.includes(item.pattern));

export const noPattern =
  (...patterns: string[]): Holds =>
  (items) =>
    !items.some((item) => patterns.includes(item.pattern));

export const inCloth =
  (name: string | null, ...fabrics: string[]): Holds =>
  (items) =>
    items.some((item) => (name === null || isOf(item, name)) && fabrics.includes(item.fabric));

export const noCloth =
  (...fabrics: string[]): Holds =>
  (items) =>
    !items.some((item) => fabrics.includes(item.fabric));

/** Of the top or the dress. */
export const sleeves =
  (...lengths: Sleeve[]): Holds =>
  (items) =>
    items.some((item) => lengths.some((length) => sleeveOf(item.garment ?? '') === length)) ||
    (lengths.includes('long') &&
      items.some((item) => item.slot === 'outer' && kindsOf(item).includes('blazer')));

export const neckline =
  (...shapes: string[]): Holds =>
  (items) =>
    items.some((item) => shapes.includes(necklineOf(item.garment ?? '') ?? ''));

export const atMost =
  (dollars: number): Holds =>
  (items) =>
    items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0) <= dollars;

/** A word stands in the name of a piece, which is what a shop is searched for. */
export const named =
  (words: RegExp): Holds =>
  (items) =>
    items.some((item) => words.test(item.item));

/** Nothing but an answer in words can meet it: no piece shows it. */
export const onlyByWords: Holds = () => false;
