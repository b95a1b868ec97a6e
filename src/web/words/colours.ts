/** A curated color as the screens call it. Any other word, e.g. of a model, stays as it is. */
export const colourWord = (name: string): string => name;
