import { type CSSProperties, type ReactNode, useId } from 'react';
import { ChosenMark, COVERS_LABEL } from './chosen-mark.tsx';
import { classNames } from './class-names.ts';
import { InlineError } from './inline-error.tsx';
import { tileSpans } from './tile-spans.ts';
import { Unbroken } from './unbroken.tsx';

export interface TileOption<Value extends string> {
  value: Value;
  label: string;
  /** Of a label in another language than the screens. */
  lang?: string;
  description?: ReactNode;
  /** A drawing above the label. */
  picture?: ReactNode;
}

interface TilesProps<Value extends string> {
  legend: string;
  hint?: string;
  error?: string | undefined;
  starred?: boolean;
  options: readonly TileOption<Value>[];
  /** Grid columns; by default as many as fit. Or how many stand in a row, on a phone and on a wider window. */
  columns?: string | TilesInRow;
  /** On a phone each picture stands beside its label. */
  hasRowsOnPhones?: boolean;
  /** As wide as their words, one after the other: what is no matter of clothes takes little room. */
  flows?: boolean;
  /** The pictures go from edge to edge of their tiles. */
  fillsTiles?: boolean;
  disabled?: boolean;
  /** Between the question and its tiles. */
  before?: ReactNode;
  /** Below the tiles. */
  after?: ReactNode;
}

/** Rows that are all filled: what is left over is shared between the last ones. */
export interface TilesInRow {
  phone: 1 | 2;
  wide: 2 | 3 | 4;
}

interface RadioTilesProps<Value extends string> extends TilesProps<Value> {
  value: Value | null;
  onChange: (value: Value) => void;
}

interface CheckboxTilesProps<Value extends string> extends TilesProps<Value> {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** One of a few, as tiles. Arrow keys move the choice. */
export function RadioTiles<Value extends string>({ value, onChange, ...tiles }: RadioTilesProps<Value>) {
  return <Tiles {...tiles} type="radio" isChosen={(option) => option === value} onChoose={onChange} />;
}

/** Any of a few, as tiles. */
export function CheckboxTiles<Value extends string>({
  values,
  onChange,
  ...tiles
}: CheckboxTilesProps<Value>) {
  function toggle(option: Value, isOn: boolean) {
    onChange(isOn ? [...values, option] : values.filter((other) => other !== option));
  }

  return (
    <Tiles {...tiles} type="checkbox" isChosen={(option) => values.includes(option)} onChoose={toggle} />
  );
}

/** "Work/Professional" may go on in the next line behind its stroke, "Tall (5'8" and above)" before its bracket. */
function breakable(label: string): ReactNode {
  const [words, bracket] = label.split(/(?<= )(?=\()/);
  if (bracket !== undefined)
    return [
      words,
      <span key={bracket} className="inline-block">
        {bracket}
      </span>,
    ];

  const [first, ...others] = label.split(/(?<=\/)/);
  return others.length === 0 ? (
    <Unbroken>{label}</Unbroken>
  ) : (
    [first, ...others.flatMap((part) => [<wbr key={part} />, part])]
  );
}

interface AnyTilesProps<Value extends string> extends TilesProps<Value> {
  type: 'radio' | 'checkbox';
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value, isOn: boolean) => void;
}

function Tiles<Value extends string>(props: AnyTilesProps<Value>) {
  const {
    legend,
    hint,
    error,
    starred,
    options,
    columns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.4rem),1fr))] sm:grid-cols-4',
    hasRowsOnPhones = false,
    flows = false,
    fillsTiles = false,
    type,
  } = props;
  const inRow = typeof columns === 'string' ? null : columns;
  const onPhone = inRow && tileSpans(options.length, inRow.phone);
  const onWide = inRow && tileSpans(options.length, inRow.wide);
  const name = useId();
  const errorId = `${name}-error`;

  return (
    <fieldset
      className="min-w-0"
      disabled={props.disabled}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      {...(type === 'radio' ? { role: 'radiogroup', 'aria-required': starred || undefined } : {})}
    >
      <legend
        className={classNames('max-w-full text-lg leading-tight font-semibold', error ? 'mb-1' : 'mb-2.5')}
      >
        {legend}
        {starred && <span aria-hidden> *</span>}
        {hint && (
          <span className="text-sm font-normal text-balance mt-1 text-ink-2 max-sm:block sm:ml-2">
            {' '}
            {hint}
          </span>
        )}
      </legend>
      {/* One red line for all of them: their own edges stay those of clothes that can be chosen. */}
      <div className={error && '-mt-1.5 mb-3 border-b border-danger pb-2'}>
        <InlineError id={errorId}>{error}</InlineError>
      </div>
      {props.before}
      <div
        className={classNames(
          'gap-2',
          flows ? 'flex flex-wrap' : 'grid',
          !flows && (typeof columns === 'string' ? columns : 'auto-rows-fr grid-cols-12'),
          inRow?.phone === 2 && 'max-sm:text-sm',
        )}
      >
        {options.map((option, place) => (
          <label
            key={option.value}
            style={{ '--phone': onPhone?.[place], '--wide': onWide?.[place] } as CSSProperties}
            className={classNames(
              'relative flex min-h-12 flex-col rounded-edge border transition-colors duration-[120ms]',
              fillsTiles ? 'overflow-clip' : flows ? 'px-4 py-2.5 max-sm:text-sm' : 'px-3.5 py-2.5',
              inRow &&
                '[grid-column:span_var(--phone)] max-[22rem]:col-span-full sm:[grid-column:span_var(--wide)]',
              hasRowsOnPhones && 'max-sm:flex-row max-sm:items-center max-sm:gap-4',
              !option.picture && 'justify-center',
              props.isChosen(option.value) ? 'chosen' : 'border-line-strong hover:border-ink',
            )}
          >
            <input
              type={type}
              name={name}
              value={option.value}
              checked={props.isChosen(option.value)}
              onChange={(event) => props.onChoose(option.value, event.target.checked)}
              className={COVERS_LABEL}
            />
            {option.picture}
            <ChosenMark
              isOn={props.isChosen(option.value)}
              isAnyOf={type === 'checkbox' && fillsTiles}
              isLarge={fillsTiles}
            />
            <span
              className={classNames(
                'min-w-0 font-medium',
                fillsTiles && 'flex min-h-11 flex-col px-2 py-2.5 leading-tight max-sm:text-sm',
                // A word alone stands in the middle of its strip.
                fillsTiles && !option.description && 'flex-1 justify-center',
                // A drawing stands in the middle, and its word below it.
                option.picture !== undefined && !fillsTiles && !hasRowsOnPhones && 'text-center',
              )}
            >
              <span lang={option.lang} className="block text-balance hyphens-auto">
                {breakable(option.label)}
              </span>
              {option.description && (
                <span className="block text-sm font-normal text-balance text-ink-2">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {props.after}
    </fieldset>
  );
}
