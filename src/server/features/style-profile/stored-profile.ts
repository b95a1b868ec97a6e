import { type Profile, profile } from '#contract/style-profile.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** How a profile and its versions are kept. What no longer fits is as if it had not been told yet. */
export const storedProfile = storedJson<Profile>({ shape: profile, blank: emptyProfile(new Date(0)) });
