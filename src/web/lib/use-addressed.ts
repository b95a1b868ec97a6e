import { useCallback, useState } from 'react';

/**
 * What is typed or chosen and also stands in the address: the screen follows at once, the address soon (`write`); and
 * it follows the address when that is changed by Back or a link.
 */
export function useAddressed<Value>(inAddress: Value, write: (value: Value) => void) {
  const [value, setValue] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    setValue(inAddress);
  }

  const change = useCallback(
    (next: Value) => {
      setValue(next);
      write(next);
    },
    [write],
  );

  return [value, change] as const;
}
