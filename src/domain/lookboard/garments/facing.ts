import { type Cloth, plainCloth } from '../cloth/cloth.ts';
import type { Sketch } from '../pen/sketch.ts';

/** What lapels are faced with: the cloth itself, or satin on evening dress. */
export function facingOf(sketch: Sketch, cloth: Cloth): Cloth {
  if (!sketch.asks('satin-facing')) return cloth;
  return plainCloth(cloth, cloth.tones.at(cloth.tones.lightness < 0.35 ? 0.5 : -1.6), 'satin');
}
