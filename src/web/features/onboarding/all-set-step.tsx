import { Link } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import { AnswerBoard, type AnswerLook } from '#web/ui/answer-board.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ONBOARDING_COPY } from './copy.ts';
import { ThreeLooks } from './three-looks.tsx';

const COPY = ONBOARDING_COPY.allSet;

const CARDS: readonly { card: keyof typeof COPY.cards; to: string; look: AnswerLook }[] = [
  { card: 'photo', to: '/home?tab=upload', look: 'plain' },
  { card: 'styles', to: '/home?tab=inspirations', look: 'bohemian' },
  { card: 'ask', to: '/home?tab=outfits&dialog=generate', look: 'dinner' },
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
          {CARDS.map(({ card, to, look }) => (
            <li key={card}>
              <Link
                to={to}
                className="group grid h-full grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 py-3 no-underline max-sm:group-first/next:grid-cols-[9rem_minmax(0,1fr)] sm:content-start sm:items-start sm:group-first/next:grid-cols-1"
              >
                <AnswerBoard look={look} sizes="(min-width: 40rem) 20rem, 9rem" isInView />
                <span>
                  <span className="block text-lg leading-tight font-semibold group-hover:underline">
                    {COPY.cards[card].title}
                  </span>
                  <span className="mt-1 block text-ink-2">{COPY.cards[card].text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LinkButton to="/home" className="mt-8 w-full sm:w-auto">
        {COPY.finish}
      </LinkButton>
    </>
  );
}
