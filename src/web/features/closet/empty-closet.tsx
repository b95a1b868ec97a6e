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

/** That nothing lies here, and how it comes: above the doors. */
export function EmptyWords() {
  return (
    <div className="mt-6 mb-6">
      <h2 className="title text-xl sm:text-2xl">{COPY.title}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{COPY.text}</p>
    </div>
  );
}

/** The place of what will lie here. Where they lie in one row, three of them are large. */
export function EmptyPicture() {
  return (
    <div aria-hidden className="grid grid-cols-3 gap-2 sm:gap-3">
      {USUAL.map(([garment, color]) => (
        <PiecePicture
          key={garment}
          isInView
          piece={{ garment, colors: namedColours([color]).map((one) => ({ ...one, share: 1 })) }}
          className="aspect-4/5 md:nth-[n+4]:hidden"
        />
      ))}
    </div>
  );
}
