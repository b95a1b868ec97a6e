import type { PackageId } from '#contract/plans.ts';

/** One, two or three rows of stitching: the more, the more the package does. */
const ROWS: Record<PackageId, readonly number[]> = {
  basic: [20],
  advanced: [14, 26],
  pro: [8, 20, 32],
};

export function PackageIcon({ packageId }: { packageId: PackageId }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 fill-none stroke-loden" strokeWidth="3">
      <rect x="1" y="1" width="38" height="38" strokeWidth="1.25" className="stroke-ink" />
      {ROWS[packageId].map((y) => (
        <path key={y} d={`M5 ${y}h30`} strokeDasharray="7 4.5" />
      ))}
    </svg>
  );
}
