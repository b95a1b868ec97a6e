import { useQuery } from '@tanstack/react-query';
import { outfitQuery } from '../outfits.queries.ts';
import { PieceTiles } from '../piece-tiles.tsx';

/** So many stand in rows of three. */
const IN_THREES = 6;

/** What a look that stands alone is made of. The tile's link opens it whole. */
export function PiecesBeside({ id }: { id: string }) {
  const items = useQuery(outfitQuery(id)).data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <PieceTiles
      items={items}
      className={`col-span-2 mt-6 grid-cols-3 ${items.length > IN_THREES ? 'sm:grid-cols-4' : ''}`}
    />
  );
}
