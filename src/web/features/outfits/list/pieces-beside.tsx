import { useQuery } from '@tanstack/react-query';
import { classNames } from '#web/ui/class-names.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { outfitQuery } from '../outfits.queries.ts';

/** So many stand in rows of three. */
const IN_THREES = 6;

/** What a look that stands alone is made of, where there is room beside its picture. The tile's link opens it whole. */
export function PiecesBeside({ id }: { id: string }) {
  const items = useQuery(outfitQuery(id)).data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <ul
      aria-label={OUTFITS_COPY.detail.items}
      className={classNames(
        'col-span-2 mt-6 grid gap-x-2 gap-y-3 max-sm:hidden',
        items.length > IN_THREES ? 'grid-cols-4' : 'grid-cols-3',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="text-sm leading-tight">
          <span className="ground relative mb-1 block aspect-square">
            {item.itemImageUrl !== null && (
              <img
                src={item.itemImageUrl}
                alt=""
                className="absolute inset-2 size-[calc(100%-1rem)] object-contain"
              />
            )}
          </span>
          <span lang={writtenIn(item)} className="font-medium">
            {item.item}
          </span>{' '}
          <span className="tabular whitespace-nowrap text-ink-2">
            {OUTFITS_COPY.priceBand(item.priceRange)}
          </span>
        </li>
      ))}
    </ul>
  );
}
