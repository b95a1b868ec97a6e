import { type RefObject, useLayoutEffect } from 'react';

/** The rows of the grid are this high, so that each card can end where its picture ends. */
const ROW_PX = 4;
/** Between two cards, one above the other. Until they are measured the grid's own gap is, in inspiration-board.tsx. */
const GAP_PX = 28;

/**
 * Lets every card of a grid take as many thin rows as it is high: pictures keep their ratios and close up, and the
 * order of the cards stays that of the document, for keyboard and screen reader.
 * @param key changes with the cards
 */
export function useMasonry(grid: RefObject<HTMLElement | null>, key: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have to be watched when they change
  useLayoutEffect(() => {
    const { current } = grid;
    if (current === null) return;
    const cards = [...current.children] as HTMLElement[];
    Object.assign(current.style, { gridAutoRows: `${ROW_PX}px`, rowGap: '0' });
    const takeRows = (card: HTMLElement) => {
      const height = card.firstElementChild?.getBoundingClientRect().height ?? 0;
      card.style.gridRowEnd = `span ${Math.max(1, Math.ceil((height + GAP_PX) / ROW_PX))}`;
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target.parentElement) takeRows(target.parentElement);
    });
    for (const card of cards) {
      takeRows(card);
      if (card.firstElementChild) observer.observe(card.firstElementChild);
    }
    return () => observer.disconnect();
  }, [grid, key]);
}
