import { AWAY } from './away.ts';
import { CEREMONIES } from './ceremonies.ts';
import { DAYTIME } from './daytime.ts';
import { EVENING } from './evening.ts';
import type { Occasion } from './occasion.ts';
import { SPORT } from './sport.ts';
import { WORK } from './work.ts';

export const OCCASIONS: readonly Occasion[] = [
  ...WORK,
  ...CEREMONIES,
  ...EVENING,
  ...DAYTIME,
  ...AWAY,
  ...SPORT,
];
