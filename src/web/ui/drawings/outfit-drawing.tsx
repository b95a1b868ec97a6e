import { Bag, Coat, Knit, Loafers, Trousers } from './garments.tsx';

const CLOTHS = ['#1f2a44', '#b5a27a', '#6d1a32', '#9dac8c'] as const;

/** A whole outfit laid out flat, with the cloths that it is made of. */
export function OutfitDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 340" className={className}>
      <g transform="translate(4 4) scale(1.42)">
        <Coat />
      </g>
      <g transform="translate(166 6) scale(1.2)">
        <Knit />
      </g>
      <g transform="translate(160 142) scale(1.34)">
        <Trousers />
      </g>
      <g transform="translate(14 226) scale(.98)">
        <Bag />
      </g>
      <g transform="translate(96 246) scale(.98)">
        <Loafers />
      </g>
      <g transform="translate(14 306)">
        {CLOTHS.map((hex, place) => (
          <PinkedCloth key={hex} hex={hex} x={place * 36} />
        ))}
      </g>
    </svg>
  );
}

/** A piece of cloth with a zigzag lower edge, framed so that it shows on every ground. */
function PinkedCloth({ hex, x }: { hex: string; x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width="31" height="30" fill="var(--canvas)" stroke="var(--line)" strokeWidth=".8" />
      <path
        fill={hex}
        d="M3 3h25v21l-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3z"
      />
    </g>
  );
}
