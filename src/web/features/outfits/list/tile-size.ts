import { HERO_CLASS } from '#web/ui/wall-class.ts';

/** Of the first of so many tiles: one alone has its words beside it; of two or three it is large on a phone only. */
export function heroClass(total: number): string {
  if (total === 1) return 'col-span-full max-sm:-mx-5 sm:grid sm:grid-cols-2 sm:gap-x-8';
  return total > 3 ? HERO_CLASS : 'col-span-2 max-sm:-mx-5 sm:col-span-1';
}

/** The first; and of two both: on a phone each fills the width. */
export function isHeroOf(total: number, position: number): boolean {
  return position === 1 || total === 2;
}

/** Two or three stand side by side, each as large as the others. */
export function isLargeOf(total: number): boolean {
  return total !== 2 && total !== 3;
}
