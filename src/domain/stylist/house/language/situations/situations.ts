import { IN_THE_FAMILY } from './family.ts';
import { AT_LEISURE } from './leisure.ts';
import type { Situation } from './situation.ts';
import { AT_WORK } from './work.ts';

export const SITUATIONS: readonly Situation[] = [...AT_WORK, ...IN_THE_FAMILY, ...AT_LEISURE];
