import type { BodyGoal } from '#contract/style-profile.ts';

/**
 * What a cut can do for a goal, in words. These are options that a person asked for by naming the goal;
 * nothing here is advice about anybody's body, and no goal is inferred from a body type.
 */
export const GOAL_EFFECTS: Record<BodyGoal, string> = {
  'accentuate-waist': 'marks the waist',
  'elongate-legs': 'lengthens the leg line',
  'balance-proportions': 'balances top and bottom',
  'create-curves': 'adds shape',
  'minimize-midsection': 'skims the middle',
  'broaden-shoulders': 'builds out the shoulder',
  'elongate-torso': 'draws a long vertical line',
  'emphasize-legs': 'keeps the eye on the legs',
};

export const GOAL_LABELS: Record<BodyGoal, string> = {
  'accentuate-waist': 'accentuate the waist',
  'elongate-legs': 'elongate the legs',
  'balance-proportions': 'balance proportions',
  'create-curves': 'create curves',
  'minimize-midsection': 'minimize the midsection',
  'broaden-shoulders': 'broaden the shoulders',
  'elongate-torso': 'elongate the torso',
  'emphasize-legs': 'emphasize the legs',
};
