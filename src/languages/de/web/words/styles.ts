import type { STYLE_GROUPS, StyleName } from '#contract/style-profile.ts';
import type * as English from '#web/words/styles.ts';

const STYLES: Record<StyleName | (typeof STYLE_GROUPS)[number]['label'], string> = {
  'Classic & Timeless': 'Klassisch und zeitlos',
  Classic: 'Klassisch',
  Preppy: 'Preppy',
  Minimalist: 'Minimalistisch',
  Tailored: 'Maßgeschneidert',
  'Old Money': 'Old Money',
  'Casual & Comfortable': 'Lässig und bequem',
  Casual: 'Lässig',
  Sporty: 'Sportlich',
  Athleisure: 'Athleisure',
  Coastal: 'Küstenstil',
  'Smart Casual': 'Smart Casual',
  'Creative & Artistic': 'Kreativ und künstlerisch',
  Bohemian: 'Boho',
  Eclectic: 'Eklektisch',
  Vintage: 'Vintage',
  Artsy: 'Künstlerisch',
  Maximalist: 'Maximalistisch',
  'Modern & Edgy': 'Modern und kantig',
  Edgy: 'Kantig',
  Streetwear: 'Streetwear',
  Contemporary: 'Zeitgenössisch',
  Grunge: 'Grunge',
  Utility: 'Utility',
  'Feminine & Romantic': 'Feminin und romantisch',
  Romantic: 'Romantisch',
  Feminine: 'Feminin',
  Glamorous: 'Glamourös',
  Cottagecore: 'Cottagecore',
  Parisian: 'Pariser Stil',
  'Cultural & Regional': 'Kulturen und Regionen',
  Scandinavian: 'Skandinavisch',
  'Japanese Minimal': 'Japanisch schlicht',
  Western: 'Western',
  Mediterranean: 'Mediterran',
  'Afro-Contemporary': 'Afro-modern',
};

/** A tag of one's own is nobody's to translate. */
export const styleWord: typeof English.styleWord = (name) => (STYLES as Record<string, string>)[name] ?? name;

export const styleNamed: typeof English.styleNamed = (word) =>
  Object.entries(STYLES).find(([, german]) => german.toLowerCase() === word.toLowerCase())?.[0] ?? word;
