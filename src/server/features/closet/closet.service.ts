import type { Transaction } from 'kysely';
import {
  type ClosetPiece,
  type DrawerGarment,
  LET_GO_KEPT_DAYS,
  type NewPiece,
  type PieceChange,
  type PieceInWords,
  type PieceLetGo,
} from '#contract/closet.ts';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { drawerFor } from '#domain/closet/drawer.ts';
import { findPieces } from '#domain/closet/find-pieces.ts';
import { pieceOfLook } from '#domain/closet/piece-of-look.ts';
import { readPieces } from '#domain/closet/read-pieces.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { OnboardingService } from '#server/features/onboarding/onboarding.service.ts';
import type { OutfitsService } from '#server/features/outfits/outfits.service.ts';
import type { PlansService } from '#server/features/plans/plans.service.ts';
import { createClosetRepository, NO_PICTURE, type StoredPiece } from './closet.repository.ts';
import { imageOf } from './image-of.ts';
import { refuseDayToCome } from './refuse-day-to-come.ts';
import { createWearsRepository, NEVER_WORN, type Worn } from './wears.repository.ts';

export type ClosetService = ReturnType<typeof createClosetService>;

/** For a piece from a photo: what else happens in the transaction that adds it. */
interface AddOptions {
  picture?: Pick<StoredPiece, keyof typeof NO_PICTURE>;
  within?: (transaction: Transaction<Schema>) => Promise<void>;
}

