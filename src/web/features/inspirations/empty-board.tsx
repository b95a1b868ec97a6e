import type { CSSProperties, ReactNode } from 'react';
import { drawingUrl } from '#contract/drawing-url.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { Button } from '#web/ui/button.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';
import { openAdd } from './inspirations-address.ts';

const COPY = INSPIRATIONS_COPY.empty;
const SIZES = '(min-width: 40rem) 16rem, 45vw';

/** Closely seen it is its cloth. */
const WOOL = '#dccfb4';
const KNIT = drawingUrl({ garment: 'cable-sweater', colors: [{ hex: WOOL }], pattern: 'knit' }, 'large');

/** What a board becomes, and the first thing to pin to it. */
export function EmptyBoard() {
  return (
    <div className="bg-ground grid items-center gap-x-6 overflow-hidden sm:grid-cols-[minmax(0,3fr)_minmax(15rem,2fr)]">
      <div aria-hidden className="ground relative h-90 sm:h-128">
        <Pinned at={{ top: '4%', left: '9%', width: '36%', rotate: '-3deg' }}>
          <AnswerBoard look="weather" sizes={SIZES} isInView className="ground h-auto w-full" />
        </Pinned>
        <Pinned at={{ top: '4%', right: '9%', width: '36%', rotate: '2deg' }}>
          <AnswerBoard look="printed" sizes={SIZES} isInView className="ground h-auto w-full" />
        </Pinned>
        <Pinned at={{ bottom: '3%', left: '11%', width: '34%', rotate: '2deg' }}>
          <div className="aspect-4/5 overflow-hidden" style={{ backgroundColor: WOOL }}>
            <picture className="contents">
              <img
                src={KNIT}
                alt=""
                style={{ scale: '2.6', objectPosition: '50% 55%' }}
                className="size-full object-cover"
              />
            </picture>
          </div>
        </Pinned>
        <Pinned at={{ right: '11%', bottom: '3%', width: '34%', rotate: '-2deg' }}>
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
function Pinned({ at, children }: { at: CSSProperties; children: ReactNode }) {
  return (
    <div style={at} className="absolute print p-1.5 raised">
      <span className="absolute -top-1.5 left-1/2 z-10 size-3.5 rounded-full border-2 border-canvas bg-ink" />
      {children}
    </div>
  );
}
