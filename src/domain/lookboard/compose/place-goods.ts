import { type Box, gapBetween, overlapOf } from '../box.ts';
import { isClothing, type Sized } from './sized.ts';

/** A piece on the page: pixels. */
export interface Lying {
  item: Sized;
  box: Box;
}

/** The page's part on which pieces may lie. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 16;
/** Between two small things, pixels. */
const GAP = 16;
/** How much of a small thing's box may lie on the boxes of clothes, whose corners are mostly free. */
const ON_CLOTHES = 0.06;
/** A thing further than this from its nearest neighbour floats. */
const NEAR = 30;

type Point = readonly [x: number, y: number];

/** The breast pocket of a tailored jacket: its middle, millimetres from the jacket's own middle and top. */
const BREAST_POCKET = { across: 142, down: 254 };

/**
 * Things that are laid where they are worn: on the clothes. Null: it finds a free place.
 * @param isMirrored the layout is turned about afterwards, the garments in it are not
 */
export function wornAt(
  { kind, width, height }: Sized,
  clothes: readonly Lying[],
  scale: number,
  isMirrored: boolean,
): Point | null {
  const of = (...slots: Sized['slot'][]) =>
    slots.flatMap((slot) => clothes.find(({ item }) => item.slot === slot) ?? [])[0]?.box;
  const neck = of('top', 'dress');
  const outer = of('outer');
  const tailored = clothes.find(({ item }) => item.kind === 'suit-jacket' || item.kind === 'blazer')?.box;
  switch (kind) {
    case 'pocket-square': {
      const across = BREAST_POCKET.across * (isMirrored ? -1 : 1);
      return tailored
        ? [
            tailored.x + tailored.width / 2 + across * scale,
            tailored.y + (BREAST_POCKET.down - height / 2) * scale,
          ]
        : null;
    }
    case 'tie':
      return neck ? [neck.x + neck.width / 2, neck.y + (28 + height / 2) * scale] : null;
    case 'bow-tie':
      return neck ? [neck.x + neck.width / 2, neck.y + 44 * scale] : null;
    case 'necklace':
      return neck ? [neck.x + neck.width / 2, neck.y + (8 + height / 2) * scale] : null;
    case 'scarf':
      // Folded long ones hang over a shoulder; squares lie free.
      return outer && height > width * 1.5
        ? [outer.x + outer.width * 0.3, outer.y + (height / 2 - 4) * scale]
        : null;
    default:
      return null;
  }
}

/**
 * The best free place for a small thing: near where it belongs, close to its neighbours, never afloat. Null where there is
 * no room.
 * @param size pixels
 */
export function freePlace(
  item: Sized,
  size: { width: number; height: number },
  placed: readonly Lying[],
  area: Area,
): Box | null {
  const anchor = belongsAt(item, size, placed, area);
  let best: Box | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let y = area.top; y <= area.bottom - size.height; y += STEP)
    for (let x = area.left; x <= area.right - size.width; x += STEP) {
      const away = Math.hypot(x + size.width / 2 - anchor[0], y + size.height / 2 - anchor[1]);
      if (away >= lowest) continue;
      const box = { x, y, ...size };
      const cost = away + discomfort(box, placed);
      if (cost < lowest) {
        lowest = cost;
        best = box;
      }
    }
  return best;
}

function discomfort(box: Box, placed: readonly Lying[]): number {
  let [nearest, onClothes] = [Number.POSITIVE_INFINITY, 0];
  for (const { item, box: other } of placed) {
    const gap = gapBetween(box, other);
    nearest = Math.min(nearest, gap);
    if (gap >= GAP) continue;
    if (!isClothing(item.slot)) return Number.POSITIVE_INFINITY;
    if (gap < 0) onClothes += overlapOf(box, other);
  }
  if (onClothes > ON_CLOTHES) return Number.POSITIVE_INFINITY;
  return onClothes * 2_000 + (placed.length > 0 ? Math.max(0, nearest - NEAR) * 4 : 0);
}

/** Shoes where a column of clothes ends first, the bag at the other side, hats and glasses by the collar, watches and gloves by the cuffs. */
function belongsAt(
  { slot, kind }: Sized,
  size: { width: number; height: number },
  placed: readonly Lying[],
  area: Area,
): Point {
  const of = (...slots: Sized['slot'][]) =>
    slots.flatMap((wanted) => placed.find(({ item }) => item.slot === wanted) ?? [])[0]?.box;
  const [lower, upper] = [of('bottom', 'dress', 'top'), of('outer', 'top', 'dress')];
  const middle = (area.left + area.right) / 2;
  if (slot === 'shoes') return underShorterHalf(placed, size, area);
  if (slot === 'bag') {
    const shoes = of('shoes');
    const isShoesLeft = shoes ? shoes.x + shoes.width / 2 < middle : true;
    return [
      isShoesLeft ? area.right - size.width / 2 : area.left + size.width / 2,
      area.bottom - size.height / 2,
    ];
  }
  if (!upper) return [middle, area.bottom];
  const outside = upper.x + upper.width / 2 < middle ? upper.x : upper.x + upper.width;
  switch (kind) {
    case 'watch':
    case 'bracelet':
    case 'gloves':
      return [outside, upper.y + upper.height];
    case 'earrings':
    case 'sunglasses':
    case 'glasses':
    case 'beanie':
    case 'cap':
    case 'flat-cap':
    case 'sun-hat':
    case 'fedora':
    case 'headscarf':
      return [upper.x + upper.width, upper.y];
    case 'belt':
      return lower ? [lower.x + lower.width / 2, lower.y + lower.height] : [middle, area.bottom];
    default:
      return [middle, area.bottom - size.height / 2];
  }
}

/** Below the clothes of the half of the page where they end first. */
function underShorterHalf(placed: readonly Lying[], size: { height: number }, area: Area): Point {
  const middle = (area.left + area.right) / 2;
  const ends = ([-1, 1] as const).map((side) => {
    const boxes = placed.map(({ box }) => box).filter((box) => (box.x + box.width / 2 - middle) * side > 0);
    // A half without clothes is free as a whole: shoes lie at its foot.
    return { side, y: boxes.length > 0 ? Math.max(...boxes.map((box) => box.y + box.height)) : area.bottom };
  });
  const free = ends.reduce((first, other) => (other.y < first.y ? other : first));
  const y = Math.min(free.y + size.height / 2, area.bottom - size.height / 2);
  return [middle + (free.side * (area.right - area.left)) / 4, y];
}
