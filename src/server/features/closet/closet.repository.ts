import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type NewPiece, PIECE_STATES, type PieceColor, pieceColor } from '#contract/closet.ts';
import { FABRIC_PATTERNS } from '#contract/outfits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** A piece as it is kept. */
export interface StoredPiece extends NewPiece {
  id: string;
  userId: string;
  revision: number;
  createdAt: string;
  /** Pieces that were let go can be taken back for a while; to everybody else they are gone. */
  letGoAt: string | null;
  /** The day until which nobody asks about it, however long it is not worn. */
  keptUntil: string | null;
  /** Of a piece from a photo, else null. */
  pictureId: string | null;
  thumbnailId: string | null;
  pictureKind: string | null;
  photoHash: string | null;
}

/** Of a piece that is drawn. */
export const NO_PICTURE = { pictureId: null, thumbnailId: null, pictureKind: null, photoHash: null };

type Row = Schema['closetPieces'];

const storedColors = storedJson<PieceColor[]>({ shape: z.array(pieceColor) });
/** What is shown where a row's colors cannot be read. */
const NO_COLORS: PieceColor[] = [{ name: 'Gray', hex: '#8e9092', share: 1 }];

/** @param db the database, or the transaction in which everything is to happen */
export function createClosetRepository(db: Db | Transaction<Schema>) {
  return {
    /** The latest first. */
    async list(userId: string): Promise<StoredPiece[]> {
      const rows = await db
        .selectFrom('closetPieces')
        .selectAll()
        .where('userId', '=', userId)
        .where('letGoAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(fromRow);
    },

    async count(userId: string): Promise<number> {
      const row = await db
        .selectFrom('closetPieces')
        .select((expression) => expression.fn.countAll().as('pieces'))
        .where('userId', '=', userId)
        .where('letGoAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.pieces);
    },

    /** Those that were let go too. */
    async find(userId: string, id: string): Promise<StoredPiece | undefined> {
      const row = await db
        .selectFrom('closetPieces')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && fromRow(row);
    },

    async insert(pieces: readonly StoredPiece[]): Promise<void> {
      await db.insertInto('closetPieces').values(pieces.map(toRow)).execute();
    },

    /** @returns false when it has another revision by now, or was let go */
    async change({ revision, ...piece }: StoredPiece): Promise<boolean> {
      const {
        id,
        userId,
        createdAt: _,
        letGoAt: __,
        keptUntil: ___,
        pictureId: ____,
        thumbnailId: _____,
        pictureKind: ______,
        photoHash: _______,
        ...columns
      } = toRow({ ...piece, revision });
      const row = await db
        .updateTable('closetPieces')
        .set({ ...columns, revision: revision + 1 })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('revision', '=', revision)
        .where('letGoAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async setLetGo(userId: string, id: string, letGoAt: string | null): Promise<void> {
      await db
        .updateTable('closetPieces')
        .set({ letGoAt })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    /** @returns false when it is not in the closet */
    async setKept(userId: string, id: string, keptUntil: string | null): Promise<boolean> {
      const row = await db
        .updateTable('closetPieces')
        .set({ keptUntil })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('letGoAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Those that were let go since an instant, the latest first. */
    async listLetGo(userId: string, since: string): Promise<StoredPiece[]> {
      const rows = await db
        .selectFrom('closetPieces')
        .selectAll()
        .where('userId', '=', userId)
        .where('letGoAt', '>=', since)
        .orderBy('letGoAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },

    async hasPhoto(userId: string, photoHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('closetPieces')
        .select('id')
        .where('userId', '=', userId)
        .where('photoHash', '=', photoHash)
        .where('letGoAt', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes everybody's that were let go before an instant. @returns their files */
    async removeLetGo(before: string): Promise<{ removed: number; fileIds: string[] }> {
      const rows = await db
        .deleteFrom('closetPieces')
        .where('letGoAt', '<', before)
        .returning(['pictureId', 'thumbnailId'])
        .execute();
      const fileIds = rows.flatMap(({ pictureId, thumbnailId }) => [pictureId, thumbnailId]);
      return { removed: rows.length, fileIds: fileIds.filter((id) => id !== null) };
    },
  };
}

function fromRow(row: Row): StoredPiece {
  const colors = storedColors.read(row.colors, { table: 'closetPieces', column: 'colors', row: row.id });
  return {
    ...row,
    colors: colors !== null && colors.length > 0 ? colors : NO_COLORS,
    pattern: FABRIC_PATTERNS.find((pattern) => pattern === row.pattern) ?? null,
    state: PIECE_STATES.find((state) => state === row.state) ?? 'ready',
  };
}

function toRow({ colors, ...piece }: StoredPiece): Row {
  return { ...piece, colors: storedColors.write(colors) };
}
