import type { Slot } from '#contract/outfits.ts';
import { type Area, type Box, boxOfTilted, overlapOf } from './box.ts';
import { largestHole } from './compose/hole.ts';
import { freePlace, type Lying, wornAt } from './compose/place-goods.ts';
import { isClothing, type Sized, turnedAbout } from './compose/sized.ts';
import { solidOf } from './compose/solid.ts';
import { layClothes, type Nudge } from './compose/templates.ts';
import { type Dice, seededDice, within } from './pen/dice.ts';

export type { Sized } from './compose/sized.ts';

export const BOARD_WIDTH = 1024;
export const BOARD_HEIGHT = 1280;

const MARGIN = 44;
export const AREA: Area = {
  left: MARGIN,
  top: MARGIN,
  right: BOARD_WIDTH - MARGIN,
  bottom: BOARD_HEIGHT - MARGIN,
};
/** Pixels per millimetre: the largest at which everything has room is taken. Shoes and bags by themselves are shown larger. */
const LARGEST = 1.1;
const LARGEST_GOODS = 2;
const SHRINK = 0.965;
const FURTHER = 1.16;
/** Of the page. */
const LARGEST_HOLE = 1 / 6;
/** A template may leave a hole, much bare page or an empty corner: then the first layout without is taken, or the fullest. */
const NUDGES: readonly Nudge[] = [
  { level: 0, closer: 0 },
  { level: 0, closer: 0, apart: 0.14 },
  { level: 2.6, closer: 0 },
  { level: 0.5, closer: 0 },
  { level: 1, closer: 0 },
  { level: 0.5, closer: 0.12 },
  { level: 1, closer: 0.12 },
  { level: 0.75, closer: 0.05 },
  { level: 1.5, closer: 0 },
  { level: 0, closer: 0, isStacked: true },
];
/** Of the page, by boxes: a look needs air. */
const MOST_COVERED = 0.65;
const LEAST_COVERED = 0.55;
/** Of a garment, by the boxes of those above it. */
const MOST_HIDDEN = 0.44;
/** Of the emptier lower quarter. */
const LEAST_IN_CORNER = 0.3;

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
  /** It lies on the clothes where it is worn, on purpose. */
  isWorn: boolean;
}

/**
 * Lays garments out as a stylist would: clothes by a template for their number and kind, what is worn on them upon them,
 * everything else close by; the whole look at one scale. In the order in which they are drawn, back to front.
 */
export function placeItems(given: Sized[], seed: number): PlacedItem[] {
  const dice = seededDice(seed);
  const tilts = tiltsOf(given, dice);
  const isMirrored = dice() < 0.5;
  const items = isMirrored ? given.map(turnedAbout) : given;
  // Only clothes that lie beside each other can move against each other.
  const nudges = items.filter(({ slot }) => isClothing(slot)).length > 1 ? NUDGES : NUDGES.slice(0, 1);
  // Moving pieces about gains only so much.
  let from = items.some(({ slot }) => isClothing(slot)) ? LARGEST : LARGEST_GOODS;
  let [best, least] = [[] as PlacedItem[], Number.POSITIVE_INFINITY];
  for (const nudge of nudges) {
    const placed = asLargeAsFits(items, tilts, { isMirrored, nudge }, from);
    from = Math.min(from, FURTHER * scaleOf(placed));
    const emptiness = emptinessOf(placed);
    if (emptiness < least) [best, least] = [placed, emptiness];
    if (least === 0) break;
  }
  return best;
}

interface Manner {
  isMirrored: boolean;
  nudge: Nudge;
}

/** The clothes' scale. */
export function scaleOf(placed: readonly PlacedItem[]): number {
  return placed.find(({ slot }) => isClothing(slot))?.scale ?? LARGEST_GOODS;
}

function asLargeAsFits(items: Sized[], tilts: number[], manner: Manner, from: number): PlacedItem[] {
  for (let scale = from; ; scale *= SHRINK) {
    const placed =
      arrange(items, tilts, { ...manner, scale, isTight: false }) ??
      arrange(items, tilts, { ...manner, scale, isTight: true });
    if (placed && coveredShare(placed) <= MOST_COVERED)
      return centred(manner.isMirrored ? placed.map(mirrored) : placed);
  }
}

const PAGE: Area = { left: 0, top: 0, right: BOARD_WIDTH, bottom: BOARD_HEIGHT };

