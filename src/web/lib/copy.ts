/** What every call can end with, whatever it was for. */
export const CALL_COPY = {
  invalidResponse: 'Server returned an invalid response. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  offline: 'There is no connection. Nothing was changed: please try again when there is one.',
} as const;
