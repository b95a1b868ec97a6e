import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/style-profile/labels.ts';

export const HEIGHT_LABELS: Translated<typeof English.HEIGHT_LABELS> = {
  petite: 'Klein (bis 163\u00a0cm)',
  average: 'Mittel (164–171\u00a0cm)',
  tall: 'Groß (ab 172\u00a0cm)',
};

export const BODY_TYPE_LABELS: Translated<typeof English.BODY_TYPE_LABELS> = {
  apple: { plain: 'Vollere Mitte', known: 'Apfel' },
  pear: { plain: 'Vollere Hüfte', known: 'Birne' },
  hourglass: { plain: 'Betonte Taille', known: 'Sanduhr' },
  rectangle: { plain: 'Gerade Linie', known: 'Rechteck' },
  'inverted-triangle': { plain: 'Breitere Schulter', known: 'Umgekehrtes Dreieck' },
};

export const TOP_FIT_LABELS: Translated<typeof English.TOP_FIT_LABELS> = {
  fitted: 'Körpernah',
  relaxed: 'Locker',
  oversized: 'Oversized',
};

export const BOTTOM_FIT_LABELS: Translated<typeof English.BOTTOM_FIT_LABELS> = {
  slim: 'Schmal',
  straight: 'Gerade',
  'wide-leg': 'Weit',
};

export const DRESS_FIT_LABELS: Translated<typeof English.DRESS_FIT_LABELS> = {
  bodycon: 'Eng anliegend',
  'a-line': 'A-Linie',
  shift: 'Gerade',
};

export const BODY_GOAL_LABELS: Translated<typeof English.BODY_GOAL_LABELS> = {
  'accentuate-waist': 'Taille betonen',
  'elongate-legs': 'Beine strecken',
  'balance-proportions': 'Proportionen ausgleichen',
  'create-curves': 'Kurven schaffen',
  'minimize-midsection': 'Körpermitte kaschieren',
  'broaden-shoulders': 'Schultern verbreitern',
  'elongate-torso': 'Oberkörper strecken',
  'emphasize-legs': 'Beine hervorheben',
};

export const AVOIDANCE_LABELS: Translated<typeof English.AVOIDANCE_LABELS> = {
  'horizontal-stripes': 'Querstreifen',
  'tight-fitting': 'Enges',
  'boxy-silhouettes': 'Kastige Schnitte',
  'crop-tops': 'Bauchfreies',
  'high-waisted': 'Hoher Bund',
  'low-rise': 'Tiefer Bund',
  'baggy-clothes': 'Sehr Weites',
  'clingy-fabrics': 'Anschmiegsame Stoffe',
};

export const COLOUR_FAMILY_LABELS: Translated<typeof English.COLOUR_FAMILY_LABELS> = {
  neutrals: 'Neutral',
  browns: 'Braun',
  oranges: 'Orange',
  yellows: 'Gelb',
  greens: 'Grün',
  blues: 'Blau',
  reds: 'Rot',
  pinks: 'Rosa',
  purples: 'Violett',
};

export const METRIC_LABELS: Translated<typeof English.METRIC_LABELS> = {
  comfort: 'Bequem',
  elegance: 'Elegant',
  trendy: 'Modisch',
};

export const MISSING_LABELS: Translated<typeof English.MISSING_LABELS> = {
  colors: 'Farben',
  'style categories': 'Stilrichtungen',
};
