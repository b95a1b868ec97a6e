import type { ColourName } from '#contract/palette.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { AnswerBoard } from '#web/shared/answer-board.tsx';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.example;
/** What lies on the board, the light ones first, and what it would be called. */
const COLOURS: readonly ColourName[] = ['Camel', 'Powder Blue', 'Navy', 'Cognac', 'Burgundy'];
const LIGHT = 2;
const STYLES = ['Smart Casual', 'Classic'];

/** What comes back for photos, shown on a look of the house before there are any. */
export function PhotoExample() {
  const colours = coloursInWords(namedColours(COLOURS));
  return (
    <figure className="mt-8 border-t border-line pt-6 @min-[42rem]:col-span-2">
      <figcaption className="mb-3 text-lg leading-tight font-semibold">{COPY.title}</figcaption>
      <div className="grid grid-cols-2 gap-x-4 @min-[42rem]:grid-cols-3">
        <AnswerBoard look="plain" sizes="(min-width: 64rem) 17rem, 50vw" isInView />
        <div className="flex min-w-0 flex-col gap-px @min-[42rem]:col-span-2">
          {colours.map(({ name, hex }, place) => (
            <p
              key={name}
              style={{
                backgroundColor: hex,
                boxShadow: 'inset 0 0 0 1px var(--edge)',
                color: place < LIGHT ? '#000' : '#fff',
                // Large letters, or bold ones: 4.5 to 1 is enough.
                fontSize: '1.1875rem',
                fontWeight: 700,
              }}
              className="title flex grow flex-col justify-center px-3 wrap-anywhere py-0.5 hyphens-auto forced-color-adjust-none sm:px-5"
            >
              {name}
            </p>
          ))}
          <p className="title mt-3 pb-1 text-xl leading-tight">{STYLES.map(styleWord).join(', ')}</p>
        </div>
      </div>
    </figure>
  );
}
