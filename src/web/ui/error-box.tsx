import type { ReactNode } from 'react';
import { CutHem } from './drawings/cut-hem.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
}

/** Something could not be loaded: what, and what to do. */
export function ErrorBox({ title, children, actions }: ErrorBoxProps) {
  return (
    <div role="alert" className="border-y border-line py-10 sm:py-14">
      <CutHem />
      <h2 className="title mt-6 text-2xl">{title}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{children}</p>
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
