/** The packages below each other, or side by side with everything at one height. */
export const PACKAGES_CLASS =
  'grid gap-y-12 md:grid-cols-3 md:grid-rows-[repeat(5,auto)] md:gap-x-12 md:gap-y-0';

/** A package: its looks above its words; on a phone beside them, so that the next one is in view. */
export const PACKAGE_CLASS =
  'grid content-start gap-x-5 max-md:grid-cols-2 sm:max-md:grid-cols-[1fr_2fr] md:row-span-5 md:grid-rows-subgrid';

/** Around the looks of a package: as tall in each. */
export const PACKAGE_LOOKS_CLASS = 'grid content-center max-md:row-span-2 md:mb-5';

/** What a package is to somebody, above its looks; its place where it is nothing. */
export const PACKAGE_TAG_CLASS =
  'flex flex-wrap justify-between gap-x-3 text-xs leading-tight font-semibold max-md:col-span-2';
