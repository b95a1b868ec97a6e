import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type Outfit, outfit as outfitShape } from '#contract/outfits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';

/** What a modification replaces: everything but identity, favourite and date. */
const outfitContent = z.omit(outfitShape, { id: true, isFavorite: true, createdAt: true });
export type OutfitContent = z.infer<typeof outfitContent>;

export interface OutfitVersion {
  version: number;
  /** The request that replaced this content. */
  prompt: string;
  content: OutfitContent;
}

export type OutfitsRepository = ReturnType<typeof createOutfitsRepository>;

/** Works on the database or, made anew, inside a transaction. */
export function createOutfitsRepository(db: Db | Transaction<Schema>) {
  return {
    async list(userId: string): Promise<Outfit[]> {
      const rows = await db
        .selectFrom('outfits')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toOutfit);
    },

    async listRecent(userId: string, limit: number): Promise<Outfit[]> {
      const rows = await db
        .selectFrom('outfits')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toOutfit);
    },

    async find(userId: string, id: string): Promise<Outfit | undefined> {
      const row = await db
        .selectFrom('outfits')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return row && toOutfit(row);
    },

    async count(userId: string): Promise<number> {
      const row = await db
        .selectFrom('outfits')
        .select((expression) => expression.fn.countAll().as('outfits'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(row.outfits);
    },

    async insert(userId: string, { id, isFavorite, createdAt, ...content }: Outfit): Promise<void> {
      await db
        .insertInto('outfits')
        .values({
          id,
          userId,
          isFavorite: isFavorite ? 1 : 0,
          createdAt,
          content: JSON.stringify(content),
        })
        .execute();
    },

    async replaceContent(userId: string, id: string, content: OutfitContent): Promise<void> {
      await db
        .updateTable('outfits')
        .set({ content: JSON.stringify(content) })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .execute();
    },

    async setFavorite(userId: string, id: string, isFavorite: boolean): Promise<Outfit | undefined> {
      const row = await db
        .updateTable('outfits')
        .set({ isFavorite: isFavorite ? 1 : 0 })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row && toOutfit(row);
    },

    async delete(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('outfits')
        .where('id', '=', id)
        .where('userId', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async addFiles(outfitId: string, fileIds: string[]): Promise<void> {
      if (fileIds.length === 0) return;
      await db
        .insertInto('outfitFiles')
        .values(fileIds.map((fileId) => ({ outfitId, fileId })))
        .execute();
    },

    async removeFiles(outfitId: string, fileIds: string[]): Promise<void> {
      if (fileIds.length === 0) return;
      await db
        .deleteFrom('outfitFiles')
        .where('outfitId', '=', outfitId)
        .where('fileId', 'in', fileIds)
        .execute();
    },

    async listFiles(outfitId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('outfitFiles')
        .select('fileId')
        .where('outfitId', '=', outfitId)
        .execute();
      return rows.map((row) => row.fileId);
    },

    /** The state before the last modification; undefined when there was none. */
    async lastVersion(outfitId: string): Promise<OutfitVersion | undefined> {
      const row = await db
        .selectFrom('outfitVersions')
        .selectAll()
        .where('outfitId', '=', outfitId)
        .orderBy('version', 'desc')
        .executeTakeFirst();
      return row && { version: row.version, prompt: row.prompt, content: readContent(row.content) };
    },

    async listVersionContents(outfitId: string): Promise<OutfitContent[]> {
      const rows = await db
        .selectFrom('outfitVersions')
        .select('content')
        .where('outfitId', '=', outfitId)
        .execute();
      return rows.map((row) => readContent(row.content));
    },

    async addVersion(outfitId: string, version: OutfitVersion, createdAt: string): Promise<void> {
      await db
        .insertInto('outfitVersions')
        .values({
          outfitId,
          version: version.version,
          prompt: version.prompt,
          content: JSON.stringify(version.content),
          createdAt,
        })
        .execute();
    },

    async deleteVersion(outfitId: string, version: number): Promise<void> {
      await db
        .deleteFrom('outfitVersions')
        .where('outfitId', '=', outfitId)
        .where('version', '=', version)
        .execute();
    },
  };
}

function toOutfit(row: Schema['outfits']): Outfit {
  return outfitShape.parse({
    ...JSON.parse(row.content),
    id: row.id,
    isFavorite: row.isFavorite === 1,
    createdAt: row.createdAt,
  });
}

function readContent(text: string): OutfitContent {
  return outfitContent.parse(JSON.parse(text));
}
