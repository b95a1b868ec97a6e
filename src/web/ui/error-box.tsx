import type { ReactNode } from 'react';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
}

/** Something could not be loaded: what, and what to do. */
export function ErrorBox({ title, children, actions }: ErrorBoxProps) {
  return (
    <div role="alert" className="rounded-edge border border-danger p-5">
      <h2 className="text-lg font-semibold text-danger">{title}</h2>
      <p className="mt-1">{children}</p>
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
