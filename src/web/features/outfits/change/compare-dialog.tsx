import type { OutfitVersion } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { colourWord } from '#web/words/colours.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { compareVersions, type Difference } from './compare-versions.ts';
import { nameOfVersion } from './name-of-version.ts';

const COPY = OUTFITS_COPY.history;

interface CompareDialogProps {
  before: OutfitVersion;
  current: OutfitVersion;
  onClose: () => void;
  onGoBack: () => void;
}

/** Two versions side by side, and piece by piece what is different now. */
export function CompareDialog({ before, current, onClose, onGoBack }: CompareDialogProps) {
  const differences = compareVersions(before.items, current.items);

  return (
    <Dialog open isAbove onOpenChange={onClose} title={COPY.compareTitle}>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <Side name={nameOfVersion(before)} version={before} />
        <Side name={`${nameOfVersion(current)} (${COPY.current})`} version={current} />
      </div>
      <h3 className="mt-6 text-lg font-semibold">{COPY.changes}</h3>
      {differences.every(({ kind }) => kind === 'kept') && <p className="text-ink-2">{COPY.same}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {differences.map((difference) => (
          <DifferenceRow key={`${difference.kind} ${difference.item.id}`} difference={difference} />
        ))}
      </ul>
      <Button look="secondary" className="mt-6" onClick={onGoBack}>
        {COPY.goBackNamed(nameOfVersion(before))}
      </Button>
    </Dialog>
  );
}

function Side({ name, version }: { name: string; version: OutfitVersion }) {
  return (
    <figure className="min-w-0">
      <ImageWithFallback
        src={version.imageUrl ?? ''}
        alt={OUTFITS_COPY.picture.of(version.title)}
        width={version.picture?.width ?? 1024}
        height={version.picture?.height ?? 1280}
        className="ground aspect-4/5 w-full object-cover"
        fallback={
          <div className="basting grid aspect-4/5 place-items-center bg-tissue p-4 text-center text-sm text-ink-2">
            {OUTFITS_COPY.picture.missing}
          </div>
        }
      />
      <figcaption className="mt-1.5 text-sm">
        <span className="block font-semibold">{name}</span>
        <span lang={writtenIn(version)} className="break-words text-ink-2">
          {version.title}
        </span>
      </figcaption>
    </figure>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { kind, item } = difference;
  const isKept = kind === 'kept';

  return (
    <li className={classNames('flex items-baseline gap-x-4 py-2.5', isKept && 'text-ink-2')}>
      <span
        className={classNames(
          'w-20 shrink-0 text-sm font-semibold',
          isKept && 'font-normal',
          kind === 'removed' ? 'text-danger' : !isKept && 'text-loden',
        )}
      >
        {COPY.kinds[kind]}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames(kind === 'removed' && 'line-through')}>
          <Piece item={item} />
        </span>
        <span className="tabular text-sm text-ink-2"> {OUTFITS_COPY.priceBand(item.priceRange)}</span>
        {kind === 'changed' && (
          <span className="block text-sm text-ink-2">
            {COPY.was} <Piece item={difference.was} />
          </span>
        )}
      </span>
    </li>
  );
}

function Piece({ item: { item, color, language } }: { item: Difference['item'] }) {
  return (
    <>
      <span lang={writtenIn({ language })}>{item}</span>, {colourWord(color)}
    </>
  );
}
