import { test as base, expect, type Page } from '@playwright/test';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { movementsEnd } from './movements-end.ts';
import { axe } from './places/checks/axe.ts';
import { type RunningApp, startApp } from './start-app.ts';

interface Fixtures {
  /** Settings of a server of this test's own, besides its folder and port; null: it shares one with other tests. */
  environment: Record<string, string> | null;
  /** A server as `npm start` gives it. Where it is shared, so are its data: a test makes a person of its own. */
  server: { address: string };
  /** Errors that the browser's console may show in this test; null: none. */
  expectedErrors: RegExp | null;
}

interface SharedFixtures {
  /** The server of all tests of a worker without settings of their own: to start one takes a second of a core. */
  sharedServer: () => Promise<RunningApp>;
}

/** Chromium's own words where a service worker is taken away (at logout, at the end of a journey) while it starts. */
const OF_THE_BROWSER = /^Service worker went to a bad state unexpectedly\.$/;

/** A test with a running server; an error in the browser's console that was not expected fails it. */
export const test = base.extend<Fixtures, SharedFixtures>({
  expectedErrors: [null, { option: true }],

  environment: [null, { option: true }],

  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      let app: Promise<RunningApp> | undefined;
      await use(() => (app ??= startApp()));
      await (await app)?.stop();
    },
    { scope: 'worker' },
  ],

  server: async ({ environment, sharedServer }, use) => {
    const app = await (environment === null ? sharedServer() : startApp(environment));
    await use({ address: app.address });
    if (environment !== null) await app.stop();
  },

  baseURL: async ({ server }, use) => {
    await use(server.address);
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((error) => !OF_THE_BROWSER.test(error) && !expectedErrors?.test(error));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

export { expect };

const PASSWORD = 'correct horse battery';

/** Registers a new person through the page. @returns what signs them in again. */
export async function register(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start Your Style Journey' }).click();
  await page.waitForURL('**/onboarding');
  return { email, password: PASSWORD };
}

/** As {@link register}, past the wizard: the person stands on the dashboard. */
export async function registerAndSkip(page: Page, name: string): Promise<void> {
  await register(page, name);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.waitForURL('**/home');
}

/** Keeps the app's code back. @returns what lets it through */
export async function holdTheApp(page: Page): Promise<() => void> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The one toast on screen; its announcement to screen readers repeats the text elsewhere. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  }
}

/** For a toast that comes or goes while axe looks; what is really wrong stays wrong. */
const PASSING_MS = 8_000;

/** axe finds nothing in what is on screen now. */
export async function expectNothingWrong(page: Page): Promise<void> {
  let wrong = await whatIsWrong(page);
  // Counted from the first answer: on a busy machine a single look takes longer than any toast stays.
  const end = Date.now() + PASSING_MS;
  while (wrong.length > 0 && Date.now() < end) {
    await page.waitForTimeout(500);
    wrong = await whatIsWrong(page);
  }
  expect(wrong).toEqual([]);
}

async function whatIsWrong(page: Page): Promise<string[]> {
  await movementsEnd(page);
  return axe(page);
}

/** Photos to upload. */
export async function somePhotos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const colours = { navy: '#1f2a44', camel: '#b98a52', burgundy: '#6d1a32' };
  return Promise.all(
    Object.entries(colours).map(async ([name, colour]) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await drawPhoto({ colour, width: 900, height: 1200 })),
    })),
  );
}
