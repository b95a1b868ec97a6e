import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, milliseconds } from './figure.ts';
import { pressOn } from './press-on.ts';

const SLOWER_CPU = 4;
const GATE_MS = 120;
const TABS = ['Style Quiz', 'My Style', 'Inspirations', 'Outfits', 'Upload Photos'];

/** What the browser noted of one act of a hand: the slowest of its events, e.g. of a press the pointer's or the click. */
interface Interaction {
  name: string;
  /** From the hand to the next paint. */
  wallMs: number;
  /** Of that, what the page's own thread worked: other work on the machine is not in it. */
  threadMs: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { startTime?: number }; startTime?: number };
}

interface Watch {
  begin(): void;
  read(): { start: number; ms: number };
}

declare global {
  interface Window {
    benchWatch?: Watch;
  }
}

/** How quickly the dashboard answers a hand on a slow processor: every tab twice, a menu, dialogs, typing. */
export async function measureInteractions(
  browser: Browser,
  address: string,
  cookie: string,
): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${address}/home`);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.evaluate(watch);

  const interactions = await visit(page, session);
  await context.close();

  const slowest = interactions.toSorted((a, b) => b.threadMs - a.threadMs)[0];
  const longest = interactions.toSorted((a, b) => b.wallMs - a.wallMs)[0];
  if (!slowest || !longest) throw new Error('The visit had no interactions');
  const where = `${interactions.length} interactions, processor slowed ${SLOWER_CPU} ×`;
  return [
    {
      what: `slowest interaction to its next paint (${where}; gate ${GATE_MS} ms): work of the page's thread`,
      value: `${milliseconds(slowest.threadMs)} (${slowest.name})`,
      isMissed: slowest.threadMs > GATE_MS,
    },
    {
      what: 'the same by the clock, with whatever else the machine did',
      value: `${milliseconds(longest.wallMs)} (${longest.name})`,
    },
  ];
}

async function visit(page: Page, session: CDPSession): Promise<Interaction[]> {
  const done: Interaction[] = [];
  const act = async (what: string, action: () => Promise<void>) => {
    done.push(await measure(page, session, what, action));
  };
  for (const round of ['first', 'second']) {
    for (const tab of TABS)
      await act(`tab ${tab}, ${round} time`, await pressOn(page.getByRole('tab', { name: tab })));
  }
  await act('the account menu', await pressOn(page.getByRole('button', { name: 'Your account' })));
  await act('the menu closed', () => page.keyboard.press('Escape'));
  await act('the account status', await pressOn(page.getByRole('button', { name: 'All Features Free' })));
  await act('the status closed', () => page.keyboard.press('Escape'));
  await page.getByRole('tab', { name: 'Style Quiz' }).click();
  await act('an answer of the quiz', () => page.getByRole('radio').first().click({ force: true }));
  await page.getByRole('tab', { name: 'Inspirations' }).click();
  await act('a letter in the board’s search', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('n');
  });
  await page.getByRole('tab', { name: 'Outfits' }).click();
  await act('the generate dialog', await pressOn(page.getByRole('button', { name: 'New', exact: true })));
  await page.getByRole('dialog').getByLabel('What for?').focus();
  for (const letter of 'dinner') await act(`a letter (${letter})`, () => page.keyboard.press(letter));
  return done;
}

async function measure(
  page: Page,
  session: CDPSession,
  name: string,
  action: () => Promise<void>,
): Promise<Interaction> {
  // The polite pause of a person, in which what went before comes to its end.
  await page.waitForTimeout(500);
  const trace: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => trace.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await page.evaluate(() => window.benchWatch?.begin());
  await action();
  await page.waitForTimeout(700);
  const noted = await page.evaluate(() => window.benchWatch?.read());
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  if (!noted) throw new Error('The page watches nothing');
  return { name, wallMs: noted.ms, threadMs: threadTime(trace, noted.start, noted.ms) };
}

/** What the thread that made the mark worked between two moments of the page's clock. */
function threadTime(trace: TraceEvent[], start: number, ms: number): number {
  const mark = trace.find((event) => event.name === 'bench');
  const markedAt = mark?.args?.data?.startTime ?? mark?.args?.startTime;
  if (mark === undefined || markedAt === undefined) throw new Error('The trace has no mark of the page');
  const from = mark.ts + (start - markedAt) * 1_000;
  const to = from + ms * 1_000;

  let worked = 0;
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of trace) {
    if (ph !== 'X' || pid !== mark.pid || tid !== mark.tid || dur === 0) continue;
    if (!name.endsWith('RunTask')) continue;
    const inside = Math.min(ts + dur, to) - Math.max(ts, from);
    if (inside > 0) worked += tdur * (inside / dur);
  }
  return worked / 1_000;
}

/** Runs in the page. */
function watch(): void {
  let slowest = { start: 0, ms: 0 };
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[])
      if (entry.interactionId && entry.duration > slowest.ms)
        slowest = { start: entry.startTime, ms: entry.duration };
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.benchWatch = {
    begin() {
      note(observer.takeRecords());
      slowest = { start: 0, ms: 0 };
      performance.mark('bench');
    },
    // Below the threshold the browser reports nothing: it was painted within 16 ms.
    read() {
      note(observer.takeRecords());
      return slowest;
    },
  };
}
