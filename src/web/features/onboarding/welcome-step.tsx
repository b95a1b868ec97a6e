import { SHOWN_LOOKS } from '#contract/first-looks.ts';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { ONBOARDING_COPY } from './copy.ts';

const COPY = ONBOARDING_COPY.welcome;

export function WelcomeStep() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {COPY.blurbs.map((blurb, place) => (
          <li
            key={blurb.title}
            className="grid grid-cols-[min(7rem,28vw)_minmax(0,1fr)] items-center gap-5 py-5"
          >
            <ShownLookPicture
              name={SHOWN_LOOKS[place] ?? 'office'}
              sizes="min(7rem, 28vw)"
              className="ground w-full"
            />
            <div>
              <h2 className="text-lg font-semibold">{blurb.title}</h2>
              <p className="mt-1 text-ink-2">{blurb.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
