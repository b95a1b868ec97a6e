/** What the server says to the person, in the language of the screens: it speaks the specification's English. */
export const serverWords = (said: string): string => said;

/** Fetches what {@link serverWords} needs to know, once. Here: nothing. */
export const learnServerWords = async (): Promise<void> => {};

/** {@link serverWords} for what is on show already when they become known: it is said anew then. */
export const useServerWords = (): typeof serverWords => serverWords;
