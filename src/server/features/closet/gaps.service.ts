import { setImmediate } from 'node:timers/promises';
import { type ClosetGap, LEAST_PIECES_FOR_GAPS, MOST_GAPS } from '#contract/closet.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { newCorridorOf, UNKNOWN_CORRIDOR } from '#domain/shopping/price-corridor.ts';
import { type ClosetBrief, findGaps, type Gap } from '#domain/stylist/house/gaps/find-gaps.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import type { Db } from '#server/db/open-database.ts';
import { createTurns } from '#server/take-turns.ts';
import { createClosetRepository } from './closet.repository.ts';
import { ownedPieceOf } from './owned-piece.ts';

export type GapsService = ReturnType<typeof createGapsService>;

const SHOWN_LOOKS = 3;

/** What is worth buying to somebody's closet. */
export function createGapsService({
  db,
  closetBrief,
}: {
  db: Db;
  closetBrief: (userId: string, pieces: readonly OwnedPiece[]) => Promise<ClosetBrief>;
}) {
  const repository = createClosetRepository(db);
  // A third of a second of reckoning for a large closet: one at a time, and other requests between its steps.
  const turns = createTurns(1);

  return {
    /** Also what is in the wash or to mend is owned, and is not bought again. */
    async list(userId: string, signal: AbortSignal): Promise<ClosetGap[]> {
      const pieces = await repository.list(userId);
      if (pieces.length < LEAST_PIECES_FOR_GAPS) return [];

      const brief = await closetBrief(
        userId,
        pieces.flatMap((piece) => ownedPieceOf(piece, null) ?? []),
      );
      const endTurn = await turns.take(signal);
      try {
        const gaps = await findGaps(brief, MOST_GAPS, () => setImmediate(undefined, { signal }));
        return gaps.map(toAnswer);
      } finally {
        endTurn();
      }
    },
  };
}

function toAnswer({ piece, looks, day, isMissing }: Gap): ClosetGap {
  const { garment, colour, fabric, pattern } = piece;
  const [, usualDollars] = newCorridorOf(garment.key, fabric) ?? UNKNOWN_CORRIDOR;
  return {
    garment: garment.key,
    garmentName: garment.name,
    slot: garment.slot,
    pattern,
    cloth: fabric,
    color: { name: colour, hex: hexOf(colour), share: 1 },
    usualCents: usualDollars * 100,
    looks: looks.length,
    shown: looks.slice(0, SHOWN_LOOKS).map((look) => ({
      pieceIds: look.pieces.flatMap(({ owned }) => (owned?.id === piece.owned?.id ? [] : (owned?.id ?? []))),
    })),
    day,
    isMissing,
  };
}
