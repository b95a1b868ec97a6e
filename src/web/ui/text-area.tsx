import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldFrameProps } from './field.tsx';

interface TextAreaProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** Two lines that grow with what is written. */
  grows?: boolean;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, starred, className, grows = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(starred ? { starred } : {})} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={controlClass(grows ? 'field-sizing-content min-h-18 py-2.5' : 'py-2.5')}
        />
      )}
    </Field>
  );
}
