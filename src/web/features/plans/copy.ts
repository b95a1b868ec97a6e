import type { PackageId } from '#contract/plans.ts';

export const PLANS_COPY = {
  accountStatus: {
    title: 'Account Status',
    headline: 'All Features Included',
    badge: 'Free',
    line: 'Enjoy our Basic plan features at no cost.',
    features: [
      '12 outfit uploads',
      'Style quiz',
      '10 inspirations',
      '3 outfits daily with 1 modification',
      'Store 10 design',
    ],
  },
  panel: {
    title: 'Your Plan',
    noPlan: 'No plan yet',
    photos: 'Photos',
    inspirations: 'Inspirations',
    outfits: 'Outfits',
    generationsToday: 'Outfits today',
    modificationsToday: 'Changes today',
    styleQuiz: 'Style Quiz Available',
    upgrade: 'Upgrade Available',
    upgradeReason: 'You are close to a limit of your plan.',
    seePackages: 'See packages',
    choosePackage: 'Choose a package',
    socials: 'Follow us',
    loadError: 'Your plan could not be loaded.',
    tryAgain: 'Try Again',
  },
  packages: {
    backHome: 'Back to home',
    logout: 'Logout',
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
    startsLater: (day: string) => `It begins on ${day}, when your paid plan ends.`,
    activated: {
      title: 'Free Plan Activated!',
      description: 'Taking you to your dashboard.',
    },
    activationFailed: {
      title: 'Activation Failed',
      fallback: 'Failed to activate free plan. Please try again.',
    },
    loadError: 'The packages could not be loaded. Please try again.',
    loadErrorTitle: 'Loading Error',
    tryAgain: 'Try Again',
  },
} as const;

/** Blue, purple and amber belong to the plans. */
export const PLAN_TONES = {
  basic: 'blue',
  advanced: 'purple',
  pro: 'amber',
} as const satisfies Record<PackageId, string>;

/** A description or a feature of a package, which the server gives in English. */
export const inPackageWords = (words: string): string => words;
