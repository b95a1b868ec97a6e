import type { Garment } from '#domain/wardrobe/garment.ts';
import { type Noun, nounIn } from './nouns.ts';

/** What a jacket is called together with its trousers, or its skirt. */
export function suitNoun(jacket: Garment | null, isWithSkirt = false): Noun {
  if (jacket?.suits.includes('tuxedo') === true) return nounIn('Smoking');
  if (jacket?.suits.includes('white tie') === true) return nounIn('Frack');

  return nounIn(isWithSkirt ? 'Kostüm' : 'Anzug');
}