export function createClosetService(dependencies: {
  db: Db;
  plans: PlansService;
  onboarding: OnboardingService;
  outfits: OutfitsService;
  files: FilesService;
  clock: Clock;
  newId: () => string;
}) {
  const { db, plans, onboarding, outfits, files, clock, newId } = dependencies;
  const repository = createClosetRepository(db);
  const wears = createWearsRepository(db);
  const now = () => clock.now().toISOString();
  const keptSince = () => new Date(clock.now().getTime() - LET_GO_KEPT_DAYS * DAY_MS).toISOString();

  return {
    async list(userId: string): Promise<ClosetPiece[]> {
      return withWears(userId, await repository.list(userId));
    },

    /** @throws {AppError} `invalid`, `plan_limit`: none is kept then. */
    async add(
      userId: string,
      pieces: readonly NewPiece[],
      { picture = NO_PICTURE, within = async () => {} }: AddOptions = {},
    ): Promise<ClosetPiece[]> {
      for (const piece of pieces) refuseWhatIsNot(piece);
      const limit = (await plans.limits(userId)).closetPieces;
      // What was named first is listed first: the latest is on top.
      const latest = clock.now().getTime() + pieces.length;
      const added = pieces.map((piece, at): StoredPiece => {
        const createdAt = new Date(latest - at).toISOString();
        return {
          id: newId(),
          userId,
          ...piece,
          ...picture,
          revision: 1,
          createdAt,
          letGoAt: null,
          keptUntil: null,
        };
      });
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createClosetRepository(transaction);
        refuseOverLimit((await stored.count(userId)) + added.length, limit);
        await stored.insert(added);
        await within(transaction);
      });
      return added.map((piece) => toPiece(piece));
    },

    /**
     * What an outfit shows is owned: the same garment in the same color and cloth, under the name that it has there.
     * @throws {AppError} `not_found`, `plan_limit`; `invalid` where a model named what the wardrobe does not have.
     */
    async ownPieceOfLook(
      userId: string,
      { outfitId, itemId, boughtOn }: { outfitId: string; itemId: string; boughtOn: string | null },
    ): Promise<ClosetPiece> {
      const item = (await outfits.get(userId, outfitId)).items.find(({ id }) => id === itemId);
      if (item === undefined) throw notFound();
      const piece = pieceOfLook(item);
      if (piece === null) throw refusal('piece_garment_unknown');
      const [added] = await this.add(userId, [{ ...piece, boughtOn }]);
      if (added === undefined) throw notFound();
      return added;
    },

    /** @throws {AppError} `not_found`, `invalid`, or `conflict` when it was changed since that revision. */
    async change(userId: string, id: string, { revision, ...change }: PieceChange): Promise<ClosetPiece> {
      const piece = await find(userId, id);
      const changed: StoredPiece = { ...piece, ...withoutAbsent(change), revision };
      refuseWhatIsNot(changed);
      if (!(await repository.change(changed))) throw refusal('piece_changed');
      return shown(userId, id);
    },

    /** Takes it out of the closet. Once more is no failure. */
    async letGo(userId: string, id: string): Promise<{ success: true }> {
      const piece = await repository.find(userId, id);
      if (!piece) throw notFound();
      if (piece.letGoAt === null) await repository.setLetGo(userId, id, now());
      return { success: true };
    },

    async listLetGo(userId: string): Promise<PieceLetGo[]> {
      const worn = await wears.count(userId);
      const pieces = await repository.listLetGo(userId, keptSince());
      return pieces.flatMap((piece) =>
        piece.letGoAt === null ? [] : { ...toPiece(piece, worn.get(piece.id)), letGoAt: piece.letGoAt },
      );
    },

    /** @throws {AppError} `not_found` when the time is over, `plan_limit` when its place was taken meanwhile. */
    async takeBack(userId: string, id: string): Promise<ClosetPiece> {
      const limit = (await plans.limits(userId)).closetPieces;
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createClosetRepository(transaction);
        const piece = await stored.find(userId, id);
        if (!piece || (piece.letGoAt !== null && piece.letGoAt < keptSince())) throw notFound();
        if (piece.letGoAt === null) return;
        refuseOverLimit((await stored.count(userId)) + 1, limit);
        await stored.setLetGo(userId, id, null);
      });
      return shown(userId, id);
    },

    /** @throws {AppError} `not_found` where one of them is not in the closet: then none counts. */
    async wear(userId: string, pieceIds: readonly string[], day: string): Promise<ClosetPiece[]> {
      refuseDayToCome(clock, day, 'day');
      const pieces = await findAll(userId, pieceIds);
      await wears.add(userId, pieceIds, day);
      return withWears(userId, pieces);
    },

    /** @throws {AppError} `not_found`, like {@link wear}; a day on which they were not worn is no failure. */
    async undoWear(userId: string, pieceIds: readonly string[], day: string): Promise<ClosetPiece[]> {
      const pieces = await findAll(userId, pieceIds);
      await wears.remove(userId, pieceIds, day);
      return withWears(userId, pieces);
    },

    /** What words say of pieces, and which of them the closet has already. Nothing is kept. */
    async read(userId: string, text: string): Promise<{ pieces: PieceInWords[]; left: string[] }> {
      const owned = await repository.list(userId);
      const { pieces, left } = readPieces(text);
      return { pieces: pieces.map((piece) => ({ ...piece, like: likeIn(owned, piece)?.id ?? null })), left };
    },

    async search(userId: string, words: string): Promise<{ ids: string[]; asText: string[] }> {
      const { found, asText } = findPieces(await repository.list(userId), words);
      return { ids: found.map(({ id }) => id), asText };
    },

    async drawer(userId: string): Promise<DrawerGarment[]> {
      return drawerFor((await onboarding.find(userId))?.wardrobe ?? null);
    },

    /** Removes what was let go and can no longer be taken back. @returns how many */
    async sweep(): Promise<number> {
      const gone = await db.transaction().execute(async (transaction) => {
        const removed = await createClosetRepository(transaction).removeLetGo(keptSince());
        await files.markForDeletion(transaction, removed.fileIds);
        return removed;
      });
      await files.removeMarked(gone.fileIds);
      return gone.removed;
    },
  };

  /** @throws {AppError} `not_found`, for what was let go too */
  async function find(userId: string, id: string): Promise<StoredPiece> {
    const piece = await repository.find(userId, id);
    if (!piece || piece.letGoAt !== null) throw notFound();
    return piece;
  }

  async function shown(userId: string, id: string): Promise<ClosetPiece> {
    return toPiece(await find(userId, id), (await wears.count(userId)).get(id));
  }

  /** @throws {AppError} `not_found` where one of them is not in the closet */
  async function findAll(userId: string, ids: readonly string[]): Promise<StoredPiece[]> {
    const owned = new Map((await repository.list(userId)).map((piece) => [piece.id, piece]));
    return ids.map((id) => {
      const piece = owned.get(id);
      if (!piece) throw notFound();
      return piece;
    });
  }

  async function withWears(userId: string, pieces: readonly StoredPiece[]): Promise<ClosetPiece[]> {
    const worn = await wears.count(userId);
    return pieces.map((piece) => toPiece(piece, worn.get(piece.id)));
  }

  /** What the contract cannot know: which garments and cloths there are, and what day it is. */
  function refuseWhatIsNot({ garment, cloth, boughtOn }: NewPiece): void {
    if (garmentOf(garment) === null) throw refusal('piece_garment_unknown', { field: 'garment' });
    if (cloth !== null && !isFabricName(cloth)) throw refusal('piece_cloth_unknown', { field: 'cloth' });
    if (boughtOn !== null) refuseDayToCome(clock, boughtOn, 'boughtOn');
  }
}

/** Another of the same garment in the same color. */
function likeIn(
  owned: readonly StoredPiece[],
  { garments, colors, isColorGuessed }: Pick<PieceInWords, 'garments' | 'colors' | 'isColorGuessed'>,
): StoredPiece | undefined {
  if (isColorGuessed) return undefined;
  const [garment] = garments;
  return owned.find((piece) => piece.garment === garment?.key && piece.colors[0]?.name === colors[0]?.name);
}

/** @throws {AppError} `plan_limit` */
function refuseOverLimit(count: number, limit: number | null): void {
  if (limit !== null && count > limit) throw refusal('closet_full', { params: { limit } });
}

function toPiece(stored: StoredPiece, worn: Worn = NEVER_WORN): ClosetPiece {
  const { userId: _, letGoAt: __, keptUntil: ___, pictureId, thumbnailId, pictureKind, ...rest } = stored;
  const { photoHash: ____, ...piece } = rest;
  const garment = garmentOf(piece.garment);
  return {
    ...piece,
    ...worn,
    image: imageOf({ pictureId, thumbnailId, kind: pictureKind }),
    slot: garment?.slot ?? 'accessory',
    garmentName: garment?.name ?? piece.garment,
  };
}

function withoutAbsent(change: Omit<PieceChange, 'revision'>) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function notFound(): AppError {
  return refusal('piece_not_found');
}
