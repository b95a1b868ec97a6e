/** A style of the contract's groups, or the name of a group, as the screens call it. A tag of one's own stays as it is. */
export const styleWord = (name: string): string => name;

/** The style of the contract that somebody calls so, else their own words. */
export const styleNamed = (word: string): string => word;
