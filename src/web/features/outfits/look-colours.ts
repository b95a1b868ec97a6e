import type { Outfit } from '#contract/outfits.ts';
import { colourWord } from '#web/words/colours.ts';

/** The colors of a look, each once, in the order of its pieces. */
export function coloursOfLook(outfit: Pick<Outfit, 'items'>): { name: string; hex: string }[] {
  const colours = outfit.items.map((item) => ({ name: colourWord(item.color), hex: item.colorHex }));
  return [...new Map(colours.map((colour) => [colour.name, colour])).values()];
}
