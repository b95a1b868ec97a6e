import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { movementsEnd } from './movements-end.ts';
import { axe } from './places/checks/axe.ts';
import { startApp } from './start-app.ts';

interface Fixtures {
  /** Settings of the server besides its folder and port. */
  environment: Record<string, string>;
  /** A server of its own on an empty data folder, as `npm start` gives it. */
  server: { address: string };
  /** Errors that the browser's console may show in this test; null: none. */
  expectedErrors: RegExp | null;
}

/** A test with a running server; an error in the browser's console that was not expected fails it. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],

  environment: [{}, { option: true }],

  server: async ({ environment }, use) => {
    const app = await startApp(environment);
    await use({ address: app.address });
    await app.stop();
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
    const unexpected = errors.filter((error) => !expectedErrors?.test(error));
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

/** Photos to upload: real ones where they are at hand, else drawn; never none. */
export async function somePhotos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const drawn = await Promise.all(
    [
      ['navy', '#1f2a44'],
      ['camel', '#b98a52'],
      ['burgundy', '#6d1a32'],
    ].map(async ([name, colour]) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await drawPhoto({ colour: colour as string, width: 900, height: 1200 })),
    })),
  );
  return [...drawn, ...realPhotos()];
}

function realPhotos() {
  const folder = join(import.meta.dirname, '../../../shared/data/flatlays');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .filter((_, index) => index % 20 === 0)
    .map((name) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(join(folder, name)) }));
}
