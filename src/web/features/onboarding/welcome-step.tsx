import { ONBOARDING_COPY } from './copy.ts';
import { PieceToBuy, ReadPhoto, WallOfLooks } from './promise-pictures.tsx';

const COPY = ONBOARDING_COPY.welcome;
/** One of each blurb. */
const PICTURES = [<ReadPhoto key="read" />, <WallOfLooks key="wall" />, <PieceToBuy key="buy" />];

export function WelcomeStep() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">{COPY.lead}</p>
      <ul className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {COPY.blurbs.map((blurb, place) => (
          <li
            key={blurb.title}
            className="grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-1 sm:content-start"
          >
            {PICTURES[place]}
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
