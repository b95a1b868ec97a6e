/** The place of a body outline that stays empty: as large as the outlines, basted. Decoration. */
export function EmptyOutline({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 80 116" className={className}>
      <path
        d="M10 4h60v99H10z"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.4"
        strokeDasharray="6 4"
      />
    </svg>
  );
}
