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

const BY_KEY: ReadonlyMap<string, Occasion> = new Map(OCCASIONS.map((occasion) => [occasion.key, occasion]));

/** Null where there is none of that key. */
export function occasionCalled(key: string): Occasion | null {
  return BY_KEY.get(key) ?? null;
}
