import { useEffect, useRef, useState } from 'react';
import { tryTwice } from './retry.ts';

interface Then<Output> {
  onSuccess?: (output: Output) => void;
  onError?: (error: Error) => void;
}

/**
 * An act and what has become of it, as `useMutation` of the cache gives it, for screens that come before the cache: the
 * pages of visitors keep nothing, and need not fetch what keeps it. Who has left hears nothing of its end.
 */
export function useAct<Input, Output>(
  run: (input: Input) => Promise<Output>,
  { retry = true }: { retry?: boolean } = {},
) {
  const [state, setState] = useState<{ isPending: boolean; error: Error | null }>(AT_REST);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function mutate(input: Input, { onSuccess, onError }: Then<Output> = {}): Promise<void> {
    setState({ isPending: true, error: null });
    let output: Output;
    try {
      output = await (retry ? tryTwice(() => run(input)) : run(input));
    } catch (error) {
      if (!isHere.current) return;
      setState({ isPending: false, error: error as Error });
      onError?.(error as Error);
      return;
    }
    if (!isHere.current) return;
    setState(AT_REST);
    onSuccess?.(output);
  }

  return { ...state, isError: state.error !== null, mutate, reset: () => setState(AT_REST) };
}

const AT_REST = { isPending: false, error: null };
