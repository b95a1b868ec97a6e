import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.add;

/** Over the panel while files are held over the page. */
export function DropCurtain({ free, isBusy }: { free: number; isBusy: boolean }) {
  const canDrop = free > 0 && !isBusy;

  return (
    <div
      aria-hidden
      className="basting animate-fade pointer-events-none absolute -inset-3 z-20 bg-tissue [--thread:var(--loden)]!"
    >
      <div className="sticky top-0 grid h-[min(100%,80dvh)] place-content-center gap-2 text-center">
        <p className="title text-3xl">{canDrop ? COPY.dropHere : isBusy ? COPY.dropBusy : COPY.dropFull}</p>
        {canDrop && <p className="text-ink-2">{COPY.dropFree(free)}</p>}
      </div>
    </div>
  );
}
