import { useId } from 'react';
import { BLEEDS } from './bleeds.ts';
import { chipClass } from './chip-toggle.tsx';
import { ChosenMark, COVERS_LABEL } from './chosen-mark.tsx';
import { classNames } from './class-names.ts';

interface SegmentedFilterProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null: none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** In as many lines as they need, where all have to be in view. */
  wraps?: boolean;
  /** It is a question of a form: its label is seen, as a field's. */
  isField?: boolean;
  /** Behind the label. */
  hint?: string;
}

/** One of a few, in one line that scrolls sideways on a phone. Arrow keys move the choice. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const name = useId();

  return (
    <fieldset className="min-w-0">
      <legend className={props.isField ? 'mb-1.5 text-sm font-medium' : 'visually-hidden'}>
        {props.label}
        {props.hint && <span className="block font-normal text-ink-2">{props.hint}</span>}
      </legend>
      <div className={classNames('gap-2', props.wraps ? 'flex flex-wrap max-sm:*:px-2.5!' : BLEEDS)}>
        {props.options.map((option) => (
          <label
            key={option.value}
            className={chipClass(
              option.value === props.value,
              // The hidden radio scrolls with its label: out of the window it would widen the page.
              'min-h-11 shrink-0 whitespace-nowrap',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
              className={COVERS_LABEL}
            />
            {option.label}
            <ChosenMark isOn={option.value === props.value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
