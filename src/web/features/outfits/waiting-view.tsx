import type { Ref } from 'react';
import { DEFAULT_PROMPT, PRICE_RANGE_LABELS } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tick } from '#web/ui/tick.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { ElapsedTime, useElapsedSeconds } from './elapsed-time.tsx';
import type { Order } from './use-generation.ts';

const COPY = OUTFITS_COPY.waiting;
/** The request has left, the answer has not come: more is not known here, and no more is claimed. */
const CURRENT_STAGE = 1;
const PATIENCE_AFTER_SECONDS = 15;

/** The wait for an outfit, with the time that it has really taken. */
export function WaitingView({ order, headingRef }: { order: Order; headingRef: Ref<HTMLHeadingElement> }) {
  const isLong = useElapsedSeconds(order.startedAt) >= PATIENCE_AFTER_SECONDS;

  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-8">
      <div className="basting grid aspect-4/5 place-items-center self-start bg-tissue">
        <div className="stitch animate-sew w-3/5" />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 ref={headingRef} tabIndex={-1} className="text-lg font-semibold">
            {COPY.title}
          </h3>
          <ElapsedTime since={order.startedAt} />
        </div>
        <p className="mt-1 text-ink-2">
          {order.prompt !== DEFAULT_PROMPT && <>{COPY.forPrompt(order.prompt)} · </>}
          {PRICE_RANGE_LABELS[order.priceRange]}
        </p>
        <ol className="mt-5 space-y-2.5">
          {COPY.stages.map((stage, index) => (
            <li
              key={stage}
              aria-current={index === CURRENT_STAGE ? 'step' : undefined}
              className={classNames('flex items-start gap-3', index !== CURRENT_STAGE && 'text-ink-2')}
            >
              <StageMark index={index} />
              <span className={classNames(index === CURRENT_STAGE && 'font-medium')}>{stage}</span>
            </li>
          ))}
        </ol>
        <p role="status" className="mt-5 text-sm text-ink-2">
          {isLong && COPY.patience}
        </p>
      </div>
    </div>
  );
}

function StageMark({ index }: { index: number }) {
  if (index < CURRENT_STAGE) {
    return (
      <span className="mt-1">
        <span className="visually-hidden">{COPY.doneStage}</span>
        <Tick />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'mx-0.5 mt-1.5 size-3 shrink-0 rounded-full border-2',
        index === CURRENT_STAGE ? 'border-loden bg-loden' : 'border-line-strong',
      )}
    />
  );
}
