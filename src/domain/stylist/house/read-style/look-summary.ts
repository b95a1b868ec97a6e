import { type ColourFamily, type ColourName, PALETTE } from '#contract/palette.ts';
import type { SeenColour } from '#contract/style-profile.ts';
import { hexToOklab, oklabToHex } from '#domain/colour/oklab.ts';
import { type PhotoFeatures, type SeenPattern, showsPatternClearly } from '#domain/photo/photo-features.ts';

/** A color over all photos. */
export interface RecurringColour extends SeenColour {
  /** In how many photos it covers at least a {@link SHOWN_SHARE} of the garment. */
  photos: number;
}

/** What several photos show together. Shares and means are 0 to 1 unless the photo's own features say otherwise. */
export interface LookSummary {
  photos: number;
  /** By share times number of photos, strongest first. */
  colours: RecurringColour[];
  neutralShare: number;
  darkShare: number;
  lightShare: number;
  familyShare: Readonly<Record<ColourFamily, number>>;
  /** How many photos show each pattern clearly; what one of them does not show is in none. */
  patterns: Readonly<Record<SeenPattern, number>>;
  /** What is said of the colors of the patterns; strongest first, none before the fourth eye. */
  patternColours: readonly ColourName[][];
  /** Part of the photos that show plain cloth, of those that show clearly whether it is; null where none does. */
  plainShare: number | null;
  meanChroma: number;
  lightnessContrast: number;
  hueEntropy: number;
  warmth: number;
}

/** A color below this part of all that was seen is left out, unless it is a whole garment. */
export const SHOWN_SHARE = 0.08;
/** However many colors share the photos among them, the strongest of them stay. */
const KEPT_IN_ANY_CASE = 3;
/** A color with this part of one photo is a garment of its own. */
const GARMENT_SHARE = 0.3;
const DARK_LIGHTNESS = 0.4;
const LIGHT_LIGHTNESS = 0.82;

/** Merges the features of at least one photo; every photo counts the same, however large its garment. */
export function summariseLook(features: readonly PhotoFeatures[]): LookSummary {
  const colours = mergeColours(features);
  const mean = (of: (photo: PhotoFeatures) => number) =>
    features.reduce((sum, photo) => sum + of(photo), 0) / features.length;
  const shareWhere = (accept: (colour: SeenColour) => boolean) =>
    Math.min(
      1,
      mean((photo) => photo.colours.filter(accept).reduce((sum, { share }) => sum + share, 0)),
    );
  const patterns = { solid: 0, stripe: 0, check: 0, print: 0, other: 0 };
  const clear = features.filter(showsPatternClearly);
  for (const photo of clear) patterns[photo.pattern]++;

  return {
    photos: features.length,
    colours: colours.filter(
      ({ name, share }, index) =>
        share >= SHOWN_SHARE || index < KEPT_IN_ANY_CASE || isGarmentOf(features, name),
    ),
    neutralShare: shareWhere(({ name }) => FAMILY_OF.get(name) === 'neutrals'),
    darkShare: shareWhere(({ hex }) => hexToOklab(hex).l < DARK_LIGHTNESS),
    lightShare: shareWhere(({ hex }) => hexToOklab(hex).l > LIGHT_LIGHTNESS),
    familyShare: familyShares(shareWhere),
    patterns,
    patternColours: clear.flatMap(({ patternColours }) =>
      patternColours ? [patternColours.map(({ name }) => name)] : [],
    ),
    plainShare: clear.length === 0 ? null : patterns.solid / clear.length,
    meanChroma: mean((photo) => photo.meanChroma),
    lightnessContrast: mean((photo) => photo.lightnessContrast),
    hueEntropy: mean((photo) => photo.hueEntropy),
    warmth: mean((photo) => photo.warmth),
  };
}

/** With twelve photos a lavender shirt is 4 % of all cloth, and still a lavender shirt. */
function isGarmentOf(features: readonly PhotoFeatures[], colour: ColourName): boolean {
  return features.some(({ colours }) =>
    colours.some(({ name, share }) => name === colour && share >= GARMENT_SHARE),
  );
}

function mergeColours(features: readonly PhotoFeatures[]): RecurringColour[] {
  const byName = new Map<ColourName, { l: number; a: number; b: number; share: number; photos: number }>();

  for (const { name, hex, share } of features.flatMap((photo) => photo.colours)) {
    const { l, a, b } = hexToOklab(hex);
    const sum = byName.get(name) ?? { l: 0, a: 0, b: 0, share: 0, photos: 0 };
    byName.set(name, {
      l: sum.l + share * l,
      a: sum.a + share * a,
      b: sum.b + share * b,
      share: sum.share + share,
      photos: sum.photos + (share >= SHOWN_SHARE ? 1 : 0),
    });
  }

  return [...byName]
    .filter(([, { share }]) => share > 0)
    .map(([name, { l, a, b, share, photos }]) => ({
      name,
      hex: oklabToHex({ l: l / share, a: a / share, b: b / share }),
      share: Math.min(1, share / features.length),
      photos,
    }))
    .sort((first, second) => strength(second) - strength(first) || second.share - first.share);
}

function strength({ share, photos }: RecurringColour): number {
  return share * Math.max(1, photos);
}

const FAMILY_OF = new Map(PALETTE.map(({ name, family }) => [name, family]));

function familyShares(
  shareWhere: (accept: (colour: SeenColour) => boolean) => number,
): Record<ColourFamily, number> {
  const of = (family: ColourFamily) => shareWhere(({ name }) => FAMILY_OF.get(name) === family);

  return {
    neutrals: of('neutrals'),
    browns: of('browns'),
    blues: of('blues'),
    greens: of('greens'),
    yellows: of('yellows'),
    oranges: of('oranges'),
    reds: of('reds'),
    pinks: of('pinks'),
    purples: of('purples'),
  };
}
