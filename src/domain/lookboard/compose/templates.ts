import type { Slot } from '#contract/outfits.ts';
import { axisOf, type Sized } from './sized.ts';

/** How the clothes of a look lie: two columns, each on its own axis, the right one partly under or over the left. */
interface Template {
  left: readonly Slot[];
  right: readonly Slot[];
  /** Of the right column's first piece's width: how far it lies under or over the left column. */
  across: number;
  /** Of a column's lower piece's height: how far it lies under or over the one above it. */
  down: number;
  /** How far the right column begins below the left one, as a share of the height of the left one's first piece. */
  drop: number;
  /** From the ground up. */
  order: readonly Slot[];
  /** The left column's first piece lies below all others. */
  isFirstLowest?: boolean;
}

/** The shirt above with its tie, the jacket over its hem and half over the trousers: a shirt never lies over its jacket. */
const SUIT: Template = {
  left: ['top', 'outer'],
  right: ['bottom'],
  across: 0.3,
  down: 0.25,
  drop: 0.12,
  order: ['bottom', 'top', 'outer'],
};
/** Two layers: beside the shirt and the jacket the coat, whole from its collar down, and the trousers' waist over its hem. */
const COAT_AND_JACKET: Template = {
  left: ['outer', 'bottom'],
  right: ['top', 'outer'],
  across: 0.17,
  down: 0.24,
  drop: 0.04,
  order: ['bottom', 'top', 'outer'],
  isFirstLowest: true,
};
/** Top and bottom as they are worn, the coat's front over one sleeve. */
const COAT: Template = {
  left: ['outer'],
  right: ['top', 'bottom'],
  across: 0.34,
  down: 0.12,
  drop: 0,
  order: ['bottom', 'top', 'outer'],
};
/** The jacket over the hem of what it is worn over, trousers beside both. */
const JACKET: Template = {
  left: ['top', 'outer'],
  right: ['bottom'],
  across: 0.26,
  down: 0.34,
  drop: 0.12,
  order: ['bottom', 'top', 'outer'],
};
/** What ends above the knee would vanish below a coat's front. */
const COAT_AND_SHORT: Template = { ...COAT, across: 0.24, down: 0.08 };
const SEPARATES: Template = {
  left: ['top'],
  right: ['bottom'],
  across: 0.5,
  down: 0.2,
  drop: 0.4,
  order: ['bottom', 'top'],
};
/** Shorts and short skirts lie low beside the hem. */
const SUMMER: Template = { ...SEPARATES, across: 0.62, drop: 0.9 };
/** The dress is what it is about: it lies over half of its jacket. */
const DRESS_AND_LAYER: Template = {
  left: ['outer'],
  right: ['dress'],
  across: 0.5,
  down: 0.2,
  drop: 0.24,
  order: ['outer', 'dress'],
};
const DRESS: Template = {
  left: ['dress'],
  right: ['top', 'bottom'],
  across: 0.15,
  down: 0.1,
  drop: 0.1,
  order: ['bottom', 'top', 'dress'],
};

/** The same for a piece that the template does not know. */
const EXTRA_DOWN = 0.14;
/** What lies over each other still touches. */
const LEAST_DOWN = 0.06;

/** Millimetres: an outer layer that is longer is a coat; a bottom that is shorter shows the legs. */
const COAT_FROM = 900;
const SHORT_BELOW = 830;

function templateFor(clothes: readonly Sized[]): Template {
  const of = (slot: Slot) => clothes.find((piece) => piece.slot === slot);
  const [outer, bottom] = [of('outer'), of('bottom')];
  const layers = clothes.filter(({ slot }) => slot === 'outer');
  if (bottom && layers.length === 2) return COAT_AND_JACKET;
  if (of('dress')) return outer ? DRESS_AND_LAYER : DRESS;
  if (!outer) return bottom && bottom.height < SHORT_BELOW ? SUMMER : SEPARATES;
  if (isCoat(outer)) return bottom && bottom.height < SHORT_BELOW ? COAT_AND_SHORT : COAT;
  return outer.kind === 'suit-jacket' || outer.kind === 'blazer' ? SUIT : JACKET;
}

const isCoat = ({ height }: Sized) => height > COAT_FROM;

/** Where one of the clothes lies: its upper left corner, millimetres. */
export interface LaidOut {
  index: number;
  x: number;
  y: number;
  /** From the ground up. */
  layer: number;
}

/** How a layout departs from its template, where few pieces would leave a hole. */
export interface Nudge {
  /** How far the right column moves from the template's height (0) to where both middles are level (1). */
  level: number;
  /** Further under or over the left column, of the width of the right column's first piece. */
  closer: number;
  /** Less overlap down a column, of the lower piece's height. */
  apart?: number;
  /** All in one column, as it is worn. */
  isStacked?: boolean;
}

