import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
  test,
} from '@playwright/test';
import { deleteOutfit, listOutfits } from '#contract/outfits.ts';
import { buildForTests } from '../../scripts/build-for-tests.ts';
import { holdTheApp } from './fixtures.ts';
import { prepare } from './places/people.ts';
import { type RunningApp, startApp } from './start-app.ts';

/*
 * Every page that comes drawn is brought to life as it stands, whoever's device it is on: development's React complains of
 * the least difference, and not one element is drawn anew.
 */
const VISITORS = ['/', '/login', '/landing', '/no-such-page', '/home'];
const MEMBERS = [
  '/onboarding',
  '/packages',
  ...['upload', 'quiz', 'style', 'inspirations', 'outfits'].map((tab) => `/home?tab=${tab}`),
  '/home?tab=outfits&q=navy&fav=1',
  '/home?tab=quiz&retake=1',
];

const DEVICES: Record<string, BrowserContextOptions> = {
  'a device like the server': { timezoneId: 'UTC', locale: 'en-US' },
  'a phone in the dark, where it is tomorrow': {
    timezoneId: 'Pacific/Auckland',
    locale: 'en-US',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  },
  'a German device, where it is still yesterday': { timezoneId: 'Pacific/Honolulu', locale: 'de-DE' },
};

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

let app: RunningApp;
let session: Session;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startApp({}, { web: buildForTests('development') });
  const api = await request.newContext({ baseURL: app.address });
  await prepare('regular', api);
  const { outfits } = listOutfits.response.parse(await (await api.get(listOutfits.path)).json());
  await api.delete(deleteOutfit.path.replace(':id', outfits.at(-1)?.id ?? ''));
  session = await api.storageState();
  await api.dispose();
});
test.afterAll(async () => {
  await app?.stop();
});

for (const [name, device] of Object.entries(DEVICES)) {
  test.describe(`on ${name}`, () => {
    for (const address of VISITORS) comesToLife(address, device);
    for (const address of MEMBERS) comesToLife(address, device, () => session);
  });
}

function comesToLife(address: string, device: BrowserContextOptions, member?: () => Session): void {
  test(`${address} comes to life as it was drawn${member ? ' for a member' : ''}`, async ({ browser }) => {
    const storageState = member?.();
    const context = await open(
      browser.newContext({ ...here(), ...device, ...(storageState ? { storageState } : {}) }),
    );
    const { complaints, gone } = await visit(context, address);
    expect({ complaints, gone }).toEqual({ complaints: [], gone: [] });
    await context.close();
  });
}

test('drafts that are kept on the device come into the page without a word', async ({ browser }) => {
  const context = await open(browser.newContext({ ...here(), locale: 'en-US', storageState: session }));
  const page = await context.newPage();
  await page.goto('/home?tab=quiz&retake=1');
  await page.getByText('Remote', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto('/onboarding?step=3');
  await page.getByLabel('Location').fill('Bergamo');
  await page.close();

  // What is on the device takes the place of what was drawn; nothing is said about it.
  for (const address of ['/home?tab=quiz', '/home?tab=quiz&retake=1', '/onboarding?step=3'])
    expect((await visit(context, address)).complaints, address).toEqual([]);
  await context.close();
});

/** Without the policy: it would refuse the styles that `open` puts back. */
function here(): BrowserContextOptions {
  return { baseURL: app.address, serviceWorkers: 'block', bypassCSP: true };
}

/** Gets each page as React drew it: the browser gives styles back in a notation of its own, which no person sees. */
async function open(opening: Promise<BrowserContext>): Promise<BrowserContext> {
  const context = await opening;
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withStyleAttributes(await answer.text()) });
  });
  return context;
}

function withStyleAttributes(html: string): string {
  const sheet = /<style id="drawn-styles">(.*?)<\/style>/.exec(html)?.[1] ?? '';
  const styles = [...sheet.matchAll(/\[data-drawn="\d+"\]\{(.*?)\}/g)].map(([, style = '']) => style);
  return html.replaceAll(
    / data-drawn="(\d+)"/g,
    (_, place: string) => ` style="${(styles[Number(place)] ?? '').replaceAll('"', '&quot;')}"`,
  );
}

interface Visit {
  complaints: string[];
  /** The elements that were drawn and are not there any more. */
  gone: string[];
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const letGo = await holdTheApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('body > script[type=module]', { state: 'attached' });
  // All but the links by which React has pictures fetched early: they are of the document.
  const drawn = await page.evaluateHandle(() => [...document.querySelectorAll('#root, #root :not(link)')]);
  expect(await drawn.evaluate(({ length }) => length), `${address} comes drawn`).toBeGreaterThan(10);
  letGo();
  await expect.poll(() => drawn.evaluate(asleep), { message: `${address} comes to life` }).toEqual([]);
  await page.waitForLoadState('networkidle');
  const gone = await drawn.evaluate((elements) =>
    elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  await page.close();
  return { complaints, gone };
}

/** Runs in the page: those that are not yet React's, which marks what is its own. */
function asleep(elements: Element[]): string[] {
  return elements
    .filter(
      (element) => element.isConnected && !Object.keys(element).some((key) => key.startsWith('__react')),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // Browsers log every answer of 404 by themselves: the address that there is not.
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
