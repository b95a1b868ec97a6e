import type { FITTING_PREFERENCES } from '#contract/quiz.ts';

type Fit = (typeof FITTING_PREFERENCES)[number];

/** The same top four times; only the cut differs. */
const OUTLINES: Record<Fit, { outline: string; stitch: string }> = {
  fitted: {
    outline:
      'M50 12c4 5 16 5 20 0l12 4 10 24-10 5-6-12c0 12-3 16-3 24s4 16 5 31H42c1-15 5-23 5-31s-3-12-3-24l-6 12-10-5 10-24Z',
    stitch: 'M43 84h34',
  },
  relaxed: {
    outline: 'M50 12c4 5 16 5 20 0l14 4 14 26-12 6-6-10v50H40V38l-6 10-12-6 14-26Z',
    stitch: 'M40 84h40',
  },
  loose: {
    outline: 'M50 12c4 5 16 5 20 0l18 6 18 34-15 7-7-12 8 41H28l8-41-7 12-15-7 18-34Z',
    stitch: 'M29 84h62',
  },
  structured: {
    outline: 'M48 12h24l16 5 8 63H86l-4-36-2 44H40l-2-44-4 36H24l8-63ZM48 12l12 26 12-26M60 38v50',
    stitch: 'M40 84h18M62 84h18',
  },
};

/** Decoration: the word stands below. */
export function FitDrawing({ fit }: { fit: Fit }) {
  const { outline, stitch } = OUTLINES[fit];

  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 100"
      className="mb-2 h-24 w-full fill-none stroke-current"
      strokeWidth="1.2"
      strokeLinejoin="round"
    >
      <path d={outline} fill="var(--canvas)" />
      <path d={stitch} stroke="var(--loden)" strokeDasharray="4 3" />
    </svg>
  );
}
