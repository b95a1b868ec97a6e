/** Half the width of a garment at its lines, in units of its picture. */
const TOPS = { fitted: 13, relaxed: 17, oversized: 23 } as const;
const HEMS = { slim: 9, straight: 14, 'wide-leg': 22 } as const;
const DRESSES = {
  bodycon: { waist: 7, hip: 12, hem: 9 },
  'a-line': { waist: 8, hip: 14, hem: 22 },
  shift: { waist: 12, hip: 13, hem: 13 },
} as const;

const FITS: Readonly<Record<string, string>> = {
  ...each(TOPS, (half) => {
    const waist = half < 15 ? half - 3 : half;
    return `M0 11Q4 11 7 7L${half} 10L${half + 9} 25L${half + 1} 28L${half - 1} 23L${waist} 36L${half} 54H0`;
  }),
  ...each(HEMS, (hem) => `M0 6H11L${Math.max(13, hem - 3)} 20L${hem} 58H${Math.min(4, hem - 4)}L0 24`),
  ...each(DRESSES, ({ waist, hip, hem }) => `M0 12Q5 12 6 4H9L11 16L${waist} 27L${hip} 40L${hem} 58H0`),
};

/** How a garment falls, as an outline. Decoration: its word stands below. */
export function FitOutline({ fit }: { fit: string | null }) {
  const half = fit === null ? undefined : FITS[fit];

  return (
    <svg
      aria-hidden="true"
      viewBox="-34 0 68 62"
      className="mx-auto mb-1.5 h-16 fill-canvas stroke-ink"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      {half === undefined ? (
        // A hanger: whatever hangs on it.
        <path
          d="M-5 15C-5 7 6 8 5 15 4 19 0 19 0 25L27 43Q29 47 25 47H-25Q-29 47 -27 43L0 25"
          className="fill-none"
        />
      ) : (
        <>
          <path d={half} />
          <path d={half} transform="scale(-1 1)" />
        </>
      )}
    </svg>
  );
}

function each<Key extends string, Value>(
  measures: Readonly<Record<Key, Value>>,
  draw: (measure: Value) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries<Value>(measures).map(([fit, measure]) => [fit, draw(measure)]));
}
