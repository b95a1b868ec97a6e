import { type PointerEvent, useId, useRef, useState } from 'react';
import type { QuizLook } from '#contract/quiz.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { ChosenMark, COVERS_LABEL } from '#web/ui/chosen-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QUIZ_COPY as COPY } from './copy.ts';

/** CSS pixels: a finger that presses moves less. */
const SWIPED = 28;

export type Side = 0 | 1;

interface LookPairProps {
  question: string;
  looks: readonly [QuizLook, QuizLook];
  /** What the two are called. */
  captions: readonly [string, string];
  /** Tiles with the answers stand below: then both are seen at once. */
  isAbove?: boolean;
  /** Null: neither, or something between. */
  chosen: Side | null;
  /** The one that an answer between the two is nearer to. */
  nearer?: Side | null;
  onChoose: (side: Side) => void;
}

/** This or that: pressed, chosen with the arrow keys, or swiped to. It is a view of an answer and keeps nothing itself. */
export function LookPair({
  question,
  looks,
  captions,
  isAbove = false,
  chosen,
  nearer = null,
  onChoose,
}: LookPairProps) {
  const name = useId();
  const { swipedTo, handlers } = useSwipe((side) => side !== chosen && onChoose(side));
  const shown = swipedTo ?? chosen;

  return (
    <fieldset aria-label={COPY.thisOrThat(question)} className="mt-5 mb-10 min-w-0 sm:mb-4">
      <div className="grid [touch-action:pan-y] grid-cols-2 gap-2 select-none sm:gap-4" {...handlers}>
        {([0, 1] as const).map((side) => (
          <label
            key={looks[side]}
            style={{ boxShadow: side !== shown && side === nearer ? '0 0 0 1px var(--loden)' : undefined }}
            className={classNames(
              'relative min-w-0 rounded-edge border transition-colors duration-[120ms]',
              side === shown ? 'chosen' : 'hover:border-ink',
              side !== shown && (side === nearer ? 'border-loden font-semibold' : 'border-line-strong'),
            )}
          >
            <input
              type="radio"
              name={name}
              checked={side === chosen}
              onChange={() => onChoose(side)}
              className={COVERS_LABEL}
            />
            <AnswerBoard
              look={looks[side]}
              sizes="(min-width: 48rem) 30rem, 50vw"
              isInView
              className={classNames(
                'ground pointer-events-none h-auto w-full',
                isAbove ? 'max-h-[30dvh]' : 'max-h-[44dvh] min-h-40',
              )}
            />
            <ChosenMark isOn={side === shown} isLarge />
            {/* Of a tape below, they stand over its ends. */}
            <span
              className={classNames(
                'block px-2 py-2.5 leading-tight font-medium hyphens-auto',
                !isAbove && side === 1 && 'text-right',
              )}
            >
              {captions[side]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A finger drawn to one side takes what lies there; up and down it scrolls. What it would take shows before it is lifted. */
function useSwipe(onSwiped: (side: Side) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  const [swipedTo, setSwipedTo] = useState<Side | null>(null);

  function end() {
    begun.current = null;
    setSwipedTo(null);
  }

  return {
    swipedTo,
    handlers: {
      onPointerDown(event: PointerEvent) {
        // A mouse presses.
        if (event.pointerType !== 'mouse') begun.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        if (begun.current === null) return;
        const across = event.clientX - begun.current.x;
        const isSwipe = Math.abs(across) >= Math.max(SWIPED, Math.abs(event.clientY - begun.current.y));
        setSwipedTo(isSwipe ? (across < 0 ? 0 : 1) : null);
      },
      onPointerUp() {
        if (swipedTo !== null) onSwiped(swipedTo);
        end();
      },
      onPointerCancel: end,
    },
  };
}
