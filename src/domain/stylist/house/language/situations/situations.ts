import { CALLINGS } from './callings.ts';
import { IN_THE_FAMILY } from './family.ts';
import { AT_LEISURE } from './leisure.ts';
import { OUTDOORS } from './outdoors.ts';
import { PASTIMES } from './pastimes.ts';
import { RITES } from './rites.ts';
import type { Situation } from './situation.ts';
import { AT_WORK } from './work.ts';

/** Where a phrase stands in two of them, the first has it. */
export const SITUATIONS: readonly Situation[] = [
  ...AT_WORK,
  ...IN_THE_FAMILY,
  ...OUTDOORS,
  ...AT_LEISURE,
  ...CALLINGS,
  ...PASTIMES,
  ...RITES,
];
