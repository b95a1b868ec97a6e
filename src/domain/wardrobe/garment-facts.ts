/** What the foot stands on and in. */
export interface Footwear {
  heel: 'flat' | 'low' | 'block' | 'thin';
  sole: 'thin' | 'rubber' | 'lug' | 'rope';
  /** Keeps the foot dry in puddles and slush. */
  waterproof?: true;
  /** Lined for standing in snow. */
  insulated?: true;
}

export type Sleeve = 'none' | 'short' | 'long';
export type Neckline = 'crew' | 'v' | 'collar' | 'high' | 'low';

/**
 * Facts of construction that rules of weather and ground, wishes and sentences ask for. They follow from how the thing is
 * usually made, as garment and footwear glossaries describe it; a shop's own version may differ.
 */
export const FOOTWEAR: Readonly<Record<string, Footwear>> = {
  'leather-sneakers': { heel: 'flat', sole: 'rubber' },
  'canvas-sneakers': { heel: 'flat', sole: 'rubber' },
  'slip-on-sneakers': { heel: 'flat', sole: 'rubber' },
  'chunky-sneakers': { heel: 'flat', sole: 'rubber' },
  'retro-runners': { heel: 'flat', sole: 'rubber' },
  'running-shoes': { heel: 'flat', sole: 'rubber' },
  'tennis-shoes': { heel: 'flat', sole: 'rubber' },
  'training-shoes': { heel: 'flat', sole: 'rubber' },
  'golf-shoes': { heel: 'flat', sole: 'rubber', waterproof: true },
  loafers: { heel: 'flat', sole: 'thin' },
  'suede-loafers': { heel: 'flat', sole: 'rubber' },
  'chunky-loafers': { heel: 'flat', sole: 'lug' },
  oxfords: { heel: 'flat', sole: 'thin' },
  'monk-straps': { heel: 'flat', sole: 'thin' },
  derbies: { heel: 'flat', sole: 'rubber' },
  brogues: { heel: 'flat', sole: 'thin' },
  'patent-oxfords': { heel: 'flat', sole: 'thin' },
  pumps: { heel: 'thin', sole: 'thin' },
  'block-pumps': { heel: 'block', sole: 'thin' },
  'kitten-heels': { heel: 'thin', sole: 'thin' },
  'block-heels': { heel: 'block', sole: 'thin' },
  'strappy-heels': { heel: 'thin', sole: 'thin' },
  'espadrille-wedges': { heel: 'block', sole: 'rope' },
  espadrilles: { heel: 'flat', sole: 'rope' },
  'ballet-flats': { heel: 'flat', sole: 'thin' },
  juttis: { heel: 'flat', sole: 'thin' },
  'mary-janes': { heel: 'low', sole: 'thin' },
  'evening-flats': { heel: 'flat', sole: 'thin' },
  'leather-sandals': { heel: 'flat', sole: 'rubber' },
  'dress-sandals': { heel: 'flat', sole: 'thin' },
  slides: { heel: 'flat', sole: 'rubber' },
  'cork-sandals': { heel: 'flat', sole: 'rubber' },
  'chelsea-boots': { heel: 'low', sole: 'rubber' },
  'jodhpur-boots': { heel: 'low', sole: 'rubber' },
  'desert-boots': { heel: 'flat', sole: 'rubber' },
  'combat-boots': { heel: 'flat', sole: 'lug' },
  'western-boots': { heel: 'block', sole: 'thin' },
  'hiking-boots': { heel: 'flat', sole: 'lug', waterproof: true },
  'insulated-boots': { heel: 'flat', sole: 'lug', waterproof: true, insulated: true },
  'rain-boots': { heel: 'flat', sole: 'lug', waterproof: true },
  'heeled-boots': { heel: 'block', sole: 'thin' },
  'knee-boots': { heel: 'low', sole: 'rubber' },
  'platform-boots': { heel: 'block', sole: 'rubber' },
  'low-pumps': { heel: 'thin', sole: 'thin' },
  'pointed-flats': { heel: 'flat', sole: 'thin' },
};

