import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutfitItem } from '#contract/outfits.ts';
import type { Painter } from '#domain/stylist/painter.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import type { Images, IngestedPhoto } from '#server/adapters/images/images.ts';

/** Null: there is no painted picture, and the look board is drawn. */
export type PaintPicture = (
  items: OutfitItem[],
  options: TaskOptions & { signal: AbortSignal },
) => Promise<{ picture: IngestedPhoto; model: string } | null>;

/**
 * Has an outfit painted. What comes back is a stranger's file like any upload: type by content, pixel limit, decoded in a
 * worker, encoded again by us. Whatever goes wrong costs the picture alone, never the outfit.
 */
export function createPaintPicture(dependencies: {
  painter: Painter | null;
  images: Images;
  /** Swept at start, so that a crash leaves nothing. */
  temporaryFolder: string;
}): PaintPicture {
  const { painter, images, temporaryFolder } = dependencies;
  if (painter === null) return async () => null;

  return async (items, options) => {
    const path = join(temporaryFolder, `${randomUUID()}.painted`);
    try {
      await writeFile(path, await painter.paint({ items }, options), { mode: 0o600 });
      return { picture: await images.ingestPhoto(path, options.signal), model: painter.model };
    } catch {
      options.signal.throwIfAborted();
      options.log.warn({ model: painter.model }, 'no painted picture: the look board is drawn');
      return null;
    } finally {
      await rm(path, { force: true });
    }
  };
}
