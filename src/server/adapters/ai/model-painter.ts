import { generateImage, type ImageModel } from 'ai';
import type { OutfitItem } from '#contract/outfits.ts';
import type { Painter } from '#domain/stylist/painter.ts';
import { ModelError } from './model-error.ts';
import { PAINT } from './read-prompts.ts';
import type { Supervision } from './supervise.ts';

/** As uploads have it. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** Paints by an image model. It is told the items alone, in words that were checked, never what a person wrote. */
export function createModelPainter(dependencies: {
  imageModel: ImageModel;
  name: string;
  supervise: Supervision;
}): Painter {
  const { imageModel, name, supervise } = dependencies;

  return {
    model: name,
    paint: ({ items }, options) =>
      supervise('paint_outfit', options, (attempt, tally) =>
        attempt(async (signal) => {
          const { image, usage } = await generateImage({
            model: imageModel,
            prompt: `${PAINT}\nThe clothes:\n${items.map(wordsOf).join('\n')}`,
            maxRetries: 0,
            abortSignal: signal,
          });
          tally.inputTokens += usage.inputTokens ?? 0;
          tally.outputTokens += usage.outputTokens ?? 0;
          if (image.uint8Array.byteLength > MAX_PICTURE_BYTES) throw new ModelError('nonsense');
          return image.uint8Array;
        }),
      ),
  };
}

function wordsOf({ color, pattern, fabric, item }: OutfitItem): string {
  const words = [color, pattern === 'plain' || pattern === 'knit' ? '' : pattern, item].filter(
    (word) => word !== '',
  );
  return `- ${words.join(' ')}${fabric === '' || item.toLowerCase().includes(fabric) ? '' : `, ${fabric}`}`;
}
