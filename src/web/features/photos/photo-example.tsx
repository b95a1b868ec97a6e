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
  const colours = coloursInWords(namedColours(COLOURS));
  return (
    <figure className="mt-8 border-t border-line pt-6 @min-[42rem]:col-start-1">
      <figcaption className="mb-3 text-lg leading-tight font-semibold">{COPY.title}</figcaption>
      <AnswerBoard
        look="plain"
        sizes="(min-width: 64rem) 34rem, 100vw"
        isInView
        className="ground h-80 w-full"
      />
      <div className="mt-1 flex h-3 gap-px forced-color-adjust-none">
        {colours.map(({ name, hex }) => (
          <span key={name} style={{ backgroundColor: hex }} className="flex-1" />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-2">{colours.map(({ name }) => name).join(', ')}</p>
      <p className="title mt-2 text-xl">{STYLES.map(styleWord).join(', ')}</p>
    </figure>
  );
}
