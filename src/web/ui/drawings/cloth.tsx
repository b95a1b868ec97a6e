import { type ReactNode, useId } from 'react';

/** A weave, as a tile that repeats. Drawn in its own two colours, like the cloth itself. */
interface Weave {
  ground: string;
  size: readonly [width: number, height: number];
  scale?: number;
  threads: ReactNode;
}

const WEAVES = {
  denim: {
    ground: '#4a6a93',
    size: [6, 6],
    threads: <path d="M-1 4 4-1M1 8 8 1" stroke="#86a2c4" strokeWidth="1.1" />,
  },
  pinstripe: {
    ground: '#3e3e41',
    size: [12, 12],
    threads: <path d="M6 0v12" stroke="#c3c6c9" strokeWidth=".9" />,
  },
  satin: {
    ground: '#1b1b20',
    size: [96, 64],
    threads: (
      <g fill="none" strokeLinecap="round">
        <path d="M-8 58C18 40 22 14 50 6S88-8 104-14" stroke="#2e2f37" strokeWidth="15" />
        <path d="M4 74C34 58 40 34 66 26s34-12 46-20" stroke="#34353e" strokeWidth="11" />
        <path d="M-8 52C16 36 22 10 48 3" stroke="#6d6f7b" strokeWidth="1.6" />
        <path d="M10 74C38 56 44 34 68 27s30-12 40-18" stroke="#7b7d89" strokeWidth="1.4" />
        <path d="M52 74C66 60 78 52 104 44" stroke="#4a4c56" strokeWidth="4" />
      </g>
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
    ground: '#f0e4c8',
    size: [8, 8],
    scale: 2.4,
    threads: (
      <path
        fill="#5b3b27"
        d="M0 0h4v1h-4zM6 0h2v1h-2zM0 1h5v1h-5zM7 1h1v1h-1zM0 2h6v1h-6zM0 3h4v1h-4zM5 3h2v1h-2zM0 4h2v1h-2zM1 5h2v1h-2zM2 6h2v1h-2zM0 7h1v1h-1zM3 7h1v1h-1z"
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
  const { ground, size, scale = 1, threads }: Weave = WEAVES[weave];

  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 64"
      preserveAspectRatio="xMidYMid slice"
      className={`pinked block ${className ?? ''}`}
    >
      <defs>
        <pattern
          id={id}
          width={size[0]}
          height={size[1]}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {threads}
        </pattern>
      </defs>
      <rect width="96" height="64" fill={ground} />
      <rect width="96" height="64" fill={`url(#${id})`} />
    </svg>
  );
}
