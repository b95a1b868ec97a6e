/** What every call can end with, whatever it was for. */
export const CALL_COPY = {
  invalidResponse: 'Server returned an invalid response. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  offline: 'There is no connection. Nothing was changed: please try again when there is one.',
} as const;

/** What is said when a part of the app itself does not come: there is no connection, or the server has a newer one. */
export const PART_COPY = {
  title: 'Not loaded yet',
  description: 'This part of the page could not be fetched. We keep trying.',
  reload: 'Reload',
  howToReload: 'Reload the page in your browser',
} as const;
