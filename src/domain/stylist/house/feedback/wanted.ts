import type { ColourName } from '#contract/palette.ts';
import type { Avoidance, BodyGoal, Metrics, Profile, StyleName, Taste } from '#contract/style-profile.ts';

type Body = Profile['bodyTypeProfile'];

export type MetricWish = { by: number } | { exactly: number };

/** All that a feedback asks of a profile. */
export interface Wanted {
  metrics: Partial<Record<keyof Metrics, MetricWish>>;
  addsStyles: StyleName[];
  dropsStyles: StyleName[];
  addsColours: ColourName[];
  dropsColours: ColourName[];
  addsAvoidances: Avoidance[];
  dropsAvoidances: Avoidance[];
  addsGoals: BodyGoal[];
  dropsGoals: BodyGoal[];
  bodyType: Body['bodyType'];
  height: Body['heightCategory'];
  tastes: Taste[];
  fits: Body['fitPreferences'];
  /** Things that are named and neither clearly liked nor avoided, in the words that a taste of them would have. */
  undecided: string[];
  notUnderstood: string[];
}
