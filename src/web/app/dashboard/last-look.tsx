import { Link } from 'wouter';
import { OutfitThumbnail } from '#web/features/outfits/outfit-thumbnail.tsx';
import { useOutfits } from '#web/features/outfits/outfits.queries.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { DASHBOARD_COPY } from './copy.ts';
import { tabAddress } from './dashboard-tabs.ts';

/** The newest look, and the way to it; nothing before there is one. */
export function LastLook() {
  const look = useOutfits().data?.outfits[0];
  if (look === undefined) return null;

  return (
    <Link to={tabAddress('outfits', { outfit: look.id })} className="mb-6 block no-underline">
      <OutfitThumbnail picture={look} className="mb-3 w-full" />
      <span className="block">
        <span className="text-sm text-ink-2">{DASHBOARD_COPY.fitting.lastLook}</span>
        <span lang={writtenIn(look)} className="title mt-1 block text-2xl">
          {look.title}
        </span>
      </span>
    </Link>
  );
}
