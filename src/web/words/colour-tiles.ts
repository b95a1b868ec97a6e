import { colourWord } from './colours.ts';

/** A color as the screens call it, for a narrow tile: with a soft hyphen where a long word may be broken. */
export const colourWordOfTile = (name: string): string => colourWord(name);
