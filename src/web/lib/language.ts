/** How the screens write money, numbers and dates: American English, as the specification has it. */
export const LOCALE = 'en-US';
