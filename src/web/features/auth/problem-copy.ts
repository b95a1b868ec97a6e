export const PROBLEM_COPY = {
  unreachable: (name: string) => `${name} does not answer just now. Please try again in a moment.`,
  denied: (name: string) => `${name} did not let you in, or you cancelled. Nothing has changed here.`,
  expired: () => 'That sign-in took too long or was begun in another window. Please start it again.',
  not_linked: (name: string) =>
    `This email already has an account with a password, and nobody has proved yet that it is yours. Reset its password first ("Forgot password?"): that proves it. Then ${name} opens it too.`,
  email_unverified: (name: string) =>
    `${name} has not verified your email address. Verify it there first, then come back.`,
  email_missing: (name: string) => `${name} did not tell us an email address, and an account needs one.`,
  too_many: () => 'Too many tries. Please try again in a while.',
  failed: (name: string) => `Signing in through ${name} did not work. Please try again.`,
} as const;
