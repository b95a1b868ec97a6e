import type { FabricName } from './fabrics.ts';
import { type Garment, isKind } from './garment.ts';

/**
 * Details of cut that people ask for by name, as each garment is usually made; a shop's own version may differ. Compiled from
 * garment glossaries and from what US shops filter by (pockets, length, rise, maternity, petite, plus).
 */

export const CUTS = ['petite', 'tall', 'plus', 'maternity', 'wide'] as const;
/** Sizes that are cut differently, not only smaller or larger. */
export type Cut = (typeof CUTS)[number];

const setOf = (bars: string): ReadonlySet<string> => new Set(bars.split('|'));

/** Of what is not trousers or a jacket: those have pockets, and the rest has none. */
const WITH_POCKETS = setOf(
  'shirt-dress|day-dress|pinafore|dungarees|blazer-dress|kaftan|jumpsuit|boilersuit|denim-skirt|a-line-skirt|tiered-skirt|hoodie|denim-midi-skirt',
);
const WITHOUT_POCKETS = setOf(
  'leggings|kimono-jacket|cape|knit-vest|white-waistcoat|tailcoat|training-shorts',
);

const WITH_HOOD = setOf('rain-jacket|parka|duffle-coat|hoodie|zip-hoodie|rubber-raincoat');

export function hasHood({ key }: Garment): boolean {
  return WITH_HOOD.has(key);
}

export function hasPockets(garment: Garment): boolean {
  if (WITH_POCKETS.has(garment.key)) return true;
  if (WITHOUT_POCKETS.has(garment.key)) return false;

  return garment.slot === 'outer' || isKind(garment, 'trousers', 'shorts');
}

/** Is closed by a row of buttons. */
export function hasButtons(garment: Garment): boolean {
  if (garment.slot === 'outer')
    return !WITHOUT_BUTTONS.has(garment.key) && !isKind(garment, 'active', 'outdoor');

  return isKind(garment, 'shirt', 'polo', 'cardigan', 'jeans') || WITH_BUTTONS.has(garment.key);
}

/** Zips, belts and poppers, or nothing to close at all. */
const WITHOUT_BUTTONS = setOf(
  'puffer|parka|ski-jacket|rain-jacket|fleece-jacket|gilet|bomber|biker-jacket|shearling-jacket|track-jacket|quilted-jacket|' +
    'zip-hoodie|zip-cardigan|bolero|cropped-puffer|long-puffer|running-jacket|' +
    'varsity-jacket|wrap-coat|cape|kimono-jacket|duster-cardigan|knit-vest',
);
/** Of tops, dresses and legs: a row at the front, or the button of a fly. */
const WITH_BUTTONS = setOf(
  'shirt-dress|band-collar-shirt|blouse|bow-blouse|kurta|rugby-shirt|boilersuit|chinos|corduroys|cargo-trousers|carpenter-trousers|' +
    'chino-shorts|bermuda-shorts|denim-shorts|denim-skirt|denim-midi-skirt|blazer-dress',
);

/** Can be opened down the front to the waist. */
export function opensInFront(garment: Garment): boolean {
  return (
    isKind(garment, 'shirt', 'cardigan') ||
    ['blouse', 'wrap-blouse', 'wrap-dress', 'shirt-dress', 'boilersuit'].includes(garment.key)
  );
}

const ELASTIC = setOf(
  'wide-leg-trousers|culottes|joggers|leggings|training-shorts|swim-shorts|linen-trousers|tapered-trousers|slip-skirt|tiered-skirt|pleated-skirt|hiking-trousers|ski-trousers|riding-trousers|kurta-trousers',
);

/** Nothing presses at the waist: an elastic waistband, or no waistband at all. */
export function isEasyAtTheWaist(garment: Garment): boolean {
  if (garment.slot === 'bottom') return ELASTIC.has(garment.key);

  return garment.slot === 'dress' && ['shift', 'a-line'].includes(garment.fit ?? '');
}

