import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import type { Mood } from '../language/mentions/meanings.ts';
import { lightnessOf, loudness } from './colour-pairs.ts';

export const EARTH_TONES: readonly ColourName[] = [
  ...(['Rust', 'Terracotta', 'Olive', 'Camel', 'Brown', 'Mustard', 'Tan', 'Cognac', 'Chocolate'] as const),
  ...(['Khaki', 'Cream', 'Forest Green', 'Beige'] as const),
];
export const PASTELS: readonly ColourName[] = [
  ...(['Blush', 'Lavender', 'Mint', 'Powder Blue', 'Butter', 'Peach', 'Sky Blue', 'Pink', 'Sage'] as const),
];
export const JEWEL_TONES: readonly ColourName[] = [
  ...([
    'Emerald',
    'Royal Blue',
    'Burgundy',
    'Purple',
    'Plum',
    'Teal',
    'Fuchsia',
    'Forest Green',
    'Gold',
  ] as const),
];
export const BOLD: readonly ColourName[] = [
  ...([
    'Red',
    'Cobalt',
    'Fuchsia',
    'Yellow',
    'Orange',
    'Emerald',
    'Turquoise',
    'Purple',
    'Coral',
    'Lime',
  ] as const),
];
/** "Some color", as most wear it: none that shouts from across the room. */
export const COLOURFUL: readonly ColourName[] = BOLD.filter((name) => name !== 'Lime' && name !== 'Orange');
export const NEUTRALS: readonly ColourName[] = COLOUR_NAMES.filter((name) => familyOf(name) === 'neutrals');

/** The colors that a word of mood names: "earthy", "dark"; none for a mood of another kind. */
export function coloursOfMood(mood: Mood): readonly ColourName[] {
  switch (mood) {
    case 'colourful':
      return COLOURFUL;
    case 'bold':
      return BOLD;
    case 'dark':
      return COLOUR_NAMES.filter((name) => lightnessOf(name) < 0.42 && loudness(name) < 0.75);
    case 'light':
      return COLOUR_NAMES.filter((name) => lightnessOf(name) > 0.8 && loudness(name) < 0.5);
    case 'neutral':
      return [...NEUTRALS, 'Navy', 'Camel', 'Tan', 'Khaki'];
    case 'earthy':
      return EARTH_TONES;
    case 'pastel':
      return PASTELS;
    case 'jewel':
      return JEWEL_TONES;
    default:
      return [];
  }
}
