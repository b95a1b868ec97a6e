import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { QUIZ_SLIDER_STEP, SHOWN_FIRST } from '#contract/quiz.ts';
import { AnswerBoard, type AnswerLook } from '#web/shared/answer-board.tsx';
import { FEW_LOOKS_CLASS } from '#web/shared/skeletons.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxTiles, RadioTiles, type TileOption, type TilesInRow } from '#web/ui/choice-tiles.tsx';
import { TapeSlider } from '#web/ui/tape-slider.tsx';
import { QUIZ_COPY as COPY, optionWord } from '../copy.ts';
import { LookPair } from '../look-pair.tsx';
import { SLIDER_LOOKS, sideOfSlider, sliderAt } from '../pairs.ts';

/** One question, which is the title of its view. */
export function Question({ children }: { children: ReactNode }) {
  return (
    <div className="relative [&_legend]:title [&_legend]:mb-4 [&_legend]:pr-[min(4rem,24vw)] [&_legend]:text-2xl md:[&_legend]:text-3xl [&>div>label]:title [&>div>label]:mb-3 [&>div>label]:text-2xl md:[&>div>label]:text-3xl [&>div>p[aria-hidden]]:title [&>div>p[aria-hidden]]:mb-4 [&>div>p[aria-hidden]]:text-2xl md:[&>div>p[aria-hidden]]:text-3xl">
      {children}
    </div>
  );
}

/** How the answers of a question stand. */
interface Laid {
  columns?: string | TilesInRow;
  /** Above the tiles. */
  pair?: ReactNode;
  /** As looks: from edge to edge of their tiles. */
  fillsTiles?: boolean;
  hasRowsOnPhones?: boolean;
  /** As words, one after the other. */
  flows?: boolean;
}

interface OneOfProps<Value extends string> extends Laid {
  question: string;
  options: readonly TileOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** One answer of a few, which can be taken back: nothing is required. */
export function OneOf<Value extends string>({
  question,
  value,
  onChange,
  pair,
  ...tiles
}: OneOfProps<Value>) {
  return (
    <Question>
      <RadioTiles {...tiles} legend={question} before={pair} value={value} onChange={onChange} />
      {value !== null && (
        <button
          type="button"
          aria-label={COPY.clearAnswer(question)}
          onClick={(event) => {
            // The button goes with the answer: the focus stays with the question.
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            onChange(null);
          }}
          className="absolute -top-2 right-0 min-h-11 min-w-11 text-right text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {COPY.clear}
        </button>
      )}
    </Question>
  );
}

interface AnyOfProps<Value extends string> extends Laid {
  question: string;
  options: readonly TileOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  /** Below the tiles. */
  below?: ReactNode;
}

/** Any number of answers. */
export function AnyOf<Value extends string>({
  question,
  options,
  values,
  onChange,
  pair,
  below,
  ...tiles
}: AnyOfProps<Value>) {
  const { shown, hidden, showAll } = useFolded(options, values);

  return (
    <Question>
      <CheckboxTiles
        {...tiles}
        legend={question}
        options={shown}
        before={pair}
        after={
          <>
            {hidden > 0 && (
              <Button
                look="quiet"
                size="small"
                className="mt-2 w-full border-b! border-line!"
                aria-label={COPY.showAllOf(question)}
                onClick={(event) => {
                  const all = event.currentTarget.closest('fieldset');
                  flushSync(showAll);
                  all?.querySelectorAll('input')[shown.length]?.focus();
                }}
              >
                {COPY.showAll}
              </Button>
            )}
            {below}
          </>
        }
        values={values}
        onChange={onChange}
      />
    </Question>
  );
}

/** What is chosen is never folded away, not even when it is taken back under the finger. */
function useFolded<Value extends string>(options: readonly TileOption<Value>[], values: readonly Value[]) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, setFirst] = useState(() => options.slice(0, SHOWN_FIRST).map(({ value }) => value));
  const fresh = isOpen ? [] : values.filter((value) => !first.includes(value));
  if (fresh.length > 0) setFirst([...first, ...fresh]);

  const isFirst = ({ value }: TileOption<Value>) => first.includes(value) || fresh.includes(value);
  const before = options.filter(isFirst);
  const others = options.filter((option) => !isFirst(option));
  return {
    shown: isOpen ? [...before, ...others] : before,
    hidden: isOpen ? 0 : others.length,
    showAll: () => setIsOpen(true),
  };
}

interface BetweenProps {
  name: keyof typeof SLIDER_LOOKS;
  copy: { label: string; low: string; high: string };
  value: number;
  onChange: (value: number) => void;
}

const MIDDLE = 50;

/** Somewhere between two looks: one of them, or a place on the tape below. */
export function Between({ name, copy: { label, low, high }, value, onChange }: BetweenProps) {
  return (
    <Question>
      <TapeSlider
        label={label}
        between={placeBetween(value, low, high)}
        step={QUIZ_SLIDER_STEP}
        value={value}
        onChange={onChange}
        pictures={
          <LookPair
            question={label}
            looks={SLIDER_LOOKS[name]}
            captions={[low, high]}
            chosen={sideOfSlider(value)}
            nearer={value === MIDDLE ? null : value < MIDDLE ? 0 : 1}
            onChoose={(side) => onChange(sliderAt(side))}
          />
        }
      />
    </Question>
  );
}

/** Where it stands between the two, in words. */
function placeBetween(value: number, low: string, high: string): string {
  const side = sideOfSlider(value);
  if (side !== null) return side === 0 ? low : high;
  if (value === MIDDLE) return COPY.unset;
  return COPY.rather(value < MIDDLE ? low : high);
}

/** Options whose value is what they are called in English. */
export function named<Value extends string>(values: readonly Value[]): TileOption<Value>[] {
  return values.map((value) => ({ value, label: optionWord(value) }));
}

/** How answers that are looks stand: the six that come first in two rows, on a phone in three. */
export const AS_LOOKS = {
  fillsTiles: true,
  columns: 'max-sm:two-up grid-cols-2 sm:grid-cols-3 sm:gap-4',
} as const;

/** How a few of them stand, each with a line about it. */
export const AS_FEW_LOOKS = {
  fillsTiles: true,
  columns: FEW_LOOKS_CLASS,
} as const;

const FEW_SIZES = '(min-width: 56rem) 16rem, 50vw';
const TILE_SIZES = '(min-width: 56rem) 22rem, (min-width: 40rem) 33vw, 50vw';

/** Options whose value is what they are called in English, as looks. */
export function worn<Value extends string>(
  looks: Readonly<Record<Value, AnswerLook>>,
  values: readonly Value[],
) {
  return values.map((value) => ({
    value,
    label: optionWord(value),
    picture: (
      <AnswerBoard
        look={looks[value]}
        sizes={TILE_SIZES}
        className="ground h-auto max-h-[44dvh] min-h-40 w-full"
      />
    ),
  }));
}

/** Options with a label and a line about it. */
export function described<Value extends string>(
  values: readonly Value[],
  choices: Record<Value, { label: string; description: string }>,
  looks?: Readonly<Record<Value, AnswerLook>>,
): TileOption<Value>[] {
  return values.map((value) => ({
    value,
    label: choices[value].label,
    description: choices[value].description,
    picture: looks && (
      <AnswerBoard
        look={looks[value]}
        sizes={FEW_SIZES}
        className="ground h-auto w-full md:aspect-3/4 md:object-cover"
      />
    ),
  }));
}
