import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldFrameProps } from './field.tsx';

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text. */
export function TextArea({ label, hint, error, starred, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(starred ? { starred } : {})} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} className={controlClass('py-2.5')} />}
    </Field>
  );
}
