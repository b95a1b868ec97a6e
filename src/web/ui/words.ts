/** The few words that components say themselves, whatever they are used for. */
export const WORDS = {
  close: 'Close',
  copied: 'Copied!',
  copy: 'Copy',
  loading: 'Loading',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  skipToContent: 'Skip to content',
  unlimited: 'Unlimited',
  add: 'Add',
  search: 'Search',
  clearSearch: 'Clear search',
  showCharacters: 'Show characters',
  nearest: 'The nearest you have',
  others: 'What you have',
  remove: (what: string) => `Remove ${what}`,
  countOf: (count: number, total: number) => `${count} of ${total}`,
} as const;
