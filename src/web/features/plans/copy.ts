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
    yourPlan: (name: string) => `Your ${name} plan`,
    perMonth: (price: string) => `${price}/month`,
    renews: (day: string) => `It renews on ${day}.`,
    ends: (day: string) => `It ends on ${day}, and does not renew.`,
    pastDue: 'The last payment failed. The card provider tries again.',
    manage: 'Plan and payments',
    untilChosen: (name: string) => `Until you choose a package, you have what ${name} has.`,
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
} as const;

/** Blue, purple and amber belong to the plans. */
export const PLAN_TONES = {
  basic: 'blue',
  advanced: 'purple',
  pro: 'amber',
} as const satisfies Record<PackageId, string>;
