import { colourWord } from './colours.ts';

/** Colors with the names that the screens show. */
export function coloursInWords<Colour extends { name: string }>(colours: readonly Colour[]) {
  return colours.map((colour) => ({ ...colour, name: colourWord(colour.name) }));
}
