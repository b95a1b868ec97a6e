import { COLOURS } from '#domain/stylist/writing/de/colour-names.ts';
import type * as English from '#web/words/colours.ts';

export const colourWord: typeof English.colourWord = (name) =>
  (COLOURS as Record<string, string>)[name] ?? name;
