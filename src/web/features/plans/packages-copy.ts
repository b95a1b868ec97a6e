import { PRODUCT } from '#web/lib/product.ts';

export const PACKAGES_COPY = {
  home: `${PRODUCT.name}, home`,
  backHome: 'Back to home',
  /** Without a package everybody has what Basic has. */
  decideLater: 'Decide later',
  logout: 'Logout',
  packages: 'Packages',
  choose: 'Choose Your Style Package',
  upgrade: (plan: string) => `Upgrade Your ${plan} Plan`,
  free: 'FREE',
  perMonth: '/month',
  currentPlan: 'Current Plan',
  mostPopular: 'Most Popular',
  upgradeAvailable: 'Upgrade Available',
  getStarted: 'Get Started',
  upgradeTo: (name: string) => `Upgrade to ${name}`,
  chooseName: (name: string) => `Choose ${name}`,
  cancelFirst: (plan: string) =>
    `Your ${plan} plan has more. Cancel it first, and choose again when it ends.`,
  backToFree: {
    title: 'Switch to Basic?',
    explanation: (plan: string) =>
      `${plan} stays yours until the end of what is paid. It does not renew; Basic begins then.`,
    confirm: 'Switch to Basic',
    keep: 'Keep my plan',
  },
  inEvery: (features: readonly string[]) => `In every package: ${features.join(', ')}.`,
  billing: (currency: string) =>
    `Paid packages renew each month until you cancel. Prices are in ${currency}.`,
  startsLater: (day: string) => `It begins on ${day}, when your paid plan ends.`,
  activated: {
    title: 'Free Plan Activated!',
    description: 'Taking you to your dashboard.',
  },
  activationFailed: {
    title: 'Activation Failed',
    fallback: 'Failed to activate free plan. Please try again.',
  },
  loadError: 'Please try again.',
  loadErrorTitle: 'The packages did not load',
  tryAgain: 'Try Again',
} as const;

/** A description or a feature of a package, which the server gives in English. */
export const inPackageWords = (words: string): string => words;
