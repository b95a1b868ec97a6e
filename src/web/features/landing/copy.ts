import { TAGLINE } from '#contract/product.ts';

export const LANDING_COPY = {
  tagline: TAGLINE,
  pageTitle: 'Welcome',
  description:
    'Upload a few outfits. We read the colors, cuts and proportions you already wear, then put together the next one.',
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
