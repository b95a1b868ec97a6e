import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { clearToasts } from '#web/ui/toast/toast-store.ts';
// Fetched lazily in the app: loaded before the first test waits for a notice.
import '#web/ui/toast/toaster.tsx';
import { forgetStubs, refuseUnstubbedCalls } from './stub-route.ts';

// A busy machine is not a failure: lazy screens are fetched and transformed while the test waits for them.
configure({ asyncUtilTimeout: 60_000 });

let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  refuseUnstubbedCalls();
  addWhatJsdomLacks();
});

afterEach(() => {
  cleanup();
  clearToasts();
  forgetStubs();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // An unexpected complaint in the console is a failure like any other.
  expect(complaints.flatMap((complaint) => complaint.mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

/** Browser parts that the components use and that have no meaning without a layout. */
function addWhatJsdomLacks() {
  window.scrollTo = () => {};
  // A wide window, that stays so.
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
