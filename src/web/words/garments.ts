/** What kind of piece something is, as the screens call it. Any other word, e.g. of a model, stays as it is. */
export const categoryWord = (category: string): string => category;
