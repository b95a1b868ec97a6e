import { SHOWN_LOOKS } from '#contract/first-looks.ts';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { ONBOARDING_COPY } from './copy.ts';

const COPY = ONBOARDING_COPY.welcome;

export function WelcomeStep() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-3">
        {COPY.blurbs.map((blurb, place) => (
          <li
            key={blurb.title}
            className="grid grid-cols-[28vw_minmax(0,1fr)] items-center gap-x-5 gap-y-3 sm:grid-cols-1 sm:content-start"
          >
            <ShownLookPicture
              name={SHOWN_LOOKS[place] ?? 'office'}
              sizes="(min-width: 40rem) 15rem, 28vw"
              className="ground h-auto w-full"
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
