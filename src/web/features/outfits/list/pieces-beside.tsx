import { useQuery } from '@tanstack/react-query';
import { outfitQuery } from '../outfits.queries.ts';
import { PieceTiles } from '../piece-tiles.tsx';

/** So many to a row, by how many there are: none stands alone. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  4: 'grid-cols-2',
  7: 'grid-cols-3 sm:grid-cols-4',
  8: 'grid-cols-3 sm:grid-cols-4',
};

/** What a look that stands alone is made of. The tile's link opens it whole. */
export function PiecesBeside({ id }: { id: string }) {
  const items = useQuery(outfitQuery(id)).data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <PieceTiles
      items={items}
      className={`col-span-2 mt-6 ${COLUMNS[items.length] ?? 'grid-cols-3'}`}
      isLow={items.length === 4}
    />
  );
}