/** How far a layout is from a full page: 0 is full enough. A hole weighs most, then what is bare, then an empty lower corner. */
export function emptinessOf(placed: readonly PlacedItem[]): number {
  const hole = holeIn(placed);
  const bare = Math.max(0, LEAST_COVERED - coveredShare(placed));
  const corners = [0, BOARD_WIDTH / 2].map((left) =>
    coveredShare(placed, {
      left,
      top: BOARD_HEIGHT / 2,
      right: left + BOARD_WIDTH / 2,
      bottom: BOARD_HEIGHT,
    }),
  );
  const empty = Math.max(0, LEAST_IN_CORNER - Math.min(...corners));
  return (
    (hole > LARGEST_HOLE ? 1 + hole : 0) +
    (hidesOne(placed) ? 3 : 0) +
    (standsHigh(placed) ? 0.5 : 0) +
    bare +
    empty * 0.3
  );
}

/** Whether shoes stand beside or above what is worn over the chest, where there is more than one garment. */
function standsHigh(placed: readonly PlacedItem[]): boolean {
  const isAlone = placed.filter(({ slot }) => isClothing(slot)).length < 2;
  return !isAlone && placed.some(({ slot, centreY }) => slot === 'shoes' && centreY < BOARD_HEIGHT / 2);
}

/** Whether clothes cover much of each other, by their boxes. */
function hidesOne(placed: readonly PlacedItem[]): boolean {
  return placed.some(({ slot, box }, at) => {
    if (!isClothing(slot)) return false;
    const area = box.width * box.height;
    const covered = placed
      .slice(at + 1)
      .filter(({ isWorn }) => !isWorn)
      .map((over) => overlapOf(box, over.box) * Math.min(area, over.box.width * over.box.height));
    return covered.reduce((sum, shared) => sum + shared, 0) > MOST_HIDDEN * area;
  });
}

/** The largest hole's share of the page. */
function holeIn(placed: readonly PlacedItem[]): number {
  const { width, height } = largestHole(
    placed.map(({ box }) => box),
    PAGE,
  );
  return (width * height) / (BOARD_WIDTH * BOARD_HEIGHT);
}

/** Null when there is no room at this scale. */
function arrange(
  items: Sized[],
  tilts: number[],
  { scale, isMirrored, nudge, isTight }: Manner & { scale: number; isTight: boolean },
): PlacedItem[] | null {
  const put = (index: number, item: Sized, x: number, y: number, own: number, isWorn = false): PlacedItem => {
    const tilt = tilts[index] ?? 0;
    const size = boxOfTilted(item.width * own, item.height * own, tilt);
    const box = { x: x - size.width / 2, y: y - size.height / 2, ...size };
    return { index, slot: item.slot, centreX: x, centreY: y, scale: own, tilt, box, isWorn };
  };
  const clothes = items.flatMap((item, index) => (isClothing(item.slot) ? index : []));
  const laid = layClothes(items, clothes, nudge).toSorted((a, b) => a.layer - b.layer);
  const placed = laid.flatMap(({ index, x, y }) => {
    const item = items[index];
    if (!item) return [];
    const [centreX, centreY] = [x + item.width / 2, y + item.height / 2];
    return [put(index, item, MARGIN + centreX * scale, MARGIN + centreY * scale, scale)];
  });
  moveInside(placed);
  if (placed.some(({ box }) => box.x + box.width > AREA.right || box.y + box.height > AREA.bottom))
    return null;

  const lying: Lying[] = placed.flatMap(({ index, box, tilt }) => {
    const item = items[index];
    return item ? [{ item, box, solid: solidOf(item, box), tilt: isMirrored ? -tilt : tilt }] : [];
  });
  const worn: PlacedItem[] = [];
  const goods = goodsInTurn(items);
  for (const index of goods) {
    const item = items[index];
    if (!item) continue;
    const own = scale * enlargement(item, scale);
    const spot = worn.some((other) => items[other.index]?.kind === item.kind)
      ? null
      : wornAt(item, lying, scale, isMirrored);
    if (spot) {
      worn.push(put(index, item, spot[0], spot[1], own, true));
      continue;
    }
    const free = freePlace(
      item,
      boxOfTilted(item.width * own, item.height * own, tilts[index] ?? 0),
      lying,
      AREA,
      { isTight, isAlone: goods.length === 1 },
    );
    if (!free) return null;
    placed.push(put(index, item, free.x + free.width / 2, free.y + free.height / 2, own));
    lying.push({ item, box: free, solid: [free], tilt: 0 });
  }
  return [...placed, ...worn];
}

/** Templates leave nothing left of the first column or above it; a tilt and a second column may. */
function moveInside(placed: PlacedItem[]): void {
  const dx = AREA.left - Math.min(...placed.map(({ box }) => box.x));
  const dy = AREA.top - Math.min(...placed.map(({ box }) => box.y));
  for (const piece of placed) Object.assign(piece, moved(piece, dx, dy));
}

