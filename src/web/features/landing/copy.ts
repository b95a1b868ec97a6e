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
      text: 'Your photos become a palette, style categories and three plain scores, each with its reason.',
    },
    {
      title: 'Personalized outfit recommendations',
      text: 'Whole outfits for your occasion, your price range and your fit. Change any of them in words.',
    },
    {
      title: 'Shopping integration',
      text: 'Every item with shops from department store to secondhand, and what a tailor should look at.',
    },
    {
      title: 'Save and organize your looks',
      text: 'Keep favorites, collect inspirations, take a look back to where it was.',
    },
  ],
} as const;
