import type { ShownLook } from '#contract/first-looks.ts';
import { TAGLINE } from '#contract/product.ts';

export const LANDING_COPY = {
  tagline: TAGLINE,
  pageTitle: 'Welcome',
  description:
    'Upload a few outfits. We read the colors, cuts and proportions you already wear, then put together the next one.',
  tryIt: {
    label: 'What are you dressing for?',
    placeholder: 'Dinner on a rainy evening',
    submit: 'Show me',
    pending: 'Styling…',
    failed: 'No look could be made just now. Please try again.',
    keep: 'Keep it',
    keepNote: 'Keeping it takes a free account.',
  },
  shown: 'Looks for others',
  dressedFor: {
    office: 'First day at a new office',
    wedding: 'Summer wedding, as a guest',
    weekend: 'A weekend of walking in the city',
  } satisfies Record<ShownLook, string>,
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  logIn: 'Log in',
  benefitsTitle: "What You'll Get:",
  benefits: [
    {
      title: 'AI-powered style analysis',
      text: 'Your photos become your colors and your styles, each with its reason.',
    },
    {
      title: 'Personalized outfit recommendations',
      text: 'Whole looks for your day, your price and your fit. Change one in a few words.',
    },
    {
      title: 'Shopping integration',
      text: 'Each piece with its shops, secondhand too, and a word for your tailor.',
    },
    {
      title: 'Save and organize your looks',
      text: 'Keep what you love, pin what inspires you, undo what you changed.',
    },
  ],
} as const;
