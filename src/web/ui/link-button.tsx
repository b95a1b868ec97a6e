import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface LinkButtonProps extends ButtonLook {
  /** An address inside the app. */
  to: string;
  /** The drawn page does not know the address yet: a press waits for the app. */
  isHeld?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ to, isHeld, look, size, className, children }: LinkButtonProps) {
  return (
    <Link to={to} data-held={isHeld} className={buttonClass({ look, size }, className)}>
      {children}
    </Link>
  );
}
