import { DAY_MS } from '#domain/plans/utc-day.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import { createClosetRepository } from './closet.repository.ts';
import { ownedPieceOf } from './owned-piece.ts';
import { createWearsRepository } from './wears.repository.ts';

/** What the stylist may dress somebody in: neither what is in the wash, to mend or away, nor what was let go. */
export function createWearablePieces({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createClosetRepository(db);
  const wears = createWearsRepository(db);
  /** A day of another time zone may be tomorrow here: then it is today. */
  const daysSince = (day: string) =>
    Math.max(0, Math.floor((clock.now().getTime() - Date.parse(day)) / DAY_MS));

  return async function wearablePieces(userId: string): Promise<OwnedPiece[]> {
    const [pieces, worn] = [await repository.list(userId), await wears.count(userId)];
    return pieces.flatMap((piece) => {
      const lastWornOn = worn.get(piece.id)?.lastWornOn ?? null;
      const owned = ownedPieceOf(piece, lastWornOn === null ? null : daysSince(lastWornOn));
      return piece.state === 'ready' && owned !== null ? [owned] : [];
    });
  };
}
