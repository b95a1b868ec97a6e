import { WORDS } from './words.ts';

/** The page's waiting sign: a running stitch, sewn from left to right, with the word for it. */
export function Spinner({ label = WORDS.loading }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-64 place-content-center gap-3 text-center">
      <div className="stitch animate-sew w-28" />
      <span className="text-sm text-ink-2">{label}</span>
    </div>
  );
}

/** The same inside a button, along its lower edge. */
export function StitchSpinner() {
  return (
    <span
      aria-hidden
      className="animate-sew absolute inset-x-3 bottom-1.5 h-0.5 bg-[repeating-linear-gradient(90deg,currentColor_0_10px,transparent_10px_15px)]"
    />
  );
}
