import { describe, expect, it } from 'vitest';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import * as GermanOnboarding from '#languages/de/web/features/onboarding/copy.ts';
import * as GermanOutfits from '#languages/de/web/features/outfits/copy.ts';
import * as GermanProfile from '#languages/de/web/features/style-profile/copy.ts';
import { SENTENCES } from '#languages/de/web/words/sentences.ts';
import { ONBOARDING_COPY } from '#web/features/onboarding/copy.ts';
import { OUTFITS_COPY } from '#web/features/outfits/copy.ts';
import { STYLE_PROFILE_COPY } from '#web/features/style-profile/copy.ts';
import { lookOf } from '../../evaluation/reading/looks.ts';

/** What a sentence of ours tells a person to say instead. */
const suggestedIn = (sentence: string) =>
  [...sentence.matchAll(/„([^“{]+)“/g)].map(([, words = '']) => words);
const profile = emptyProfile();

describe('what the screens suggest to say is understood to its last word', () => {
  it.each([
    ...STYLE_PROFILE_COPY.feedbackDialog.examples,
    ...GermanProfile.STYLE_PROFILE_COPY.feedbackDialog.examples,
    ...suggestedIn(SENTENCES.feedback_not_understood),
  ])('feedback: %s', (feedback) => {
    const { applied, notUnderstood } = reviseProfile({ profile, feedback });

    expect([applied.length > 0, notUnderstood]).toEqual([true, []]);
  });

  it.each([
    ...OUTFITS_COPY.modify.chips,
    ...GermanOutfits.OUTFITS_COPY.modify.chips,
    ...suggestedIn(SENTENCES.change_not_understood),
    ...suggestedIn(SENTENCES.change_question),
  ])('a change: %s', (request) => {
    const brief = { outfit: lookOf('D'), request, profile, onboarding: onboardingOf('menswear'), seed: 1 };
    const { applied, notUnderstood } = reviseOutfit(brief);

    expect([applied.length > 0, notUnderstood]).toEqual([true, []]);
  });

  it.each([
    ...OUTFITS_COPY.generate.examples,
    ...GermanOutfits.OUTFITS_COPY.generate.examples,
    ...suggestedIn(SENTENCES.request_unclear),
    ...Object.values(ONBOARDING_COPY.allSet.looks.asked),
    ...Object.values(GermanOnboarding.ONBOARDING_COPY.allSet.looks.asked),
  ])('a request: %s', (prompt) => {
    const brief = {
      prompt,
      profile,
      priceRange: '200-300' as const,
      inspirations: [],
      recent: [],
      seed: 1,
      onboarding: onboardingOf('womenswear'),
    };
    const { occasion } = readWishes(prompt);

    expect([occasion === null, proposeOutfit(brief).notUnderstood]).toEqual([false, []]);
  });
});
