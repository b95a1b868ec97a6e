import type { ONBOARDING_PALETTES } from '#contract/onboarding.ts';
import type { ColourName } from '#contract/palette.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import type { OutfitBrief, Taste } from '../../stylist.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import type { ReadInspiration } from '../read-inspiration.ts';
import { isQuiet } from './colour-pairs.ts';
import {
  BOLD,
  COLOURFUL,
  coloursOfMood,
  EARTH_TONES,
  JEWEL_TONES,
  NEUTRALS,
  PASTELS,
} from './colours-of-mood.ts';
import { isNearPalette, LEAST_PALETTE, ownPalette } from './own-palette.ts';
import { leadingStyles } from './style-weights.ts';

export const COLOURS_OF_ONBOARDING: Record<(typeof ONBOARDING_PALETTES)[number], readonly ColourName[]> = {
  neutrals: [...NEUTRALS, 'Navy', 'Camel', 'Tan'],
  'earth-tones': EARTH_TONES,
  pastels: PASTELS,
  bold: BOLD,
  'jewel-tones': JEWEL_TONES,
};

const WEIGHT = {
  prompt: 1.6,
  /** Of the shades of a named color those that everybody calls so, or that are one's own. */
  foremost: 2,
  mood: 1.3,
  /** "Some color" for who wears none: no more than the own palette, beside it. */
  moodOfTheQuiet: 0.9,
  /** The same for who has a color. */
  colourfulBesideOwn: 0.5,
  /** What the people beside wear. */
  beside: 0.8,
  favourite: 1,
  analysed: 1,
  onboarding: 0.4,
  style: 0.4,
  ownStyle: 0.3,
  inspiration: 0.45,
};

/** "Purple" is purple or plum before it is mauve. */
const FOREMOST = 2;

/** So many colors that were named for the look as a whole. */
const A_SCHEME = 2;

/** Whose palette is known, and has no loud color. */
export function livesInQuiet({ colorPalette, customColorPalette }: Taste): boolean {
  const own = [...colorPalette, ...customColorPalette];

  return own.length > 0 && own.every(isQuiet);
}

/** How much each color is wanted, 0 to 1.6: the prompt, the person's favourites, what their photos show. */
export function colourWeights(
  brief: OutfitBrief,
  wishes: Wishes,
  lead: ReadInspiration | null,
): Map<ColourName, number> {
  const weights = new Map<ColourName, number>();
  const raise = (names: readonly ColourName[], weight: number) => {
    for (const name of names) weights.set(name, Math.max(weight, weights.get(name) ?? 0));
  };

  for (const style of wishes.styles) raise(STYLES[style].colours, WEIGHT.style);
  // Whose palette is known wears their styles in it.
  const own = ownPalette(brief.profile);
  const isTheirs = (name: ColourName) => own.size < LEAST_PALETTE || isNearPalette(own, name, 'outer');
  for (const style of leadingStyles(brief, wishes))
    raise(STYLES[style].colours.filter(isTheirs), WEIGHT.ownStyle);
  for (const palette of brief.onboarding?.palettes ?? [])
    raise(COLOURS_OF_ONBOARDING[palette], WEIGHT.onboarding);
  // The inspiration that leads; the others take their turn with another seed.
  for (const [name, strength] of lead?.colours ?? []) raise([name], WEIGHT.inspiration * strength);
  // "Navy and white" is the whole scheme: of the own colors only the quiet ones join it.
  const isOpen = (name: ColourName) => wishes.colours.length < A_SCHEME || isQuiet(name);
  for (const [rank, name] of brief.profile.colorPalette.entries())
    if (isOpen(name)) raise([name], WEIGHT.analysed / (1 + rank * 0.1));
  raise(brief.profile.customColorPalette.filter(isOpen), WEIGHT.favourite);
  for (const mood of wishes.moods) {
    if (mood === 'colourful' || mood === 'bold') raiseLively(brief.profile, coloursOfMood(mood), raise);
    else raise(coloursOfMood(mood), WEIGHT.mood);
  }
  if (wishes.occasion?.bright === true) raise(COLOURFUL, WEIGHT.mood);
  if (wishes.others?.isApart === false) raise(wishes.others.names, WEIGHT.beside);
  for (const { names } of wishes.colours) {
    const ownNames = names.filter((name) => own.has(name));
    raise(names, WEIGHT.prompt);
    raise(ownNames.length > 0 ? ownNames : names.slice(0, FOREMOST), WEIGHT.foremost);
  }

  return weights;
}

/** "Something colourful", "bold" is one's own color first; who wears none is offered any. */
function raiseLively(
  profile: Taste,
  lively: readonly ColourName[],
  raise: (names: readonly ColourName[], weight: number) => void,
): void {
  const own = [...ownPalette(profile)].filter((name) => !isQuiet(name));
  const isInOwn = own.length > 0;

  raise(own, WEIGHT.mood);
  raise(
    lively,
    isInOwn ? WEIGHT.colourfulBesideOwn : livesInQuiet(profile) ? WEIGHT.moodOfTheQuiet : WEIGHT.mood,
  );
}
