/** A coat on its hanger, half sewn: what was expected here is not finished. No picture, as none may come. Decoration. */
export function LooseGarment({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 260"
      className={className}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g className="stroke-ink" strokeWidth="2">
        <path d="M100 0v10m0 0a9 9 0 1 1 9 9c-6 0-9 3-9 9v6" />
        <path d="M100 34l44 24H56z" />
      </g>
      <path
        className="fill-canvas stroke-ink"
        strokeWidth="2"
        d="M80 42 52 54c-8 4-11 9-13 18L18 168l20 8 18-66v132h88V110l18 66 20-8-21-96c-2-9-5-14-13-18l-28-12-20 26z"
      />
      <path className="stroke-ink" strokeWidth="2" d="M80 42 70 66l22 34 8-32 8 32 22-34-10-24M100 68v174" />
      <path className="stroke-ink" strokeWidth="2" d="M66 176h22M112 176h22" />
      <g className="fill-ink">
        <circle cx="92" cy="122" r="3" />
        <circle cx="92" cy="150" r="3" />
        <circle cx="92" cy="206" r="3" />
      </g>
      <path className="stroke-loden" strokeWidth="2.5" d="M92 178c6 8-4 14 2 22s14 6 16 14-8 12-4 22" />
      <path className="stroke-loden" strokeWidth="2.5" strokeDasharray="9 5" d="M58 234h36" />
    </svg>
  );
}
