import { type ReactNode, useId } from 'react';

/** A weave, as a tile that repeats. Drawn in its own two colours, like the cloth itself. */
interface Weave {
  ground: string;
  size: readonly [width: number, height: number];
  threads: ReactNode;
}

const WEAVES = {
  denim: {
    ground: '#4a6a93',
    size: [6, 6],
    threads: <path d="M-1 4 4-1M1 8 8 1" stroke="#86a2c4" strokeWidth="1.1" />,
  },
  pinstripe: {
    ground: '#3b3f45',
    size: [12, 12],
    threads: <path d="M6 0v12" stroke="#c3c6c9" strokeWidth=".9" />,
  },
  satin: {
    ground: '#16161a',
    size: [96, 64],
    threads: (
      <path
        d="M-10 60C20 30 40 44 62 20S96 4 110-4M-10 34C10 18 24 24 40 8"
        fill="none"
        stroke="#4c4f58"
        strokeWidth="5"
        opacity=".75"
      />
    ),
  },
  block: {
    ground: '#c0664a',
    size: [24, 24],
    threads: (
      <g fill="#f3ecdc">
        <path d="M12 3.500 15 9l5.500 3-5.500 3-3 5.500L9 15l-5.500-3L9 9Z" />
        <circle cx="0" cy="0" r="2" />
        <circle cx="24" cy="0" r="2" />
        <circle cx="0" cy="24" r="2" />
        <circle cx="24" cy="24" r="2" />
      </g>
    ),
  },
  plain: {
    ground: '#d9c7a8',
    size: [4, 4],
    threads: <path d="M0 2h4" stroke="#cdb992" strokeWidth=".8" />,
  },
  houndstooth: {
    ground: '#efe1bd',
    size: [16, 16],
    threads: (
      <path
        fill="#6a4630"
        d="M0 0h8v8H0zM8 8h0l8 8h-4l-4-4zM8 4l4-4h4L8 8zM0 8l-0 4 4 4h4v-4l-4-4zM8 8v4l0 4h0zM4 16l4-4v4z"
      />
    ),
  },
  jersey: {
    ground: '#1f4a34',
    size: [40, 64],
    threads: <path d="M12 0v64M19 0v64M26 0v64" stroke="#fafaf8" strokeWidth="3" />,
  },
  leather: {
    ground: '#26262b',
    size: [96, 64],
    threads: (
      <g>
        <path d="M24-4 72 68" stroke="#b5ab9b" strokeWidth="4" />
        <path d="M24-4 72 68" stroke="#26262b" strokeWidth="4.500" strokeDasharray="1.200 2.600" />
        <path d="M15-4 63 68M33-4 81 68" stroke="#66666f" strokeWidth="1" strokeDasharray="4 3" />
      </g>
    ),
  },
} as const satisfies Record<string, Weave>;

export type WeaveName = keyof typeof WEAVES;

/** A piece of cloth, cut with pinking shears. Decoration: its name stands beside it. */
export function Cloth({ weave, className }: { weave: WeaveName; className?: string }) {
  const id = useId();
  const { ground, size, threads } = WEAVES[weave];

  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 64"
      preserveAspectRatio="xMidYMid slice"
      className={`pinked block ${className ?? ''}`}
    >
      <defs>
        <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
          {threads}
        </pattern>
      </defs>
      <rect width="96" height="64" fill={ground} />
      <rect width="96" height="64" fill={`url(#${id})`} />
    </svg>
  );
}
