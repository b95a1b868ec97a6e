import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { plainText } from '../../plain-text.ts';
import type { StylistInspiration } from '../../stylist.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import { LONGEST_TITLE, readInspiration } from '../read-inspiration.ts';
import { summariseLook } from './look-summary.ts';
import { type PhotoSignal, photoSignals } from './photo-signals.ts';
import type { SignalName } from './signal-names.ts';
import { listed } from './wording.ts';

/** An inspiration board as far as it says something about a style. */
export interface Board {
  /** Which inspirations name a style, by their titles. */
  styles: ReadonlyMap<StyleName, readonly string[]>;
  /** The strongest colors of all pictures together. */
  colours: readonly ColourName[];
  /** What the pictures with clothes show; null when there are none. */
  signals: Record<SignalName, PhotoSignal> | null;
}

/** The newest say what somebody likes now. */
const READ = 24;
const MOST_COLOURS = 4;
const LEAST_SHARE = 0.12;

export function readBoard(inspirations: readonly StylistInspiration[]): Board {
  const newest = inspirations.slice(0, READ);
  const styles = new Map<StyleName, string[]>();
  for (const inspiration of newest) {
    for (const style of readInspiration(inspiration).styles)
      styles.set(style, [...(styles.get(style) ?? []), plainText(inspiration.title, LONGEST_TITLE)]);
  }
  const features = newest.map((inspiration) => inspiration.features).filter((measured) => measured !== null);
  const worn = newest
    .filter(({ category }) => category !== 'color_inspo' && category !== 'texture')
    .map((inspiration) => inspiration.features)
    .filter((measured) => measured !== null);

  return {
    styles,
    colours:
      features.length === 0
        ? []
        : summariseLook(features)
            .colours.filter(({ share }) => share >= LEAST_SHARE)
            .slice(0, MOST_COLOURS)
            .map(({ name }) => name),
    signals: worn.length === 0 ? null : photoSignals(summariseLook(worn)),
  };
}

/** What the board shares with the photos and what it would add, in a sentence; null when it shows no colors. */
export function beyondPhotos({ colours }: Board, worn: ReadonlySet<ColourName>): Sentence | null {
  const named = (names: readonly ColourName[]) => listed(names.map((name) => name.toLowerCase()));
  const shared = colours.filter((name) => worn.has(name));
  const added = colours.filter((name) => !worn.has(name));
  if (colours.length === 0) return null;
  if (added.length === 0)
    return tell('why: board shares', `Your inspiration board keeps to them too: ${named(shared)}.`, {
      words: shared,
    });
  if (shared.length === 0)
    return tell('why: board adds', `Your inspiration board would add ${named(added)}.`, { words: added });

  return tell(
    'why: board shares and adds',
    `Your inspiration board shares ${named(shared)} and would add ${named(added)}.`,
    { words: [...shared, ...added], sums: [shared.length] },
  );
}
