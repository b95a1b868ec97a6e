/** A curated colour as the screens call it. Any other word, e.g. of a model, stays as it is. */
export const colourWord = (name: string): string => name;

/** Colours with the names that the screens show. */
export const coloursInWords = <Colour extends { name: string }>(
  colours: readonly Colour[],
): readonly (Omit<Colour, 'name'> & { name: string })[] => colours;
