import type { ClosetGap, ClosetPiece } from '#contract/closet.ts';
import { estimateText } from '#web/lib/money.ts';
import { colourWord } from '#web/words/colours.ts';
import { garmentName } from '#web/words/garment-names.ts';
import { CLOSET_COPY, DAY_WORDS, DRESS_CODES, NOTHING_OWNED } from './copy.ts';
import { LookTiles, looksOwned } from './look-tiles.tsx';
import { PiecePicture } from './piece-picture.tsx';

const COPY = CLOSET_COPY.gaps;

/** A purchase: why, how many looks it opens, and three of them, with what is worn there beside it. */
export function GapCard({ gap, pieces }: { gap: ClosetGap; pieces: readonly ClosetPiece[] }) {
  const name = `${garmentName(gap.garment, gap.garmentName)}, ${colourWord(gap.color.name)}`;
  const bought = { ...gap, colors: [gap.color] };

  return (
    <li className="rounded-edge border border-line bg-tissue p-3 sm:p-4">
      <div className="flex gap-4">
        <PiecePicture piece={bought} className="h-28 w-[5.6rem] shrink-0 border border-line" />
        <div className="min-w-0">
          <h3 className="font-semibold first-letter:uppercase">{name}</h3>
          <p className="tabular text-sm">
            {COPY.opens(gap.looks)}
            <span className="text-ink-2"> · {COPY.usually(estimateText(gap.usualCents))}</span>
          </p>
          <p className="mt-1 text-sm text-ink-2">{reasonFor(gap)}</p>
        </div>
      </div>
      <LookTiles piece={bought} looks={looksOwned(gap.shown, pieces)} label={COPY.looks(name)} />
    </li>
  );
}

function reasonFor({ slot, day, isMissing }: ClosetGap): string {
  const weather = DAY_WORDS[day.isWet ? 'wet' : day.weather];
  const code = DRESS_CODES[day.formality] ?? '';
  return isMissing ? COPY.missing(NOTHING_OWNED[slot], weather, code) : COPY.goesWith(weather, code);
}