/** Lays the clothes of a look out by the template for their number and kind; what it has no place for goes below. */
export function layClothes(items: readonly Sized[], clothes: readonly number[], nudge: Nudge): LaidOut[] {
  const template = templateFor(clothes.flatMap((index) => items[index] ?? []));
  const extras = new Set(clothes);
  // Of two layers the longer is the first.
  const inTurn = clothes.toSorted((a, b) =>
    items[a]?.slot === 'outer' && items[b]?.slot === 'outer' ? items[b].height - items[a].height : 0,
  );
  const first = (slot: Slot) => {
    const found = inTurn.find((index) => extras.has(index) && items[index]?.slot === slot);
    if (found !== undefined) extras.delete(found);
    return found ?? [];
  };
  const left = template.left.flatMap(first);
  const right = template.right.flatMap(first);
  // A second layer, or what the template does not know, lies below the shorter column.
  for (const index of extras) {
    const column = heightOf(items, left) <= heightOf(items, right) || right.length === 0 ? left : right;
    column.push(index);
  }
  const lay = (column: readonly number[], x: number, top: number) =>
    stack(items, column, { template, extras, x, top, apart: nudge.apart ?? 0 });
  const [head, foremost] = [items[right[0] ?? -1], items[left[0] ?? -1]];
  if (!foremost) return lay(right, 0, 0);
  if (!head) return lay(left, 0, 0);
  if (nudge.isStacked) return lay([...left, ...right], 0, 0);
  // The first piece lies in the middle of its column: what is left free beside it is no overlap.
  const lap = (template.across + nudge.closer) * head.width + (widthOf(items, right) - head.width) / 2;
  const beside = lay(left, 0, 0);
  const drop = template.drop * foremost.height;
  const level = (endOf(items, beside) - endOf(items, lay(right, 0, 0))) / 2;
  // As they are worn: what covers the legs never begins above what is worn over the chest, where shoes fill what is left.
  const hasGoods = items.some(({ slot }) => slot === 'shoes' || slot === 'bag');
  const down = drop + (level - drop) * nudge.level;
  return [
    ...beside,
    ...lay(
      right,
      Math.max(0, widthOf(items, left) - lap),
      head.slot === 'bottom' && hasGoods ? Math.max(0, down) : down,
    ),
  ];
}

interface Stack {
  template: Template;
  extras: ReadonlySet<number>;
  x: number;
  top: number;
  apart: number;
}

function stack(
  items: readonly Sized[],
  column: readonly number[],
  { template, extras, x, top, apart }: Stack,
): LaidOut[] {
  const middle = axisIn(items, column);
  let y = top;
  return column.flatMap((index, place) => {
    const item = items[index];
    if (!item) return [];
    const isExtra = extras.has(index);
    const above = items[column[place - 1] ?? -1];
    if (above)
      y -=
        Math.min(item.height, above.height) *
        (isExtra ? EXTRA_DOWN : Math.max(LEAST_DOWN, template.down - apart));
    const isLowest =
      template.isFirstLowest &&
      place === 0 &&
      item.slot === 'outer' &&
      items[column[1] ?? -1]?.slot === 'bottom';
    // What the template does not know lies under all else; only hems of trousers lie under a coat's collar.
    const isOverHems = isExtra && item.slot === 'outer' && above?.slot === 'bottom';
    const layer = isLowest
      ? -1
      : isExtra
        ? isOverHems
          ? 0.5
          : place - column.length
        : template.order.indexOf(item.slot);
    const laid = { index, x: x + middle - axisOf(item), y, layer };
    y += item.height;
    return [laid];
  });
}

/** How far down a column reaches. */
function endOf(items: readonly Sized[], column: readonly LaidOut[]): number {
  return Math.max(0, ...column.map(({ index, y }) => y + (items[index]?.height ?? 0)));
}

/** From a column's left to the axis on which its pieces lie. */
function axisIn(items: readonly Sized[], column: readonly number[]): number {
  return Math.max(0, ...column.flatMap((index) => (items[index] ? axisOf(items[index]) : [])));
}

function widthOf(items: readonly Sized[], column: readonly number[]): number {
  const right = column.flatMap((index) => {
    const item = items[index];
    return item ? item.width - axisOf(item) : [];
  });
  return axisIn(items, column) + Math.max(0, ...right);
}

function heightOf(items: readonly Sized[], column: readonly number[]): number {
  return column.reduce((sum, index) => sum + (items[index]?.height ?? 0), 0);
}
