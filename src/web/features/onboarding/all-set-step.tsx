import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ONBOARDING_COPY } from './copy.ts';
import { AskedInWords, OnePhoto, PinnedLooks } from './promise-pictures.tsx';
import { ThreeLooks } from './three-looks.tsx';

const COPY = ONBOARDING_COPY.allSet;

const CARDS: readonly { card: keyof typeof COPY.cards; to: string; picture: ReactNode }[] = [
  { card: 'photo', to: '/home?tab=upload', picture: <OnePhoto /> },
  { card: 'styles', to: '/home?tab=inspirations', picture: <PinnedLooks /> },
  { card: 'ask', to: '/home?tab=outfits&dialog=generate', picture: <AskedInWords words={COPY.askedSo} /> },
];

/** The first looks, and where to go from here. */
export function AllSetStep({ occasion }: { occasion: Onboarding['occasion'] }) {
  return (
    <>
      <ThreeLooks occasion={occasion} />
      {/* The first thing here where no looks are: then the cards show more. */}
      <div className="group/next">
        <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
        <ul className="mt-6 grid gap-x-6 max-sm:divide-y max-sm:divide-line max-sm:border-y max-sm:border-line sm:grid-cols-3">
          {CARDS.map(({ card, to, picture }) => (
            <li key={card}>
              <Link
                to={to}
                className="group grid h-full grid-cols-[min(7rem,30%)_minmax(0,1fr)] items-center gap-4 py-3 no-underline max-sm:group-first/next:grid-cols-[min(9rem,40%)_minmax(0,1fr)] sm:content-start sm:items-start sm:group-first/next:grid-cols-1"
              >
                {picture}
                <span>
                  <span className="flex items-center justify-between gap-3 text-lg leading-tight font-semibold group-hover:underline">
                    <span className="min-w-0">{COPY.cards[card].title}</span>
                    <ArrowRight aria-hidden size={20} strokeWidth={2} className="shrink-0" />
                  </span>
                  <span className="mt-1 block text-ink-2">{COPY.cards[card].text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to="/home" className="mt-8 flex! sm:ml-auto sm:w-fit">
        {COPY.finish}
      </LinkButton>
    </>
  );
}
