/** A wall of looks: the first is large, the others stand beside it and below; on a phone below alone, two by two. */
export const WALL_CLASS =
  'grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-6 sm:grid-cols-3 lg:grid-cols-4';

/** Two or three fill a row, all as large. */
export const ROW_CLASS: Readonly<Record<number, string>> = {
  2: 'grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-6',
  3: 'grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-6 sm:grid-cols-3',
};

/** The place of the first. On a phone it reaches from edge to edge. */
export const HERO_CLASS = 'col-span-2 max-sm:-mx-5 sm:row-span-2';
