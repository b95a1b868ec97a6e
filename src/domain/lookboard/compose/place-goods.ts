import { type Area, type Box, gapBetween, overlapOf } from '../box.ts';
import { largestHole } from './hole.ts';
import { axisOf, isClothing, type Sized } from './sized.ts';

/** A piece on the page: pixels. */
export interface Lying {
  item: Sized;
  box: Box;
  /** Where of its box it really lies. */
  solid: readonly Box[];
  /** Degrees clockwise, as it lies in this layout. */
  tilt: number;
}

const STEP = 16;
/** Between two small things, pixels. */
const GAP = 16;
/** How much of a small thing's box may lie on the boxes of clothes, whose corners are mostly free. */
const ON_CLOTHES = 0.06;
/** A thing further than this from its nearest neighbour floats. */
const NEAR = 30;

/** A neck point this far below a garment's top has a hood behind it, millimetres. */
const HOOD = 90;
/** From the top of a shirt's collar to where its leaves meet and the knot of a tie begins, millimetres. */
const KNOT = 50;
/** From the top of a jacket's or coat's sleeve to its cuff as it lies, millimetres. */
const SLEEVE = 660;
/** What is closed up to the neck: a necklace would lie on a collar or a zip. */
const CLOSED_NECKS: readonly Sized['kind'][] = ['shirt', 'polo', 'hoodie', 'shirt-dress', 'jumpsuit'];

/** From the middle of a coat to the scarf over its shoulder, millimetres. */
const SCARF_ASIDE = 160;

type Point = readonly [x: number, y: number];

/** The breast pocket of a tailored jacket: its middle, millimetres from the jacket's own middle and top. */
const BREAST_POCKET = { across: 142, down: 276 };

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
  const first = (...slots: Sized['slot'][]) =>
    slots.flatMap((slot) => clothes.find(({ item }) => item.slot === slot) ?? [])[0];
  const neck = first('top', 'dress');
  // The longest layer is what is worn outermost.
  const outermost = clothes
    .filter(({ item }) => item.slot === 'outer')
    .toSorted((a, b) => b.item.height - a.item.height)[0];
  const tailored = clothes.find(({ item }) => item.kind === 'suit-jacket' || item.kind === 'blazer');
  /** On a garment: millimetres from the middle of its body, and from its top. */
  const on = ({ item, box, tilt }: Lying, across: number, down: number): Point => {
    const turn = (tilt * Math.PI) / 180;
    const [dx, dy] = [axisOf(item) - item.width / 2 + across, down - item.height / 2];
    return [
      box.x + box.width / 2 + (dx * Math.cos(turn) - dy * Math.sin(turn)) * scale,
      box.y + box.height / 2 + (dx * Math.sin(turn) + dy * Math.cos(turn)) * scale,
    ];
  };
  switch (kind) {
    case 'pocket-square':
      return tailored
        ? on(tailored, BREAST_POCKET.across * (isMirrored ? -1 : 1), BREAST_POCKET.down - height / 2)
        : null;
    case 'tie':
      return neck ? on(neck, 0, KNOT + height / 2) : null;
    case 'bow-tie':
      return neck ? on(neck, 0, KNOT + 28) : null;
    case 'necklace':
      return neck && !CLOSED_NECKS.includes(neck.item.kind) ? on(neck, 0, 8 + height / 2) : null;
    case 'scarf':
      // Folded long ones hang over a shoulder; squares lie free, and nothing lies over a hood.
      return outermost && height > width * 1.5 && (outermost.item.aboveNeck ?? 0) < HOOD
        ? on(outermost, -SCARF_ASIDE, height / 2 - 4)
        : null;
    default:
      return null;
  }
}

/** How free things lie. */
export interface Manner {
  /** Shoes and bag go to the corners of holes instead of their middles, so that more has room. */
  isTight: boolean;
  /** Nothing else looks for a place. */
  isAlone: boolean;
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
  manner: Manner,
): Box | null {
  const anchor = belongsAt(item, size, placed, area, manner);
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
  for (const { item, solid } of placed)
    for (const other of solid) {
      const gap = gapBetween(box, other);
      nearest = Math.min(nearest, gap);
      if (gap >= GAP) continue;
      if (!isClothing(item.slot)) return Number.POSITIVE_INFINITY;
      if (gap < 0) onClothes += overlapOf(box, other);
    }
  if (onClothes > ON_CLOTHES) return Number.POSITIVE_INFINITY;
  return onClothes * 2_000 + (placed.length > 0 ? Math.max(0, nearest - NEAR) * 4 : 0);
}

/** Shoes and bag in the largest hole, hats and glasses by the collar, watches and gloves by the cuffs. */
function belongsAt(
  { slot, kind }: Sized,
  size: { width: number; height: number },
  placed: readonly Lying[],
  area: Area,
  manner: Manner,
): Point {
  const of = (...slots: Sized['slot'][]) =>
    slots.flatMap((wanted) => placed.find(({ item }) => item.slot === wanted) ?? [])[0];
  const [lower, worn] = [of('bottom', 'dress', 'top')?.box, of('outer', 'top', 'dress')];
  const middle = (area.left + area.right) / 2;
  if (slot === 'shoes' || slot === 'bag') return insideHole(slot, size, placed, area, manner);
  if (!worn) return [middle, area.bottom];
  const upper = worn.box;
  const outside = upper.x + upper.width / 2 < middle ? upper.x : upper.x + upper.width;
  switch (kind) {
    case 'watch':
    case 'bracelet':
    case 'gloves':
      return [outside, upper.y + upper.height * Math.min(1, SLEEVE / worn.item.height)];
    case 'earrings':
    case 'brooch':
    case 'sunglasses':
    case 'glasses':
    case 'beanie':
    case 'cap':
    case 'flat-cap':
    case 'sun-hat':
    case 'fedora':
    case 'headscarf':
      return [upper.x + upper.width * 0.88, upper.y];
    case 'belt':
      return lower ? [lower.x + lower.width / 2, lower.y + lower.height] : [middle, area.bottom];
    default:
      return [middle, area.bottom - size.height / 2];
  }
}

/** From here down is the page's foot. */
const FOOT = 0.58;
/** Beside one long garment they may stand higher, or most of its side would be bare. */
const HALF_DOWN = 0;
/** Where shoes stand in a hole: towards the ground, and room is left for the bag that comes after them. */
const SHOES_DOWN = 0.7;

function insideHole(
  slot: 'shoes' | 'bag',
  size: { width: number; height: number },
  placed: readonly Lying[],
  area: Area,
  manner: Manner,
): Point {
  // Shoes stand at the foot of the page, below what is worn above them.
  const top =
    slot === 'shoes'
      ? Math.min(
          area.bottom - size.height,
          area.top + (area.bottom - area.top) * (placed.length > 1 ? FOOT : HALF_DOWN),
        )
      : area.top;
  const hole = largestHole(
    placed.flatMap(({ solid }) => solid),
    { ...area, top },
  );
  const middle = hole.x + hole.width / 2;
  if (manner.isTight) {
    const x =
      middle < (area.left + area.right) / 2 ? hole.x + size.width / 2 : hole.x + hole.width - size.width / 2;
    return [x, hole.y + hole.height - size.height / 2];
  }
  const leavesRoom = slot === 'shoes' && !manner.isAlone && hole.height > 2.2 * size.height;
  const down = leavesRoom ? SHOES_DOWN : 0.5;
  return [middle, hole.y + hole.height * down];
}
