/** Half widths at shoulder, bust, waist and hip, in a box of 80 by 116. All forms are equally tall and wide. */
const FORMS = {
  apple: { shoulder: 26, bust: 28, waist: 30, hip: 27 },
  pear: { shoulder: 22, bust: 22, waist: 20, hip: 30 },
  hourglass: { shoulder: 29, bust: 28, waist: 20, hip: 30 },
  rectangle: { shoulder: 28, bust: 27, waist: 26, hip: 27 },
  'inverted-triangle': { shoulder: 30, bust: 29, waist: 23, hip: 22 },
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
          d={`M${3 - waist} 63Q0 66 ${waist - 3} 63`}
        />
        <path {...LINE} d="M0 103v11M-11 114.300h22" />
      </g>
    </svg>
  );
}

/** From the middle of the neck down one side to the middle of the hem; its mirror image makes the whole. */
function halfOutline({ shoulder, bust, waist, hip }: (typeof FORMS)[BodyShape]): string {
  return [
    'M0 4H6.500C6.500 10 8 13 12 14.500',
    `L${shoulder - 2} 18.500`,
    `C${shoulder} 19.300 ${shoulder} 20.500 ${shoulder} 22`,
    `C${shoulder} 30 ${bust} 34 ${bust} 42`,
    `C${bust} 50 ${waist} 54 ${waist} 63`,
    `C${waist} 73 ${hip} 79 ${hip} 90`,
    `C${hip} 95 ${hip - 0.5} 99 ${hip - 1} 103`,
    'H0',
  ].join('');
}
