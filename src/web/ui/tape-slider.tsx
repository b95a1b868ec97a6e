import { ChevronsLeftRight } from 'lucide-react';
import { Slider } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './field.tsx';

interface TapeSliderProps {
  label: string;
  /** 0 to 100. */
  value: number;
  onChange: (value: number) => void;
  step?: number;
  /** What the two ends mean. */
  low?: string;
  high?: string;
  /** What its two ends stand for: two pictures side by side, as wide as the tape. */
  pictures?: ReactNode;
  /** Between two things: from the middle, where neither is meant. In words where it stands, instead of a number. */
  between?: string;
  disabled?: boolean;
}

const MIDDLE = 50;

/** A value from 0 to 100 to set: drag, arrows, Page keys, Home and End, or type the number. */
export function TapeSlider({
  label,
  value,
  onChange,
  step = 1,
  low,
  high,
  pictures,
  between,
  disabled = false,
}: TapeSliderProps) {
  const id = useId();
  const isBetween = between !== undefined;
  /** At rest it is no answer. */
  const isUnset = isBetween && value === MIDDLE;

  /** What is being typed: "8" on the way to "87" must not jump to a step. */
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    const typed = Number(text);
    if (text !== '' && typed >= 0 && typed <= 100 && typed % step === 0) onChange(typed);
  }

  function settle() {
    const typed = Math.round(Number(draft) / step) * step;
    if (draft && Number.isFinite(typed)) onChange(Math.min(100, Math.max(0, typed)));
    setDraft(null);
  }

  return (
    <div>
      {isBetween ? (
        <p aria-hidden>{label}</p>
      ) : (
        <div className="mb-1 flex items-center gap-x-4">
          <label htmlFor={id} className="min-w-0 flex-1 leading-tight font-medium">
            {label}
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={step}
            disabled={disabled}
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            className={controlClass('tabular h-11 w-20! shrink-0 text-right')}
          />
        </div>
      )}
      {pictures}
      <Slider.Root
        min={0}
        max={100}
        step={step}
        disabled={disabled}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        // Half a thumb wider than its tape, so that the thumb stands on its tick, at the ends, too.
        className="relative -mx-3 flex h-11 touch-none items-center"
      >
        <Slider.Track
          className={classNames(
            'tape relative mx-3 h-[22px] grow',
            isBetween && 'border-b-2 border-line-strong',
          )}
        >
          {isBetween ? (
            // From where neither is meant.
            <span
              className="absolute bottom-0 h-1.5 bg-loden"
              style={{ left: `${Math.min(value, MIDDLE)}%`, width: `${Math.abs(value - MIDDLE)}%` }}
            />
          ) : (
            <Slider.Range className="absolute bottom-0 h-1.5 bg-loden" />
          )}
        </Slider.Track>
        <Slider.Thumb
          aria-label={label}
          aria-valuetext={between}
          className={classNames(
            'relative grid h-8 w-6 place-items-center rounded-edge border-2 before:absolute before:top-1/2 before:left-1/2 before:size-11 before:[translate:-50%_-50%] data-[disabled]:border-line-strong',
            // Filled once it is moved.
            isBetween && !isUnset ? 'border-loden bg-loden text-canvas' : 'border-ink bg-canvas',
          )}
        >
          {isBetween && <ChevronsLeftRight aria-hidden size={18} strokeWidth={1.75} />}
        </Slider.Thumb>
      </Slider.Root>
      {isBetween && (
        <div aria-hidden className={classNames('text-center', isUnset ? 'text-ink-2' : 'font-medium')}>
          {between}
        </div>
      )}
      {!isBetween && (low || high) && (
        <div aria-hidden className="flex justify-between gap-4 text-sm text-ink-2">
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
    </div>
  );
}