/** The larger first, so that the small ones fill what is left. */
function goodsInTurn(items: Sized[]): number[] {
  const turn = (index: number) => {
    const item = items[index];
    return item ? (item.slot === 'shoes' ? 2_000 : 0) + Math.max(item.width, item.height) : 0;
  };
  return items
    .flatMap((item, index) => (isClothing(item.slot) ? [] : index))
    .toSorted((a, b) => turn(b) - turn(a) || a - b);
}

/** Shoes, bags and belts come near this scale on every board, pixels per millimetre, or a look of few clothes has giant ones. */
const GOODS_SCALE = 0.94;
const SMALLER = 0.88;
const LARGER = 1.4;
/** Millimetres: a bag that measures more does so by its strap. */
const LOOPED = 400;
const MOST_ENLARGED = 1.25;
/** Beside clothes on the same ground, belts and watches look large sooner than shoes do. */
const LARGEST_ACCESSORY = 1.1;

/** What is laid upon clothes, or is as large. */
const LIKE_CLOTHES: ReadonlySet<Sized['kind']> = new Set(['tie', 'bow-tie', 'scarf', 'necklace', 'tights']);

/** Jewellery and glasses would vanish beside a coat at their true scale. */
export function enlargement({ slot, kind, width, height }: Sized, scale: number): number {
  // What lies on clothes must fit them.
  if (kind === 'pocket-square') return 0.94;
  if (LIKE_CLOTHES.has(kind ?? null)) return 1;
  const alike = Math.min(LARGER, Math.max(SMALLER, GOODS_SCALE / scale));
  // A strap that loops needs no more room than it takes.
  if (slot === 'bag' && Math.max(width, height) > LOOPED) return Math.min(1, alike);
  if (slot !== 'accessory') return alike;
  const near = Math.min(LARGEST_ACCESSORY, alike);
  return Math.min(MOST_ENLARGED, near * Math.max(1, Math.sqrt(130 / Math.max(width, height, 1))));
}

/** Degrees: a look lies on one axis; small things are put down less exactly. */
/** The breast pocket's slant, degrees: a pocket square stands in it. */
const POCKET_SLANT = -7;

function tiltsOf(items: readonly Sized[], dice: Dice): number[] {
  const tilts = items.map((item) => tiltOf(item, dice));
  // A tie hangs straight down its shirt.
  const shirt = tilts[items.findIndex(({ slot }) => slot === 'top')] ?? 0;
  return items.map(({ kind }, index) => (kind === 'tie' || kind === 'bow-tie' ? shirt : (tilts[index] ?? 0)));
}

function tiltOf(item: Sized, dice: Dice): number {
  const most = isClothing(item.slot) ? 1.6 : item.slot === 'bag' || item.slot === 'shoes' ? 3 : 6;
  const tilt = within(dice, -most, most);
  return item.kind === 'pocket-square' ? POCKET_SLANT : tilt;
}

function moved(piece: PlacedItem, dx: number, dy: number): PlacedItem {
  const { box } = piece;
  return {
    ...piece,
    centreX: piece.centreX + dx,
    centreY: piece.centreY + dy,
    box: { ...box, x: box.x + dx, y: box.y + dy },
  };
}

function mirrored(piece: PlacedItem): PlacedItem {
  return moved(piece, BOARD_WIDTH - 2 * piece.centreX, 0);
}

const CELL = 16;

/** How much of the page, or of a part of it, the pieces' boxes cover together, 0 to 1. */
export function coveredShare(placed: readonly PlacedItem[], area: Area = PAGE): number {
  const columns = (area.right - area.left) / CELL;
  const rows = (area.bottom - area.top) / CELL;
  const cells = new Uint8Array(columns * rows);
  const cell = (at: number, most: number) => Math.max(0, Math.min(most, Math.round(at / CELL)));
  for (const { box } of placed) {
    const [left, right] = [box.x - area.left, box.x + box.width - area.left].map((x) => cell(x, columns));
    const last = cell(box.y + box.height - area.top, rows);
    for (let y = cell(box.y - area.top, rows); y < last; y += 1)
      cells.fill(1, y * columns + (left ?? 0), y * columns + (right ?? 0));
  }
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
}

/** The whole look moved to the middle of the page. */
function centred(placed: PlacedItem[]): PlacedItem[] {
  if (placed.length === 0) return placed;
  const left = Math.min(...placed.map(({ box }) => box.x));
  const right = Math.max(...placed.map(({ box }) => box.x + box.width));
  const top = Math.min(...placed.map(({ box }) => box.y));
  const bottom = Math.max(...placed.map(({ box }) => box.y + box.height));
  const [dx, dy] = [(BOARD_WIDTH - left - right) / 2, (AREA.top + AREA.bottom - top - bottom) / 2];
  return placed.map((piece) => moved(piece, dx, dy));
}
