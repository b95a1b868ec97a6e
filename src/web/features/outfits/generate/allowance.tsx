import { type DailyGeneration, UPGRADE_WARNING_RATIO } from '#contract/plans.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StitchProgress } from '#web/ui/stitch-progress.tsx';
import { OUTFITS_COPY } from '../copy.ts';

/** Up to this many, single stitches can be counted by eye. */
const COUNTABLE = 20;

interface AllowanceProps {
  use: DailyGeneration['generations'];
  words: {
    allowance: string;
    unlimited: string;
    left: (left: number, allowed: number) => string;
    nearly: string;
  };
}

/** What is left of a daily allowance: one stitch each. Why nothing can be ordered stands beside the button. */
export function Allowance({ use, words }: AllowanceProps) {
  const { left, allowed } = use;
  if (left === null || allowed === null) {
    return <Frame title={words.allowance}>{words.unlimited}</Frame>;
  }

  return (
    <Frame title={words.left(left, allowed)}>
      {allowed > 0 && allowed <= COUNTABLE && (
        <StitchProgress
          label={words.allowance}
          done={left}
          total={allowed}
          valueText={words.left(left, allowed)}
        />
      )}
      {left > 0 && isNearlySpent(use) && <span className="mt-2 block">{words.nearly}</span>}
      {left === 0 && (
        <LinkButton to="/packages" look="quiet" size="small" className="mt-2 -ml-4 flex! w-fit">
          {OUTFITS_COPY.generate.seePackages}
        </LinkButton>
      )}
    </Frame>
  );
}

function isNearlySpent({ used, allowed }: DailyGeneration['generations']): boolean {
  return allowed !== null && used >= allowed * UPGRADE_WARNING_RATIO;
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="text-sm">
      <p className="tabular mb-1.5 font-medium">{title}</p>
      <div className="pt-3 text-ink-2">{children}</div>
    </div>
  );
}
