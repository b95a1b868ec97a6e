import { AWAY } from './away.ts';
import { CEREMONIES } from './ceremonies.ts';
import { DAYTIME } from './daytime.ts';
import { EVENING } from './evening.ts';
import type { Occasion } from './occasion.ts';
import { OUTDOORS } from './outdoors.ts';
import { SPORT } from './sport.ts';
import { THEMES } from './themes.ts';
import { WORK } from './work.ts';

export const OCCASIONS: readonly Occasion[] = [
  ...WORK,
  ...CEREMONIES,
  ...EVENING,
  ...THEMES,
  ...DAYTIME,
  ...AWAY,
  ...OUTDOORS,
  ...SPORT,
];

/** Null where there is none of that key. */
export function occasionCalled(key: string): Occasion | null {
  return OCCASIONS.find((occasion) => occasion.key === key) ?? null;
}
