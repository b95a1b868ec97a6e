import type { FirstLook, ShownLook } from '#contract/first-looks.ts';
import { USUAL_CURRENCY } from '#contract/markets.ts';
import { converted } from '#domain/shopping/currency.ts';
import { CURRENCY } from '#web/lib/market.ts';
import { estimateText } from '#web/lib/money.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { LANDING_COPY as COPY } from './copy.ts';

type Look = FirstLook & { name: ShownLook };

/** What the house has made of three occasions, written into the pages as they are built (scripts/pages/shown-looks.ts). */
declare const __SHOWN_LOOKS__: readonly Look[];

/** It stands first and large: few pieces, one jacket. */
const LARGE: ShownLook = 'wedding';
const LOOKS = __SHOWN_LOOKS__.toSorted(
  (one, other) => Number(other.name === LARGE) - Number(one.name === LARGE),
);

/** Looks for three kinds of people, each with its title, its sum and a line: the first why it is right, the others what they are for. */
export function ShownLooks() {
  return (
    <ul aria-label={COPY.shown} className="grid grid-cols-2 gap-x-4 gap-y-8 split:gap-x-6">
      {LOOKS.map((look, place) => (
        <li key={look.name} className="min-w-0 first:col-span-full max-split:first:hidden">
          <ShownLookPicture
            name={look.name}
            sizes={place === 0 ? '50vw' : '(min-width: 46rem) 25vw, 50vw'}
            className={place === 0 ? 'ground max-h-[58dvh] w-full' : 'ground w-full'}
          />
          <Caption look={look} isLarge={place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The first of them where the window has no room beside the words: below the field. */
export function FirstShownLook({ className }: { className: string }) {
  const [look] = LOOKS;
  if (look === undefined) return null;

  return (
    <div className={className}>
      <div className="ground -mx-5 sm:-mx-8 md:-mx-12">
        <ShownLookPicture name={look.name} sizes="34dvh" className="h-[42dvh] max-h-[26rem] w-full" />
      </div>
      <Caption look={look} isLarge />
    </div>
  );
}

function Caption({ look, isLarge }: { look: Look; isLarge: boolean }) {
  return (
    <>
      <h2
        lang={writtenIn(look)}
        className={classNames('mt-3', isLarge ? 'title text-2xl' : 'font-semibold leading-tight')}
      >
        {look.title}
      </h2>
      <p className="tabular mt-1 text-sm">
        {estimateText(converted(look.totalCents, USUAL_CURRENCY, CURRENCY))}
      </p>
      {isLarge ? (
        <p lang={writtenIn(look)} className="mt-1 text-sm">
          {look.reason}
        </p>
      ) : (
        <p className="mt-1 text-sm">{COPY.dressedFor[look.name]}</p>
      )}
    </>
  );
}
