import { Bag, Coat, Knit, Loafers, Trousers } from './garments.tsx';

const CAMEL = { cloth: '#b98a52', seam: '#3f2c14', thread: '#f3ecdc' };
const IVORY = { cloth: '#f3ecdc', seam: '#6f6653', thread: '#6d1a32' };
const NAVY = { cloth: '#1f2a44', seam: '#8e9bb8', thread: '#d9c7a8' };
const BURGUNDY = { cloth: '#6d1a32', seam: '#dfa9b6', thread: '#f3ecdc' };
const CLOTHS = [CAMEL, IVORY, NAVY, BURGUNDY];

/** A whole outfit laid out flat, with the cloths that it is cut from. */
export function OutfitDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 340" className={className}>
      <g transform="translate(2 0) scale(1.44)">
        <Coat {...CAMEL} />
      </g>
      <g transform="translate(170 2) scale(1.2)">
        <Knit {...IVORY} />
      </g>
      <g transform="translate(162 138) scale(1.38)">
        <Trousers {...NAVY} />
      </g>
      <g transform="translate(8 222) scale(1.02)">
        <Bag {...BURGUNDY} />
      </g>
      <g transform="translate(97 234) scale(1.02)">
        <Loafers {...BURGUNDY} />
      </g>
      <g transform="translate(8 304)">
        {CLOTHS.map(({ cloth }, place) => (
          <PinkedCloth key={cloth} hex={cloth} x={place * 38} />
        ))}
      </g>
    </svg>
  );
}

/** A piece of cloth with a zigzag lower edge, framed so that it shows on every ground. */
function PinkedCloth({ hex, x }: { hex: string; x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width="32" height="32" fill="var(--canvas)" stroke="var(--line)" strokeWidth=".8" />
      <path
        fill={hex}
        d="M3.500 3.500h25v22l-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3-2.500 3-2.500-3z"
      />
    </g>
  );
}
