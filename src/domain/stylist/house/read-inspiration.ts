import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { type PhotoFeatures, showsPatternClearly } from '#domain/photo/photo-features.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { plainText } from '../plain-text.ts';
import type { StylistInspiration } from '../stylist.ts';
import { readWords } from './language/read-words.ts';

/** What one inspiration says to the stylist. Its words are read for colors, cloths and styles alone. */
export interface ReadInspiration {
  title: string;
  /** How much of the picture each color is, against its largest: above 0, at most 1. Named ones count fully. */
  colours: ReadonlyMap<ColourName, number>;
  patterns: ReadonlySet<FabricPattern>;
  fabrics: ReadonlySet<FabricName>;
  styles: ReadonlySet<StyleName>;
}

/** Smaller parts of a picture are seldom what somebody liked about it. */
const LEAST_SHARE = 0.1;
const MOST_COLOURS = 4;
export const LONGEST_TITLE = 60;
const LEAST_STRENGTH = 0.3;

/** What the eye calls stripe, check or print, as it can be woven or printed. */
const PATTERNS: Record<PhotoFeatures['pattern'], readonly FabricPattern[]> = {
  solid: [],
  stripe: ['stripe', 'pinstripe'],
  check: ['check'],
  print: ['floral', 'dot'],
  // It has one, but not one that could be asked for.
  other: [],
};

/**
 * Reads an inspiration. Title and tags are a stranger's words as much as the person's: a garment, an occasion or a
 * budget in them asks for nothing, and what is refused in them ("no black") is left out.
 */
export function readInspiration(inspiration: StylistInspiration): ReadInspiration {
  const { title, tags, features, category } = inspiration;
  const colours = new Map<ColourName, number>();
  const patterns = new Set<FabricPattern>();
  const fabrics = new Set<FabricName>();
  const styles = new Set<StyleName>();

  const seen = (features?.colours ?? []).filter(({ share }) => share >= LEAST_SHARE).slice(0, MOST_COLOURS);
  const largest = Math.max(...seen.map(({ share }) => share));
  for (const { name, share } of seen)
    colours.set(name, LEAST_STRENGTH + (1 - LEAST_STRENGTH) * (share / largest));
  // A mood of colors may well be a striped wall.
  if (category !== 'color_inspo')
    for (const pattern of PATTERNS[features && showsPatternClearly(features) ? features.pattern : 'solid'])
      patterns.add(pattern);

  for (const { meaning, negated } of readWords([title, ...tags].join(', '))) {
    if (negated) continue;
    if (meaning.is === 'colour') for (const name of meaning.names.slice(0, 1)) colours.set(name, 1);
    if (meaning.is === 'pattern') for (const pattern of meaning.patterns) patterns.add(pattern);
    if (meaning.is === 'fabric') for (const fabric of meaning.names) fabrics.add(fabric);
    if (meaning.is === 'style') styles.add(meaning.style);
  }

  return { title, colours, patterns, fabrics, styles };
}

export function saysSomething({ colours, patterns, fabrics, styles }: ReadInspiration): boolean {
  return colours.size + patterns.size + fabrics.size + styles.size > 0;
}

/** A title is anybody's text: it is shown as one short line in quotes. */
export function quotedTitle(title: string): string {
  const shown = plainText(title, LONGEST_TITLE).replace(/[“”]/g, '"');

  return shown === '' ? 'one of your inspirations' : `“${shown}”`;
}
