import type { Page } from '@playwright/test';

/** What the server drew of a member's screen has come to life: a place's own answers are asked for from now on. */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = document.getElementById('root')?.firstElementChild;
    return (
      drawn !== null && drawn !== undefined && Object.keys(drawn).some((key) => key.startsWith('__react'))
    );
  });
}
