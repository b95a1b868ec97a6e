import type { ReactNode } from 'react';
import { AnswerBoard, type AnswerLook } from './answer-board.tsx';
import { classNames } from './class-names.ts';
import { CutHem } from './drawings/cut-hem.tsx';
import { ErrorMark } from './inline-error.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
  /** The look of its place beside it; without one a cut seam, where a picture stands there already. */
  look?: AnswerLook;
}

/** Something could not be loaded: what, and what to do. */
export function ErrorBox({ title, children, actions, look }: ErrorBoxProps) {
  return (
    <div role="alert" className="@container">
      <div className="@min-[30rem]:flex">
        <div
          // One ground for what is said and its look.
          style={look && { background: 'var(--ground)' }}
          className={classNames(
            'grid min-w-0 flex-1 content-center px-6 sm:px-10 sm:py-10',
            // A rule along the words alone would look cut where they stand on the ground of the look.
            look ? 'py-10' : 'failure py-6',
          )}
        >
          {look ? (
            <div className="mb-2 w-4 origin-left text-danger [scale:1.5]">
              <ErrorMark />
            </div>
          ) : (
            <div className="mb-6 max-w-80">
              <CutHem />
            </div>
          )}
          <h2 className="title text-2xl text-balance @min-[42rem]:text-3xl">{title}</h2>
          <p className="mt-2 max-w-measure">{children}</p>
          {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {look && (
          <div aria-hidden className="shrink-0 @min-[30rem]:w-5/12">
            <AnswerBoard look={look} sizes="(min-width: 40rem) 23rem, 100vw" />
          </div>
        )}
      </div>
    </div>
  );
}
