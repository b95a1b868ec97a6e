import { getCurrentUser } from '#contract/auth.ts';
import { listPieces } from '#contract/closet.ts';
import { listInspirations } from '#contract/inspirations.ts';
import { listJobs } from '#contract/jobs.ts';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { listPhotos } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { getProfile } from '#contract/style-profile.ts';
import type { Furnished } from './furnish-person.ts';

export interface Call {
  name: string;
  /** Of the copy with that number; 0 is the person themself. */
  path(person: Furnished, copy: number): string;
  /** How often, of all reads. */
  weight: number;
}

const always = (path: string) => () => path;
const numbered = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`);

/** What the browsers of members ask while they look around: polls of open tabs first, then lists, then one outfit. */
export const READS: Call[] = [
  { name: 'plan-status', path: always(getPlanStatus.path), weight: 6 },
  { name: 'jobs', path: always(listJobs.path), weight: 4 },
  { name: 'outfits', path: always(listOutfitSummaries.path), weight: 3 },
  { name: 'an outfit', path: ({ outfitId }, copy) => `/api/outfits/${numbered(outfitId, copy)}`, weight: 3 },
  { name: 'user', path: always(getCurrentUser.path), weight: 2 },
  { name: 'photos', path: always(listPhotos.path), weight: 2 },
  { name: 'profile', path: always(getProfile.path), weight: 2 },
  { name: 'inspirations', path: always(listInspirations.path), weight: 1 },
  { name: 'closet', path: always(listPieces.path), weight: 1 },
];
