import type { PackageId } from '#contract/plans.ts';

/** Where its hangers hang: the more, the more the package does. */
const HANGERS: Record<PackageId, readonly number[]> = { basic: [0], advanced: [0, 20], pro: [0, 20, 40] };

export function PackageIcon({ packageId }: { packageId: PackageId }) {
  const hangers = HANGERS[packageId];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${24 + (hangers.at(-1) ?? 0)} 24`}
      className="h-4 shrink-0 fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {hangers.map((x) => (
        <path key={x} d={`M${x + 9} 6a3 3 0 1 1 3 3v2l10 7H${x + 2}l10-7`} />
      ))}
    </svg>
  );
}
