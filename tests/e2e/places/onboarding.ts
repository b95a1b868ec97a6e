import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

export const ONBOARDING_PLACES: Place[] = [
  { name: 'onboarding/1-welcome', as: 'newcomer', at: '/onboarding', shows: heading('Welcome') },
  {
    name: 'onboarding/2-preferences',
    as: 'regular',
    at: '/onboarding',
    open: (page) => next(page, 1),
    shows: heading('Style Preferences'),
  },
  {
    name: 'onboarding/2-preferences-errors',
    as: 'newcomer',
    at: '/onboarding',
    open: (page) => next(page, 2),
    shows: (page) => page.getByText('Please choose at least one style.'),
  },
  {
    name: 'onboarding/3-personal',
    as: 'regular',
    at: '/onboarding',
    open: (page) => next(page, 2),
    shows: heading('Personal Info'),
  },
  {
    name: 'onboarding/3-personal-errors',
    as: 'newcomer',
    at: '/onboarding',
    async open(page) {
      await next(page, 1);
      await page.getByText('Minimalist', { exact: true }).click();
      await page.getByText('Jewel tones', { exact: true }).click();
      await next(page, 2);
    },
    shows: (page) => page.getByText('Please choose your age range.'),
  },
  {
    name: 'onboarding/4-all-set',
    as: 'regular',
    at: '/onboarding',
    open: (page) => next(page, 3),
    shows: heading('All Set!'),
  },
  {
    name: 'onboarding/4-three-looks',
    as: 'chooser',
    at: '/onboarding',
    async open(page) {
      await next(page, 1);
      await page.getByText('Minimalist', { exact: true }).click();
      await page.getByText('Jewel tones', { exact: true }).click();
      await next(page, 1);
      await page.getByLabel('Age range').selectOption('35-44');
      await next(page, 1);
    },
    shows: (page) => page.getByRole('button', { name: /^Keep / }).nth(2),
  },
];

async function next(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) {
    const before = await page.getByText(/^Step \d of 4$/).textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await page
      .getByText(/^Step \d of 4$/)
      .filter({ hasNotText: before ?? '' })
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
  }
}
