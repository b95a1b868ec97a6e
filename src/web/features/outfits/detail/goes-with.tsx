import { Link } from 'wouter';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { OutfitThumbnail } from '../outfit-thumbnail.tsx';
import { useOutfits } from '../outfits.queries.ts';

/** The looks that share pieces with this one, those that are still there. */
export function GoesWith({ ids }: { ids: readonly string[] }) {
  const looks = useOutfits().data?.outfits.filter(({ id }) => ids.includes(id)) ?? [];
  if (looks.length === 0) return null;

  return (
    <section>
      <h3 className="text-sm font-medium">{OUTFITS_COPY.detail.goesWith}</h3>
      <ul className="mt-2 grid max-w-measure grid-cols-2 gap-4">
        {looks.map((look) => (
          <li key={look.id}>
            <Link to={`/home?tab=outfits&outfit=${look.id}`} className="block">
              <OutfitThumbnail picture={look} className="w-full" />
              <span lang={writtenIn(look)} className="mt-1.5 block text-sm font-semibold">
                {look.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
