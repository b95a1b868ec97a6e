import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#web/lib/after-paint.ts';
import type { RowSlot } from './row-slots.ts';

const NEAR = '200px';
/** Rows that are only passed on the way to others, by typing or by scrolling, do not count. */
const STAYED_MS = 150;

/** The ids of the outfits whose rows have come near the visible part of the page, and stayed for a moment. */
export function useNearOutfits(
  list: RefObject<HTMLElement | null>,
  slots: readonly RowSlot[],
): readonly string[] {
  const isNear = useNearness(list, slots.map(({ key }) => key).join());
  const [ids, setIds] = useState<readonly string[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = slots.filter(({ key, isShown }) => isShown && isNear(key)).map(({ outfit }) => outfit.id);
      setIds((known) => (known.join() === next.join() ? known : next));
    }, STAYED_MS);
    return () => clearTimeout(timer);
  }, [slots, isNear]);

  return ids;
}

/** Whether a row has ever been near; from then on it has. A browser that cannot tell says yes of all. */
function useNearness(list: RefObject<HTMLElement | null>, keys: string): (key: number) => boolean {
  const canTell = 'IntersectionObserver' in globalThis;
  const [isNear, setNear] = useState(() => (_: number) => !canTell);
  const observer = useRef<IntersectionObserver | null>(null);

  useEffect(() => {
    if (!canTell) return;
    const near = new Set<number>();
    observer.current = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) near.add(keyOf(target));
        const now = new Set(near);
        setNear(() => (key: number) => now.has(key));
      },
      { rootMargin: NEAR },
    );
    return () => observer.current?.disconnect();
  }, [canTell]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when there are other rows
  useEffect(
    () =>
      afterPaint(() => {
        // A row that is watched already is not watched twice.
        for (const row of list.current?.children ?? []) observer.current?.observe(row);
      }),
    [list, keys],
  );

  return isNear;
}

function keyOf(row: Element): number {
  return Number((row as HTMLElement).dataset.key);
}
