import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DASHBOARD_TABS, type DashboardTab } from '#contract/screens.ts';
import { type Figure, median, milliseconds } from './figure.ts';

const SLOWER_CPU = 4;
/** A slow phone network: 1.6 Mbit/s down, 750 kbit/s up; latency in milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A page has come to rest when nothing was asked for in half a second, and then this long, in milliseconds. */
const REST_MS = 500;

/** One way to serve the dashboard to the same kind of member. */
export interface Side {
  name: string;
  address: string;
  /** The member's session, as a header has it. */
  cookie: string;
}

/** What a member saw and felt of one first view; times in milliseconds since they asked for it. */
interface FirstView {
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  /** Until a press on another tab, as soon as there is one to press, has chosen it. */
  pressMs: number;
}

type Cache = 'cold' | 'warm';

/**
 * The first view of each tab on a slow phone, by all sides in turn, with nothing cached and a second time.
 * @returns for each tab and cache the medians of each side, and their ratio to the first side's
 */
export async function measureFirstViews(
  browser: Browser,
  sides: readonly Side[],
  { runs, tabs = DASHBOARD_TABS }: { runs: number; tabs?: readonly DashboardTab[] },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tab of tabs) {
    const views = new Map(
      sides.map(({ name }) => [name, { cold: [], warm: [] } as Record<Cache, FirstView[]>]),
    );
    for (let run = 0; run < runs; run += 1) {
      for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
        const { cold, warm } = await visitTwice(browser, side, tab);
        views.get(side.name)?.cold.push(cold);
        views.get(side.name)?.warm.push(warm);
      }
    }
    for (const cache of ['cold', 'warm'] as const) {
      const own = middleOf(views.get(sides[0]?.name ?? '')?.[cache] ?? []);
      for (const { name } of sides) {
        const middle = middleOf(views.get(name)?.[cache] ?? []);
        figures.push({
          what: `tab ${tab}, ${cache} cache, ${name}: largest paint; blocked; a press takes effect; shift (median of ${runs})`,
          value: [
            withRatio(middle.largestPaintMs, own.largestPaintMs),
            withRatio(middle.blockedMs, own.blockedMs),
            withRatio(middle.pressMs, own.pressMs),
            middle.shift.toFixed(3),
          ].join('; '),
        });
      }
    }
  }
  return figures;
}

function middleOf(views: readonly FirstView[]): FirstView {
  const middle = (pick: (view: FirstView) => number) => median(views.map(pick));
  return {
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    blockedMs: middle(({ blockedMs }) => blockedMs),
    shift: middle(({ shift }) => shift),
    pressMs: middle(({ pressMs }) => pressMs),
  };
}

function withRatio(value: number, own: number): string {
  return `${milliseconds(value)} (${(own / value).toFixed(2)})`;
}

/** With nothing in the cache, then once more with all of it. A press ends what the browser calls the largest paint: it has views of its own. */
async function visitTwice(
  browser: Browser,
  side: Side,
  tab: DashboardTab,
): Promise<Record<Cache, FirstView>> {
  const looking = await openContext(browser, side);
  const pressing = await openContext(browser, side);
  const view = async (): Promise<FirstView> => ({
    ...(await look(looking, tab)),
    pressMs: await press(pressing, tab),
  });
  try {
    return { cold: await view(), warm: await view() };
  } finally {
    await looking.close();
    await pressing.close();
  }
}

async function openContext(browser: Browser, { address, cookie }: Side): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  return context;
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return page;
}

async function look(context: BrowserContext, tab: DashboardTab): Promise<Omit<FirstView, 'pressMs'>> {
  const page = await openSlowPage(context);
  await page.addInitScript(watchPaints);
  await page.goto(`/home?tab=${tab}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => window.benchPaints);
  await page.close();
  if (!seen?.largestPaintMs) throw new Error(`Nothing was painted of ${tab}`);
  return seen;
}

async function press(context: BrowserContext, tab: DashboardTab): Promise<number> {
  const other = tab === 'quiz' ? 'style' : 'quiz';
  const page = await openSlowPage(context);
  await page.addInitScript(watchChoice, other);
  await page.goto(`/home?tab=${tab}`, { waitUntil: 'commit' });
  const trigger = page.locator(`[role=tab][id$="-${other}"]`);
  await trigger.waitFor({ timeout: 60_000 });
  const box = await trigger.boundingBox();
  if (box === null) throw new Error(`The tab ${other} cannot be pressed`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => window.benchChosenMs !== undefined, undefined, { timeout: 60_000 });
  const chosenMs = await page.evaluate(() => window.benchChosenMs);
  await page.waitForLoadState('networkidle');
  await page.close();
  if (chosenMs === undefined) throw new Error(`The tab ${other} was not chosen`);
  return chosenMs;
}

declare global {
  interface Window {
    benchPaints?: Omit<FirstView, 'pressMs'>;
    benchChosenMs?: number;
  }
}

/** Runs in the page. */
function watchPaints(): void {
  const seen = { largestPaintMs: 0, blockedMs: 0, shift: 0 };
  window.benchPaints = seen;
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaintMs = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blockedMs += duration - 50;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
}

/** Runs in the page: when the tab is the chosen one. */
function watchChoice(tab: string): void {
  const look = () => {
    if (window.benchChosenMs !== undefined) return;
    if (document.querySelector(`[role=tab][id$="-${tab}"][aria-selected=true]`) === null) return;
    window.benchChosenMs = performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected'],
  });
}
