/**
 * Garments as a pattern cutter draws them: flat, from the front, outline and seams, with a running stitch
 * where cloth is turned. Coat, knit and trousers are drawn in a box of 100 by 140. Our own drawings;
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

export function Coat(colours: ClothProps) {
  const { outline, seam, stitch, button } = penFor(colours);

  return (
    <g>
      <path
        {...outline}
        d="M37 9 22 15c-5 2-7 6-8.5 12L5 88c-.3 2 .5 3 2.200 3.300l8.300 1.400c1.800.3 2.800-.4 3.200-2.200L27 51l-5 84c0 2 1 3 3 3h50c2 0 3-1 3-3l-5-84 8.300 39.500c.4 1.800 1.400 2.500 3.200 2.200l8.300-1.400c1.700-.3 2.500-1.300 2.200-3.300l-8.500-61C85 21 83 17 78 15L63 9c-3 4.500-8 7-13 7s-10-2.500-13-7Z"
      />
      <path
        {...seam}
        d="M37 9c-4 7-5 13-5 17l8 4-3 6 12.500 24M63 9c4 7 5 13 5 17l-8 4 3 6-12.500 24M49.500 60V138M27 51l-1.500-14M73 51l1.500-14M29 84l12 2M71 84l-12 2M29 84l-.6 5 12 2 .6-5M71 84l.6 5-12 2-.6-5"
      />
      <path {...stitch} d="M24.500 133.500h51M6.300 84.500l12.500 2.100M93.700 84.500l-12.500 2.100" />
      <path {...button} d="M44 66h.01M44 78h.01M55.500 66h.01M55.500 78h.01" />
    </g>
  );
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

/** A pair, 62 by 48. */
export function Loafers(colours: ClothProps) {
  return (
    <g>
      <Loafer {...colours} />
      <g transform="translate(61 1) scale(-1 1)">
        <Loafer {...colours} />
      </g>
    </g>
  );
}

function Loafer(colours: ClothProps) {
  const { outline, seam } = penFor(colours);

  return (
    <g>
      <path
        {...outline}
        d="M15.500 2c6.500.3 11 6 11.500 13.500.3 5-1.300 9-1.800 13.500-.4 4 .3 7.500-.5 11.500-.9 4-4.200 6-8.700 6s-7.900-2-8.800-6c-.8-4 0-7.500-.9-11.500C5.200 24.500 3.300 20.500 3.700 15.500 4.300 8 9 1.700 15.500 2Z"
      />
      <path
        {...seam}
        d="M9 24.500c4.500 2 9.500 2 14 0 .6 5.500.3 10.500-.8 15-1.200 2.200-3.200 3.200-6.200 3.200s-5-1-6.200-3.200c-1.100-4.500-1.400-9.500-.8-15ZM5.300 19.500c6.500 3.500 14.500 3.500 20.600 0M6.200 23.500c1-.3 1.900-.4 2.800 1M25.600 23.500c-1-.3-1.700-.4-2.600 1M13 20.900v2.400h5.500v-2.400M7.500 13.500C9.500 8.500 12 6 15.600 6s6.200 2.500 7.900 7.500"
      />
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
