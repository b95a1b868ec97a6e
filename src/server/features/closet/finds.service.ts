import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import {
  type ClosetFind,
  type ClosetPiece,
  type FindTap,
  MAX_FINDS,
  MAX_PIECE_COLORS,
  type NewPiece,
} from '#contract/closet.ts';
import { AppError } from '#contract/error.ts';
import { fileUrl } from '#contract/files.ts';
import type { FabricPattern } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import { garmentsOf } from '#domain/naming/guess.ts';
import type { SeenPattern } from '#domain/photo/photo-features.ts';
import type { FoundGarment, Images } from '#server/adapters/images/images.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { ReceivedFile } from '#server/http/receive-files.ts';
import { createTurns } from '#server/take-turns.ts';
import { createClosetRepository } from './closet.repository.ts';
import type { ClosetService } from './closet.service.ts';
import { createFindsRepository, type Seen, type StoredFind } from './finds.repository.ts';
import { imageOf } from './image-of.ts';

export type FindsService = ReturnType<typeof createFindsService>;

/** As many as there are workers. */
const READ_AT_ONCE = 2;
/** Longer than a photo takes that waits for others'; after a crash nobody works on it for so long. */
const LEASE_MS = 60_000;
/** A photo that ends its worker again and again shows nothing. */
const MOST_TRIES = 3;

const PATTERNS: Record<SeenPattern, FabricPattern | null> = {
  solid: 'plain',
  stripe: 'stripe',
  check: 'check',
  print: null,
  other: null,
};
const NOTHING: Seen = {
  kind: 'nothing',
  trust: 0,
  colors: [],
  pattern: null,
  taps: [],
  guess: null,
  place: null,
  pictureId: null,
  thumbnailId: null,
};

type Rejected = { name: string } & AppError['body'];

/**
 * Photos of clothes on their way into the closet. Each is a row from the moment it is received, and is looked at one
 * after the other; what a crash breaks off goes on when its person looks the next time.
 */
