import type { ReactNode } from 'react';
import { Bag, Knit, Trousers } from './garments.tsx';

const LINE = { fill: 'var(--canvas)', stroke: 'currentColor', strokeWidth: 0.9 } as const;

/** What is not there yet, in outline: a board of pictures, or a profile with its colours and values. */
const PICTURES = {
  board: (
    <>
      <Pinned x={4} y={6} width={104} height={130} />
      <g transform="translate(12 20)scale(.88)">
        <Knit />
      </g>
      <Pinned x={120} y={6} width={84} height={80} />
      <g transform="translate(132 20)scale(.86)">
        <Bag />
      </g>
      <Pinned x={120} y={98} width={84} height={38} />
      <Cloths x={126} y={106} count={3} />
      <Pinned x={216} y={6} width={56} height={130} />
      <g transform="translate(219 32)scale(.5)">
        <Trousers />
      </g>
    </>
  ),
  profile: (
    <>
      <g transform="translate(4 10)scale(1.1)">
        <Knit />
      </g>
      <Cloths x={126} y={14} count={5} />
      <Tape y={66} value={0.7} />
      <Tape y={92} value={0.45} />
      <Tape y={118} value={0.3} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** What an empty place will hold, as a pattern cutter would draw it. Decoration. */
export function EmptyPicture({ of }: { of: keyof typeof PICTURES }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 276 142" className="block w-full">
      {PICTURES[of]}
    </svg>
  );
}

function Pinned(place: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect {...LINE} {...place} />
      <circle cx={place.x + place.width / 2} cy={place.y + 5} r="2" fill="var(--loden)" />
    </>
  );
}

function Cloths({ x, y, count }: { x: number; y: number; count: number }) {
  const cloths = Array.from(
    { length: count },
    (_, place) => `M${x + place * 25},${y}h20v22l-2.5,3-2.5-3-2.5,3-2.5-3-2.5,3-2.5-3-2.5,3-2.5-3z`,
  );
  return <path {...LINE} strokeLinejoin="round" d={cloths.join('')} />;
}

function Tape({ y, value }: { y: number; value: number }) {
  return (
    <>
      <path d={`M126 ${y}h${120 * value}`} stroke="var(--loden)" strokeWidth="4" />
      <path
        {...LINE}
        fill="none"
        d={`M126 ${y + 8}h120M126 ${y + 8}v-4M150 ${y + 8}v-3M174 ${y + 8}v-3M198 ${y + 8}v-3M222 ${y + 8}v-3M246 ${y + 8}v-4`}
      />
    </>
  );
}
