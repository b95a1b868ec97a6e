import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldFrameProps } from './field.tsx';

type SelectProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    /** Shown as the first, empty choice while nothing is chosen. */
    placeholder?: string;
    /** Of the picker itself, instead of a field's. */
    pickerClass?: string;
  };

/** One of a list: the system's own picker, which every phone and screen reader knows. */
export function Select({
  label,
  isLabelHidden = false,
  hint,
  error,
  starred,
  className,
  options,
  placeholder,
  pickerClass = controlClass('h-12 pr-10'),
  ...select
}: SelectProps) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      {...(starred ? { starred } : {})}
      className={className}
    >
      {(control) => (
        <div className="relative min-w-0">
          <select {...select} {...control} className={`appearance-none ${pickerClass}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 fill-none stroke-current"
            strokeWidth="1.5"
          >
            <path d="m3 6 5 5 5-5" />
          </svg>
        </div>
      )}
    </Field>
  );
}
