/** Where a dialog stands: on a phone at the lower edge, else in the middle. */
export const DIALOG_PLACE =
  'pointer-events-none fixed inset-0 flex items-end justify-center sm:items-center sm:p-6';
export const DIALOG_HEIGHT = 'max-h-[92dvh] sm:max-h-dialog';
