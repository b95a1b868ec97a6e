/** Where the answers are kept that can be read without a connection. Emptied when somebody leaves. */
export const READING_CACHE = 'reading';
/** On an answer that was kept: it is of an earlier time. */
export const KEPT_HEADER = 'x-kept';
/** What a page says to the new service worker that waits: the person wants it now. */
export const TAKE_OVER = 'take-over';
