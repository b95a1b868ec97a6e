/**
 * Where a dialog stands: on a phone at the lower edge, else in the middle of what is left below the notices' room. A notice
 * covers none of its buttons: that room is as tall as a notice can get over a dialog (`toaster.tsx`).
 */
export const DIALOG_PLACE =
  'pointer-events-none fixed inset-0 flex items-end justify-center sm:items-center sm:p-6 sm:pt-20';
export const DIALOG_HEIGHT = 'max-h-[min(92dvh,100dvh-6rem)] sm:max-h-dialog';
