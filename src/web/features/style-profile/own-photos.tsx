import { useQuery } from '@tanstack/react-query';
import { listPhotos } from '#contract/photos.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';

const SHOWN = 2;
const FRESH_MS = 3 * 60_000;

/** What the style was read from: the last photos, beside what they say. Decoration. */
export function OwnPhotos({ className }: { className: string }) {
  const { data: photos = [] } = useQuery({ ...routeQuery(listPhotos), staleTime: FRESH_MS });
  if (photos.length === 0) return null;

  return (
    <div aria-hidden className={className}>
      {photos.slice(-SHOWN).map(({ id, thumbnailAvifUrl, thumbnailUrl, width, height }) => (
        <picture key={id} className="min-w-0 flex-1">
          {thumbnailAvifUrl !== null && <source type="image/avif" srcSet={thumbnailAvifUrl} />}
          <ImageWithFallback
            src={thumbnailUrl}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className="aspect-3/4 w-full photo bg-tissue-2 object-cover object-[50%_20%]"
            fallback={null}
          />
        </picture>
      ))}
    </div>
  );
}
