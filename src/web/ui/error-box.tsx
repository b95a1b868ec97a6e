import type { ReactNode } from 'react';
import { CutHem } from './drawings/cut-hem.tsx';
import { LooseGarment } from './drawings/loose-garment.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
}

/** Something could not be loaded: what, and what to do. */
export function ErrorBox({ title, children, actions }: ErrorBoxProps) {
  return (
    <div role="alert" className="ground">
      <div className="flex flex-wrap-reverse items-center gap-x-10 px-6 sm:px-10">
        <div className="min-w-0 flex-1 basis-60 py-10">
          <div className="max-w-80">
            <CutHem />
          </div>
          <h2 className="title mt-6 text-2xl">{title}</h2>
          <p className="mt-2 max-w-measure">{children}</p>
          {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
        </div>
        <LooseGarment className="mt-6 h-40 max-w-full sm:h-56" />
      </div>
    </div>
  );
}
