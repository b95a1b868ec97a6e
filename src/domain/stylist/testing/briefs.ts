import type { Outfit } from '#contract/outfits.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';
import { type QuizResponses, quizResponses } from '#contract/quiz.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { finishOutfit } from '../finish-outfit.ts';
import type { OutfitBrief, OutfitDraft, StylistPhoto } from '../stylist.ts';
import { emptyProfile } from './empty-profile.ts';

/** A photo of plain cloth in two colors. */
export function aPhoto(colours: [ColourName, ColourName] = ['Navy', 'White']): StylistPhoto {
  const [first, second] = colours;
  return {
    id: `photo-of-${first.toLowerCase().replaceAll(' ', '-')}`,
    name: 'IMG_0001.jpg',
    features: featuresOf({ [first]: 0.7, [second]: 0.3 }),
    readJpeg: async () => new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
  };
}

function featuresOf(shares: Partial<Record<ColourName, number>>): PhotoFeatures {
  return {
    version: 1,
    pattern: 'solid',
    patternStrength: 0.05,
    meanChroma: 0.05,
    lightnessContrast: 0.3,
    meanLightness: 0.5,
    hueEntropy: 0.3,
    warmth: 0,
    edgeEnergy: 0.01,
    garmentArea: 0.3,
    colours: PALETTE.filter(({ name }) => shares[name] !== undefined).map(({ name, hex }) => ({
      name,
      hex,
      share: shares[name] ?? 0,
    })),
  };
}

export function aQuiz(): QuizResponses {
  const quiz = { lifestyle: {}, aspirations: {}, preferences: {}, personality: {}, goals: {} };
  return quizResponses.parse({
    ...quiz,
    lifestyle: { workEnvironment: 'corporate' },
    preferences: { fittingPreference: ['structured'] },
  });
}

export function anOutfitBrief(over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt: 'office',
    priceRange: '100-200',
    profile: emptyProfile(),
    onboarding: null,
    inspirations: [],
    recent: [],
    seed: 7,
    ...over,
  };
}

/** A draft as it is stored. */
export function storedOutfit(draft: OutfitDraft, brief: OutfitBrief): Outfit {
  let count = 0;
  const newId = () => `item-id-${++count}`;
  return {
    ...finishOutfit(draft, { priceRange: brief.priceRange, profile: brief.profile, newId }),
    id: 'outfit-0001',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    isFavorite: false,
    priceRange: brief.priceRange,
    prompt: brief.prompt,
    createdAt: '2026-11-20T12:00:00.000Z',
    provenance: { engine: 'house', model: null, version: '1', disclosure: 'By hand' },
  };
}
