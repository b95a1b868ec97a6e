import { listOutfitSummaries } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import {
  type BodyTypeProfile,
  getProfile,
  type Metrics,
  saveCustomColours,
  type Taste,
  updateBodyType,
  updateCategories,
  updateMetrics,
  updateProfile,
  updateTastes,
  validateProfile,
} from '#contract/style-profile.ts';
import { changesBetween } from '#domain/style-profile/describe-changes.ts';
import { call } from '#web/lib/api-client.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { useProfileChange } from './use-profile-change.ts';
import { changeWords } from './wording.ts';

const TOASTS = STYLE_PROFILE_COPY.toasts;

/** Adjusts the profile by what a person wrote. */
export function useReviseProfile() {
  return useProfileChange({
    send: (prompt: string) => call(updateProfile, { body: { prompt } }),
    refreshes: [validateProfile],
    succeeded: (before, after) => {
      const changes = before === null ? [] : changesBetween(before, after).map(changeWords);
      const { undecided, notUnderstood } = after;
      if (changes.length === 0 && undecided.length > 0) return null;
      const changed = changes.length > 0 ? `${changes.join('. ')}.` : TOASTS.feedback.description;
      // What is asked next says it itself.
      const isTold = undecided.length === 0 && notUnderstood.length > 0;
      const left = isTold ? [TOASTS.feedback.notUnderstood(notUnderstood.join(', '))] : [];
      return { title: TOASTS.feedback.succeeded, description: [changed, ...left].join(' ') };
    },
    fallback: TOASTS.feedback.fallback,
  });
}

export function useSaveFavouriteColours() {
  return useProfileChange({
    send: (colors: ColourName[]) => call(saveCustomColours, { body: { colors } }),
    refreshes: [getProfile, listOutfitSummaries, validateProfile],
    succeeded: () => ({ title: TOASTS.colours.succeeded, description: TOASTS.colours.description }),
    fallback: TOASTS.colours.fallback,
  });
}

export function useSaveCategories() {
  return useProfileChange({
    send: (styleCategories: string[]) => call(updateCategories, { body: { styleCategories } }),
    refreshes: [validateProfile],
    succeeded: () => ({ title: TOASTS.categories.succeeded, description: TOASTS.categories.description }),
    fallback: TOASTS.categories.fallback,
  });
}

export function useSaveMetrics() {
  return useProfileChange({
    send: (metrics: Metrics) => call(updateMetrics, { body: { metrics } }),
    refreshes: [validateProfile],
    succeeded: () => ({ title: TOASTS.metrics.succeeded, description: TOASTS.metrics.description }),
    fallback: TOASTS.metrics.fallback,
  });
}

export function useSaveBodyType() {
  return useProfileChange({
    send: (bodyTypeProfile: BodyTypeProfile) => call(updateBodyType, { body: { bodyTypeProfile } }),
    refreshes: [validateProfile],
    succeeded: () => ({ title: TOASTS.body.succeeded, description: TOASTS.body.description }),
    fallback: TOASTS.body.fallback,
  });
}

/** Adds what a person answered to be liked or avoided. */
export function useAddTastes() {
  return useProfileChange({
    send: (tastes: Taste[]) => call(updateTastes, { body: { tastes } }),
    refreshes: [],
    succeeded: (before, after) => ({
      title: TOASTS.feedback.succeeded,
      description: `${changesBetween(before ?? after, after)
        .map(changeWords)
        .join('. ')}.`,
    }),
    fallback: TOASTS.tastes.fallback,
  });
}

export function useSaveTastes() {
  return useProfileChange({
    send: (tastes: Taste[]) => call(updateTastes, { body: { tastes } }),
    refreshes: [],
    succeeded: () => ({ title: TOASTS.tastes.succeeded, description: TOASTS.tastes.description }),
    fallback: TOASTS.tastes.fallback,
  });
}
