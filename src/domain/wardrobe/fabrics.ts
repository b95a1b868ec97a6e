import type { FormalitySpan } from './formality.ts';

export interface Fabric {
  /** What it adds to the warmth of the cut: -1 breathes, 0 neutral, 1 warms. */
  warmth: -1 | 0 | 1;
  formality: FormalitySpan;
  /** Follows the body closely: bites the avoidance "clingy-fabrics". */
  clingy?: true;
  /** Comes from an animal: left out for "vegan". */
  animal?: true;
  /** Costs more than its neighbours at any level: left to the higher ranges. */
  dear?: true;
  keepsRainOut?: true;
  /** Other words for it in a request, separated by bars. */
  words?: string;
}

/**
 * Fabrics by their trade names. Warmth, drape and dress code are what textile references agree on for the
 * fibre and weave: bast fibres and open weaves breathe, brushed and woollen-spun cloth insulates.
 */
export const FABRICS = {
  cotton: { warmth: 0, formality: [0, 5] },
  'heavyweight cotton': { warmth: 0, formality: [0, 2] },
  poplin: { warmth: 0, formality: [1, 8] },
  'oxford cotton': { warmth: 0, formality: [1, 4], words: 'oxford cloth' },
  chambray: { warmth: 0, formality: [1, 3] },
  seersucker: { warmth: -1, formality: [1, 5] },
  linen: { warmth: -1, formality: [0, 5] },
  flannel: { warmth: 1, formality: [0, 2] },
  pique: { warmth: 0, formality: [0, 3] },
  twill: { warmth: 0, formality: [1, 4], words: 'gabardine' },
  canvas: { warmth: 0, formality: [0, 3] },
  'waxed cotton': { warmth: 1, formality: [1, 3], keepsRainOut: true, words: 'waxed' },
  denim: { warmth: 0, formality: [0, 3] },
  corduroy: { warmth: 1, formality: [1, 3], words: 'cord' },
  jersey: { warmth: 0, formality: [0, 4], clingy: true },
  ponte: { warmth: 0, formality: [2, 5] },
  'ribbed knit': { warmth: 0, formality: [0, 4], clingy: true, words: 'ribbed|rib' },
  'cotton knit': { warmth: 0, formality: [0, 4] },
  merino: { warmth: 0, formality: [1, 6], animal: true },
  lambswool: { warmth: 1, formality: [1, 4], animal: true },
  cashmere: { warmth: 1, formality: [2, 7], animal: true, dear: true },
  mohair: { warmth: 1, formality: [1, 6], animal: true, dear: true },
  wool: { warmth: 1, formality: [1, 7], animal: true },
  'tropical wool': { warmth: 0, formality: [3, 7], animal: true, words: 'worsted|lightweight wool' },
  'wool flannel': { warmth: 1, formality: [2, 6], animal: true },
  tweed: { warmth: 1, formality: [2, 5], animal: true, words: 'harris tweed|herringbone' },
  boucle: { warmth: 1, formality: [2, 6], animal: true },
  'camel hair': { warmth: 1, formality: [2, 7], animal: true, dear: true },
  barathea: { warmth: 0, formality: [6, 8], animal: true },
  marcella: { warmth: 0, formality: [7, 8] },
  crepe: { warmth: 0, formality: [2, 8] },
  viscose: { warmth: -1, formality: [0, 5], words: 'rayon' },
  lyocell: { warmth: -1, formality: [1, 5], words: 'tencel' },
  silk: { warmth: 0, formality: [2, 8], animal: true, dear: true },
  satin: { warmth: 0, formality: [2, 8], clingy: true },
  chiffon: { warmth: -1, formality: [3, 8], words: 'georgette' },
  lace: { warmth: -1, formality: [2, 8] },
  velvet: { warmth: 1, formality: [4, 8] },
  taffeta: { warmth: 0, formality: [5, 8] },
  brocade: { warmth: 0, formality: [5, 8], words: 'jacquard' },
  sequin: {
    warmth: 0,
    formality: [3, 8],
    words: 'sequins|sequined|sequinned|sparkly|glitter|glittery',
  },
  'wax-print cotton': {
    warmth: 0,
    formality: [1, 6],
    words: 'ankara|wax print|kitenge|african print',
  },
  nylon: { warmth: 0, formality: [0, 2] },
  'stretch nylon': { warmth: 0, formality: [0, 1], clingy: true, words: 'spandex|lycra' },
  'quick-dry polyester': { warmth: -1, formality: [0, 1], words: 'quick dry|moisture wicking' },
  'french terry': { warmth: 0, formality: [0, 1], words: 'terry' },
  fleece: { warmth: 1, formality: [0, 1] },
  'waterproof shell': {
    warmth: 0,
    formality: [0, 2],
    keepsRainOut: true,
    words: 'gore tex|waterproof fabric',
  },
  'down-filled nylon': { warmth: 1, formality: [0, 2], animal: true, words: 'down filled' },
  'recycled padding': { warmth: 1, formality: [0, 2], words: 'padded' },
  leather: { warmth: 0, formality: [0, 8], animal: true },
  'patent leather': { warmth: 0, formality: [4, 8], animal: true, words: 'patent' },
  suede: { warmth: 0, formality: [0, 6], animal: true },
  shearling: { warmth: 1, formality: [0, 3], animal: true, dear: true },
  'faux shearling': { warmth: 1, formality: [0, 3], words: 'sherpa|teddy fabric' },
  'vegan leather': {
    warmth: 0,
    formality: [0, 7],
    words: 'faux leather|fake leather|pleather|vegan leather',
  },
  mesh: { warmth: -1, formality: [0, 1] },
  rubber: { warmth: 0, formality: [0, 2], keepsRainOut: true },
  cork: { warmth: -1, formality: [0, 2] },
  raffia: { warmth: -1, formality: [0, 4], words: 'wicker|rattan' },
  straw: { warmth: -1, formality: [0, 4] },
  felt: { warmth: 1, formality: [1, 5], animal: true },
  acetate: { warmth: 0, formality: [0, 6], words: 'tortoiseshell|tortoise' },
  steel: { warmth: 0, formality: [0, 8], words: 'stainless steel' },
  'gold-tone metal': { warmth: 0, formality: [0, 8] },
  'silver-tone metal': { warmth: 0, formality: [0, 8] },
  pearl: { warmth: 0, formality: [1, 8], animal: true },
  crystal: { warmth: 0, formality: [4, 8], words: 'rhinestone|rhinestones|crystals' },
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;

export const FABRIC_NAMES = Object.keys(FABRICS) as FabricName[];

export function isFabricName(name: string): name is FabricName {
  return Object.hasOwn(FABRICS, name);
}

export function fabricOf(name: FabricName): Fabric {
  return FABRICS[name];
}
