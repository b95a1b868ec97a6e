/** A hem whose thread was cut: what was expected here is not. Decoration. */
export function CutHem() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 24" className="h-auto w-full max-w-lg fill-none stroke-ink">
      <path d="M0 12h176" strokeWidth="3" strokeDasharray="14 6" />
      <path d="M176 12c10 0 14 8 24 8s8-12 18-12 10 9 18 9" strokeWidth="2" />
    </svg>
  );
}
