import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import {
  type FindTap,
  findTap,
  type PartOfPhoto,
  type PieceColor,
  partOfPhoto,
  pieceColor,
} from '#contract/closet.ts';
import { FABRIC_PATTERNS, type FabricPattern } from '#contract/outfits.ts';
import { GARMENT_LABELS, type GarmentGuess } from '#domain/naming/guess.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

type Row = Schema['closetFinds'];

export interface StoredFind extends Omit<Row, 'colors' | 'taps' | 'pattern' | 'guess' | 'place'> {
  colors: PieceColor[];
  taps: FindTap[];
  pattern: FabricPattern | null;
  guess: GarmentGuess | null;
  place: PartOfPhoto | null;
}

/** What looking at a photo has brought. */
export type Seen = Pick<
  StoredFind,
  'kind' | 'trust' | 'colors' | 'pattern' | 'taps' | 'guess' | 'place' | 'pictureId' | 'thumbnailId'
>;

const storedColors = storedJson<PieceColor[]>({ shape: z.array(pieceColor) });
const storedTaps = storedJson<FindTap[]>({ shape: z.array(findTap) });
const storedPlace = storedJson<PartOfPhoto>({ shape: partOfPhoto });
const storedGuess = storedJson<GarmentGuess>({
  shape: z.object({
    labels: z.array(z.enum(GARMENT_LABELS)).check(z.minLength(1)),
    isSure: z.boolean(),
  }),
});

/** @param db the database, or the transaction in which everything is to happen */
export function createFindsRepository(db: Db | Transaction<Schema>) {
  return {
    /** The oldest first. */
    async list(userId: string): Promise<StoredFind[]> {
      const rows = await db
        .selectFrom('closetFinds')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      return rows.map(fromRow);
    },

    async find(userId: string, id: string): Promise<StoredFind | undefined> {
      const row = await db
        .selectFrom('closetFinds')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && fromRow(row);
    },

    async insert(find: StoredFind): Promise<void> {
      await db
        .insertInto('closetFinds')
        .values({ ...find, ...written(find) })
        .execute();
    },

    /** Takes the work on one that waits, unless somebody is at it. @returns whether it is the caller's */
    async lease(find: StoredFind, now: string, until: string): Promise<boolean> {
      const row = await db
        .updateTable('closetFinds')
        .set({ leasedUntil: until, tries: find.tries + 1 })
        .where('id', '=', find.id)
        .where('userId', '=', find.userId)
        .where('kind', 'is', null)
        .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<', now)]))
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** It waits for somebody again. */
    async release(userId: string, id: string): Promise<void> {
      await db
        .updateTable('closetFinds')
        .set({ leasedUntil: null })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    /** @returns false when it was put away meanwhile */
    async saveSeen(userId: string, id: string, seen: Seen): Promise<boolean> {
      const row = await db
        .updateTable('closetFinds')
        .set({ ...seen, ...written(seen), leasedUntil: null })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** @returns what was there */
    async remove(userId: string, ids: readonly string[]): Promise<StoredFind[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .deleteFrom('closetFinds')
        .where('userId', '=', userId)
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      return rows.map(fromRow);
    },
  };
}

function written({ colors, taps, guess, place }: Pick<Seen, 'colors' | 'taps' | 'guess' | 'place'>) {
  return {
    colors: storedColors.write(colors),
    taps: storedTaps.write(taps),
    guess: guess && storedGuess.write(guess),
    place: place && storedPlace.write(place),
  };
}

function fromRow(row: Row): StoredFind {
  const cell = (column: string) => ({ table: 'closetFinds', column, row: row.id });
  return {
    ...row,
    colors: storedColors.read(row.colors, cell('colors')) ?? [],
    taps: storedTaps.read(row.taps, cell('taps')) ?? [],
    guess: row.guess === null ? null : storedGuess.read(row.guess, cell('guess')),
    place: row.place === null ? null : storedPlace.read(row.place, cell('place')),
    pattern: FABRIC_PATTERNS.find((pattern) => pattern === row.pattern) ?? null,
  };
}
