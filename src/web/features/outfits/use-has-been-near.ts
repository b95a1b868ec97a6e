import { type RefObject, useEffect, useState } from 'react';

const NEAR = '200px';

/** Whether an element has ever come near the visible part of the page; from then on it has. */
export function useHasBeenNear(element: RefObject<Element | null>): boolean {
  // A browser that cannot tell gets everything at once.
  const [hasBeenNear, setHasBeenNear] = useState(() => !('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (hasBeenNear || element.current === null) return;

    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setHasBeenNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasBeenNear]);

  return hasBeenNear;
}
