import type { ToldPiece } from '#contract/told.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { type Noun, nounIn } from './nouns.ts';

/**
 * What a jacket is called together with its trousers, or its skirt.
 * @param pieces what is worn with it: trousers below a blouse make a „Hosenanzug“
 */
export function suitNoun(
  jacket: Garment | null,
  isWithSkirt = false,
  pieces: readonly Pick<ToldPiece, 'garment'>[] = [],
): Noun {
  if (jacket?.suits.includes('tuxedo') === true) return nounIn('Smoking');
  if (jacket?.suits.includes('white tie') === true) return nounIn('Frack');

  const isWomens = pieces.some(({ garment }) => garmentOf(garment)?.worn === 'womenswear');

  return nounIn(isWithSkirt ? 'Kostüm' : isWomens ? 'Hosenanzug' : 'Anzug');
}
