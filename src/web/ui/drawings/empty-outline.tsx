/** A tailor's dress form under its cover: what it is like is not told. As large as the outlines. Decoration. */
export function EmptyOutline({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 116"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path
        fill="var(--canvas)"
        d="M40 4c6 0 7 7 11 10 12 4 19 8 20 19l3 67c-8 5-14-1-20 1s-9 3-14 2-9 0-15-1-12 4-19-2l3-67c1-11 8-15 20-19 4-3 5-10 11-10z"
      />
      <path
        stroke="var(--line-strong)"
        d="M27 33c-2 22-1 44-5 66M40 26c2 24-2 50 0 76M54 33c0 22 2 44 3 66"
      />
      <path d="M40 103v11M29 114.300h22" />
    </svg>
  );
}
