import type { Slot } from '#contract/outfits.ts';
import { type Box, boxOfTilted, contains, gapBetween } from './box.ts';
import { type Dice, seededDice, within } from './pen/dice.ts';

export const BOARD_WIDTH = 1024;
export const BOARD_HEIGHT = 1280;
/** The share of the smaller of two boxes that may be covered; outer layer and top are free of it. */
export const MAX_OVERLAP = 0.15;

const MARGIN = 54;
/** Kept free at the foot for the row of swatches. */
const FOOT = 84;
const GAP = 18;
const STEP = 22;
/** Pixels per millimetre that are tried, largest first. */
const SCALES = Array.from({ length: 26 }, (_, step) => 0.92 * 0.96 ** step);
/** How much further shoes, bags and accessories are enlarged where there is room. */
const BOOSTS = [1.4, 1.25, 1.12];
/** Pixels of displacement from where garments belong that one hundredth of scale is worth. */
const AWAY_PER_SCALE = 26;

/** A garment's size, millimetres. */
export interface Sized {
  slot: Slot;
  width: number;
  height: number;
}

export interface PlacedItem {
  /** Index into what was given. */
  index: number;
  slot: Slot;
  centreX: number;
  centreY: number;
  scale: number;
  tilt: number;
  /** The upright box around the tilted garment, pixels. */
  box: Box;
}

/**
 * Lays garments out as a stylist would: outer layer behind the top, bottom at the right, shoes low
 * left, bag and accessories in the room that is left; the whole look at one scale, small things a
 * little larger than life. In the order in which they are drawn, back to front.
 */
export function placeItems(items: Sized[], seed: number): PlacedItem[] {
  const dice = seededDice(seed);
  const tilts = items.map((item) => tiltOf(item, dice));
  const best = bestScale(items, tilts);
  const boosted = BOOSTS.map((boost) => arrange(items, tilts, best.scale, boost)).find(
    (layout) => layout !== null,
  );
  const layout = boosted ?? best;
  return centred(layout.placed).sort((a, b) => DEPTH[a.slot] - DEPTH[b.slot] || a.index - b.index);
}

const DEPTH: Record<Slot, number> = { outer: 0, bottom: 1, top: 2, dress: 3, shoes: 4, bag: 5, accessory: 6 };
/** What takes its place first. */
const TURN: Record<Slot, number> = { outer: 0, dress: 1, top: 2, bottom: 3, shoes: 4, bag: 5, accessory: 6 };

interface Layout {
  scale: number;
  placed: PlacedItem[];
  /** How far garments lie from where they belong, pixels in all. */
  away: number;
}

/** Large, but not at the price of garments far from their places. */
function bestScale(items: Sized[], tilts: number[]): Layout {
  let best: { layout: Layout; value: number } | null = null;
  let scale = SCALES[0] ?? 1;
  for (let step = 0; best === null || step < SCALES.length; step += 1) {
    scale = SCALES[step] ?? scale * 0.9;
    const layout = arrange(items, tilts, scale, 1);
    if (!layout) continue;
    const value = scale * 100 - layout.away / AWAY_PER_SCALE;
    if (best && best.value > scale * 100) break;
    if (!best || value > best.value) best = { layout, value };
  }
  return best.layout;
}

/** Null when there is no room at this scale. */
function arrange(items: Sized[], tilts: number[], scale: number, boost: number): Layout | null {
  const order = items.map((_, index) => index).sort((a, b) => turnOf(items, a) - turnOf(items, b));
  const placed: PlacedItem[] = [];
  let away = 0;
  for (const index of order) {
    const item = items[index];
    if (!item) continue;
    const own = scale * enlargement(item) * boostOf(item, boost);
    const tilt = tilts[index] ?? 0;
    const size = boxOfTilted(item.width * own, item.height * own, tilt);
    const spot = findSpot(item, size, items, placed);
    if (!spot) return null;
    if (!isSmall(item)) away += spot.away;
    const [x, y] = [spot.x + size.width / 2, spot.y + size.height / 2];
    placed.push({
      index,
      slot: item.slot,
      centreX: x,
      centreY: y,
      scale: own,
      tilt,
      box: { x: spot.x, y: spot.y, ...size },
    });
  }
  return { scale, placed, away };
}

/** Jewellery and glasses stay small: they are enlarged already. */
function boostOf(item: Sized, boost: number): number {
  if (!isSmall(item)) return 1;
  return item.slot === 'accessory' ? Math.min(boost, 1.12) : boost;
}

function isSmall({ slot }: Sized): boolean {
  return slot === 'shoes' || slot === 'bag' || slot === 'accessory';
}

/** Larger pieces of a slot go first, so that the small ones fill what is left. */
function turnOf(items: Sized[], index: number): number {
  const item = items[index];
  return item ? TURN[item.slot] * 100 - Math.min(99, Math.max(item.width, item.height) / 20) : 0;
}

