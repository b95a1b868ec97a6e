import type { FirstLook, ShownLook } from '#contract/first-looks.ts';
import { estimateText } from '#web/lib/money.ts';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { LANDING_COPY as COPY } from './copy.ts';

/** What the house has made of three occasions, written into the pages as they are built (scripts/pages/shown-looks.ts). */
declare const __SHOWN_LOOKS__: readonly (FirstLook & { name: ShownLook })[];

/** Looks for three kinds of people, each with its title, its sum and one reason. */
export function ShownLooks() {
  return (
    <ul aria-label={COPY.shown} className="grid grid-cols-2 gap-x-4 gap-y-8 split:gap-x-6">
      {__SHOWN_LOOKS__.map(({ name, title, language, totalCents, reason }, place) => (
        <li key={name} className="min-w-0 first:col-span-2">
          <ShownLookPicture name={name} className={place === 0 ? 'max-h-[58dvh] w-full' : 'w-full'} />
          <div className="mt-2 flex items-baseline justify-between gap-3">
            <h2
              lang={writtenIn({ language })}
              className={place === 0 ? 'title text-2xl' : 'font-semibold leading-tight'}
            >
              {title}
            </h2>
            <p className="tabular text-sm">{estimateText(totalCents)}</p>
          </div>
          <p className="mt-1 text-sm">{COPY.dressedFor[name]}</p>
          <p lang={writtenIn({ language })} className="text-sm">
            {reason}
          </p>
        </li>
      ))}
    </ul>
  );
}
