import { useState } from 'react';

/**
 * A value being edited beside the saved one. It is kept until it is saved or given up, so that a dialog
 * that was closed by mistake opens again as it was left.
 */
export function useDraft<Value>(saved: Value) {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);

  return {
    value: draft === null ? saved : draft.value,
    change: (value: Value) => setDraft({ value }),
    isChanged: draft !== null && JSON.stringify(draft.value) !== JSON.stringify(saved),
    giveUp: () => setDraft(null),
  };
}
