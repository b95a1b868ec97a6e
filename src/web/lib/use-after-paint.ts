import { startTransition, useEffect, useState } from 'react';

/** The longest wait for a paint, however busy the page is. */
const LATEST_MS = 200;

/**
 * A value that follows another once the change of that one has been painted and the hand is done: for what is large,
 * below what was just pressed. React's `useDeferredValue` begins at once; the browser then paints when that is done.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);

  useEffect(() => {
    let cancel = () => {};
    const frame = requestAnimationFrame(() => {
      cancel = whenIdle(() => startTransition(() => setFollowed(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [value]);

  return followed;
}

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
