import type { Slot } from '#contract/outfits.ts';
import type { FabricName } from '../fabrics.ts';
import type { Silhouette } from '../silhouettes.ts';
import type { Feature } from './feature.ts';

interface Made {
  slot: Slot;
  silhouette: Silhouette;
}

/** What a thing looks like by what it is made of, whatever its cut: a steel watch has no leather strap. */
const OF_CLOTH: readonly (readonly [is: (made: Made) => boolean, fabrics: FabricName[], feature: Feature])[] =
  [
    [({ silhouette }) => silhouette === 'watch', ['steel'], 'link-bracelet'],
    [({ silhouette }) => silhouette === 'watch', ['leather', 'vegan leather'], 'leather-strap'],
    [({ silhouette }) => silhouette === 'watch', ['rubber'], 'rubber-strap'],
    [({ silhouette }) => silhouette === 'watch', ['nylon'], 'webbing'],
    [isEyewear, ['steel'], 'wire-frame'],
    [isEyewear, ['acetate'], 'acetate-frame'],
    [({ silhouette }) => ['earrings', 'necklace', 'brooch'].includes(silhouette), ['crystal'], 'cut-stones'],
    [({ slot }) => slot === 'bag', ['canvas', 'nylon'], 'webbing'],
  ];

function isEyewear({ silhouette }: Made): boolean {
  return silhouette === 'sunglasses' || silhouette === 'glasses';
}

/** What a picture of the garment must show besides, made of that. */
export function featuresOfCloth(made: Made, fabric: FabricName): Feature[] {
  return OF_CLOTH.flatMap(([is, fabrics, feature]) => (is(made) && fabrics.includes(fabric) ? feature : []));
}
