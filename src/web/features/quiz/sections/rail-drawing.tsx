import type { TIMEFRAMES } from '#contract/quiz.ts';

/** Of the five pieces on the rail, how many are new at once. */
const NEW: Record<(typeof TIMEFRAMES)[number], number> = { immediate: 5, month: 3, season: 2, gradual: 1 };
const PLACES = [12, 36, 60, 84, 108];

/** Decoration: the word stands below. */
export function RailDrawing({ timeframe }: { timeframe: (typeof TIMEFRAMES)[number] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 46"
      className="mb-2 h-14 w-full fill-none stroke-current"
      strokeWidth="1.2"
      strokeLinejoin="round"
    >
      <path d="M0 6h120" />
      {PLACES.map((x, place) => (
        <path
          key={x}
          d={`M${x} 6v4m0 0l10 5-3 7-2-1v19H${x - 5}V21l-2 1-3-7Z`}
          {...(place < NEW[timeframe]
            ? { fill: 'var(--loden)', stroke: 'var(--loden)' }
            : { strokeDasharray: '2 2', stroke: 'var(--line-strong)' })}
        />
      ))}
    </svg>
  );
}
