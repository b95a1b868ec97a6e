import { ArrowRight } from 'lucide-react';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { OutfitVersion } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { colourWord } from '#web/words/colours.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { compareVersions, type Difference } from './compare-versions.ts';
import { nameOfVersion } from './name-of-version.ts';

const COPY = OUTFITS_COPY.history;

type Change = Exclude<Difference, { kind: 'kept' }>;
type Item = Difference['item'];

interface CompareDialogProps {
  before: OutfitVersion;
  current: OutfitVersion;
  onClose: () => void;
  onGoBack: () => void;
}

/** Two versions side by side, and piece by piece what is different now. */
export function CompareDialog({ before, current, onClose, onGoBack }: CompareDialogProps) {
  const differences = compareVersions(before.items, current.items);
  const changes = differences.filter(isChange);
  const kept = differences.filter((difference) => !isChange(difference));

  return (
    <Dialog
      open
      isAbove
      onOpenChange={onClose}
      title={COPY.compareTitle}
      footer={
        <Button look="secondary" onClick={onGoBack}>
          {COPY.goBackNamed(nameOfVersion(before))}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <Side name={nameOfVersion(before)} version={before} />
        <Side name={`${nameOfVersion(current)} (${COPY.current})`} version={current} />
      </div>
      <h3 className="mt-4 text-lg font-semibold">{COPY.changes}</h3>
      {changes.length === 0 ? (
        <p className="text-ink-2">{COPY.same}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <ChangeRow key={`${change.kind} ${change.item.id}`} change={change} />
          ))}
        </ul>
      )}
      {changes.length > 0 && kept.length > 0 && <Kept items={kept.map(({ item }) => item)} />}
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
        className="ground aspect-4/5 w-full object-contain sm:aspect-8/9"
        fallback={
          <div className="basting grid aspect-4/5 place-items-center sm:aspect-8/9 bg-tissue p-4 text-center text-sm text-ink-2">
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

/** What there was and what there is, side by side, as in the two boards above nobody finds it. */
function ChangeRow({ change }: { change: Change }) {
  const { kind, item } = change;
  const isGone = kind === 'removed';

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span aria-hidden className="flex items-center gap-2 empty:hidden">
        {kind === 'changed' && (
          <>
            <Drawing item={change.was} />
            <ArrowRight className="size-4 shrink-0" />
          </>
        )}
        <Drawing item={item} />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className={`block text-sm font-semibold ${isGone ? 'text-danger' : 'text-loden'}`}>
          {COPY.kinds[kind]}
        </span>
        <span className={isGone ? 'line-through' : undefined}>
          <Piece item={item} />
        </span>
        <Price item={item} />
        {kind === 'changed' && (
          <span className="block text-sm text-ink-2">
            {COPY.was} <Piece item={change.was} />
          </span>
        )}
      </span>
    </li>
  );
}

function Drawing({ item: { garment, colorHex, pattern } }: { item: Item }) {
  if (garment === null) return null;
  return (
    <img
      src={drawingUrl({ garment, colors: [{ hex: colorHex }], pattern })}
      alt=""
      className="ground size-18 object-contain p-1"
    />
  );
}

/** What stayed, said once for all of it, and only when asked. */
function Kept({ items }: { items: readonly Item[] }) {
  return (
    <Disclosure label={`${COPY.kinds.kept}: ${items.length}`} isWide>
      <ul className="grid gap-2 text-ink-2">
        {items.map((item) => (
          <li key={item.id} className="flex items-baseline justify-between gap-x-4">
            <span>
              <Piece item={item} />
            </span>
            <Price item={item} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Price({ item }: { item: Item }) {
  return (
    <span className="tabular shrink-0 text-sm text-ink-2"> {OUTFITS_COPY.priceBand(item.priceRange)}</span>
  );
}

function Piece({ item: { item, color, language } }: { item: Item }) {
  return (
    <>
      <span lang={writtenIn({ language })}>{item}</span>, {colourWord(color)}
    </>
  );
}

function isChange(difference: Difference): difference is Change {
  return difference.kind !== 'kept';
}
