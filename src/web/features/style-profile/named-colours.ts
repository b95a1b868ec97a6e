import { type ColourName, type PaletteColour, SHOWN_ANALYSED_COLOURS } from '#contract/palette.ts';
import type { Profile } from '#contract/style-profile.ts';
import { namedColours } from '#web/lib/named-colours.ts';

/** A color of the photos; `share` (0 to 1) is missing when it was not measured. */
export type AnalysedColour = PaletteColour & { share?: number };

/** The analysed colors that are shown, what there is most of first. */
export function analysedColours({ colorPalette, paletteShares }: Profile): AnalysedColour[] {
  const shares = new Map(paletteShares.map((colour) => [colour.name, colour.share]));
  const shown = colorPalette
    .slice(0, SHOWN_ANALYSED_COLOURS)
    .sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
  return namedColours(shown).map((colour) => {
    const share = shares.get(colour.name);
    return share === undefined ? colour : { ...colour, share };
  });
}

/** What is worn: the favourites once there are any, else what the photos show. */
export function coloursOfProfile({ customColorPalette, colorPalette }: Profile): PaletteColour[] {
  return namedColours(
    customColorPalette.length > 0 ? customColorPalette : colorPalette.slice(0, SHOWN_ANALYSED_COLOURS),
  );
}

/** The colors that are both in the photos and among the favourites. */
export function sharedColours(profile: Profile): ReadonlySet<ColourName> {
  const favourites = new Set(profile.customColorPalette);
  const analysed = profile.colorPalette.slice(0, SHOWN_ANALYSED_COLOURS);
  return new Set(analysed.filter((name) => favourites.has(name)));
}
