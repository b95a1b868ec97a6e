export const QUIZ_COPY = {
  title: 'Style Quiz',
  notYet: 'The style quiz is not in this build yet.',
} as const;
