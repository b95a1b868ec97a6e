import type { TriedLook } from '#contract/first-looks.ts';
import type { Language } from '#contract/languages.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { briefOfStranger, tellingReason } from '#domain/stylist/first-looks.ts';
import type { HouseStylist } from '#domain/stylist/house-port.ts';
import type { StylistLog } from '#domain/stylist/stylist.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { Clock } from '#server/clock.ts';
import type { RateLimitKey, RateLimits } from '#server/features/auth/rate-limits.ts';
import { toBoardItem } from '#server/features/outfits/draw-pictures.ts';
import { requestOf } from '#server/features/outfits/request-of.ts';

export type FirstLooksService = ReturnType<typeof createFirstLooksService>;

/** Looks for people without an account. The house styles them, whichever stylist is set up: a stranger costs nothing. */
export function createFirstLooksService(dependencies: {
  house: HouseStylist;
  images: Images;
  rateLimits: RateLimits;
  clock: Clock;
  newId: () => string;
  newSeed: () => number;
  log: StylistLog;
}) {
  const { house, images, rateLimits, clock, newId, newSeed, log } = dependencies;

  return {
    /**
     * Makes a look, and keeps nothing of it.
     * @throws {AppError} `too_many_requests`; `unavailable` when no picture can be made now, which counts as no try.
     */
    async tryOne(
      address: string,
      occasion: string,
      language: Language,
      signal: AbortSignal,
    ): Promise<TriedLook> {
      const limit: RateLimitKey[] = [['tryLookByAddress', address]];
      await rateLimits.consume(limit);
      try {
        const seed = newSeed();
        const brief = briefOfStranger(requestOf({ prompt: occasion }, 1), seed, clock.now());
        const draft = await house.proposeOutfit(brief, { signal, log });
        const look = finishOutfit(draft, { ...brief, newId });
        const read = outfitIn(language, look);
        const { full } = await images.drawLookBoard(look.items.map(toBoardItem), seed, signal);
        return {
          title: read.title,
          reason: tellingReason(read),
          language: read.language,
          totalCents: look.estimatedTotalCents,
          pieces: read.items.map(({ item, language: of, color }) => ({ item, language: of, color })),
          seed,
          board: `data:image/webp;base64,${Buffer.from(full).toString('base64')}`,
        };
      } catch (error) {
        await rateLimits.giveBack(limit);
        throw error;
      }
    },
  };
}
