import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { InlineError } from './inline-error.tsx';

export interface FieldFrameProps {
  label: string;
  /** Its values say what it is: the label is for those who do not see them. */
  isLabelHidden?: boolean;
  /** Stands under the control: how to fill it in. */
  hint?: ReactNode;
  error?: string | undefined;
  /** It is marked; what is wrong stands elsewhere, under this id. */
  wrongAt?: string | undefined;
  /** Shows the star that the label's reader also hears as "required". */
  starred?: boolean;
  className?: string | undefined;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label above, control, then what is wrong and how to fill it in, all tied together for a screen reader. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  wrongAt,
  starred = false,
  className,
  children,
}: FieldFrameProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : wrongAt, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <label
        id={labelIdOf(id)}
        htmlFor={id}
        className={isLabelHidden ? 'visually-hidden' : 'mb-1.5 block text-sm font-medium'}
      >
        {label}
        {starred && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || wrongAt ? true : undefined,
        'aria-required': starred || undefined,
      })}
      <InlineError id={errorId}>{error}</InlineError>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Lets what stands beside a control be described by the control's label. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;

/** The edge and the ground of everything that is typed into. In the focus the edge becomes the ring, which of a wrong field is red and stands around it. */
export function controlClass(className?: string): string {
  return classNames(
    'block w-full rounded-edge border border-line-strong bg-canvas px-3 text-base text-ink -outline-offset-1 hover:border-ink',
    'aria-invalid:border-danger aria-invalid:outline-danger aria-invalid:outline-offset-0 disabled:bg-tissue disabled:text-ink-2 disabled:border-line',
    className,
  );
}
