import { MAX_INSPIRATION_BYTES } from '#contract/inspirations.ts';
import { kindOfPicture } from '#web/lib/sniff-picture.ts';
import { INSPIRATIONS_COPY } from './copy.ts';

const TAKEN = ['jpeg', 'png', 'webp', 'gif'];

/** Why a file is not taken as an inspiration, as title and text of a notice; null when it is. */
export async function refusalOf(file: File): Promise<{ title: string; description: string } | null> {
  if (file.size > MAX_INSPIRATION_BYTES) return INSPIRATIONS_COPY.tooLarge;
  const kind = await kindOfPicture(file);
  return kind !== null && TAKEN.includes(kind) ? null : INSPIRATIONS_COPY.invalidType;
}
