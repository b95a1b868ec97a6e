import { CLOSET_COPY } from './copy.ts';

const COPY = CLOSET_COPY.empty;

/** That nothing lies here, and how it comes: above the doors. */
export function EmptyWords() {
  return (
    <div className="mb-6">
      <h2 className="title text-xl">{COPY.title}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{COPY.text}</p>
    </div>
  );
}
