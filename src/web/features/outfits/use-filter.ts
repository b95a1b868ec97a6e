import { useDeferredValue, useEffect, useState } from 'react';

/**
 * A filter that also stands in the address. A press is answered at once, the list follows as soon as it can, and only
 * then the address: a new address draws the whole dashboard anew. When Back or a link changes the address, it leads.
 */
export function useFilter<Value>(inAddress: Value, write: (value: Value) => void) {
  const [chosen, choose] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    choose(inAddress);
  }
  const followed = useDeferredValue(chosen);

  useEffect(() => {
    if (followed === chosen && chosen !== inAddress) write(chosen);
  }, [followed, chosen, inAddress, write]);

  return { chosen, followed, choose };
}
