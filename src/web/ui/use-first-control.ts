import { useCallback, useRef } from 'react';

/** Finds where a dialog's focus should start: the first control inside `container` that matches. */
export function useFirstControl(selector: string) {
  const element = useRef<HTMLElement | null>(null);
  const container = useCallback(
    (node: HTMLElement | null) => {
      element.current = node?.querySelector<HTMLElement>(selector) ?? null;
    },
    [selector],
  );

  return { element, container };
}
