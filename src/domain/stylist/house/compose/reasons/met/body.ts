import { isKind } from '#domain/wardrobe/garment.ts';
import { isLooseAtTheMiddle } from '#domain/wardrobe/garment-details.ts';
import { isHeeled, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { HOT_TO_WEAR } from '../../../language/lexicon/fit-words.ts';
import { OVER_THE_SEAT } from '../../../language/lexicon/shape-words.ts';
import { type BodyPart, type Shape, saidOf } from '../../../language/mentions/meanings.ts';
import type { OutfitPlan } from '../../outfit-plan.ts';
import type { Piece } from '../../piece.ts';
import { type Answer, metBy } from './answer.ts';

/** What covers each part of the body that is not to be seen. */
const COVERED_BY: Partial<Record<BodyPart, readonly Piece['garment']['slot'][]>> = {
  chest: ['top', 'dress'],
  legs: ['bottom', 'dress'],
  knees: ['bottom', 'dress'],
};

export function covered({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const shapes = [...wishes.shapes, ...wishes.demands.flatMap((demand) => demand.shapes)].filter(
    (shape) => !wishes.doubtful.has(saidOf(shape)),
  );
  const hidden = wishes.refuses.shapes.filter(({ label }) => !wishes.doubtful.has(label));
  const parts = new Set([
    ...hidden.flatMap(({ part }) => (part === undefined ? [] : [part])),
    ...(shapes.some(({ label }) => label === 'sleeves') ? (['arms'] as const) : []),
  ]);

  return [...parts].flatMap((part) => metBy('met: covered', coverOf(part, hidden, pieces), [part]));
}

/** Arms are covered by what goes over them too. */
function coverOf(part: BodyPart, hidden: readonly Shape[], pieces: readonly Piece[]): readonly Piece[] {
  if (part === 'arms') return sleeves(pieces);
  const isShown = hidden.some(
    (shape) => shape.part === part && pieces.some(({ garment }) => shape.matches(garment)),
  );

  return isShown ? [] : of(COVERED_BY[part] ?? [], pieces).slice(0, 1);
}

/** The piece whose sleeves are seen: the top's or the dress's, else those of what is worn over it. */
function sleeves(pieces: readonly Piece[]): readonly Piece[] {
  const sleeved = of(TOPS, pieces)
    .slice(0, 1)
    .filter(({ garment }) => ['short', 'long'].includes(sleeveOf(garment.key) ?? ''));
  const over = pieces.filter(
    ({ garment }) => (garment.slot === 'outer' && !isKind(garment, 'vest')) || garment.key === 'pashmina',
  );

  return [...sleeved, ...over].slice(0, 1);
}

/** Something warm where the room is cold. */
export function warmLayer({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const asked = wishes.shapes.filter((shape) => shape.isOfCircumstance === true);
  const warm = pieces.filter(({ garment }) => asked.some((shape) => shape.matches(garment)));

  return metBy('met: warm layer', warm);
}

/** The middle that is to be hidden, where no piece is made for that (`goalReasons`) and none clings. */
export function middle({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const isMadeForIt = pieces.some(({ garment }) => garment.goals.includes('minimize-midsection'));
  if (!wishes.goals.includes('minimize-midsection') || isMadeForIt) return [];
  const tops = of(TOPS, pieces);
  if (tops.every(({ garment }) => isLooseAtTheMiddle(garment))) return metBy('met: middle', tops);
  const jackets = of(['outer'], pieces).filter(({ garment }) => isKind(garment, 'blazer', 'suit'));

  return metBy('met: clean line', jackets.slice(0, 1));
}

/** A top, a dress or what is worn over it that reaches below the seat, of whatever it was asked. */
export function overTheSeat({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const asked = [...wishes.shapes, ...wishes.demands.flatMap(({ shapes }) => shapes)].find(
    ({ label }) => label === OVER_THE_SEAT,
  );
  const bearers = pieces.filter(({ garment }) => asked?.matches(garment) === true);

  return metBy('met: over the seat', bearers);
}

/** Who said to be warm anyway wears nothing that warms, as far as the day allows. */
export function coolWear({ wishes, weather }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const isAsked = wishes.refuses.shapes.some(
    ({ label, said }) => label === HOT_TO_WEAR.label && said !== undefined,
  );
  const isLayered = of(['outer'], pieces).some(
    ({ garment }) => garment.warmth >= 2 && !isKind(garment, 'blazer'),
  );

  return isAsked && !needsLayer(weather) && !isLayered ? metBy('met: cool', of(TOPS, pieces)) : [];
}

/** Shoes on a wide last, and no narrow ones. */
export function wideFit({ wishes: { cuts } }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return cuts.has('wide') ? metBy('met: wide fit', of(['shoes'], pieces)) : [];
}

export function easyOnFeet(pieces: readonly Piece[]): Answer[] {
  const shoes = of(['shoes'], pieces);

  return shoes.some(({ garment }) => isHeeled(garment)) ? [] : metBy('met: feet', shoes);
}

const TOPS = ['top', 'dress'] as const;

function of(slots: readonly Piece['garment']['slot'][], pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ garment }) => slots.includes(garment.slot));
}
