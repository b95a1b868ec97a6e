import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => void vi.useRealTimers());

test('a part that cannot be fetched takes nothing with it, and comes once it can', async () => {
  vi.useFakeTimers();
  let isConnected = false;
  const Dialog = lazyPart(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the dialog</p>;
  });
  render(
    <>
      <p>the list</p>
      <Suspense>
        <Dialog />
      </Suspense>
    </>,
  );

  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the list')).toBeDefined();
  expect(screen.queryByText('the dialog')).toBeNull();
  // Said once, however often it is tried; and how to get it otherwise.
  expect(currentToasts()).toMatchObject([
    { id: '1', title: 'Not loaded yet', variant: 'destructive', action: { label: 'Reload' } },
  ]);

  isConnected = true;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the dialog')).toBeDefined();
});

test('whoever fetches a part beforehand hears that it could not be', async () => {
  const Dialog = lazyPart(async () => {
    throw new TypeError('no connection');
  });

  await expect(Dialog.load()).rejects.toThrow('no connection');
});
