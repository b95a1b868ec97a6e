import type { ReactNode } from 'react';
import type { PHOTOS_COPY } from './copy.ts';

type Drawing = (typeof PHOTOS_COPY.tips.list)[number]['drawing'];

const STITCH = { stroke: 'var(--loden)', strokeDasharray: '3 2' } as const;

/** A window, a frame around a dress with shoes, a bare door, three hangers. */
const DRAWINGS: Record<Drawing, ReactNode> = {
  light: (
    <>
      <path d="M5 5h18v26H5zM14 5v26M5 18h18" />
      <path d="m27 12 9-3M27 20h10M27 28l9 3" {...STITCH} />
    </>
  ),
  outfit: (
    <>
      <path d="M4 10V4h6M30 4h6v6M36 30v6h-6M10 36H4v-6" {...STITCH} />
      <path d="M16 8c1.500 2 6.500 2 8 0l2 1v7l3 13H11l3-13V9ZM14 16h12M17 29v4.500h-3M23 29v4.500h3" />
    </>
  ),
  wall: (
    <>
      <path d="M12 34V7h16v27M25 21v2" />
      <path d="M3 34h34M8.500 34V3.500h23V34" {...STITCH} />
    </>
  ),
  looks: (
    <>
      <path d="M3 6h34" {...STITCH} />
      <path d="M9.500 6c0 4-1 4-1 7l-5 5v15h10V18l-5-5M20 6c0 4-1 4-1 7l-4 4 2 4-3 12h11l-3-12 2-4-4-4h-1M30.500 6c0 4-1 4-1 7l-4.500 2v4h10v-4L29.500 13M26 19v14h3.500V24h1v9H34V19" />
    </>
  ),
};

/** Our own drawings; decoration only. */
export function TipDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className="size-11 fill-none stroke-current"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {DRAWINGS[drawing]}
    </svg>
  );
}
