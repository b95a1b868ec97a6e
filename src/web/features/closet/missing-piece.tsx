import { drawingUrl } from '#contract/drawing-url.ts';

const FILTER = 'outline-of-missing';

/** The place of a piece that many people own: its outline, in thread. Decoration. */
export function MissingPiece({ garment }: { garment: string }) {
  return (
    <div className="ground aspect-[4/5]">
      <img
        src={drawingUrl({ garment, colors: [] })}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-contain p-[4%] [filter:url(#outline-of-missing)]"
      />
    </div>
  );
}

/** What makes an outline of a drawing; once where there are any. */
export function OutlineFilter() {
  return (
    <svg aria-hidden className="absolute size-0">
      <filter id={FILTER}>
        <feMorphology in="SourceAlpha" operator="dilate" radius="1" result="wide" />
        <feComposite in="wide" in2="SourceAlpha" operator="out" result="edge" />
        <feFlood style={{ floodColor: 'var(--line-strong)' }} />
        <feComposite in2="edge" operator="in" />
      </filter>
    </svg>
  );
}
