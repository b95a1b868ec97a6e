/** A package: a row on a tablet, with what it holds beside its price; else a column, of which three stand side by side. */
export const PACKAGE_CLASS =
  'flex flex-col border-t border-line pt-6 sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:grid-rows-[auto_1fr] sm:max-md:gap-x-10 md:border-t-0 md:px-8 md:pt-0';
