import type { AGE_RANGES, ONBOARDING_PALETTES } from '#contract/onboarding.ts';

export { OCCASION_LABELS } from '#contract/onboarding.ts';

export const ONBOARDING_COPY = {
  pageTitle: 'Onboarding',
  counter: (step: number, total: number) => `Step ${step} of ${total}`,
  skip: 'Skip for now',
  previous: 'Previous',
  next: 'Next',
  saving: 'Saving...',
  titles: ['Welcome', 'Style Preferences', 'Personal Info', 'All Set!'],
  welcome: {
    lead: 'Three minutes of questions, and every suggestion that follows starts from you.',
    blurbs: [
      {
        title: 'Your style, read from your photos',
        text: 'Upload outfits that you wear, and see which colors and which style are yours.',
      },
      {
        title: 'Outfits put together for you',
        text: 'Say what it is for. You get a whole outfit in your palette, your price range and your fit.',
      },
      {
        title: 'From the screen to the wardrobe',
        text: 'Each item comes with shops to look in and a note on what a tailor should take in or let out.',
      },
    ],
  },
  preferences: {
    styles: 'Which styles feel like you?',
    palettes: 'Which colors do you reach for?',
    any: 'Choose as many as you like.',
    noStyle: 'Please choose at least one style.',
    noPalette: 'Please choose at least one color palette.',
  },
  personal: {
    displayName: 'What should we call you?',
    ageRange: 'Age range',
    choose: 'Choose one',
    location: 'Location',
    locationHint: 'City or ZIP. Used to look for tailors near you.',
    occasion: 'What do you mostly dress for?',
    goals: 'Anything you want your clothes to do for you?',
    goalsHint: 'For example: look put together on Mondays without thinking about it.',
    required: '* required',
    noName: 'Please enter a name.',
    noAgeRange: 'Please choose your age range.',
  },
  allSet: {
    lead: 'Where would you like to begin?',
    cards: {
      photo: { title: 'Upload a photo', text: 'One whole outfit in daylight is enough to start.' },
      styles: { title: 'Browse styles', text: 'Collect looks that you like on your inspiration board.' },
      ask: { title: 'Ask the AI', text: 'Describe an occasion and get an outfit for it.' },
    },
    /** What somebody might ask for. */
    askedSo: '“Dinner outdoors with friends, and it may rain.”',
    looks: {
      /** What is asked for, for somebody who mostly dresses for this; for everything, what nobody has to word. */
      asked: {
        work: 'A day at the office',
        casual: 'A weekend in the city',
        social: 'Dinner with friends',
        special: 'A wedding as a guest',
      },
      making: 'Your first looks are being made',
      title: 'Three looks for you',
      keep: 'Keep',
      keepNamed: (title: string) => `Keep ${title}`,
      kept: 'It is yours',
      see: 'See it among your outfits',
      failed: 'Failed to generate outfit',
      notKept: 'Failed to keep your choice',
    },
    finish: 'Go to Dashboard',
  },
  edit: {
    title: 'About you',
    cancel: 'Cancel',
    save: 'Save',
    saved: { title: 'Saved', description: 'The next suggestions start from it.' },
    loadFailed: 'Your answers did not load',
    loadFailedWhy: 'They are kept. Please try again.',
    tryAgain: 'Try Again',
  },
  failed: { title: 'Update Failed', fallback: 'Your answers could not be saved. Please try again.' },
  loadFailed: 'Your earlier answers could not be loaded. What you choose here replaces them.',
} as const;

export const PALETTE_LABELS: Record<(typeof ONBOARDING_PALETTES)[number], string> = {
  neutrals: 'Neutrals',
  'earth-tones': 'Earth tones',
  pastels: 'Pastels',
  bold: 'Bold',
  'jewel-tones': 'Jewel tones',
};

export const AGE_RANGE_LABELS: Record<(typeof AGE_RANGES)[number], string> = {
  '18-24': '18-24',
  '25-34': '25-34',
  '35-44': '35-44',
  '45-54': '45-54',
  '55+': '55+',
};
