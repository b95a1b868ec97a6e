import type { Wardrobe } from '#contract/onboarding.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { createSeededRandom } from '../house/compose/seeded-random.ts';
import type { OwnedPiece } from '../stylist.ts';

/**
 * What somebody might own: any garments of their cuts, those that are worn by name as seldom as they are bought, in usual colors a little off
 * the curated ones, some in a said cloth.
 */
export function randomCloset(seed: number, size: number, wardrobe: Wardrobe): OwnedPiece[] {
  const random = createSeededRandom(seed);
  const worn = GARMENTS.filter(
    (garment) => wardrobe === 'everything' || garment.worn === 'everyone' || garment.worn === wardrobe,
  );

  return Array.from({ length: size }, (_, at) => {
    const first = random.pick(worn);
    const garment = first.byName === true ? random.pick(worn) : first;
    const color = random.pick(usualColours(garment.colours));
    return {
      id: `piece-${at}`,
      name: random.next() < 0.5 ? '' : `My ${garment.name}`,
      garment: garment.key,
      color,
      colorHex: aLittleOff(hexOf(color), Math.floor(random.next() * 7)),
      fabric: random.next() < 0.5 ? random.pick(garment.fabrics) : null,
      pattern: random.next() < 0.5 ? random.pick(garment.patterns) : null,
      formality: null,
      warmth: null,
      wornDaysAgo: null,
    };
  });
}

function aLittleOff(hex: string, by: number): string {
  const blue = Math.min(255, Number.parseInt(hex.slice(5), 16) + by);
  return `${hex.slice(0, 5)}${blue.toString(16).padStart(2, '0')}`;
}
