import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { DetailFold } from '../detail-fold.tsx';
import { useHomePlace } from '../outfits.queries.ts';
import { tailorSearches } from './tailor-searches.ts';

const COPY = OUTFITS_COPY.tailor;
const MAX_PLACE_LENGTH = 120;

/** Searches for a tailor on other sites, by a typed place or by where one is. */
export function TailorFinder() {
  const homePlace = useHomePlace();
  const [typed, setTyped] = useState<string | null>(null);
  const place = typed ?? homePlace;
  const searches = tailorSearches(place);

  return (
    <DetailFold title={COPY.title}>
      <TextField
        label={COPY.place}
        hint={COPY.placeHint}
        autoComplete="address-level2"
        maxLength={MAX_PLACE_LENGTH}
        value={place}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-form"
      />
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        <SearchLink label={COPY.maps} url={searches.maps} place={place} />
        <SearchLink label={COPY.reviews} url={searches.reviews} place={place} />
        <SearchLink label={COPY.directory} url={searches.directory} place={place} />
        <SearchLink label={COPY.nearMe} url={searches.nearMe} place="" />
      </ul>
    </DetailFold>
  );
}

function SearchLink({ label, url, place }: { label: string; url: string; place: string }) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={COPY.newTab(label, place.trim())}
        className={buttonClass({ look: 'secondary', size: 'small' }, 'w-full')}
      >
        {label === COPY.nearMe && <MapPin aria-hidden size={16} strokeWidth={1.75} />}
        {label}
      </a>
    </li>
  );
}
