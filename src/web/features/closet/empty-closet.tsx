import type { ColourName } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { PiecePicture } from './piece-picture.tsx';

/** What many people own. */
const USUAL: readonly [garment: string, color: ColourName][] = [
  ['soft-blazer', 'Navy'],
  ['poplin-shirt', 'White'],
  ['straight-jeans', 'Denim'],
  ['wool-coat', 'Camel'],
  ['leather-sneakers', 'White'],
  ['leather-tote', 'Brown'],
];

/** What will lie here. Decoration. */
export function EmptyCloset() {
  return (
    <div className="grid grid-cols-3 gap-2">
      {USUAL.map(([garment, color]) => (
        <PiecePicture
          key={garment}
          piece={{ garment, colors: namedColours([color]).map((one) => ({ ...one, share: 1 })) }}
          className="aspect-[4/5] border border-line"
        />
      ))}
    </div>
  );
}
