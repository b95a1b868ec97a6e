/** Where a dialog stands: on a phone at the lower edge, else in the middle, and of a page in two halves over its words: what it says begins where they do. */
export const DIALOG_PLACE =
  'pointer-events-none fixed inset-0 flex items-end justify-center sm:items-center sm:p-6 lg:in-data-split:justify-start lg:in-data-split:pl-[max(1.5rem,calc((100vw-73.75rem)/2+1.5rem))]';
/** Its buttons, the one to press last: at the right, on a phone in equal shares of the line. */
export const DIALOG_BUTTONS =
  'flex flex-wrap items-center justify-end gap-3 [&>:is(a,button)]:min-w-36 max-sm:[&>:is(a,button)]:flex-[1_1_40%] max-sm:[&>:is(a,button)]:px-3';
export const DIALOG_HEIGHT = 'max-h-[92dvh] sm:max-h-dialog';
