import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CutHem } from './drawings/cut-hem.tsx';
import { HalfSewnCoat } from './drawings/half-sewn-coat.tsx';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
  /** The buttons: what can be done about it. */
  actions?: ReactNode;
  /** What is worth knowing and nothing to act on. */
  below?: ReactNode;
  /** What hangs beside it: a cut seam where a picture stands there already. */
  picture?: 'coat' | 'seam';
}

/** Something could not be loaded: what, and what to do. */
export function ErrorBox({ title, children, actions, below, picture = 'coat' }: ErrorBoxProps) {
  return (
    <div role="alert" className="failure @container">
      <div className="px-6 sm:px-10 @min-[30rem]:flex @min-[30rem]:items-center @min-[30rem]:gap-x-6">
        <div className={classNames('min-w-0 flex-1 sm:py-10', picture === 'seam' ? 'py-6' : 'py-10')}>
          {picture === 'seam' && (
            <div className="mb-6 max-w-80">
              <CutHem />
            </div>
          )}
          <h2 className="title text-2xl text-balance @min-[42rem]:text-3xl">{title}</h2>
          <p className="mt-2 max-w-measure">{children}</p>
          {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
          {below}
        </div>
        {picture === 'coat' && (
          <HalfSewnCoat
            sizes="20rem"
            className="mx-auto w-60 max-w-full shrink-0 @max-[30rem]:-mt-6 @min-[42rem]:mr-[8%] @min-[42rem]:w-80"
          />
        )}
      </div>
    </div>
  );
}
