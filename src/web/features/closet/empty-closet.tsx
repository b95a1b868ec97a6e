import type { ColourName } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { CLOSET_COPY } from './copy.ts';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.empty;

/** What many people own. */
const USUAL: readonly [garment: string, color: ColourName][] = [
  ['wool-coat', 'Camel'],
  ['poplin-shirt', 'White'],
  ['straight-jeans', 'Denim'],
  ['soft-blazer', 'Navy'],
  ['leather-tote', 'Brown'],
  ['leather-sneakers', 'White'],
];

/** The place of what will lie here, and how it comes. */
export function EmptyCloset() {
  return (
    <>
      <h3 className="title text-2xl">{COPY.title}</h3>
      <p className="mt-2 max-w-measure text-ink-2">{COPY.text}</p>
      <div aria-hidden className="mt-4 grid grid-cols-3 md:grid-cols-6">
        {USUAL.map(([garment, color]) => (
          <PiecePicture
            key={garment}
            piece={{ garment, colors: namedColours([color]).map((one) => ({ ...one, share: 1 })) }}
            className="aspect-[4/5]"
          />
        ))}
      </div>
    </>
  );
}
