import { PRODUCT } from '#web/lib/product.ts';

export const ACCOUNT_COPY = {
  download: 'Download my data',
  downloadNote: 'Everything of yours, as one ZIP file',
  deletion: {
    menu: 'Delete my account',
    menuNote: 'For good, with all that is in it',
    title: 'Delete my account',
    description: 'This cannot be undone. Everything goes at once:',
    goes: [
      'your photos, inspirations and outfits, with all their pictures',
      'your style profile, the quiz and your answers',
      'your plan: a paid subscription is cancelled and not charged again',
      'your sign-in, on every device',
    ],
    keepCopy: 'Want to keep something?',
    password: 'Password',
    email: 'Email Address',
    emailHint: (email: string) => `Type ${email} to confirm.`,
    submit: 'Delete my account',
    pending: 'Deleting...',
    cancel: 'Cancel',
    failed: { title: 'Deletion failed', fallback: 'Failed to delete your account' },
    succeeded: {
      title: 'Account deleted',
      description: `Your account is gone, with everything in it. Thank you for trying ${PRODUCT.name}.`,
    },
  },
} as const;
