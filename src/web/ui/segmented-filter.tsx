import { useId } from 'react';
import { chipClass } from './chip-toggle.tsx';

interface SegmentedFilterProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few filters, in one line that scrolls sideways on a phone. Arrow keys move the choice. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const name = useId();

  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{props.label}</legend>
      <div className="-m-1 flex gap-2 overflow-x-auto p-1">
        {props.options.map((option) => (
          <label
            key={option.value}
            className={chipClass(
              option.value === props.value,
              // The hidden radio scrolls with its label: out of the window it would widen the page.
              'relative min-h-11 shrink-0 whitespace-nowrap has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
