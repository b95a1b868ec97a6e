import type { FabricName } from './fabrics.ts';
import { type Garment, isKind, type Worn } from './garment.ts';

/** Cloth that shines, floats or has a pile: by it a piece is dressed up, whatever its cut. */
const FESTIVE_CLOTHS: ReadonlySet<FabricName> = new Set([
  ...(['satin', 'silk', 'velvet', 'sequin', 'lace', 'chiffon', 'brocade', 'taffeta'] as const),
]);

/** Cuts that are dressed up in the cloths they are sold in. */
const FESTIVE_CUTS: ReadonlySet<string> = new Set(
  (
    'cocktail-dress|midi-occasion-dress|column-gown|sleeved-gown|ball-gown|bodycon-dress|sheath-dress|jumpsuit|blazer-dress|evening-skirt|' +
    'corset-top|leather-trousers|leather-skirt|ruffle-blouse|bow-blouse|anarkali|lehenga|sari'
  ).split('|'),
);

/** In menswear, and where nobody said what they wear, a tailored jacket is what dresses up. */
const FESTIVE_JACKETS: ReadonlySet<string> = new Set([
  ...(['blazer', 'double-breasted-blazer', 'velvet-blazer', 'suit-jacket', 'linen-suit-jacket'] as const),
  ...(['tuxedo-jacket', 'tailcoat', 'waistcoat'] as const),
]);

/** Cloths of the day in which a dress or a jumpsuit is none for a feast. */
const DAY_CLOTHS: ReadonlySet<FabricName> = new Set([
  ...([
    'linen',
    'cotton',
    'chambray',
    'denim',
    'canvas',
    'twill',
    'seersucker',
    'corduroy',
    'flannel',
  ] as const),
]);

/** What one wears on any weekday. */
const DAY_WEAR: ReadonlySet<string> = new Set(
  (
    'cardigan|shawl-cardigan|duster-cardigan|chore-jacket|overshirt|quilted-jacket|fine-crew-sweater|v-neck-sweater|cable-sweater|' +
    'chunky-sweater|sweatshirt|hoodie|rugby-shirt|crew-tee|boxy-tee|long-sleeve-tee|breton-tee|graphic-tee|ribbed-tank|chinos|corduroys|' +
    'cargo-trousers|carpenter-trousers|denim-skirt|denim-jacket|knit-vest|flannel-shirt|chambray-shirt|boilersuit|shirt-dress|pinafore'
  ).split('|'),
);

/** Whether a piece says that there is something to celebrate: by its cloth, its cut or, in menswear, its tailoring. */
export function isFestive(
  { garment, fabric }: { garment: Garment; fabric: FabricName },
  worn: Worn,
): boolean {
  if (garment.slot === 'bag') return isKind(garment, 'clutch');
  if (!['outer', 'top', 'bottom', 'dress'].includes(garment.slot)) return false;
  if (worn !== 'womenswear' && FESTIVE_JACKETS.has(garment.key)) return true;
  // In cotton or linen, too, it is what a family's feast is dressed in.
  if (garment.key === 'kurta') return true;
  if (DAY_CLOTHS.has(fabric)) return false;

  return (
    FESTIVE_CLOTHS.has(fabric) ||
    FESTIVE_CUTS.has(garment.key) ||
    (garment.key === 'wrap-dress' && fabric === 'crepe')
  );
}

/** Whether it is worn on any weekday, so that a feast would look like one. */
export function isDayWear({ garment, fabric }: { garment: Garment; fabric: FabricName }): boolean {
  if (garment.slot === 'bag') return isKind(garment, 'tote', 'backpack', 'crossbody');
  const isDress = isKind(garment, 'dress', 'jumpsuit');

  return DAY_WEAR.has(garment.key) || (isDress && DAY_CLOTHS.has(fabric));
}

/** Over a blouse and a skirt it makes an office of a party; velvet and a short collarless one do not. */
export function isOfficeJacket({ key }: Garment): boolean {
  return ['blazer', 'double-breasted-blazer', 'soft-blazer', 'tweed-blazer'].includes(key);
}
