import type { ColourFamily } from '#contract/palette.ts';
import type {
  Avoidance,
  BODY_TYPES,
  BOTTOM_FITS,
  BodyGoal,
  DRESS_FITS,
  Metrics,
  MissingPart,
  TOP_FITS,
} from '#contract/style-profile.ts';

export { HEIGHT_LABELS } from '#contract/style-profile.ts';

type BodyType = (typeof BODY_TYPES)[number];

/** The plain name first, the word that magazines use second. No shape is better than another. */
export const BODY_TYPE_LABELS: Record<BodyType, { plain: string; known: string }> = {
  apple: { plain: 'Fuller middle', known: 'Apple' },
  pear: { plain: 'Fuller hip', known: 'Pear' },
  hourglass: { plain: 'Defined waist', known: 'Hourglass' },
  rectangle: { plain: 'Even line', known: 'Rectangle' },
  'inverted-triangle': { plain: 'Broader shoulder', known: 'Inverted triangle' },
};

export const TOP_FIT_LABELS: Record<(typeof TOP_FITS)[number], string> = {
  fitted: 'Fitted',
  relaxed: 'Relaxed',
  oversized: 'Oversized',
};

export const BOTTOM_FIT_LABELS: Record<(typeof BOTTOM_FITS)[number], string> = {
  slim: 'Slim',
  straight: 'Straight',
  'wide-leg': 'Wide leg',
};

export const DRESS_FIT_LABELS: Record<(typeof DRESS_FITS)[number], string> = {
  bodycon: 'Bodycon',
  'a-line': 'A-line',
  shift: 'Shift',
};

export const BODY_GOAL_LABELS: Record<BodyGoal, string> = {
  'accentuate-waist': 'Accentuate the waist',
  'elongate-legs': 'Elongate the legs',
  'balance-proportions': 'Balance proportions',
  'create-curves': 'Create curves',
  'minimize-midsection': 'Minimize the midsection',
  'broaden-shoulders': 'Broaden the shoulders',
  'elongate-torso': 'Elongate the torso',
  'emphasize-legs': 'Emphasize the legs',
};

export const AVOIDANCE_LABELS: Record<Avoidance, string> = {
  'horizontal-stripes': 'Horizontal stripes',
  'tight-fitting': 'Tight fitting',
  'boxy-silhouettes': 'Boxy silhouettes',
  'crop-tops': 'Crop tops',
  'high-waisted': 'High-waisted',
  'low-rise': 'Low-rise',
  'baggy-clothes': 'Baggy clothes',
  'clingy-fabrics': 'Clingy fabrics',
};

/** In the order in which they are shown: those that follow each other fill a row of colors. */
export const COLOUR_FAMILY_LABELS: Record<ColourFamily, string> = {
  neutrals: 'Neutrals',
  browns: 'Browns',
  oranges: 'Oranges',
  yellows: 'Yellows',
  greens: 'Greens',
  blues: 'Blues',
  reds: 'Reds',
  pinks: 'Pinks',
  purples: 'Purples',
};

/** In the order in which they are shown. */
export const METRIC_LABELS: Record<keyof Metrics, string> = {
  comfort: 'Comfort',
  elegance: 'Elegance',
  trendy: 'Trendy',
};

/** What a profile can lack. */
export const MISSING_LABELS: Record<MissingPart, string> = {
  colors: 'colors',
  'style categories': 'style categories',
};
