import type { Outfit } from '#contract/outfits.ts';
import { colourWord } from '#web/words/colours.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { outfitAsPage, SHARED_PAGE } from '../page/outfit-as-page.ts';
import { pictureFileName } from '../save-picture.ts';

/**
 * Hands an outfit to the device's share sheet, with its picture where that takes files. Where there is none,
 * the words go to the clipboard. Outfits are private: no address of ours is shared.
 * @throws when the device refuses; not when the person changes their mind.
 */
export async function shareOutfit(outfit: Outfit): Promise<'shared' | 'copied' | 'dismissed'> {
  const text = outfitAsText(outfit);
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(`${outfit.title}\n\n${text}`);
    return 'copied';
  }

  try {
    await navigator.share({ title: outfit.title, text, ...(await shareableFiles(outfit)) });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

/** An outfit in plain words: the description, then a line for each piece. */
export function outfitAsText(outfit: Pick<Outfit, 'description' | 'items'>): string {
  const pieces = outfit.items.map(
    (item) => `– ${item.item}, ${colourWord(item.color)} (${OUTFITS_COPY.priceBand(item.priceRange)})`,
  );
  return [outfit.description, '', ...pieces].join('\n');
}

async function shareableFiles(outfit: Outfit): Promise<{ files?: File[] }> {
  if (outfit.imageUrl === null || typeof navigator.canShare !== 'function') return {};
  try {
    const page = await outfitAsPage(outfit, SHARED_PAGE);
    const files = [new File([page], pictureFileName(outfit.title), { type: 'image/png' })];
    return navigator.canShare({ files }) ? { files } : {};
  } catch {
    // Without its picture an outfit is still worth sharing.
    return {};
  }
}
