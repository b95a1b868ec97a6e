import { type DailyGeneration, UPGRADE_WARNING_RATIO } from '#contract/plans.ts';

interface AllowanceProps {
  use: DailyGeneration['generations'];
  words: {
    allowance: string;
    unlimited: string;
    left: (left: number, allowed: number) => string;
    nearly: string;
  };
}

/** What is left of a daily allowance, in a line. Why nothing can be ordered is said first, and what helps is the button beside it. */
export function Allowance({ use, words }: AllowanceProps) {
  const { left, allowed } = use;
  if (left === null || allowed === null) {
    return (
      <p className="text-sm text-ink-2">
        {words.allowance}: <span>{words.unlimited}</span>
      </p>
    );
  }

  return (
    <div className="tabular flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <p>{words.left(left, allowed)}</p>
      {left > 0 && isNearlySpent(use) && <p>{words.nearly}</p>}
    </div>
  );
}

function isNearlySpent({ used, allowed }: DailyGeneration['generations']): boolean {
  return allowed !== null && used >= allowed * UPGRADE_WARNING_RATIO;
}
