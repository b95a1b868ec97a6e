import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface NoMatchProps<One> {
  /** That nothing is as it was sought. */
  words: string;
  clear: string;
  onClear: () => void;
  /** What comes nearest; empty where nothing is near. */
  nearest: readonly One[];
  /** What is said of it. */
  label: string;
  children: (nearest: readonly One[]) => ReactNode;
}

/** Nothing passes the filters: said with the way out, and what comes nearest below it. */
export function NoMatch<One>({ words, clear, onClear, nearest, label, children }: NoMatchProps<One>) {
  const isNear = nearest.length > 0;

  return (
    <>
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-4',
          !isNear && 'basting bg-paper px-8 py-14 sm:px-14 sm:py-20',
        )}
      >
        <p className="title text-2xl">{words}</p>
        <Button look={isNear ? 'secondary' : 'primary'} size="small" onClick={onClear}>
          {clear}
        </Button>
      </div>
      {isNear && (
        <>
          <h3 className="mt-6 mb-3 border-t border-line pt-4 font-semibold">{label}</h3>
          {children(nearest)}
        </>
      )}
    </>
  );
}
