export const APP_COPY = {
  notFound: {
    title: '404 Page Not Found',
    explanation: 'This address leads nowhere. It may have been mistyped, or the page has gone.',
    yours: 'Yours alone',
    membersOnly: 'This page belongs to an account. Log in to see it.',
    back: 'Back to start',
    logIn: 'Log in',
  },
  unreachable: {
    title: 'No connection',
    explanation: 'The server could not answer. Please try again.',
    tryAgain: 'Try Again',
  },
} as const;
