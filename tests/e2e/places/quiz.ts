import type { Page } from '@playwright/test';
import { QUIZ_SECTIONS } from '#contract/quiz.ts';
import { getProfile } from '#contract/style-profile.ts';
import { hold } from './answers.ts';
import type { Place } from './place.ts';

export const QUIZ_PLACES: Place[] = [
  ...QUIZ_SECTIONS.map(
    (title, before): Place => ({
      name: `quiz/${before + 1}-${title.toLowerCase().replaceAll(' ', '-')}`,
      as: 'newcomer',
      at: '/home?tab=quiz',
      open: (page) => goOn(page, before),
      shows: (page) => page.getByText(`Section ${before + 1} of 5`),
    }),
  ),
  ...[0, 1, 2, 4].map(
    (before): Place => ({
      name: `quiz/retake-${before + 1}`,
      as: 'regular',
      at: '/home?tab=quiz&retake=1',
      open: (page) => goOn(page, before),
      shows: (page) => page.getByText(`Section ${before + 1} of 5`),
    }),
  ),
  {
    name: 'quiz/resumed',
    as: 'beginner',
    at: '/home?tab=quiz',
    async open(page) {
      await page.getByText('Remote', { exact: true }).click();
      await goOn(page, 1);
      await page.reload();
    },
    shows: (page) => page.getByText('You left off here.', { exact: false }),
  },
  {
    name: 'quiz/loading',
    as: 'regular',
    at: '/home?tab=quiz',
    stub: (page) => hold(page, getProfile.path),
    shows: (page) => page.getByRole('tabpanel'),
  },
];

/** A section is as many presses as it has questions. */
async function goOn(page: Page, times: number): Promise<void> {
  const section = page.getByText(`Section ${times + 1} of 5`);
  while (!(await section.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
}
