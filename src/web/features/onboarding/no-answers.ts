import type { Onboarding } from '#contract/onboarding.ts';

/** Before anything was asked. @param name the one that the person registered with */
export function noAnswers(name: string): Onboarding {
  return {
    styles: [],
    palettes: [],
    wardrobe: null,
    displayName: name,
    location: '',
    ageRange: null,
    occasion: null,
    goals: '',
  };
}
