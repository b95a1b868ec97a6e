export const INSPIRATIONS_COPY = {
  title: 'Style Inspiration Board',
  notYet: 'The inspiration board is not in this build yet.',
} as const;
