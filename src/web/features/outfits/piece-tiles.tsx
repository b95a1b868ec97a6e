import type { OutfitItem } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { pieceOfTile } from '#web/words/piece-tiles.ts';
import { OUTFITS_COPY } from './copy.ts';
import { PiecePicture } from './piece-picture.tsx';

interface PieceTilesProps {
  items: readonly OutfitItem[];
  /** Other columns, and where it stands. */
  className?: string;
  /** Lower than wide: two rows stand where else one does. */
  isLow?: boolean;
}

/** What a look is made of, to be seen: four stand two by two, and as low that they are seen at once. */
export function PieceTiles({ items, isLow = items.length === 4, className }: PieceTilesProps) {
  return (
    <ul
      aria-label={OUTFITS_COPY.detail.items}
      className={classNames('grid gap-x-2 gap-y-3', className ?? (isLow ? 'grid-cols-2' : 'grid-cols-3'))}
    >
      {items.map((item) => (
        <li key={item.id} className="min-w-0 text-sm leading-tight">
          <span className={classNames('ground relative mb-1 block', isLow ? 'aspect-4/3' : 'aspect-square')}>
            <PiecePicture item={item} ratio={isLow ? 4 / 3 : 1} />
          </span>
          <span lang={writtenIn(item)} className="font-medium hyphens-auto">
            <Unbroken>{pieceOfTile(item.item)}</Unbroken>
          </span>{' '}
          <span className="tabular block text-ink-2">{OUTFITS_COPY.priceBand(item.priceRange)}</span>
        </li>
      ))}
    </ul>
  );
}
