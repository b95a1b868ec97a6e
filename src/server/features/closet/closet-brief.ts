import { DEFAULT_PRICE_RANGE } from '#contract/outfits.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import type { ClosetBrief } from '#domain/stylist/house/gaps/find-gaps.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import { monthAt } from '#domain/wardrobe/month-at.ts';
import type { Clock } from '#server/clock.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { StyleProfileService } from '#server/features/style-profile/style-profile.service.ts';

/** What the stylist is told of somebody's closet: whose it is, and which season it is there. */
export function createClosetBrief({
  profiles,
  onboarding,
  clock,
}: {
  profiles: StyleProfileService;
  onboarding: OnboardingService;
  clock: Clock;
}) {
  return async function closetBrief(userId: string, pieces: readonly OwnedPiece[]): Promise<ClosetBrief> {
    const [profile, answers] = [await profiles.find(userId), await onboarding.find(userId)];
    const month = monthAt(clock.now(), answers?.location ?? null);
    return {
      prompt: '',
      priceRange: DEFAULT_PRICE_RANGE,
      seed: 0,
      inspirations: [],
      recent: [],
      profile: profile ?? emptyProfile(clock.now()),
      onboarding: answers,
      ...(month !== undefined && { month }),
      closet: { pieces, isOnly: true },
    };
  };
}
