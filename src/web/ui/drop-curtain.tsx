/** Over a panel while files are held over the page: what happens when they are let go. */
export function DropCurtain({ title, note }: { title: string; note?: string | undefined }) {
  return (
    <div
      aria-hidden
      className="basting animate-fade pointer-events-none absolute -inset-3 z-20 bg-tissue [--thread:var(--loden)]!"
    >
      <div className="sticky top-0 grid h-[min(100%,80dvh)] place-content-center gap-2 text-center">
        <p className="title text-3xl">{title}</p>
        {note && <p className="text-ink-2">{note}</p>}
      </div>
    </div>
  );
}
