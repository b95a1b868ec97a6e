import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldFrameProps } from './field.tsx';

export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** One line of text. */
export function TextField({ label, hint, error, starred, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(starred ? { starred } : {})} className={className}>
      {(control) => <input type="text" {...input} {...control} className={controlClass('h-12')} />}
    </Field>
  );
}
