import type { ColourName } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { AnswerBoard } from '#web/ui/answer-board.tsx';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.example;
/** What lies on the board, and what it would be called. */
const COLOURS: readonly ColourName[] = ['Camel', 'Powder Blue', 'Navy', 'Cognac', 'Burgundy'];
const STYLES = ['Smart Casual', 'Classic'];

/** What comes back for photos, shown on a look of the house before there are any. */
export function PhotoExample() {
  return (
    <figure className="grid gap-x-6 gap-y-4 sm:grid-cols-[3fr_2fr]">
      <AnswerBoard
        look="plain"
        sizes="(min-width: 64rem) 22rem, 50vw"
        isInView
        className="ground h-80 w-full sm:h-full"
      />
      <figcaption className="min-w-0">
        <p className="text-sm text-ink-2">{COPY.title}</p>
        <ul className="mt-3">
          {coloursInWords(namedColours(COLOURS)).map(({ name, hex }) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              <span
                style={{ backgroundColor: hex }}
                className="size-8 shrink-0 border border-line-strong forced-color-adjust-none sm:h-11 sm:w-16"
              />
              {name}
            </li>
          ))}
        </ul>
        <p className="title mt-4 text-xl">{STYLES.map(styleWord).join(', ')}</p>
      </figcaption>
    </figure>
  );
}
