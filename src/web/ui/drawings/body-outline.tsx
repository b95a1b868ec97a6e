/** Half widths at shoulder, bust, waist and hip, in a box of 80 by 116. All forms are equally tall and wide. */
const FORMS = {
  apple: { shoulder: 24, bust: 28, waist: 30, hip: 26 },
  pear: { shoulder: 20, bust: 20, waist: 18, hip: 30 },
  hourglass: { shoulder: 29, bust: 28, waist: 17, hip: 30 },
  rectangle: { shoulder: 29, bust: 28, waist: 27, hip: 29 },
  'inverted-triangle': { shoulder: 30, bust: 28, waist: 20, hip: 20 },
} as const;

export type BodyShape = keyof typeof FORMS;

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 } as const;

/** A tailor's dress form from the front, with the waist basted in. Decoration: its name stands beside it. */
export function BodyOutline({ shape, className }: { shape: BodyShape; className?: string }) {
  const { waist } = FORMS[shape];
  const half = halfOutline(FORMS[shape]);

  return (
    <svg aria-hidden="true" viewBox="0 0 80 116" className={className}>
      <g transform="translate(40 0)">
        <path {...LINE} fill="var(--canvas)" strokeLinejoin="round" d={half} />
        <path {...LINE} fill="var(--canvas)" strokeLinejoin="round" d={half} transform="scale(-1 1)" />
        <path
          {...LINE}
          stroke="var(--loden)"
          strokeDasharray="4 2.4"
          d={`M${3 - waist} 62Q0 65 ${waist - 3} 62`}
        />
        <path {...LINE} d="M0 103v11M-11 114.300h22" />
      </g>
    </svg>
  );
}

/** From the middle of the neck down one side to the middle of the hem; its mirror image makes the whole. */
function halfOutline({ shoulder, bust, waist, hip }: (typeof FORMS)[BodyShape]): string {
  return [
    'M0 4H7C7 10 8 12.500 13 14',
    `L${shoulder - 3} 18`,
    `C${shoulder} 19 ${shoulder} 21 ${shoulder - 0.5} 23`,
    `C${shoulder - 2} 29 ${bust} 34 ${bust} 40`,
    `C${bust} 48 ${waist} 54 ${waist} 62`,
    `C${waist} 72 ${hip} 78 ${hip} 89`,
    `C${hip} 95 ${hip - 0.5} 99 ${hip - 1.5} 103`,
    'H0',
  ].join('');
}
