import type { PaletteColour } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { useProfile } from '#web/shared/use-profile.ts';

/** So many stand beside one another and are still seen as cloth. */
const COLOURS = 6;
const STYLES = 3;

/** What a look is made from that is the person's own: favourite colors first, then those of their photos, and their styles. */
export function useOwnStyle(): { colours: PaletteColour[]; styles: readonly string[] } {
  const { data: profile } = useProfile();
  const names = new Set([...(profile?.customColorPalette ?? []), ...(profile?.colorPalette ?? [])]);
  return {
    colours: namedColours([...names].slice(0, COLOURS)),
    styles: profile?.styleCategories.slice(0, STYLES) ?? [],
  };
}
