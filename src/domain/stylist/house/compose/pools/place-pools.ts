import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import { allowedGarments, answersIn, demandedGarments } from '../allowed/candidates.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Place, SLOT_OF_PLACE, type Template } from '../template.ts';
import { bestPieces, POOL_SIZE, type ScoredPiece } from './best-pieces.ts';
import { belongs, isSuitJacket } from './holds-place.ts';
import { coveringAllOver, narrowed, toStandIn } from './narrowings.ts';

const MOST_OF_ONE_COLOUR = 7;

/** The best pieces for one place, with a little seeded chance, best first. */
export function poolFor(
  plan: OutfitPlan,
  template: Template,
  place: Place,
  random: SeededRandom,
): ScoredPiece[] {
  const named = demandFor(plan, place);
  const isNamedCoat =
    named !== null &&
    demandedGarments(plan, named, SLOT_OF_PLACE[place]).every((garment) =>
      isASecondCoat(template, place, garment),
    );
  // "A jacket" is worn below the coat, and not as well as one.
  const isNamedBelow =
    place === 'coat' &&
    named !== null &&
    template.places.some((other) => other === 'layer' || other === 'suit jacket') &&
    demandedGarments(plan, named, 'outer').some((garment) => !isCoat(garment));
  const demand = isNamedCoat || isNamedBelow ? null : named;
  const pool = cutLikeNamed(plan, place, poolBy(plan, template, place, demand, random));

  // Whoever names what they do not own is dressed in what they do, and told so.
  return pool.length === 0 && demand !== null && plan.own?.isOnly === true
    ? poolBy(plan, template, place, null, random)
    : pool;
}

/** "Navy trousers" where one wears a suit are those of a navy one: its jackets are cut from the same cloth. */
function cutLikeNamed(plan: OutfitPlan, place: Place, pool: ScoredPiece[]): ScoredPiece[] {
  const legs = place === 'suit jacket' ? demandFor(plan, 'bottom') : null;
  if (legs === null) return pool;
  const alike = pool.filter(({ piece }) => answersIn(piece, legs));

  return alike.length > 0 ? alike : pool;
}

function poolBy(
  plan: OutfitPlan,
  template: Template,
  place: Place,
  demand: Demand | null,
  random: SeededRandom,
): ScoredPiece[] {
  const garments =
    demand === null
      ? narrowed(
          plan,
          place,
          allowedGarments(plan, SLOT_OF_PLACE[place]).filter((garment) =>
            belongs(plan, template, place, garment),
          ),
        )
      : toStandIn(plan, coveringAllOver(plan, demandedGarments(plan, demand, SLOT_OF_PLACE[place]))).filter(
          (garment) =>
            isNotASuitByChance(place, garment) &&
            !isASecondCoat(template, place, garment) &&
            (place !== 'coat' || isCoat(garment)),
        );

  return varied(bestPieces(plan, garments, demand, random)).slice(0, POOL_SIZE);
}

/** The same order, but no color may crowd the others out: a wish for burgundy still leaves a choice beside it. */
function varied(scored: readonly ScoredPiece[]): ScoredPiece[] {
  const counts = new Map<string, number>();
  const isEarly = ({ piece }: ScoredPiece) => {
    const count = (counts.get(piece.colour) ?? 0) + 1;
    counts.set(piece.colour, count);

    return count <= MOST_OF_ONE_COLOUR;
  };
  const early = scored.filter(isEarly);
  const late = scored.filter((piece) => !early.includes(piece));

  return [...early, ...late];
}

/** The first demand that this place can answer; places answer demands in the order they were named. */
export function demandFor(plan: OutfitPlan, place: Place): Demand | null {
  const slot = SLOT_OF_PLACE[place];
  const demands = plan.wishes.demands.filter(
    (demand) => demand.target.slots.includes(slot) && demandedGarments(plan, demand, slot).length > 0,
  );
  if (place === 'coat' || place === 'layer') {
    return (
      demands.find((demand) =>
        demandedGarments(plan, demand, slot).some((garment) => isCoat(garment) === (place === 'coat')),
      ) ?? (place === 'layer' ? (demands[0] ?? null) : null)
    );
  }

  if (place === 'suit jacket') {
    return demands.find((demand) => demandedGarments(plan, demand, slot).some(isSuitJacket)) ?? null;
  }

  return demands[0] ?? null;
}

/** Where a coat has a place of its own, a named coat is that one. */
function isASecondCoat({ places }: Template, place: Place, garment: Garment): boolean {
  return place === 'layer' && places.includes('coat') && isCoat(garment);
}

function isNotASuitByChance(place: Place, garment: Garment): boolean {
  return place !== 'layer' || !isKind(garment, 'suit');
}
