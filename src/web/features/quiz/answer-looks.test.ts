import { expect, test } from 'vitest';
import {
  AREA_LOOKS,
  CHANGE_LOOKS,
  DAY_LOOKS,
  DREAM_LOOKS,
  GOAL_LOOKS,
  METRIC_LOOKS,
  SOCIAL_LOOKS,
  WORK_LOOKS,
} from './answer-looks.ts';

test.each([
  ['Your Lifestyle', [WORK_LOOKS, SOCIAL_LOOKS, DAY_LOOKS]],
  ['Style Aspirations', [DREAM_LOOKS, CHANGE_LOOKS, AREA_LOOKS]],
  ['Your Goals', [GOAL_LOOKS, METRIC_LOOKS]],
])('no look stands for two answers of %s', (_, questions) => {
  const shown = questions.flatMap((looks) => Object.values(looks));
  expect(new Set(shown).size).toBe(shown.length);
});
