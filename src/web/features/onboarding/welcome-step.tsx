import { AnswerBoard, type AnswerLook } from '#web/ui/answer-board.tsx';
import { ONBOARDING_COPY } from './copy.ts';

const COPY = ONBOARDING_COPY.welcome;
/** One beside each blurb, and none of the public pages, which were seen on the way here. */
const LOOKS: readonly AnswerLook[] = ['layers', 'dinner', 'traveling'];

export function WelcomeStep() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3">
        {COPY.blurbs.map((blurb, place) => (
          <li key={blurb.title} className="grid content-start gap-y-3">
            <AnswerBoard
              look={LOOKS[place] ?? 'layers'}
              sizes="(min-width: 40rem) 20rem, 90vw"
              isInView={place === 0}
              className="ground h-auto max-h-[46dvh] min-h-60 w-full"
            />
            <div>
              <h2 className="text-lg leading-tight font-semibold">{blurb.title}</h2>
              <p className="mt-1 text-ink-2">{blurb.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
