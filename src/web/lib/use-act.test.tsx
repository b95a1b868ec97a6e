import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { useAct } from './use-act.ts';

afterEach(() => vi.useRealTimers());

describe('an act', () => {
  it('is under way until it has an end, and hands over what it gave', async () => {
    let end: (value: string) => void = () => {};
    const { result } = renderHook(() => useAct(() => new Promise<string>((resolve) => (end = resolve))));
    const onSuccess = vi.fn();

    act(() => void result.current.mutate(undefined, { onSuccess }));
    expect(result.current).toMatchObject({ isPending: true, isError: false });

    await act(async () => end('done'));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done');
    expect(result.current.isPending).toBe(false);
  });

  it('is tried once more when the connection was lost, and its second failure stays visible', async () => {
    vi.useFakeTimers();
    const run = vi.fn(() => Promise.reject(new NetworkError(null)));
    const { result } = renderHook(() => useAct(run));
    const onError = vi.fn();

    act(() => void result.current.mutate(undefined, { onError }));
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(run).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(run).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ isPending: false, isError: true });
    act(() => result.current.reset());
    expect(result.current.isError).toBe(false);
  });

  it.each([
    ['what was an answer', new ApiError(401, '', ''), {}],
    ['what works once', new NetworkError(null), { retry: false }],
  ])('is not repeated: %s', async (_, error, options) => {
    const run = vi.fn(() => Promise.reject(error));
    const { result } = renderHook(() => useAct(run, options));

    act(() => void result.current.mutate(undefined));

    await waitFor(() => expect(result.current.error).toBe(error));
    expect(run).toHaveBeenCalledOnce();
  });

  it('tells nobody who has left', async () => {
    let end: () => void = () => {};
    const { result, unmount } = renderHook(() =>
      useAct(() => new Promise<void>((resolve) => (end = resolve))),
    );
    const onSuccess = vi.fn();
    act(() => void result.current.mutate(undefined, { onSuccess }));

    unmount();
    await act(async () => end());

    expect(onSuccess).not.toHaveBeenCalled();
  });
});
