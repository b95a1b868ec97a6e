import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface LinkButtonProps extends ButtonLook {
  /** An address inside the app. */
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ to, look, size, className, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass({ look, size }, className)}>
      {children}
    </Link>
  );
}
