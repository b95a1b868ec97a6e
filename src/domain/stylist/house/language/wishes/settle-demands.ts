import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Demand, Qualities } from '../mentions/qualities.ts';
import { asWanted } from '../nouns/heel-heights.ts';
import type { Wishes } from './what-is-wished.ts';

/** Places that hold one piece. */
const ONE_OF: ReadonlySet<string> = new Set(['bottom', 'dress', 'shoes']);

/**
 * "Shoes? Sneakers please", "palazzos, mustard on the bottom": where nobody wears two, a wider word names the same piece as the narrower one,
 * and what was said with it is said of that.
 */
export function settleDemands(wishes: Wishes): void {
  const asked = wishes.demands;
  for (const demand of asked) if (demand.isOwned !== true) demand.target = asWanted(demand.target);
  wishes.demands = asked.filter((demand) => {
    const same = asked.find((other) => isNarrower(other, demand) && !saysOtherwise(other, demand));
    if (same === undefined) return true;
    addWhatIsOpen(same, demand);

    return false;
  });
  asSeparates(wishes);
  cutsOfPieces(wishes);
  clothsByName(wishes);
}

/** "Leather is a no, suede fine": what is wished by its own name is not refused with what it is of. */
function clothsByName({ refuses, leftOut, ...wishes }: Wishes): void {
  const refused = leftOut.flatMap(({ kind }) => kind.fabrics);
  for (const { label, names } of [wishes, ...wishes.demands].flatMap(({ fabrics }) => fabrics)) {
    const isOfWider = refused.length > 0 && refused.every((other) => other.label !== label);
    for (const name of names)
      if (isOfWider && refused.some((other) => other.names.includes(name))) refuses.fabrics.delete(name);
  }
}

/** "A sheath dress in navy, but with sleeves": a cut that only one of the named pieces can have is said of that one. */
function cutsOfPieces(wishes: Wishes): void {
  wishes.shapes = wishes.shapes.filter((shape) => {
    const { of = [] } = shape;
    const able = wishes.demands.filter(
      ({ target }) => target.slots.length > 0 && target.slots.every((slot) => of.includes(slot)),
    );
    const [only] = able;
    if (only === undefined || able.length > 1) return true;
    if (!only.shapes.some(({ label }) => label === shape.label)) only.shapes.push(shape);

    return false;
  });
}

/** "A navy blazer, gray trousers": of two colors they are no suit, and the jacket is none of one. */
function asSeparates({ demands }: Wishes): void {
  const bottom = demands.find(({ target, colours }) => target.slots.includes('bottom') && colours.length > 0);
  if (bottom === undefined) return;
  for (const demand of demands) {
    const { target, colours, isOwned } = demand;
    const alone = [...target.keys].filter((key) => garmentOf(key)?.suits.length === 0);
    const isOther =
      colours.length > 0 &&
      !colours.some(({ names }) =>
        bottom.colours.some((other) => names.some((name) => other.names.includes(name))),
      );
    if (isOwned === true || !isOther || !target.slots.includes('outer') || SUIT.test(target.label)) continue;
    if (alone.length > 0) demand.target = { ...target, keys: new Set(alone) };
  }
}

const SUIT = /suit|tuxedo/;

/** "A polo, no, actually not a polo": what is taken back is left out, and no wish that is not met. */
export function takeBack(wishes: Wishes, label: string): void {
  if (wishes.refuses.targets.some((target) => target.label === label))
    wishes.demands = wishes.demands.filter(
      ({ target, isOwned }) => isOwned === true || target.label !== label,
    );
}

function isNarrower(other: Demand, { target, isOwned, orElse = [] }: Demand): boolean {
  return (
    target.slots.length === 1 &&
    ONE_OF.has(target.slots[0] ?? '') &&
    isOwned === undefined &&
    other.isOwned === undefined &&
    !orElse.includes(other.target) &&
    other.target.keys.size < target.keys.size &&
    [...other.target.keys].every((key) => target.keys.has(key))
  );
}

/** "Black shoes, white sneakers for the way" are two. */
function saysOtherwise(one: Qualities, other: Qualities): boolean {
  return (['colours', 'fabrics', 'patterns'] as const).some(
    (kind) => one[kind].length > 0 && other[kind].length > 0,
  );
}

function addWhatIsOpen(to: Demand, { colours, fabrics, patterns, shapes }: Qualities): void {
  to.colours.push(...colours);
  to.fabrics.push(...fabrics);
  to.patterns.push(...patterns);
  to.shapes.push(...shapes.filter(({ label }) => !to.shapes.some((shape) => shape.label === label)));
}
