import { isKind } from '#domain/wardrobe/garment.ts';
import { isHeeled } from '#domain/wardrobe/garment-facts.ts';
import type { Piece } from '../piece.ts';

/** Soft cloth and shoes without heels; none where something pinches. */
export function comfortOf<Worn extends Pick<Piece, 'garment' | 'fabric'>>(
  pieces: readonly Worn[],
): readonly Worn[] {
  const isPinching = pieces.some(({ garment }) => isHeeled(garment) || isKind(garment, 'corset', 'bow-tie'));

  const softness = ({ garment, fabric }: Worn) =>
    Number(SOFT_CLOTHS.includes(fabric)) + Number(isKind(garment, 'sneakers'));

  return isPinching ? [] : pieces.filter(isSoft).toSorted((one, other) => softness(other) - softness(one));
}

export const COMFORT = /^(?:comf|cozy|cosy|snug|easy to move|bequem|gemutlich|kuschelig)/;

function isSoft({ garment, fabric }: Pick<Piece, 'garment' | 'fabric'>): boolean {
  return (
    isKind(garment, 'sneakers', 'joggers', 'leggings', 'hoodie', 'sweatshirt', 'cardigan', 'sweater') ||
    isKind(garment, 'loafers', 'flats') ||
    ['soft-blazer', 'desert-boots', 'chelsea-boots'].includes(garment.key) ||
    (garment.fit !== null && EASY_FITS.includes(garment.fit)) ||
    SOFT_CLOTHS.includes(fabric)
  );
}

const EASY_FITS: readonly string[] = ['relaxed', 'oversized', 'wide-leg'];

const SOFT_CLOTHS: readonly string[] = [
  'jersey',
  'cotton knit',
  'french terry',
  'merino',
  'fleece',
  'ribbed knit',
];
