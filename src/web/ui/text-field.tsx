import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldFrameProps } from './field.tsx';

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** What the others only add to. */
    isLarge?: boolean;
  };

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  wrongAt,
  starred,
  className,
  isLarge,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      wrongAt={wrongAt}
      {...(starred ? { starred } : {})}
      className={className}
    >
      {(control) => (
        <input
          type="text"
          {...control}
          {...input}
          className={controlClass(isLarge ? 'h-14 text-xl!' : 'h-12')}
        />
      )}
    </Field>
  );
}
