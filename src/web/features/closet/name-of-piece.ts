import type { ClosetPiece } from '#contract/closet.ts';
import { colourWord } from '#web/words/colours.ts';
import { garmentName } from '#web/words/garment-names.ts';

/** What a piece is called: by its owner, or by what it is. */
export function nameOfPiece({ name, garment, garmentName: english, colors }: ClosetPiece): string {
  if (name !== '') return name;
  const color = colors[0] ? `${colourWord(colors[0].name)}, ` : '';
  return color + garmentName(garment, english);
}

/** As it stands for itself: words that are typed begin small. */
export function asTitle(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
