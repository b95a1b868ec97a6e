import type { ReactNode } from 'react';
import { AnswerBoard, type AnswerLook } from './answer-board.tsx';
import { classNames } from './class-names.ts';
import { ErrorMark } from './inline-error.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
  /** The look of its place beside it; without one, in a dialog, what is said stands alone. */
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
            'grid min-w-0 flex-1 content-center',
            look && 'px-5 py-10 sm:justify-center sm:px-10',
          )}
        >
          <div className="mb-5 w-4 origin-left text-danger [scale:1.5]">
            <ErrorMark />
          </div>
          <h2 className="title text-2xl text-balance @min-[42rem]:text-3xl">{title}</h2>
          <p className="mt-2 max-w-measure">{children}</p>
          {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {look && (
          <div aria-hidden className="shrink-0 @min-[30rem]:w-1/2">
            <AnswerBoard look={look} sizes="(min-width: 40rem) 34rem, 100vw" />
          </div>
        )}
      </div>
    </div>
  );
}
