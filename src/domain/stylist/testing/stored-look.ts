import type { Outfit } from '#contract/outfits.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { finishOutfit } from '../finish-outfit.ts';
import type { Piece } from '../house/compose/piece.ts';
import { itemOf } from '../house/compose/propose-outfit.ts';
import { reviseOutfit } from '../house/revise/revise-outfit.ts';
import type { OutfitRevision } from '../stylist.ts';
import { emptyProfile, onboardingOf } from './empty-profile.ts';

export type Row = [garment: string, fabric: Piece['fabric'], colour: Piece['colour']];

/** An outfit as it is stored, of these pieces, about $60 each; their ids are `item-1`, `item-2`, ... */
export function storedLook(rows: readonly Row[]): Outfit {
  let count = 0;
  const draft = {
    title: 'A look',
    description: 'As stored.',
    overallFitAdvice: 'As stored.',
    reasons: ['As stored.'],
    notUnderstood: [],
    unmet: [],
    items: rows.map(([key, fabric, colour]) => {
      const garment = garmentOf(key);
      if (garment === null) throw new Error(`The wardrobe has no ${key}`);
      return itemOf({ garment, fabric, pattern: garment.patterns[0], colour }, bandAround(60), new Map());
    }),
  };

  return {
    ...finishOutfit(draft, {
      priceRange: '300-plus',
      profile: emptyProfile(),
      newId: () => `item-${++count}`,
    }),
    id: 'look',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange: '300-plus',
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    prompt: 'office',
    provenance: { engine: 'house', model: null, version: '1', disclosure: '' },
  };
}

/** What becomes of an outfit by a request, for somebody who wears everything and of whom nothing is known. */
export function revisionOf(outfit: Outfit, request: string, seed = 5): OutfitRevision {
  return reviseOutfit({
    outfit,
    request,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    seed,
  });
}
