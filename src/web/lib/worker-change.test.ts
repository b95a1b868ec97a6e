import { beforeEach, expect, it, vi } from 'vitest';
import { TAKE_OVER } from './kept.ts';

const workers = new EventTarget();
const worker = { postMessage: vi.fn() };
// A page has one life: each test has a page of its own.
let page: typeof import('./worker-change.ts');

beforeEach(async () => {
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.useFakeTimers();
  vi.resetModules();
  worker.postMessage.mockClear();
  page = await import('./worker-change.ts');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('leaves the page once the worker has taken over', async () => {
  page.letTakeOver(worker);
  expect(worker.postMessage).toHaveBeenCalledWith(TAKE_OVER);

  const left = vi.fn();
  void page.noWorkerChanges().then(left);
  await vi.advanceTimersByTimeAsync(900);
  expect(left).not.toHaveBeenCalled();

  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalled();
});

it('leaves the page all the same when the worker does not come', async () => {
  page.letTakeOver(worker);
  const left = vi.fn();
  void page.noWorkerChanges().then(left);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(left).toHaveBeenCalled();
});

it('lets no worker take over while the next page is on its way', async () => {
  await page.noWorkerChanges();
  page.letTakeOver(worker);
  expect(worker.postMessage).not.toHaveBeenCalled();
});
