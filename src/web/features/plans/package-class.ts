/** The packages below each other, or side by side with everything at one height. */
export const PACKAGES_CLASS =
  'grid gap-y-12 md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:gap-x-12 md:gap-y-0 md:pr-4';

/** A package: its looks above its words; on a phone beside them, so that the next one is in view. */
export const PACKAGE_CLASS =
  'relative isolate grid content-start gap-x-5 max-md:grid-cols-2 sm:max-md:grid-cols-[1fr_2fr] md:row-span-4 md:grid-rows-subgrid';

/** Behind the one that most people take. */
export const RECOMMENDED_CLASS =
  'before:absolute before:-inset-5 md:before:-inset-4 before:-z-10 before:border before:border-line-strong before:content-[""]';

/** Around the looks of a package with its badges at their foot: as tall in each, so that names stand in one line. */
export const PACKAGE_LOOKS_CLASS = 'max-md:row-span-2 md:mb-5';

/** What a package is to somebody, at the foot of its looks. */
export const PACKAGE_TAG_CLASS =
  'mt-auto flex flex-wrap justify-between gap-x-3 px-3 py-2 text-xs leading-tight font-semibold forced-colors:border forced-colors:border-line';
