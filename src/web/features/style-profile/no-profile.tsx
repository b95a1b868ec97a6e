import type { FirstLook, ShownLook } from '#contract/first-looks.ts';
import type { ColourName } from '#contract/palette.ts';
import { inkOn } from '#web/lib/ink-on.ts';
import { namedColours } from '#web/lib/named-colours.ts';
import { ShownLookPicture } from '#web/shared/shown-look.tsx';
import { Button } from '#web/ui/button.tsx';
import { colourWord } from '#web/words/colours.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.none;

declare const __SHOWN_LOOKS__: readonly (FirstLook & { name: ShownLook })[];

const SHOWN: ShownLook = 'wedding';
const MOST_COLOURS = 4;
/** Of the look of the picture, as its pieces come: clothes first. */
const READ = [
  ...new Set(
    __SHOWN_LOOKS__.flatMap(({ name, pieces }) => (name === SHOWN ? pieces.map(({ color }) => color) : [])),
  ),
].slice(0, MOST_COLOURS) as ColourName[];

/** There is no profile yet: a look, the colors that are read in it, and how one's own are. */
export function NoProfile({ onGoToPhotos }: { onGoToPhotos: () => void }) {
  return (
    <div className="grid grid-cols-[3fr_1fr] sm:grid-cols-[minmax(15rem,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr]">
      <ShownLookPicture
        name={SHOWN}
        sizes="(min-width: 56rem) 30rem, 75vw"
        className="ground h-auto max-h-96 w-full self-stretch sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:max-h-none"
      />
      {/* By what they are read in; on a phone, too, where what there is to do stands below both. */}
      <ul aria-hidden className="flex flex-col forced-color-adjust-none sm:col-start-1 sm:row-start-2">
        {namedColours(READ).map(({ name, hex }, place) => (
          <li
            key={name}
            style={{ backgroundColor: hex, color: inkOn(hex), flexGrow: READ.length - place }}
            className="title basis-0 content-center p-2.5 text-lg sm:px-5 sm:text-2xl"
          >
            {colourWord(name)}
          </li>
        ))}
      </ul>
      <div className="bg-ground px-5 py-6 max-sm:col-span-2 sm:col-start-1 sm:row-start-1 sm:py-8">
        <h2 className="title text-xl sm:text-2xl">{COPY.title}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{COPY.text}</p>
        <Button className="mt-5" onClick={onGoToPhotos}>
          {COPY.goToPhotos}
        </Button>
      </div>
    </div>
  );
}
