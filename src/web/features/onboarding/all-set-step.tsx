import { Link } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import { Cloth, type WeaveName } from '#web/ui/drawings/cloth.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ONBOARDING_COPY } from './copy.ts';
import { ThreeLooks } from './three-looks.tsx';

const COPY = ONBOARDING_COPY.allSet;

const CARDS: readonly { card: keyof typeof COPY.cards; to: string; weave: WeaveName }[] = [
  { card: 'photo', to: '/home?tab=upload', weave: 'denim' },
  { card: 'styles', to: '/home?tab=inspirations', weave: 'block' },
  { card: 'ask', to: '/home?tab=outfits&dialog=generate', weave: 'houndstooth' },
];

/** The first looks, and where to go from here. */
export function AllSetStep({ occasion }: { occasion: Onboarding['occasion'] }) {
  return (
    <>
      <ThreeLooks occasion={occasion} />
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-8 grid divide-y divide-line border-y border-line lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0">
        {CARDS.map(({ card, to, weave }) => (
          <li key={card}>
            <Link
              to={to}
              className="group grid h-full grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-5 py-4 no-underline lg:gap-4"
            >
              <Cloth weave={weave} className="aspect-square w-full" />
              <span>
                <span className="block text-lg font-semibold group-hover:underline">
                  {COPY.cards[card].title}
                </span>
                <span className="block text-ink-2">{COPY.cards[card].text}</span>
              </span>
              <svg
                aria-hidden="true"
                viewBox="0 0 16 16"
                className="size-5 fill-none stroke-current"
                strokeWidth="1.5"
              >
                <path d="M2 8h11M9 4l4 4-4 4" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/home" className="mt-8 w-full sm:w-auto">
        {COPY.finish}
      </LinkButton>
    </>
  );
}
