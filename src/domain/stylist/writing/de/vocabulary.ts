import type { PriceRange } from '#contract/outfits.ts';
import type { Avoidance, BodyGoal } from '#contract/style-profile.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';

/** What an outfit is for, where no occasion was named. */
export const WEATHER_PURPOSES: Record<Weather | 'rain', string> = {
  hot: 'für heiße Tage',
  warm: 'für warme Tage',
  mild: 'für milde Tage',
  cool: 'für kühle Tage',
  cold: 'für kalte Tage',
  freezing: 'für frostige Tage',
  rain: 'für Regentage',
};

/** By their English names, with those that they have away from work. */
export const DRESS_CODES: Readonly<Record<string, string>> = {
  athleisure: 'Athleisure',
  sporty: 'sportlich',
  casual: 'leger',
  'smart casual': 'Smart Casual',
  'business casual': 'Business Casual',
  'business professional': 'klassisches Business',
  'dressy casual': 'lässig-elegant',
  dressy: 'elegant',
  'semi-formal': 'festlich',
  cocktail: 'Cocktail',
  'black tie': 'Black Tie',
  'white tie': 'White Tie',
};

export const CONTRASTS: Readonly<Record<string, string>> = {
  'tone on tone': 'Ton in Ton',
  'soft contrast': 'in sanftem Kontrast',
  'clear contrast': 'in klarem Kontrast',
  'strong contrast': 'in starkem Kontrast',
};

/** What a cut does for a goal, said of one piece and of a pair. */
export const GOAL_EFFECTS: Record<BodyGoal, readonly [one: string, pair: string]> = {
  'accentuate-waist': ['betont die Taille', 'betonen die Taille'],
  'elongate-legs': ['streckt die Beine', 'strecken die Beine'],
  'balance-proportions': [
    'bringt oben und unten ins Gleichgewicht',
    'bringen oben und unten ins Gleichgewicht',
  ],
  'create-curves': ['gibt Form', 'geben Form'],
  'minimize-midsection': ['umspielt die Körpermitte', 'umspielen die Körpermitte'],
  'broaden-shoulders': ['stärkt die Schulterlinie', 'stärken die Schulterlinie'],
  'elongate-torso': ['zieht eine lange senkrechte Linie', 'ziehen eine lange senkrechte Linie'],
  'emphasize-legs': ['lenkt den Blick auf die Beine', 'lenken den Blick auf die Beine'],
};

/** As an infinitive with „zu“. */
export const GOALS: Record<BodyGoal, string> = {
  'accentuate-waist': 'die Taille zu betonen',
  'elongate-legs': 'die Beine zu strecken',
  'balance-proportions': 'die Proportionen auszugleichen',
  'create-curves': 'Kurven zu formen',
  'minimize-midsection': 'die Körpermitte zu umspielen',
  'broaden-shoulders': 'die Schultern zu verbreitern',
  'elongate-torso': 'den Oberkörper zu strecken',
  'emphasize-legs': 'die Beine zu betonen',
};

export const AVOIDED: Record<Avoidance, string> = {
  'horizontal-stripes': 'keine Querstreifen',
  'tight-fitting': 'nichts Enges',
  'boxy-silhouettes': 'nichts Kastiges',
  'crop-tops': 'nichts Bauchfreies',
  'high-waisted': 'kein hoher Bund',
  'low-rise': 'kein tiefer Bund',
  'baggy-clothes': 'nichts Weites',
  'clingy-fabrics': 'keine anschmiegsamen Stoffe',
};

/** Behind a sum that lies in the range. */
export const WITHIN_RANGE: Record<PriceRange, string> = {
  'under-50': 'also unter 50\u00a0$',
  '50-100': 'im Budget von\u00a050–100\u00a0$',
  'under-100': 'also unter 100\u00a0$',
  '100-200': 'im Budget von\u00a0100–200\u00a0$',
  '200-300': 'im Budget von\u00a0200–300\u00a0$',
  '300-plus': 'im Budget ab\u00a0300\u00a0$',
};

/** „nicht unter 50 $ zu haben“, „Dein Budget (unter 50 $)“. */
export const RANGES: Record<PriceRange, string> = {
  'under-50': 'unter 50\u00a0$',
  '50-100': 'für 50–100\u00a0$',
  'under-100': 'unter 100\u00a0$',
  '100-200': 'für 100–200\u00a0$',
  '200-300': 'für 200–300\u00a0$',
  '300-plus': 'ab 300\u00a0$',
};
