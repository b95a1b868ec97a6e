import type { Demand } from '#domain/stylist/house/language/mentions/qualities.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

/** A garment that was named, with what belongs to it; without one, the qualities alone. */
export type NamedPiece = Omit<Demand, 'target'> & { target: Demand['target'] | null; isForCold: boolean };

const MOST = 9;

/**
 * The garments of the wardrobe that words may mean: first those that have what was said of it, then those called just so,
 * then the most usual, which are those that the most people wear to the most things.
 */
export function garmentsMeant(named: NamedPiece): Garment[] {
  const { target } = named;
  if (target === null) return [];

  return GARMENTS.filter(({ key }) => target.keys.has(key))
    .map((garment) => ({ garment, points: pointsFor(garment, named) + usualness(garment) }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST)
    .map(({ garment }) => garment);
}

/** What was said outweighs what is usual. */
function pointsFor(garment: Garment, named: NamedPiece): number {
  const { target, fabrics, patterns, shapes, isForCold } = named;
  const cloth = fabrics.some(({ names }) => names.includes(garment.fabrics[0]))
    ? 2
    : fabrics.some(({ names }) => names.some((name) => garment.fabrics.includes(name)))
      ? 1
      : 0;
  const pattern = patterns.some((wish) => wish.patterns.some((one) => garment.patterns.includes(one)));
  const cut = shapes.filter((shape) => shape.matches(garment)).length;
  const isWarm = isForCold && garment.warmth >= WARM;

  return 10 * (cloth + (pattern ? 1 : 0) + cut + (isWarm ? 1 : 0)) + nameFit(garment, target?.label ?? '');
}

const WARM = 3;

/** "Sweater": a V-neck sweater rather than a roll-neck, which is one too. */
function nameFit({ name }: Garment, label: string): number {
  const words = name.toLowerCase().split(' ');
  if (name === label) return 16;

  return label !== '' && (words[0] === label || words.at(-1) === label) ? 8 : 0;
}

/** Below 8: everybody's before one wardrobe's, everyday before occasions, many styles before few; what goes by a name of its own last. */
function usualness({ worn, formality: [from, to], styles, kinds, byName }: Garment): number {
  const isSpecial = kinds.some((kind) => SPECIAL.has(kind));
  const isEveryday = from <= 2 && to >= 2;

  return (
    (byName === true ? BY_NAME : 0) +
    (worn === 'everyone' ? 1 : 0) +
    (isEveryday ? 2 : 0) +
    (isSpecial ? 0 : 2) +
    Math.min(styles.length, 10) / 5 +
    Math.min(to - from, 5) / 10
  );
}

/** Less than a cloth or a cut that was said. */
const BY_NAME = -9;

const SPECIAL: ReadonlySet<string> = new Set(['active', 'swim', 'outdoor', 'lounge', 'rain', 'suit']);
