import type { ClosetGap, ClosetPiece } from '#contract/closet.ts';
import { estimateText } from '#web/lib/money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { colourWord } from '#web/words/colours.ts';
import { garmentName } from '#web/words/garment-names.ts';
import { CLOSET_COPY, DAY_WORDS, DRESS_CODES, NOTHING_OWNED } from './copy.ts';
import { LookTiles, looksOwned } from './look-tiles.tsx';

const COPY = CLOSET_COPY.gaps;

interface GapCardProps {
  gap: ClosetGap;
  pieces: readonly ClosetPiece[];
  /** What would help most. */
  isFirst: boolean;
}

/** A purchase: why, how many looks it opens, two of them with what is worn there beside it, and the way to its shops. */
export function GapCard({ gap, pieces, isFirst }: GapCardProps) {
  const name = `${garmentName(gap.garment, gap.garmentName)}, ${colourWord(gap.color.name)}`;
  const bought = { ...gap, colors: [gap.color] };

  const way = (
    <LinkButton
      look="secondary"
      size="small"
      className="justify-self-start"
      to={`/home?${new URLSearchParams({ tab: 'outfits', dialog: 'generate', wish: COPY.wish(`${colourWord(gap.color.name)} ${garmentName(gap.garment, gap.garmentName)}`) })}`}
    >
      {COPY.get}
      <span className="visually-hidden">: {name}</span>
    </LinkButton>
  );

  return (
    <li
      className={classNames(
        'grid items-start gap-x-4 gap-y-4 border-t border-line pt-5 sm:gap-x-6',
        isFirst ? 'sm:grid-cols-[minmax(0,1fr)_auto]' : 'sm:grid-cols-2',
      )}
    >
      <div className="min-w-0">
        <h3 className="title text-xl leading-tight first-letter:uppercase">{name}</h3>
        <p className="tabular mt-1 font-medium">
          {COPY.opens(gap.looks)}
          <span className="ml-3 inline-block font-normal text-ink-2">
            {COPY.usually(estimateText(gap.usualCents))}
          </span>
        </p>
        <p className="mt-1 text-sm text-ink-2">{reasonFor(gap)}</p>
        {!isFirst && <div className="mt-3">{way}</div>}
      </div>
      {isFirst && way}
      {/* Seen first, as everywhere; what it is, is told first. */}
      <div className={classNames('order-first', isFirst && 'sm:col-span-2')}>
        <LookTiles piece={bought} looks={looksOwned(gap.shown, pieces)} label={COPY.looks(name)} />
      </div>
    </li>
  );
}

function reasonFor({ slot, day, isMissing }: ClosetGap): string {
  const weather = DAY_WORDS[day.isWet ? 'wet' : day.weather];
  const code = DRESS_CODES[day.formality] ?? '';
  return isMissing ? COPY.missing(NOTHING_OWNED[slot], weather, code) : COPY.goesWith(weather, code);
}
