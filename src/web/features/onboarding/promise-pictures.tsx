import { ArrowUpRight } from 'lucide-react';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { ColourName } from '#contract/palette.ts';
import { estimateText } from '#web/lib/money.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { AnswerBoard, type AnswerLook } from '#web/shared/answer-board.tsx';
import { classNames } from '#web/ui/class-names.ts';

// What the product does, as pictures: all of 4:5, for any width, and decoration, because the words stand beside them.

const FRAME = '@container relative aspect-4/5 overflow-clip';
const SIZES = '(min-width: 40rem) 20rem, 10rem';

/** Of the look of the photo, the largest first. */
const READ: readonly ColourName[] = ['Olive', 'Red', 'Cream', 'Brown', 'Forest Green'];

/** A photo, and the colors that are read from it. */
export function ReadPhoto() {
  return (
    <div aria-hidden className={classNames(FRAME, 'ground flex flex-col')}>
      <AnswerBoard look="outdoors" sizes={SIZES} isInView className="min-h-0 w-full flex-1" />
      <div className="flex h-[14%] forced-color-adjust-none">
        {namedColours(READ).map(({ name, hex }) => (
          <span key={name} className="flex-1" style={{ backgroundColor: hex }} />
        ))}
      </div>
    </div>
  );
}

const WALL: readonly AnswerLook[] = ['dinner', 'studio', 'dream-casual', 'confidence'];

/** Looks on a wall; on a phone one that fills it. */
export function WallOfLooks() {
  return (
    <div aria-hidden className="grid aspect-4/5 gap-px sm:grid-cols-2">
      {WALL.map((look, place) => (
        <AnswerBoard
          key={look}
          look={look}
          sizes="10rem"
          isInView={place === 0}
          className={classNames('ground size-full', place > 0 && 'max-sm:hidden')}
        />
      ))}
    </div>
  );
}

/** What shops ask for it, cents. */
const PRICES = [7_900, 9_500, 12_900];

/** One piece, where a tailor takes it up, and what shops ask for it. */
export function PieceToBuy() {
  const [navy] = namedColours(['Navy']);

  return (
    <div aria-hidden className={classNames(FRAME, 'ground flex flex-col')}>
      <div className="relative mx-auto min-h-0 flex-1 py-[5%]">
        <img
          src={drawingUrl(
            { garment: 'tailored-trousers', colors: navy ? [{ ...navy, share: 1 }] : [] },
            'large',
          )}
          alt=""
          loading="lazy"
          className="rimmed h-full w-auto object-contain"
        />
        <span className="absolute -inset-x-8 bottom-8 border-t-2 border-dashed border-loden" />
      </div>
      <ul className="tabular flex h-[14%] divide-x divide-line bg-tissue-2 text-[length:4.6cqw] font-medium max-sm:text-[length:10cqw] max-sm:divide-x-0 max-sm:*:not-first:hidden">
        {PRICES.map((cents) => (
          <li key={cents} className="flex flex-1 items-center justify-center gap-1">
            {estimateText(cents)}
            <ArrowUpRight strokeWidth={2} className="size-[1em]" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A photo as it was taken, to be uploaded. */
export function OnePhoto() {
  return (
    <div aria-hidden className={classNames(FRAME, 'ground grid place-items-center')}>
      <div className="w-[72%] -rotate-2 print p-3 pb-8 raised">
        <AnswerBoard look="campus" sizes={SIZES} className="ground h-auto w-full" />
      </div>
    </div>
  );
}

const PINNED: readonly AnswerLook[] = ['dream-vintage', 'makeover', 'dream-minimalist', 'layers'];

/** A board that looks are pinned to. */
export function PinnedLooks() {
  return (
    <div aria-hidden className={classNames(FRAME, 'ground grid grid-cols-2 content-center gap-[4%] px-[9%]')}>
      {PINNED.map((look, place) => (
        <AnswerBoard
          key={look}
          look={look}
          sizes="(min-width: 40rem) 9rem, 3.5rem"
          className={classNames('print h-auto w-full', place % 2 === 1 && '[translate:0_0.5rem]')}
        />
      ))}
    </div>
  );
}

/** What somebody might ask for. */
export function AskedInWords({ words }: { words: string }) {
  return (
    <div aria-hidden className={classNames(FRAME, 'bg-ground grid items-center')}>
      <p className="title mx-[9%] border-b border-ink pb-[5%] text-[length:10.5cqw]">{words}</p>
    </div>
  );
}
