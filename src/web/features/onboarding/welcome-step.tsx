import { Bag, Coat, Trousers } from '#web/ui/drawings/garments.tsx';
import { ONBOARDING_COPY } from './copy.ts';

const COPY = ONBOARDING_COPY.welcome;

const DRAWINGS = [
  <Coat key="coat" />,
  <Trousers key="trousers" />,
  <g key="bag" transform="translate(10 34) scale(1.15)">
    <Bag />
  </g>,
];

export function WelcomeStep() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {COPY.blurbs.map((blurb, place) => (
          <li
            key={blurb.title}
            className="grid grid-cols-[min(4.5rem,19vw)_minmax(0,1fr)] items-center gap-5 py-5"
          >
            <svg aria-hidden="true" viewBox="0 0 100 140" className="h-24 w-full">
              {DRAWINGS[place]}
            </svg>
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
