import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { WORDS } from './words.ts';

interface NoMatchProps<One> {
  /** That nothing is as it was sought. */
  words: string;
  clear: string;
  onClear: () => void;
  /** What comes nearest; empty where nothing is near. */
  nearest: readonly One[];
  /** Some of all that there is, shown where nothing is near. */
  others: readonly One[];
  children: (shown: readonly One[]) => ReactNode;
}

/** Nothing passes the filters: said with the way out, and what comes nearest below it, or what else there is. */
export function NoMatch<One>({ words, clear, onClear, nearest, others, children }: NoMatchProps<One>) {
  const isNear = nearest.length > 0;

  return (
    <>
      <div className="flex items-center gap-4">
        <p className="title min-w-0 text-xl">{words}</p>
        <Button look="secondary" size="small" className="shrink-0" onClick={onClear}>
          {clear}
        </Button>
      </div>
      <h3 className="mt-8 mb-3 border-t border-line pt-4 font-semibold">
        {isNear ? WORDS.nearest : WORDS.others}
      </h3>
      {children(isNear ? nearest : others)}
    </>
  );
}
