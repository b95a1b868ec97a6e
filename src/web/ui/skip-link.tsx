import { WORDS } from './words.ts';

/** The first stop of the Tab key: past the header, to `#content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-60 [translate:0_-5rem] rounded-edge bg-ink px-4 py-3 font-semibold text-canvas focus:[translate:0]"
    >
      {WORDS.skipToContent}
    </a>
  );
}
