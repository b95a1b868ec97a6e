import type { Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import {
  DEFAULT_PRICE_RANGE,
  type DeletedOutfit,
  type Outfit,
  outfit as outfitShape,
} from '#contract/outfits.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { type Place, storedJson } from '#server/db/stored-json.ts';
import { type StoredSummaries, shareWords, storedSummary, summariseOutfit } from './summarise-outfit.ts';

/** What a modification replaces: everything but identity, favourite and date. */
const outfitContent = z.omit(outfitShape, { id: true, isFavorite: true, createdAt: true });
export type OutfitContent = z.infer<typeof outfitContent>;

const storedContent = storedJson<OutfitContent>({
  shape: outfitContent,
  blank: {
    description: '',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    pictureModel: null,
    priceRange: DEFAULT_PRICE_RANGE,
    estimatedTotalCents: 0,
    items: [],
    overallFitAdvice: '',
    reasons: [],
    notUnderstood: [],
    prompt: '',
  } satisfies Partial<OutfitContent>,
});

/** The number that an outfit's first content has in its history. */
export const ORIGINAL_VERSION = 1;

export type OutfitsRepository = ReturnType<typeof createOutfitsRepository>;

/** Works on the database or, made anew, inside a transaction. */
export function createOutfitsRepository(db: Db | Transaction<Schema>) {
  return {
    async list(userId: string): Promise<Outfit[]> {
      const rows = await db
        .selectFrom('outfits')
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap((row) => toOutfit(row) ?? []);
    },

    /** Newest first. A change that can be undone is the current state of a history, and came from another. */
    async listSummaries(userId: string): Promise<StoredSummaries> {
      const rows = await db
        .selectFrom('outfits')
        .leftJoin('outfitHistory as change', (join) =>
          join
            .onRef('change.outfitId', '=', 'outfits.id')
            .onRef('change.number', '=', 'outfits.version')
            .on('change.cameFrom', 'is not', null),
        )
        .select(['outfits.id', 'outfits.summary', 'outfits.isFavorite', 'outfits.createdAt', 'change.prompt'])
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('outfits.createdAt', 'desc')
        .orderBy('outfits.id')
        .execute();
      const summaries = rows.flatMap(({ id, summary, isFavorite, createdAt, prompt }) => {
        const stored = storedSummary.read(summary, { table: 'outfits', column: 'summary', row: id });
        const own = { id, isFavorite: isFavorite === 1, createdAt };
        return stored === null
          ? []
          : { ...stored, ...own, ...(prompt !== null && { lastModification: { prompt } }) };
      });
      return shareWords(summaries);
    },

    async listRecent(userId: string, limit: number): Promise<Outfit[]> {
      const rows = await db
        .selectFrom('outfits')
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => toOutfit(row) ?? []);
    },

    async find(userId: string, id: string): Promise<Outfit | undefined> {
      const row = await db
        .selectFrom('outfits')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row && toOutfit(row);
    },

    async count(userId: string): Promise<number> {
      const row = await db
        .selectFrom('outfits')
        .select((expression) => expression.fn.countAll().as('outfits'))
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
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
          ...columnsOf(content),
          deletedAt: null,
          version: ORIGINAL_VERSION,
        })
        .execute();
    },

    /** @param version the number of this content in the outfit's history. */
    async replaceContent(userId: string, id: string, content: OutfitContent, version: number): Promise<void> {
      await db
        .updateTable('outfits')
        .set({ ...columnsOf(content), version })
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
        .where('deletedAt', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && toOutfit(row);
    },

    /** @returns whether there was such an outfit. */
    async markDeleted(userId: string, id: string, deletedAt: string): Promise<boolean> {
      const row = await db
        .updateTable('outfits')
        .set({ deletedAt })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async isDeleted(userId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('outfits')
        .select('id')
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async unmarkDeleted(userId: string, id: string): Promise<Outfit | undefined> {
      const row = await db
        .updateTable('outfits')
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is not', null)
        .returningAll()
        .executeTakeFirst();
      return row && toOutfit(row);
    },

    async listDeleted(userId: string): Promise<(DeletedOutfit & Pick<Outfit, 'told'>)[]> {
      const rows = await db
        .selectFrom('outfits')
        .select(['id', 'content', 'deletedAt'])
        .where('userId', '=', userId)
        .where('deletedAt', 'is not', null)
        .orderBy('deletedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap(({ id, content, deletedAt }) => {
        const stored = readContent(content, { table: 'outfits', column: 'content', row: id });
        return stored === null
          ? []
          : {
              id,
              title: stored.title,
              told: stored.told,
              picture: stored.picture,
              deletedAt: deletedAt ?? '',
            };
      });
    },

    async listDeletedBefore(deletedBefore: string, limit: number): Promise<{ id: string; userId: string }[]> {
      return db
        .selectFrom('outfits')
        .select(['id', 'userId'])
        .where('deletedAt', '<', deletedBefore)
        .orderBy('deletedAt')
        .limit(limit)
        .execute();
    },

    /** Removes a deleted outfit with its history. @returns whether there was one. */
    async erase(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('outfits')
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is not', null)
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
  };
}

function columnsOf(content: OutfitContent) {
  return { content: writeContent(content), summary: storedSummary.write(summariseOutfit(content)) };
}

/** Undefined for one that cannot be read: it is as if it were not there. */
function toOutfit({ id, content, isFavorite, createdAt }: Selectable<Schema['outfits']>): Outfit | undefined {
  const stored = readContent(content, { table: 'outfits', column: 'content', row: id });
  return stored === null ? undefined : { ...stored, id, isFavorite: isFavorite === 1, createdAt };
}

export function contentOf({
  id: _id,
  isFavorite: _isFavorite,
  createdAt: _createdAt,
  ...content
}: Outfit): OutfitContent {
  return content;
}

export const readContent = (text: string, place: Place): OutfitContent | null =>
  storedContent.read(text, place);

export const writeContent = (content: OutfitContent): string => storedContent.write(content);
