/** What a form says beside a field: the contract's own words, as the server says them too. */
export const fieldWords = (message: string): string => message;
