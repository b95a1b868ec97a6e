import type { Page } from '@playwright/test';

/** What the server drew of a member's screen has given way to the app: it knows none of a place's own answers, and what is typed before is lost. */
export async function appIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = document.getElementById('root')?.firstElementChild;
    return (
      drawn !== null && drawn !== undefined && Object.keys(drawn).some((key) => key.startsWith('__react'))
    );
  });
}
