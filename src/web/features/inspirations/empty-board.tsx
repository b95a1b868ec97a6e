import type { ReactNode } from 'react';
import { drawingUrl } from '#contract/drawing-url.ts';
import { AnswerBoard } from '#web/ui/answer-board.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { INSPIRATIONS_COPY } from './copy.ts';
import { openAdd } from './inspirations-address.ts';

const COPY = INSPIRATIONS_COPY.empty;
const SIZES = '(min-width: 40rem) 16rem, 45vw';

/** Closely seen it is its cloth. */
const KNIT = drawingUrl({ garment: 'cable-sweater', colors: [{ hex: '#dccfb4' }], pattern: 'knit' }, 'large');
/** In the evening sun. */
const WALL = 'linear-gradient(168deg, #b5603c 0 58%, #9d4d2e 58% 61%, #d8b48f 61%)';

/** What a board becomes, and the first thing to pin to it. */
export function EmptyBoard() {
  return (
    <div className="ground grid items-center gap-x-6 overflow-hidden sm:grid-cols-[minmax(0,3fr)_minmax(15rem,2fr)]">
      <div aria-hidden className="relative h-80 sm:h-[33rem]">
        <Pinned className="top-[6%] left-[5%] w-[46%] -rotate-3">
          <AnswerBoard look="weather" sizes={SIZES} isInView className="ground h-auto w-full" />
        </Pinned>
        <Pinned className="top-[4%] right-[6%] w-[42%] rotate-2">
          <div className="aspect-4/5" style={{ background: WALL }} />
        </Pinned>
        <Pinned className="bottom-[5%] left-[10%] w-[38%] rotate-2">
          <div className="aspect-4/5 overflow-hidden bg-[#dccfb4]">
            <img
              src={KNIT}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full scale-[2.6] object-cover object-[50%_55%]"
            />
          </div>
        </Pinned>
        <Pinned className="right-[4%] bottom-[4%] w-[48%] -rotate-2">
          <AnswerBoard look="dinner" sizes={SIZES} isInView className="ground h-auto w-full" />
        </Pinned>
      </div>
      <div className="flex flex-col items-start gap-3 px-6 py-8 sm:pr-8 sm:pl-0">
        <h3 className="title text-2xl">{COPY.title}</h3>
        <p className="max-w-measure">{COPY.text}</p>
        <Button className="mt-2" onClick={openAdd}>
          {COPY.add}
        </Button>
      </div>
    </div>
  );
}

/** A print under its pin. */
function Pinned({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={classNames('absolute bg-canvas p-1.5 shadow-raised sm:p-2.5', className)}>
      <span className="absolute -top-1.5 left-1/2 z-10 size-3.5 rounded-full border-2 border-canvas bg-ink" />
      {children}
    </div>
  );
}
