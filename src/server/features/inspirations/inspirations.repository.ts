import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { INSPIRATION_CATEGORIES, type InspirationCategory, isWebAddress } from '#contract/inspirations.ts';
import type { Measured, PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { photoFeatures } from '#server/db/stored-features.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** Our own copy of a picture: its files and the size of the full one, in pixels. */
export interface StoredPicture {
  fileId: string;
  thumbnailId: string;
  thumbnailAvifId: string;
  width: number;
  height: number;
}

/** What the eye saw, and what of the picture it looked at. */
export type MeasuredFeatures = PhotoFeatures & { of: Measured };

/** An inspiration as it is kept. It has a picture of ours or, where that could not be had, a link to one. */
export interface StoredInspiration {
  id: string;
  userId: string;
  title: string;
  description: string;
  category: InspirationCategory;
  tags: string[];
  sourceUrl: string | null;
  linkUrl: string | null;
  picture: StoredPicture | null;
  /** Null without a picture of ours, or when it could not be measured. */
  features: MeasuredFeatures | null;
  createdAt: string;
  /** Deleted ones can be put back for a while; to everybody else they are gone. */
  deletedAt: string | null;
}

type Row = Schema['inspirations'];
export type Written = Partial<
  Pick<StoredInspiration, 'title' | 'description' | 'category' | 'tags' | 'sourceUrl'>
>;

const storedTags = storedJson<string[]>({ shape: z.array(z.string()) });
const storedPicture = storedJson<StoredPicture>({
  shape: z.object({
    fileId: z.string(),
    thumbnailId: z.string(),
    thumbnailAvifId: z.string(),
    width: z.number(),
    height: z.number(),
  }),
});
const storedFeatures = storedJson<MeasuredFeatures>({
  shape: z.extend(photoFeatures, { of: z.enum(['clothes', 'everything']) }),
});

/** @param db the database, or the transaction in which everything is to happen */
export function createInspirationsRepository(db: Db | Transaction<Schema>) {
  return {
    async list(userId: string): Promise<StoredInspiration[]> {
      const rows = await db
        .selectFrom('inspirations')
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(fromRow);
    },

    async count(userId: string): Promise<number> {
      const row = await db
        .selectFrom('inspirations')
        .select((expression) => expression.fn.countAll().as('inspirations'))
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.inspirations);
    },

    /** Deleted ones too. */
    async find(userId: string, id: string): Promise<StoredInspiration | undefined> {
      const row = await db
        .selectFrom('inspirations')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && fromRow(row);
    },

    async insert(inspiration: StoredInspiration): Promise<void> {
      await db.insertInto('inspirations').values(toRow(inspiration)).execute();
    },

    async edit(userId: string, id: string, { tags, ...texts }: Written): Promise<void> {
      const changes = { ...texts, ...(tags === undefined ? {} : { tags: storedTags.write(tags) }) };
      if (Object.keys(changes).length === 0) return;
      await db
        .updateTable('inspirations')
        .set(changes)
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    async setDeleted(userId: string, id: string, deletedAt: string | null): Promise<void> {
      await db
        .updateTable('inspirations')
        .set({ deletedAt })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    async saveFeatures(userId: string, id: string, features: MeasuredFeatures): Promise<void> {
      await db
        .updateTable('inspirations')
        .set({ features: storedFeatures.write(features) })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    async listDeletedBefore(deletedBefore: string, limit: number): Promise<StoredInspiration[]> {
      const rows = await db
        .selectFrom('inspirations')
        .selectAll()
        .where('deletedAt', '<', deletedBefore)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },

    /** Removes it for good, unless it was put back (and perhaps deleted anew) meanwhile. @returns whether it was removed */
    async removeDeleted(id: string, deletedBefore: string): Promise<boolean> {
      const row = await db
        .deleteFrom('inspirations')
        .where('id', '=', id)
        .where('deletedAt', '<', deletedBefore)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function fromRow(row: Row): StoredInspiration {
  const at = (column: string) => ({ table: 'inspirations', column, row: row.id });
  return {
    ...row,
    category: INSPIRATION_CATEGORIES.find((category) => category === row.category) ?? 'outfit',
    tags: storedTags.read(row.tags, at('tags')) ?? [],
    // Checked on the way in, and again here: whatever stands in the database, it becomes a link only if it may be one.
    sourceUrl: row.sourceUrl !== null && isWebAddress(row.sourceUrl) ? row.sourceUrl : null,
    linkUrl: row.linkUrl !== null && isWebAddress(row.linkUrl) ? row.linkUrl : null,
    picture: row.picture === null ? null : storedPicture.read(row.picture, at('picture')),
    features: row.features === null ? null : storedFeatures.read(row.features, at('features')),
  };
}

function toRow(inspiration: StoredInspiration): Row {
  const { tags, picture, features } = inspiration;
  return {
    ...inspiration,
    tags: storedTags.write(tags),
    picture: picture === null ? null : storedPicture.write(picture),
    features: features === null ? null : storedFeatures.write(features),
  };
}
