import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface NoMatchProps {
  /** That nothing is as it was sought. */
  words: string;
  clear: string;
  onClear: () => void;
  /** What is said of those that come nearest. */
  nearest: string;
  children: ReactNode;
}

/** Nothing passes the filters: said in a line with the way out, and what comes nearest below it. */
export function NoMatch({ words, clear, onClear, nearest, children }: NoMatchProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="title text-2xl">{words}</p>
        <Button look="secondary" size="small" onClick={onClear}>
          {clear}
        </Button>
      </div>
      <h3 className="mt-6 mb-3 border-t border-line pt-4 font-semibold">{nearest}</h3>
      {children}
    </div>
  );
}
