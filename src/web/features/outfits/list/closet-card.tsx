import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getPlanStatus } from '#contract/plans.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.closet;

/** The way to a closet for who has none: with the first piece it has a tab of its own. */
export function ClosetCard() {
  const pieces = useQuery(routeQuery(getPlanStatus)).data?.usage.closetPieces;
  if (pieces !== 0) return null;

  return (
    <aside className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line bg-tissue px-5 py-4">
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{COPY.title}</span>
        <span className="text-ink-2">{COPY.text}</span>
      </p>
      <Link to="/home?tab=closet" className="inline-flex min-h-11 items-center font-semibold">
        {COPY.open}
      </Link>
    </aside>
  );
}
