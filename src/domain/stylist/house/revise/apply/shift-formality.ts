import { formalityNear, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitPlan } from '../../compose/outfit-plan.ts';
import type { Piece } from '../../compose/piece.ts';
import { removed } from './change-words.ts';
import { exchange } from './exchange.ts';
import { isFree, isMainPlace, type Place, slotOf, take, type WorkingOutfit } from './working-outfit.ts';

/** Exchanges what is not at home under a new plan; what nothing replaces is taken off where it may be. */
export function dressFor(outfit: WorkingOutfit, plan: OutfitPlan): void {
  const direction = Math.sign(plan.formality - outfit.plan.formality);

  for (const place of outfit.places.filter((candidate) => isFree(outfit, candidate))) {
    const { piece } = place;
    if (piece === null || isAtHome(plan, piece)) continue;
    // A hat for another dress code is rarely the answer; no hat is.
    if (isKind(piece.garment, 'hat')) {
      outfit.changes.push({ what: removed(place), place: place.id });
      take(outfit, place);
      continue;
    }

    const isDone = exchange(outfit, place, {
      plan,
      prefer: ({ garment }) => 0.5 * direction * (garment.formality[0] + garment.formality[1]),
      where: (garment) => slotOf(place) !== 'outer' || isCoat(garment) === isCoat(piece.garment),
    });
    if (!isDone && (slotOf(place) === 'accessory' || slotOf(place) === 'bag' || slotOf(place) === 'outer')) {
      outfit.changes.push({ what: removed(place), place: place.id });
      take(outfit, place);
    }
  }

  outfit.plan = plan;
}

function isAtHome(plan: OutfitPlan, piece: Piece): boolean {
  const { occasion } = plan.wishes;
  if (!spans(piece.garment.formality, plan.formality)) return false;
  if (
    occasion?.requires !== undefined &&
    ['top', 'bottom', 'shoes'].includes(piece.garment.slot) &&
    !isKind(piece.garment, ...occasion.requires)
  )
    return false;
  if (
    occasion?.shoes !== undefined &&
    piece.garment.slot === 'shoes' &&
    !isKind(piece.garment, ...occasion.shoes)
  )
    return false;

  return occasion?.excludes === undefined || !isKind(piece.garment, ...occasion.excludes);
}

/** The free item that lags most behind the wished direction. */
export function mostOff(places: readonly Place[], direction: 1 | -1): Place[] {
  const middles = places
    .filter((place) => place.piece !== null && (isMainPlace(place) || slotOf(place) === 'shoes'))
    .sort((first, second) => (middleFormality(first) - middleFormality(second)) * direction);

  return middles.slice(0, 2);
}

export function dressEach(outfit: WorkingOutfit, places: readonly Place[], direction: 1 | -1): void {
  for (const place of places) {
    const from = middleFormality(place);
    exchange(outfit, place, {
      plan: {
        ...outfit.plan,
        formality: formalityNear(
          outfit.plan.formality + (from * direction < outfit.plan.formality * direction ? 0 : direction),
        ),
      },
      where: (garment) =>
        ((garment.formality[0] + garment.formality[1]) / 2 - from) * direction >= 0.5 &&
        (slotOf(place) !== 'outer' ||
          place.piece === null ||
          isCoat(garment) === isCoat(place.piece.garment)),
    });
  }
}

function middleFormality(place: Place): number {
  const span = place.piece?.garment.formality;

  return span === undefined ? 2 : (span[0] + span[1]) / 2;
}
