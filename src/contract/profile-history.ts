import * as z from 'zod/mini';
import { COLOUR_NAMES } from './palette.ts';
import { defineRoute } from './route.ts';
import { said } from './said.ts';
import { id, idParams, instant } from './shared-shapes.ts';
import { profile } from './style-profile.ts';

/** Why a profile changed. `start`: it was there before its history was kept. */
export const PROFILE_CAUSES = ['start', 'analysis', 'quiz', 'feedback', 'edit', 'restore'] as const;

export type ProfileCause = (typeof PROFILE_CAUSES)[number];

/** Older versions are forgotten. */
export const MAX_PROFILE_VERSIONS = 30;

/** One state of a profile that can be gone back to. */
export const profileVersion = z.object({
  id,
  cause: z.enum(PROFILE_CAUSES),
  /** The words of a `feedback`; for a `restore`, the instant of the version that was restored; else null. */
  detail: z.nullable(z.string()),
  /** What differs from the version before, each as a short sentence without its full stop. */
  changes: z.array(said),
  /** What it looked like: the favourite colors, else those that were seen, and its style categories. */
  colors: z.array(z.enum(COLOUR_NAMES)),
  styles: z.array(z.string()),
  createdAt: instant,
  /** The profile as it now stands; there is nothing to restore. */
  isCurrent: z.boolean(),
});

export type ProfileVersion = z.infer<typeof profileVersion>;

export const listProfileHistory = defineRoute({
  method: 'GET',
  path: '/api/style/history',
  tag: 'style-profile',
  summary: `The last ${MAX_PROFILE_VERSIONS} versions of the style profile, newest first`,
  response: z.array(profileVersion),
});

export const restoreProfile = defineRoute({
  method: 'POST',
  path: '/api/style/history/:id/restore',
  tag: 'style-profile',
  summary: 'Make the profile what it was in that version; itself a new version',
  params: idParams,
  response: profile,
});
