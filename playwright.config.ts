import { defineConfig } from '@playwright/test';

/** Journeys in a real browser against the real server. `scripts/test.ts` finds the browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A journey waits as much as it works: two side by side take three fifths of the time.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // The browser's language chooses the page's: the labels of the specification are asserted in English.
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    // A trace draws every step: with it the journeys take twice the processor. `--trace retain-on-failure` has one; the
    // picture of what failed and what was in the page lie in `test-results` anyway.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
