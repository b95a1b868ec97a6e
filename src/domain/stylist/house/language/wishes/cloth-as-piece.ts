import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { saidOf } from '../mentions/meanings.ts';
import { noQualities } from '../mentions/qualities.ts';
import type { Wishes } from './what-is-wished.ts';

/**
 * "Something in velvet" for a concert, or without a dress: where what is usual there is of other cloth, a piece that is always of it
 * and worn by name is asked for.
 */
export function clothAsPiece(wishes: Wishes): void {
  const { occasion, refuses } = wishes;
  if (occasion === null) return;
  const [low, high] = wishes.span ?? occasion.formality;
  const isDressRefused = refuses.targets.some(({ slots }) => slots.includes('dress'));

  for (const cloth of wishes.fabrics) {
    const isUsual = cloth.names.some((name) => {
      const [least, most] = fabricOf(name).formality;
      return least <= high && low <= most;
    });
    if (isUsual && !isDressRefused) continue;
    const [piece] = GARMENTS.filter(
      ({ key, byName, formality, fabrics, worn, slot }) =>
        byName === true &&
        (worn === 'everyone' || worn === (isDressRefused ? 'womenswear' : wishes.worn)) &&
        !wishes.demands.some(({ target }) => target.slots.includes(slot)) &&
        fabrics.every((name) => cloth.names.includes(name)) &&
        formality[0] <= high &&
        low <= formality[1] &&
        !refuses.targets.some(({ keys }) => keys.has(key)),
    );
    if (piece === undefined) continue;
    const said = saidOf(cloth);
    wishes.fabrics = wishes.fabrics.filter((other) => other !== cloth);
    wishes.demands.push({
      ...noQualities(),
      target: {
        label: cloth.label,
        said,
        keys: new Set([piece.key]),
        slots: [piece.slot],
        breadth: 'garment',
      },
    });
  }
}
