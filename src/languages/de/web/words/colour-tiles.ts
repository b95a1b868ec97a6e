import type * as English from '#web/words/colour-tiles.ts';
import { colourWord } from './colours.ts';

/** Not every browser knows how German is hyphenated. */
const JOINTS = /^(Bordeaux|Butter|Himmel|Königs|Puder|Schiefer|Schoko|Terra)(?=[a-zäöüß])/;

export const colourWordOfTile: typeof English.colourWordOfTile = (name) =>
  colourWord(name).replace(JOINTS, '$1\u00ad');
