import type { ReactNode } from 'react';
import { CheckboxTiles, RadioTiles, type TileOption, type TilesInRow } from '#web/ui/choice-tiles.tsx';
import { QUIZ_COPY as COPY, optionWord } from '../copy.ts';

/** One question in its own block, set larger than the labels of a form. */
export function Question({ children }: { children: ReactNode }) {
  return (
    <div className="relative border-t border-line py-7 [&_legend]:mb-4 [&_legend]:pr-[min(4rem,24vw)] [&_legend]:text-lg [&_legend]:leading-tight [&_legend]:font-semibold [&_legend>span]:block [&_legend>span]:text-sm [&>div>label]:mb-3 [&>div>label]:text-lg [&>div>label]:font-semibold [&>div>div>label]:text-lg [&>div>div>label]:font-semibold">
      {children}
    </div>
  );
}

interface OneOfProps<Value extends string> {
  question: string;
  options: readonly TileOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  columns?: string | TilesInRow;
}

/** One answer of a few, which can be taken back: nothing is required. */
export function OneOf<Value extends string>({
  question,
  options,
  value,
  onChange,
  columns,
}: OneOfProps<Value>) {
  return (
    <Question>
      <RadioTiles
        legend={question}
        options={options}
        columns={columns ?? { phone: 1, wide: 2 }}
        value={value}
        onChange={onChange}
      />
      {value !== null && (
        <button
          type="button"
          aria-label={COPY.clearAnswer(question)}
          onClick={(event) => {
            // The button goes with the answer: the focus stays with the question.
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            onChange(null);
          }}
          className="absolute top-4 right-0 min-h-11 min-w-11 text-right text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {COPY.clear}
        </button>
      )}
    </Question>
  );
}

interface AnyOfProps<Value extends string> {
  question: string;
  options: readonly TileOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  columns?: string | TilesInRow;
}

/** Any number of answers. */
export function AnyOf<Value extends string>({
  question,
  options,
  values,
  onChange,
  columns,
}: AnyOfProps<Value>) {
  return (
    <Question>
      <CheckboxTiles
        legend={question}
        hint={COPY.anyNumber}
        options={options}
        columns={columns ?? { phone: 2, wide: 3 }}
        values={values}
        onChange={onChange}
      />
    </Question>
  );
}

/** Options whose value is what they are called in English. */
export function named<Value extends string>(values: readonly Value[]): TileOption<Value>[] {
  return values.map((value) => ({ value, label: optionWord(value) }));
}

/** Options with a label and a line about it. */
export function described<Value extends string>(
  values: readonly Value[],
  choices: Record<Value, { label: string; description: string }>,
): TileOption<Value>[] {
  return values.map((value) => ({
    value,
    label: choices[value].label,
    description: choices[value].description,
  }));
}