/** Tops and dresses by the length of their sleeves. */
const SLEEVES: Record<Sleeve, string> = {
  none:
    'tank|training-tank|ribbed-tank|shell-top|camisole|lace-camisole|sports-bra|swimsuit|corset-top|sequin-top|' +
    'slip-dress|sheath-dress|sundress|pinafore|cocktail-dress|column-gown|ball-gown|shift-dress|jumpsuit|maxi-dress|bodycon-dress|' +
    'sleeveless-midi-dress|backless-dress|dungarees',
  short:
    'crew-tee|boxy-tee|graphic-tee|performance-tee|crop-top|peasant-blouse|camp-shirt|polo|knit-polo|wax-print-shirt|wax-print-blouse|' +
    'dirndl|day-dress|wax-print-dress|longline-tee|short-sleeved-midi-dress',
  long:
    'breton-tee|long-sleeve-tee|training-top|oxford-shirt|poplin-shirt|linen-shirt|oversized-shirt|chambray-shirt|flannel-shirt|' +
    'western-shirt|band-collar-shirt|tuxedo-shirt|blouse|bow-blouse|ruffle-blouse|wrap-blouse|bodysuit|' +
    'fine-crew-sweater|v-neck-sweater|cable-sweater|chunky-sweater|turtleneck|fitted-rollneck|sweatshirt|hoodie|rugby-shirt|' +
    'kurta|wrap-dress|shirt-dress|kaftan|knit-dress|blazer-dress|midi-occasion-dress|boilersuit|sequin-dress|sleeved-gown|' +
    'anarkali|lehenga|sari|mesh-top|velvet-blouse|trachten-shirt|tunic|zip-sweater|fair-isle-sweater|' +
    'wrap-maxi-dress|sleeved-maxi-dress|sleeved-sheath-dress|sleeved-day-dress|sleeved-midi-dress',
};

/** The same by what is cut out at the neck: `low` shows more than a hand's breadth below the collar bone. */
const NECKLINES: Record<Neckline, string> = {
  crew:
    'crew-tee|boxy-tee|breton-tee|long-sleeve-tee|graphic-tee|performance-tee|training-top|training-tank|tank|shell-top|crop-top|' +
    'fine-crew-sweater|cable-sweater|chunky-sweater|sweatshirt|hoodie|sequin-top|sheath-dress|shift-dress|knit-dress|' +
    'pinafore|sequin-dress|wax-print-blouse|ruffle-blouse|day-dress|wax-print-dress|cocktail-dress|sleeved-gown|anarkali|lehenga|sari|' +
    'mesh-top|longline-tee|fair-isle-sweater|sleeved-sheath-dress|sleeved-day-dress|sleeved-midi-dress|short-sleeved-midi-dress|' +
    'sleeveless-midi-dress|sleeved-maxi-dress|dungarees',
  v: 'v-neck-sweater|wrap-blouse|peasant-blouse|wrap-dress|maxi-dress|kaftan|jumpsuit|blazer-dress|midi-occasion-dress|wrap-maxi-dress',
  collar:
    'oxford-shirt|poplin-shirt|linen-shirt|oversized-shirt|chambray-shirt|flannel-shirt|camp-shirt|western-shirt|' +
    'kurta|band-collar-shirt|wax-print-shirt|tuxedo-shirt|polo|knit-polo|blouse|bow-blouse|rugby-shirt|shirt-dress|boilersuit|velvet-blouse|trachten-shirt|tunic',
  high: 'turtleneck|fitted-rollneck|zip-sweater',
  low:
    'dirndl|ribbed-tank|camisole|lace-camisole|bodysuit|swimsuit|sports-bra|corset-top|slip-dress|bodycon-dress|sundress|' +
    'column-gown|ball-gown|backless-dress',
};

const SLEEVE_OF = keysOf(SLEEVES);
const NECKLINE_OF = keysOf(NECKLINES);

function keysOf<Name extends string>(lists: Record<Name, string>): ReadonlyMap<string, Name> {
  const entries = Object.entries(lists) as [Name, string][];

  return new Map(entries.flatMap(([name, keys]) => keys.split('|').map((key) => [key, name] as const)));
}

/** Null for what has no sleeves to speak of: trousers, shoes, bags. */
export function sleeveOf(key: string): Sleeve | null {
  return SLEEVE_OF.get(key) ?? null;
}

export function necklineOf(key: string): Neckline | null {
  return NECKLINE_OF.get(key) ?? null;
}

/** Null for what is not worn on the feet. */
export function footwearOf(key: string): Footwear | null {
  return FOOTWEAR[key] ?? null;
}

/** Whether it is worn on a heel, thin or broad. */
export function isHeeled({ key }: { key: string }): boolean {
  return ['thin', 'block'].includes(footwearOf(key)?.heel ?? '');
}
