import { AppError } from '#contract/error.ts';
import type { InspirationCategory } from '#contract/inspirations.ts';
import { refusal } from '#contract/refusals.ts';
import { EYE_VERSION, type Measured } from '#domain/photo/photo-features.ts';
import { notAPicture } from '#server/adapters/fetch-image/guarded-image-fetcher.ts';
import type { ImageFetcher } from '#server/adapters/fetch-image/image-fetcher.ts';
import type { Images } from '#server/adapters/images/images.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { ReceivedFile } from '#server/http/receive-files.ts';
import type { MeasuredFeatures, StoredInspiration } from './inspirations.repository.ts';

/** What an inspiration keeps of its picture: our own copy with what the eye saw in it, or a link. */
export type TakenPicture = Pick<StoredInspiration, 'picture' | 'features' | 'linkUrl'>;

/** More addresses of one person are not fetched at once: the line is everybody's. */
const FETCHES_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 10;

/** Clothes are picked out of a picture; a mood of colors or a cloth close by is read as a whole. */
const MEASURED: Record<InspirationCategory, Measured> = {
  outfit: 'clothes',
  celeb_look: 'clothes',
  item: 'clothes',
  color_inspo: 'everything',
  texture: 'everything',
};

export function createPicturesOfInspirations(dependencies: {
  files: FilesService;
  images: Images;
  imageFetcher: ImageFetcher;
}) {
  const { files, images, imageFetcher } = dependencies;
  const fetching = new Map<string, number>();

  return {
    async ofFile(
      userId: string,
      file: ReceivedFile,
      category: InspirationCategory,
      signal: AbortSignal,
    ): Promise<TakenPicture> {
      if (file.tooLarge) throw refusal('file_too_large');
      return takeIn(userId, file.path, category, signal);
    },

    async ofAddress(
      userId: string,
      address: string,
      category: InspirationCategory,
      signal: AbortSignal,
    ): Promise<TakenPicture> {
      const fetched = await oneOfFew(userId, () => imageFetcher.fetch(address, signal));
      if (fetched === null) return { picture: null, features: null, linkUrl: new URL(address).href };
      try {
        return await takeIn(userId, fetched.path, category, signal);
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_an_image') throw notAPicture(error);
        if (error instanceof AppError && error.code === 'too_large')
          throw refusal(
            error.body.reason === 'picture_too_costly' ? 'address_too_costly' : 'address_too_many_pixels',
            { cause: error },
          );
        throw error;
      } finally {
        await fetched.dispose();
      }
    },

    /** What the eye sees in it today; the very same object when that was measured already. */
    async currentFeatures(
      { userId, picture, features, category }: StoredInspiration,
      signal: AbortSignal,
    ): Promise<MeasuredFeatures | null> {
      const what = MEASURED[category];
      if (picture === null || (features?.version === EYE_VERSION && features.of === what)) return features;
      try {
        const bytes = await files.readBytes(userId, picture.fileId);
        return { ...(await images.measure(bytes, signal, what)), of: what };
      } catch {
        signal.throwIfAborted();
        // A stored picture that cannot be read any more keeps its place on the board and what is known of it.
        return features;
      }
    },
  };

  async function takeIn(
    userId: string,
    path: string,
    category: InspirationCategory,
    signal: AbortSignal,
  ): Promise<TakenPicture> {
    const what = MEASURED[category];
    const { full, thumbnail, thumbnailAvif, width, height, features } = await images.ingestPhoto(
      path,
      signal,
      what,
    );
    const [fileId, thumbnailId, thumbnailAvifId] = (await files.store(userId, [
      { bytes: full, mediaType: 'image/webp' },
      { bytes: thumbnail, mediaType: 'image/webp' },
      { bytes: thumbnailAvif, mediaType: 'image/avif' },
    ])) as [string, string, string];
    return {
      picture: { fileId, thumbnailId, thumbnailAvifId, width, height },
      features: { ...features, of: what },
      linkUrl: null,
    };
  }

  async function oneOfFew<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const underWay = fetching.get(userId) ?? 0;
    if (underWay >= FETCHES_AT_ONCE) {
      throw refusal('fetching_others', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    fetching.set(userId, underWay + 1);
    try {
      return await work();
    } finally {
      const left = (fetching.get(userId) ?? 1) - 1;
      if (left === 0) fetching.delete(userId);
      else fetching.set(userId, left);
    }
  }
}

/** Behind a colon; an abbreviation stays as it is. */
