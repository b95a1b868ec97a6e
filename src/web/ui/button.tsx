import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { StitchSpinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows the stitches and refuses a second press, but keeps the focus. */
  pending?: boolean;
}

/** The plain button. `type` is `button` unless it submits. */
export function Button({ look, size, pending = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, size }, className)}
    >
      {children}
      {pending && <StitchSpinner />}
    </button>
  );
}
