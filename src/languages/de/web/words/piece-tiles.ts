import type * as English from '#web/words/piece-tiles.ts';

/** Before what it is: „Feinstrick-pullover“. Not every browser knows how German is hyphenated. */
const JOINT =
  /(?<=\p{L}{4})(?=(?:anzug|blazer|bluse|brille|handschuhe|hemd|hose|jacke|kette|kleid|mantel|mütze|pullover|rock|rucksack|sandalen|sandaletten|schuhe|shirt|stiefel|tasche|weste)(?!\p{L}))/giu;

export const pieceOfTile: typeof English.pieceOfTile = (name) => name.replace(JOINT, '\u00ad');