export function createFindsService(dependencies: {
  db: Db;
  closet: ClosetService;
  files: FilesService;
  images: Images;
  clock: Clock;
  newId: () => string;
  log: FastifyBaseLogger;
}) {
  const { db, closet, files, images, clock, newId, log } = dependencies;
  const repository = createFindsRepository(db);
  const closing = new AbortController();
  const working = new Map<string, Promise<void>>();

  return {
    async list(userId: string): Promise<ClosetFind[]> {
      const found = await repository.list(userId);
      if (found.some(isWaiting)) work(userId);
      return found.map(shown);
    },

    /**
     * Takes photos in. Unusable files, and those that were there before, are named in the answer and the others kept.
     * @throws {AppError} `plan_limit` when there are more files than free places; nothing is kept then.
     */
    async upload(userId: string, received: ReceivedFile[], signal: AbortSignal) {
      if (received.length === 0) throw refusal('photos_missing');
      refuseOverLimit(received.length, (await repository.list(userId)).length);
      const rejected: Rejected[] = [];
      const turns = createTurns(READ_AT_ONCE);
      await Promise.all(
        received.map(async (file, index) => {
          const endTurn = await turns.take(signal);
          try {
            await take(userId, file, index, signal);
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof AppError)) throw error;
            rejected.push({ name: file.name, ...error.body });
          } finally {
            endTurn();
          }
        }),
      );
      return { finds: await this.list(userId), rejected };
    },

    /** Puts away what still waits. */
    async cancel(userId: string): Promise<ClosetFind[]> {
      const waiting = (await repository.list(userId)).filter(isWaiting);
      await removeAll(
        userId,
        waiting.map(({ id }) => id),
      );
      return this.list(userId);
    },

    /** @throws {AppError} `not_found` */
    async remove(userId: string, id: string): Promise<{ success: true }> {
      if (!(await removeAll(userId, [id]))) throw refusal('find_not_found');
      return { success: true };
    },

    /** @throws {AppError} `not_found`, `conflict` while it waits and where another tap came before */
    async tap(userId: string, id: string, taps: FindTap[], signal: AbortSignal): Promise<ClosetFind> {
      const find = await looked(userId, id);
      await look(find, taps, signal);
      return shown(await looked(userId, id));
    },

    /** @throws {AppError} `not_found`, `conflict` while it waits, `invalid`, `plan_limit`: the photo stays then. */
    async confirm(userId: string, id: string, piece: NewPiece): Promise<ClosetPiece> {
      const { photoId, pictureId, thumbnailId, kind, contentHash } = await looked(userId, id);
      const picture = { pictureId, thumbnailId, pictureKind: pictureId && kind, photoHash: contentHash };
      const [added] = await closet.add(userId, [piece], {
        picture,
        async within(transaction) {
          const removed = await createFindsRepository(transaction).remove(userId, [id]);
          refuseChanged(removed[0], pictureId);
          await files.markForDeletion(transaction, [photoId]);
        },
      });
      await files.removeMarked([photoId]);
      if (added === undefined) throw refusal('find_not_found');
      return added;
    },

    /** Lets go of what is under way; it goes on when somebody looks. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.allSettled(working.values());
    },
  };

  /** @throws {AppError} why the file is not taken */
  async function take(userId: string, file: ReceivedFile, index: number, signal: AbortSignal): Promise<void> {
    if (file.tooLarge) throw refusal('file_too_large');
    const contentHash = await hashOf(file.path);
    const known = (await repository.list(userId)).some((find) => find.contentHash === contentHash);
    if (known || (await createClosetRepository(db).hasPhoto(userId, contentHash)))
      throw refusal('find_known');

    const photo = await images.ingestPhoto(file.path, signal);
    const [photoId] = (await files.store(userId, [{ bytes: photo.full, mediaType: 'image/webp' }])) as [
      string,
    ];
    try {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createFindsRepository(transaction);
        const there = await stored.list(userId);
        // The same file twice in one upload, or another tab.
        if (there.some((find) => find.contentHash === contentHash)) throw refusal('find_known');
        refuseOverLimit(1, there.length);
        await stored.insert({
          id: newId(),
          userId,
          originalName: file.name,
          contentHash,
          photoId,
          photoWidth: photo.width,
          photoHeight: photo.height,
          tries: 0,
          leasedUntil: null,
          ...NOTHING,
          kind: null,
          trust: null,
          createdAt: new Date(clock.now().getTime() + index).toISOString(),
        });
        await files.keep(transaction, [photoId]);
      });
    } catch (error) {
      await files.discard([photoId]);
      throw error;
    }
  }

  /** Looks at everything that waits, unless that is under way. */
  function work(userId: string): void {
    if (closing.signal.aborted || working.has(userId)) return;
    const done = workOn(userId)
      // It goes on when its person looks again.
      .catch((err) => {
        if (!closing.signal.aborted) log.warn({ err }, 'photos of a closet wait');
      })
      .finally(() => working.delete(userId));
    working.set(userId, done);
  }

  async function workOn(userId: string): Promise<void> {
    for (;;) {
      const find = (await repository.list(userId)).find(
        (one) => isWaiting(one) && !isLeased(one, clock.now()),
      );
      if (find === undefined || closing.signal.aborted) return;
      const now = clock.now();
      const until = new Date(now.getTime() + LEASE_MS).toISOString();
      if (!(await repository.lease(find, now.toISOString(), until))) continue;
      if (find.tries >= MOST_TRIES) await repository.saveSeen(userId, find.id, NOTHING);
      else await lookOnce(find);
    }
  }

  async function lookOnce(find: StoredFind): Promise<void> {
    try {
      await look(find, [], closing.signal);
    } catch {
      await repository.release(find.userId, find.id);
    }
  }

  /** Cuts the garment out of its photo and keeps that, in place of what was found before. */
  async function look(find: StoredFind, taps: FindTap[], signal: AbortSignal): Promise<void> {
    const { userId, id } = find;
    const found = await images.findGarment(await files.readBytes(userId, find.photoId), taps, signal);
    const fileIds = await storePicture(userId, found);
    const [pictureId = null, thumbnailId = null] = fileIds;
    const { kind, trust, guess } = found;
    const place = found.picture?.place ?? null;
    const colors = kind === 'nothing' ? [] : found.colours.slice(0, MAX_PIECE_COLORS);
    const pattern = PATTERNS[found.pattern];
    const seen = { kind, trust, colors, pattern, taps, guess, place, pictureId, thumbnailId };
    const before = pictureFiles(find);
    try {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const stored = createFindsRepository(transaction);
        refuseChanged(await stored.find(userId, id), find.pictureId);
        await stored.saveSeen(userId, id, seen);
        await files.keep(transaction, fileIds);
        await files.markForDeletion(transaction, before);
      });
    } catch (error) {
      await files.discard(fileIds);
      throw error;
    }
    await files.removeMarked(before);
  }

  async function storePicture(userId: string, { picture }: FoundGarment): Promise<string[]> {
    if (picture === null) return [];
    return files.store(userId, [
      { bytes: picture.full, mediaType: 'image/webp' },
      { bytes: picture.thumbnail, mediaType: 'image/webp' },
    ]);
  }

  /** @returns whether anything was there */
  async function removeAll(userId: string, ids: readonly string[]): Promise<boolean> {
    const fileIds = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const removed = await createFindsRepository(transaction).remove(userId, ids);
      const gone = removed.flatMap((find) => [find.photoId, ...pictureFiles(find)]);
      await files.markForDeletion(transaction, gone);
      return gone;
    });
    await files.removeMarked(fileIds);
    return fileIds.length > 0;
  }

  /** @throws {AppError} `not_found`, `conflict` while it waits */
  async function looked(userId: string, id: string): Promise<StoredFind> {
    const find = await repository.find(userId, id);
    if (!find) throw refusal('find_not_found');
    if (isWaiting(find)) throw refusal('find_waits');
    return find;
  }
}

const isLeased = ({ leasedUntil }: StoredFind, now: Date): boolean =>
  leasedUntil !== null && leasedUntil > now.toISOString();

const isWaiting = ({ kind }: StoredFind): boolean => kind === null;

function pictureFiles({ pictureId, thumbnailId }: StoredFind): string[] {
  return [pictureId, thumbnailId].filter((id) => id !== null);
}

/** In another tab it was confirmed or put away, or tapped. */
function refuseChanged(there: StoredFind | undefined, pictureId: string | null): void {
  if (there === undefined) throw refusal('find_not_found');
  if (there.pictureId !== pictureId) throw refusal('find_changed');
}

function refuseOverLimit(wanted: number, there: number): void {
  const places = Math.max(0, MAX_FINDS - there);
  if (wanted > places) throw refusal('too_many_finds', { params: { limit: MAX_FINDS, places } });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function shown(find: StoredFind): ClosetFind {
  const { id, originalName, colors, pattern, taps, guess, place } = find;
  const image = imageOf(find);
  return {
    id,
    originalName,
    colors,
    pattern,
    taps,
    image,
    place,
    photo: { url: fileUrl(find.photoId), width: find.photoWidth, height: find.photoHeight },
    guess: guess && { garments: garmentsOf(guess, { colors, pattern }), isSure: guess.isSure },
    state: isWaiting(find) ? 'waiting' : image === null ? 'nothing' : 'found',
  };
}
