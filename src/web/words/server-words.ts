/** What the server says to the person, in the language of the screens: it speaks the specification's English. */
export const serverWords = (said: string): string => said;

/** Fetches what {@link serverWords} needs to know, once. Here: nothing. */
export const learnServerWords = async (): Promise<void> => {};

/** Tells when {@link serverWords} begin to know more. @returns takes it back */
export const whenServerWordsCome =
  (_listener: () => void): (() => void) =>
  () => {};
