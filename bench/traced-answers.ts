import type { CDPSession, Page } from '@playwright/test';

/** How long the page took to answer one key or press with what it was asked for. */
export interface Answer {
  /** The main thread's own time from the input to the end of the frame: what it costs, however busy the machine is. */
  ownMs: number;
  /** The same on the clock, with everything the machine did besides. */
  wallMs: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'];
const BEGAN = 'bench: began';
const ANSWERED = 'bench: answered';
/** The page has come to rest: work of one interaction is not counted as the next one's. */
const REST_MS = 500;
/** A main thread's task, under the names that Chromium has given it. */
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask']);

/** An event of Chromium's trace; times in microseconds. `tdur` is the time that its thread really ran. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Records what Chromium does while somebody types and presses.
 * @param answers matches what changes when the page has answered; where nothing changes, nothing is measured.
 */
export async function recordAnswers(page: Page, answers: string) {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(markAnswers, { answers, BEGAN, ANSWERED });
  const events = await collectTrace(cdp);

  return {
    /** Acts when the page is at rest, and lets it come to rest again. */
    async record(act: () => Promise<void>): Promise<void> {
      await act();
      await page.waitForTimeout(REST_MS);
    },

    async finish(): Promise<Answer[]> {
      const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
      await cdp.send('Tracing.end');
      await ended;
      await cdp.detach();
      return answersIn(events);
    },
  };
}

async function collectTrace(cdp: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types call every event a record of strings.
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'], traceBufferSizeInKb: 400_000 },
  });
  return events;
}

/** Runs in the page: marks in the trace when an input came, and when the page has first changed because of it. */
function markAnswers({
  answers,
  BEGAN,
  ANSWERED,
}: {
  answers: string;
  BEGAN: string;
  ANSWERED: string;
}): void {
  let isOpen = false;
  const begin = (event: Event) => {
    isOpen = true;
    performance.mark(BEGAN, { startTime: event.timeStamp });
  };
  // A press is answered when it is let go.
  for (const type of ['keydown', 'pointerup']) window.addEventListener(type, begin, { capture: true });
  const observer = new MutationObserver((changes) => {
    if (!isOpen || !changes.some(({ target }) => partOf(target)?.closest(answers))) return;
    isOpen = false;
    performance.mark(ANSWERED);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });

  function partOf(target: Node): Element | null {
    return target instanceof Element ? target : target.parentElement;
  }
}

/** From each input to the end of the frame that holds its answer. Inputs that changed nothing are left out. */
export function answersIn(events: readonly TraceEvent[]): Answer[] {
  const marks = events
    .filter(({ name }) => name === BEGAN || name === ANSWERED)
    .toSorted((a, b) => a.ts - b.ts);
  const thread = marks[0];
  if (thread === undefined) throw new Error('The trace has none of the marks.');

  const own = events
    .filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const tasks = outermost(own.filter(({ name }) => TASKS.has(name)));
  const commits = own.filter(({ name }) => name === 'Commit');

  return marks.flatMap((mark, place) => {
    const answered = marks[place + 1];
    if (mark.name !== BEGAN || answered?.name !== ANSWERED) return [];

    const commit = commits.find(({ ts }) => ts >= answered.ts);
    const frame = tasks.find((task) => commit && task.ts <= commit.ts && endOf(task) >= commit.ts);
    if (frame === undefined) return [];
    const between = tasks.filter((task) => endOf(task) > mark.ts && task.ts <= frame.ts);
    const ownMicroseconds = between.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    return [{ ownMs: ownMicroseconds / 1_000, wallMs: (endOf(frame) - mark.ts) / 1_000 }];
  });
}

/** A task may run another inside it; its time is counted once. */
function outermost(tasks: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks.filter((task) => {
    if (task.ts < end) return false;
    end = endOf(task);
    return true;
  });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
