export const SESSION_ENDED_COPY = {
  title: 'Please sign in again',
  description: 'Your session has ended. This page keeps what you have begun: sign in, and it goes on.',
} as const;
