import { TAGLINE } from '#contract/product.ts';

/** The e-mails about passwords. Other languages have theirs in `src/languages`. */
export const EMAIL_WORDS = {
  tagline: TAGLINE,
  resetCode: {
    subject: (product: string) => `Your ${product} reset code`,
    heading: 'Set a new password',
    asked: 'Somebody, hopefully you, asked to reset the password of your account.',
    type: 'This is the code to type in:',
    works: (minutes: number) =>
      `It works once, for ${minutes} minutes, and only until you ask for another one.`,
    back: (product: string) => `Back to ${product}`,
    notYou:
      'If it was not you, there is nothing to do: your password stays as it is. Nobody from us will ever ask you for this code.',
  },
  passwordChanged: {
    subject: (product: string) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    changed: 'The password of your account was changed, and every other device was signed out.',
    when: (moment: string) => `When: ${moment}`,
    where: (device: string) => `Where: ${device}`,
    notYou:
      'If it was you, all is well. If it was not, take your account back at once: open the page below and choose "Forgot password?".',
    login: (product: string) => `Log in to ${product}`,
  },
  /** A device as {@link describeDevice} names it. */
  device: (name: string) => name,
} as const;
