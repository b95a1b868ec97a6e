import type { User } from '#contract/auth.ts';
import type { Photo } from '#contract/photos.ts';
import type { PlanStatus, StylePackage } from '#contract/plans.ts';
import type { Profile } from '#contract/style-profile.ts';

/** Contract-shaped examples. Each takes what the test is about and fills in the rest. */

export function aUser(about: Partial<User> = {}): User {
  return {
    id: 'user-ada-lovelace',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    profileImageUrl: null,
    profileImageLargeUrl: null,
    authProvider: 'local',
    hasActiveSubscription: false,
    subscriptionDetails: null,
    ...about,
  };
}

export function aPlanStatus(about: Partial<PlanStatus> = {}): PlanStatus {
  return {
    plan: { packageId: 'basic', name: 'Basic' },
    limits: {
      outfitUploads: 12,
      inspirationUploads: 10,
      closetPieces: null,
      outfitStorage: 10,
      generationsPerDay: 3,
      modificationsPerDay: 1,
      styleQuiz: true,
    },
    usage: {
      photos: 4,
      inspirations: 0,
      outfits: 2,
      generationsToday: 1,
      modificationsToday: 0,
      closetPieces: 0,
    },
    remaining: {
      photos: 8,
      inspirations: 10,
      outfits: 8,
      generationsToday: 2,
      modificationsToday: 1,
      closetPieces: null,
    },
    raisedByUpgrade: ['inspirations', 'outfits', 'generationsToday', 'modificationsToday'],
    ...about,
  };
}

export function aPhoto(place: number): Photo {
  return {
    id: `photo-${String(place).padStart(4, '0')}`,
    url: `/api/files/full-${place}`,
    thumbnailUrl: `/api/files/thumb-${place}`,
    thumbnailAvifUrl: `/api/files/avif-${place}`,
    width: 1200,
    height: 1600,
    originalName: `look-${place}.jpg`,
    palette: [
      { name: 'Navy', hex: '#1f2a44', share: 0.7 },
      { name: 'Ivory', hex: '#f3ecdc', share: 0.2 },
    ],
  };
}

export function aProfile(about: Partial<Profile> = {}): Profile {
  return {
    colorPalette: ['Navy', 'Khaki', 'Burgundy', 'Ivory', 'Sage', 'Charcoal'],
    paletteShares: [
      { name: 'Navy', hex: '#1f2a44', share: 0.34 },
      { name: 'Khaki', hex: '#b5a27a', share: 0.22 },
      { name: 'Burgundy', hex: '#6d1a32', share: 0.16 },
      { name: 'Ivory', hex: '#f3ecdc', share: 0.12 },
      { name: 'Sage', hex: '#9dac8c', share: 0.09 },
      { name: 'Charcoal', hex: '#3e3e41', share: 0.07 },
    ],
    customColorPalette: [],
    styleCategories: ['Minimalist', 'Tailored'],
    analysisData: {
      comfort: 72,
      elegance: 58,
      trendy: 35,
      description: 'Three colors keep coming back: navy, khaki, burgundy.',
    },
    bodyTypeProfile: {
      bodyType: null,
      heightCategory: null,
      bodyGoals: [],
      fitPreferences: { tops: null, bottoms: null, dresses: null },
      avoidances: [],
    },
    tastes: [],
    styleQuizResults: null,
    rawQuizResponses: null,
    evidence: [{ about: 'palette', because: 'Navy covers a third of what you wear in 4 photos.' }],
    confidence: { level: 'high', usablePhotos: 4, note: null },
    unreadPhotos: [],
    provenance: {
      engine: 'house',
      model: null,
      version: '1',
      disclosure: 'Styled on this server from colors, patterns and your answers',
    },
    updatedAt: '2026-11-20T20:00:00.000Z',
    ...about,
  };
}

export function threePackages(): StylePackage[] {
  return [
    {
      id: 'basic',
      name: 'Basic',
      price: 0,
      currency: 'usd',
      description: 'Find out what your style is made of.',
      features: ['12 outfit photos', 'Style quiz', '10 inspirations', '3 outfits a day with 1 modification'],
    },
    {
      id: 'advanced',
      name: 'Advanced',
      price: 1499,
      currency: 'usd',
      description: 'For a wardrobe that is being rebuilt.',
      features: ['50 inspirations', '20 outfits a day with 20 modifications', 'Store 100 outfits'],
    },
    {
      id: 'pro',
      name: 'Pro',
      price: 2999,
      currency: 'usd',
      description: 'For people who dress for a living.',
      features: ['200 inspirations', '100 outfits a day with 100 modifications', 'Store 500 outfits'],
    },
  ];
}
