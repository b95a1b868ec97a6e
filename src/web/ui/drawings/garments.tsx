/**
 * Garments as a pattern cutter draws them: flat, from the front, outline and seams, with a running stitch
 * where cloth is turned. Knit and trousers are drawn in a box of 100 by 140. Our own drawings;
 * decoration only. Colours are attributes, not styles, so that they survive in HTML under a strict CSP.
 */
export interface ClothProps {
  /** What it is cut from; the page's own colour when left out. */
  cloth?: string;
  /** Seams and buttons, where the page's ink would not show on the cloth. */
  seam?: string;
  /** The visible running stitch. */
  thread?: string;
}

export function Knit(colours: ClothProps) {
  const { outline, seam, stitch } = penFor(colours);

  return (
    <g>
      <path
        {...outline}
        d="M38 10 24 15c-5 2-7.500 6-9 12L6 78c-.3 1.900.4 2.900 2 3.200l8.500 1.500c1.600.3 2.700-.5 3.100-2.200L27 52l-1 44c0 1.500.8 2.300 2.400 2.300h43.200c1.600 0 2.400-.8 2.400-2.300l-1-44 7.400 28.500c.4 1.700 1.500 2.500 3.100 2.200L92 81.200c1.600-.3 2.300-1.300 2-3.200L85 27c-1.500-6-4-10-9-12l-14-5c-3 5-7 7-12 7s-9-2-12-7Z"
      />
      <path
        {...seam}
        d="M38 10c1 8 6 12 12 12s11-4 12-12M27 52l-1-12M73 52l1-12M26 91h48M7.300 72l12.800 2.400M92.700 72l-12.800 2.400M31 92v5.500M37 92v5.500M43 92v5.500M50 92v5.500M57 92v5.500M63 92v5.500M69 92v5.500"
      />
      <path {...stitch} d="M35.500 12.500C37 21 43 25.500 50 25.500S63 21 64.500 12.500" />
    </g>
  );
}

export function Trousers(colours: ClothProps) {
  const { outline, seam, stitch, button } = penFor(colours);

  return (
    <g>
      <path
        {...outline}
        d="M28 8h44c1.300 0 2 .7 2.200 2l1.300 10c2 22 4.500 78 5 114 0 1.700-.8 2.500-2.500 2.500H57c-1.600 0-2.400-.8-2.600-2.400L50 56l-4.400 78.100c-.2 1.600-1 2.400-2.600 2.400H22c-1.700 0-2.500-.8-2.500-2.500.5-36 3-92 5-114l1.300-10c.2-1.300.9-2 2.200-2Z"
      />
      <path
        {...seam}
        d="M25 15h50M50 15v41M50 44c-3.500-1-6-4-6-9V15M33 22l-3.500 11M67 22l3.500 11M37 20c-1.500 28-3.500 70-5 116M63 20c1.500 28 3.500 70 5 116"
      />
      <path {...stitch} d="M20 131h25.500M54.500 131H80" />
      <path {...button} d="M52.200 11.500h.01" />
    </g>
  );
}

/** 70 by 66. */
export function Bag(colours: ClothProps) {
  const { outline, seam, stitch } = penFor(colours);

  return (
    <g>
      <path
        {...outline}
        fill="none"
        d="M20 24C20 10 26 3 35 3s15 7 15 21M23.500 24C23.500 12 28 6.500 35 6.500S46.500 12 46.500 24"
      />
      <path
        {...outline}
        d="M10 22h50c2.500 0 3.800 1.100 4.100 3.500l3.400 33c.3 3-1.100 4.500-4 4.500H6.500c-2.900 0-4.300-1.500-4-4.500l3.400-33C6.200 23.100 7.500 22 10 22Z"
      />
      <path {...seam} d="M7 33c8 6 18 9 28 9s20-3 28-9M32 39.500h6v6.500h-6z" />
      <path {...stitch} d="M7 58.500h56" />
    </g>
  );
}

function penFor({ cloth = 'var(--canvas)', seam = 'currentColor', thread = 'var(--loden)' }: ClothProps) {
  const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

  return {
    outline: { fill: cloth, stroke: 'currentColor', strokeWidth: 0.9, ...round },
    seam: { fill: 'none', stroke: seam, strokeWidth: 0.6, ...round },
    stitch: { fill: 'none', stroke: thread, strokeWidth: 0.8, strokeDasharray: '2.6 1.6' },
    button: { stroke: seam, strokeWidth: 2.2, strokeLinecap: 'round' },
  } as const;
}