/** Shoes, bags and jewellery would vanish beside a coat at its true scale. */
function enlargement({ slot, width, height }: Sized): number {
  const longest = Math.max(width, height, 1);
  if (slot === 'shoes') return longest > 420 ? 1.05 : 1.24;
  if (slot === 'bag') return longest > 420 ? 0.92 : 1.1;
  if (slot === 'accessory') return Math.min(1.7, Math.max(0.6, Math.sqrt(260 / longest)));
  return longest > 1_150 ? 0.88 : 1;
}

function tiltOf({ slot }: Sized, dice: Dice): number {
  const amount = within(dice, 2, slot === 'accessory' || slot === 'shoes' ? 7.5 : 4.2);
  const leansLeft = slot === 'outer' || slot === 'shoes' || (slot === 'accessory' && dice() < 0.5);
  return leansLeft ? -amount : amount;
}

interface Spot {
  x: number;
  y: number;
  away: number;
}

/** The cheapest free place on a grid. */
function findSpot(
  item: Sized,
  size: { width: number; height: number },
  items: Sized[],
  placed: PlacedItem[],
): Spot | null {
  const anchor = anchorOf(item, size, items, placed);
  const isTop = item.slot === 'top';
  const outer = isTop ? placed.find((other) => other.slot === 'outer') : undefined;
  const others = placed.filter((other) => !(isTop && other.slot === 'outer')).map(({ box }) => box);
  const [right, bottom] = [BOARD_WIDTH - MARGIN - size.width, BOARD_HEIGHT - FOOT - size.height];
  let best: Spot | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let y = MARGIN; y <= bottom; y += STEP) {
    for (let x = MARGIN; x <= right; x += STEP) {
      const box = { x, y, width: size.width, height: size.height };
      const away = Math.hypot(x + size.width / 2 - anchor[0], (y + size.height / 2 - anchor[1]) * 0.6);
      // Even with all the room around it, it could not beat the best so far.
      if (costOf(item, away, FULL_CLEARANCE) >= lowest) continue;
      const clearance = clearanceOf(box, others);
      if (clearance < GAP) continue;
      const cost = costOf(item, away, clearance) + (outer && hides(box, outer.box) ? HIDING_COST : 0);
      if (cost < lowest) {
        lowest = cost;
        best = { x, y, away };
      }
    }
  }
  return best;
}

const FULL_CLEARANCE = 60;
const HIDING_COST = 400;

/** Garments go as near their place as they can; accessories into open room near the middle. */
function costOf({ slot }: Sized, away: number, clearance: number): number {
  return slot === 'accessory' ? away * 0.35 - clearance * 3 : away - Math.min(clearance, 30);
}

/** The distance to the nearest box, no more than what counts as open room. */
function clearanceOf(box: Box, others: Box[]): number {
  let clearance = FULL_CLEARANCE;
  for (const other of others) {
    clearance = Math.min(clearance, gapBetween(box, other));
    if (clearance < GAP) return clearance;
  }
  return clearance;
}

/** A top that hides its outer layer, or lies wholly inside it, shows neither. */
function hides(top: Box, outer: Box): boolean {
  return contains(outer, top) || contains(top, outer);
}

function anchorOf(
  item: Sized,
  size: { width: number; height: number },
  items: Sized[],
  placed: PlacedItem[],
): readonly [number, number] {
  const has = (slot: Slot) => items.some((other) => other.slot === slot);
  const already = placed.filter((other) => other.slot === item.slot).length;
  const outer = placed.find((other) => other.slot === 'outer');
  const [w, h] = [BOARD_WIDTH, BOARD_HEIGHT];
  switch (item.slot) {
    case 'outer':
      return already === 0 ? [w * 0.3, h * 0.26] : [w * 0.72, h * 0.26];
    case 'dress':
      return outer ? [w * 0.78, h * 0.36] : [w * 0.36, h * 0.36];
    case 'top':
      if (already > 0) return [w * 0.6, h * 0.55];
      if (!outer) return [w * 0.3, h * 0.27];
      return [
        outer.box.x + outer.box.width * 0.62,
        outer.box.y + outer.box.height * 0.62 + size.height * 0.3,
      ];
    case 'bottom':
      return has('top') || has('outer') ? [w * 0.8, h * 0.34] : [w * 0.5, h * 0.34];
    case 'shoes':
      return [w * 0.22, h * 0.84];
    case 'bag':
      return has('bottom') || has('dress') ? [w * 0.72, h * 0.8] : [w * 0.66, h * 0.6];
    case 'accessory':
      return [w * 0.54, h * 0.66];
  }
}

/** The whole look moved to the middle of the page. */
function centred(placed: PlacedItem[]): PlacedItem[] {
  const left = Math.min(...placed.map(({ box }) => box.x));
  const right = Math.max(...placed.map(({ box }) => box.x + box.width));
  const top = Math.min(...placed.map(({ box }) => box.y));
  const bottom = Math.max(...placed.map(({ box }) => box.y + box.height));
  const dx = (BOARD_WIDTH - left - right) / 2;
  const dy = (BOARD_HEIGHT - FOOT + MARGIN - top - bottom) / 2;
  return placed.map((item) => ({
    ...item,
    centreX: item.centreX + dx,
    centreY: item.centreY + dy,
    box: { ...item.box, x: item.box.x + dx, y: item.box.y + dy },
  }));
}