const WITH_A_WAIST_SEAM = setOf(
  'day-dress|midi-occasion-dress|cocktail-dress|shirt-dress|sundress|dirndl|sleeved-day-dress|sleeved-midi-dress|' +
    'short-sleeved-midi-dress|sleeveless-midi-dress',
);

/** A dress whose skirt is sewn on at the waist, so that it can be taken in there. */
export function isSeamedAtTheWaist({ key }: Pick<Garment, 'key'>): boolean {
  return WITH_A_WAIST_SEAM.has(key);
}

/** What maternity departments sell, and what has room for a bump as it is. */
const WITH_A_BUMP = setOf(
  'wrap-dress|knit-dress|day-dress|maxi-dress|shirt-dress|kaftan|sundress|midi-occasion-dress|wax-print-dress|anarkali|kurta-trousers|' +
    'leggings|joggers|tapered-trousers|linen-trousers|tiered-skirt|slip-skirt|pleated-skirt|' +
    'crew-tee|long-sleeve-tee|breton-tee|performance-tee|training-tank|tank|shell-top|camisole|blouse|wrap-blouse|peasant-blouse|' +
    'ruffle-blouse|oversized-shirt|linen-shirt|chambray-shirt|poplin-shirt|fine-crew-sweater|v-neck-sweater|chunky-sweater|' +
    'tunic|longline-tee|cable-sweater|turtleneck|sweatshirt|hoodie|suit-jacket|suit-trousers|tailored-trousers|straight-jeans',
);

/** A top or a dress that neither clings to the stomach nor shows it. */
export function isLooseAtTheMiddle(garment: Garment): boolean {
  return (
    !['fitted', 'slim', 'bodycon'].includes(garment.fit ?? '') && !isKind(garment, 'crop-top', 'bodysuit')
  );
}

/** Which cuts shops sell a garment by: width is of shoes, a bump of what touches it; bags and touches have none. */
export function isCutOf({ slot }: Pick<Garment, 'slot'>, cut: Cut): boolean {
  if (cut === 'wide') return slot === 'shoes';
  if (cut === 'maternity') return ['top', 'bottom', 'dress'].includes(slot);

  return ['top', 'bottom', 'dress', 'outer'].includes(slot);
}

/** Whether it is sold in a cut, where that cut is of its kind (`isCutOf`). */
export function comesInCut(garment: Garment, cut: Cut): boolean {
  if (!['top', 'bottom', 'dress'].includes(garment.slot) || cut === 'wide') return true;
  if (cut === 'maternity') return WITH_A_BUMP.has(garment.key);

  return !isKind(garment, 'swim', 'corset') || cut === 'plus';
}

/** What needs the cleaner's or an hour by hand, and what needs the iron each time. */
const NOT_FOR_THE_MACHINE: readonly FabricName[] = [
  ...([
    'wool',
    'wool flannel',
    'tropical wool',
    'tweed',
    'boucle',
    'camel hair',
    'cashmere',
    'mohair',
  ] as const),
  ...([
    'lambswool',
    'silk',
    'chiffon',
    'lace',
    'velvet',
    'taffeta',
    'brocade',
    'sequin',
    'barathea',
  ] as const),
  ...(['leather', 'suede', 'shearling', 'patent leather', 'felt'] as const),
];
const NEEDS_THE_IRON: readonly FabricName[] = [
  ...(['linen', 'poplin', 'oxford cotton', 'chambray', 'silk', 'cotton', 'lyocell', 'taffeta'] as const),
  ...(['twill', 'viscose', 'satin'] as const),
];
const SEE_THROUGH: readonly FabricName[] = ['chiffon', 'mesh', 'lace', 'linen', 'silk', 'viscose'];

/** Cloths that a wish about their care or their weight leaves out. */
export const CLOTHS_BY_CARE = {
  'machine washable': NOT_FOR_THE_MACHINE,
  'no ironing': NEEDS_THE_IRON,
  'nothing see-through': SEE_THROUGH,
  'no metal': ['gold-tone metal', 'silver-tone metal', 'steel'],
} as const satisfies Record<string, readonly FabricName[]>;
