import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import type { Db } from '#server/db/open-database.ts';
import { createClosetRepository } from './closet.repository.ts';

/** What the stylist may dress somebody in: neither what is in the wash, to mend or away, nor what was let go. */
export function createWearablePieces({ db }: { db: Db }) {
  const repository = createClosetRepository(db);

  return async function wearablePieces(userId: string): Promise<OwnedPiece[]> {
    const pieces = await repository.list(userId);
    return pieces.flatMap(({ id, name, garment, colors, cloth, pattern, formality, warmth, state }) => {
      const [main] = colors;
      if (state !== 'ready' || main === undefined) return [];
      const { name: color, hex: colorHex } = main;
      return [{ id, name, garment, color, colorHex, fabric: cloth, pattern, formality, warmth }];
    });
  };
}
