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
const GAP = 16;
const STEP = 18;
/** Pixels per millimetre to begin with; lowered until everything has room. */
const LARGEST_SCALE = 0.76;
const SHRINK = 0.955;

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
  for (let scale = LARGEST_SCALE; ; scale *= SHRINK) {
    const placed = tryAtScale(items, scale, seededDice(seed));
    if (placed) return centred(placed).sort((a, b) => DEPTH[a.slot] - DEPTH[b.slot] || a.index - b.index);
  }
}

const DEPTH: Record<Slot, number> = { outer: 0, bottom: 1, top: 2, dress: 3, shoes: 4, bag: 5, accessory: 6 };
/** What takes its place first. */
const TURN: Record<Slot, number> = { outer: 0, dress: 1, top: 2, bottom: 3, shoes: 4, bag: 5, accessory: 6 };

function tryAtScale(items: Sized[], scale: number, dice: Dice): PlacedItem[] | null {
  const order = items.map((_, index) => index).sort((a, b) => turnOf(items, a) - turnOf(items, b));
  const placed: PlacedItem[] = [];
  for (const index of order) {
    const item = items[index];
    if (!item) continue;
    const own = scale * enlargement(item);
    const tilt = tiltOf(item, dice);
    const size = boxOfTilted(item.width * own, item.height * own, tilt);
    const spot = findSpot(item, size, items, placed);
    if (!spot) return null;
    placed.push({
      index,
      slot: item.slot,
      centreX: spot.x + size.width / 2,
      centreY: spot.y + size.height / 2,
      scale: own,
      tilt,
      box: spot,
    });
  }
  return placed;
}

/** Larger pieces of a slot go first, so that the small ones fill what is left. */
function turnOf(items: Sized[], index: number): number {
  const item = items[index];
  return item ? TURN[item.slot] * 100 - Math.min(99, Math.max(item.width, item.height) / 20) : 0;
}

/** Shoes, bags and jewellery would vanish beside a coat at its true scale. */
function enlargement({ slot, width, height }: Sized): number {
  const longest = Math.max(width, height, 1);
  if (slot === 'shoes') return longest > 480 ? 1.05 : 1.22;
  if (slot === 'bag') return longest > 480 ? 0.95 : 1.12;
  if (slot === 'accessory') return Math.min(1.9, Math.max(0.85, Math.sqrt(300 / longest)));
  return longest > 1_150 ? 0.88 : 1;
}

function tiltOf({ slot }: Sized, dice: Dice): number {
  const amount = within(dice, 2, slot === 'accessory' || slot === 'shoes' ? 7.5 : 4.2);
  const leansLeft = slot === 'outer' || slot === 'shoes' || (slot === 'accessory' && dice() < 0.5);
  return leansLeft ? -amount : amount;
}

function findSpot(
  item: Sized,
  size: { width: number; height: number },
  items: Sized[],
  placed: PlacedItem[],
): Box | null {
  const anchor = anchorOf(item, size, items, placed);
  const top = item.slot === 'top';
  let best: { box: Box; cost: number } | null = null;
  const [right, bottom] = [BOARD_WIDTH - MARGIN - size.width, BOARD_HEIGHT - FOOT - size.height];
  for (let y = MARGIN; y <= bottom; y += STEP) {
    for (let x = MARGIN; x <= right; x += STEP) {
      const box = { x, y, ...size };
      const clearance = Math.min(
        ...placed.map((other) => (top && other.slot === 'outer' ? 60 : gapBetween(box, other.box))),
        60,
      );
      if (clearance < GAP) continue;
      const cost = costOf(item, box, anchor, clearance, placed);
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? null;
}

/** Garments go as near their anchor as they can; accessories into open room near the middle. */
function costOf(
  item: Sized,
  box: Box,
  anchor: readonly [number, number],
  clearance: number,
  placed: PlacedItem[],
): number {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const away = Math.hypot(x - anchor[0], y - anchor[1]);
  if (item.slot === 'accessory') return away * 0.35 - clearance * 3;
  const outer = item.slot === 'top' ? placed.find((other) => other.slot === 'outer') : undefined;
  // A top that hides its outer layer, or lies wholly inside it, shows neither.
  const hidden = outer && (contains(outer.box, box) || contains(box, outer.box)) ? 400 : 0;
  return away - Math.min(clearance, 30) + hidden;
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
