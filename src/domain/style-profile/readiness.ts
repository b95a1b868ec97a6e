import type { MissingPart, Profile } from '#contract/style-profile.ts';

/** Whether a profile says enough to style by, and what is missing. */
export function readinessOf(profile: Profile | null): {
  outfitGenerationReady: boolean;
  missing: MissingPart[];
} {
  const missing: MissingPart[] = [];
  if (!profile || (profile.colorPalette.length === 0 && profile.customColorPalette.length === 0)) {
    missing.push('colors');
  }
  if (!profile || profile.styleCategories.length === 0) missing.push('style categories');
  return { outfitGenerationReady: missing.length === 0, missing };
}
