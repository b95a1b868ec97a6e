import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorMark } from '#web/ui/inline-error.tsx';
import { AnswerBoard, type AnswerLook } from './answer-board.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
  /** The look of its place beside it, where there is room for clothes. */
  look?: AnswerLook;
}

/** Something could not be loaded: what, and what to do. As a notice of a failure looks, in large. */
export function ErrorBox({ title, children, actions, look }: ErrorBoxProps) {
  return (
    <div role="alert" className="@container">
      <div className="border-l-4 border-danger @min-[30rem]:flex">
        <div
          className={classNames(
            'flex min-w-0 flex-1 items-center',
            look ? 'bg-ground px-5 py-8 sm:px-10' : 'bg-paper p-5',
          )}
        >
          <div className="min-w-0 max-sm:w-full">
            <div
              className={classNames(
                'flex gap-4 leading-display',
                look ? 'text-2xl @min-[42rem]:text-3xl' : 'text-xl',
              )}
            >
              <div className="text-danger [scale:1.5]">
                <ErrorMark />
              </div>
              <h2 className="title text-balance">{title}</h2>
            </div>
            <p className="mt-2 ml-8 max-w-measure">{children}</p>
            {actions && <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full sm:ml-8">{actions}</div>}
          </div>
        </div>
        {look && (
          <div aria-hidden className="shrink-0 @min-[30rem]:w-1/2">
            <AnswerBoard
              look={look}
              sizes="(min-width: 40rem) 34rem, 100vw"
              className="ground h-auto w-full"
            />
          </div>
        )}
      </div>
    </div>
  );
}
