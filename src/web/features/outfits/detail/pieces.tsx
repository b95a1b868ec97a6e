import { type CSSProperties, useId } from 'react';
import type { OutfitItem } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tileSpans } from '#web/ui/tile-spans.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { pieceOfTile } from '#web/words/piece-tiles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { PiecePicture } from '../piece-picture.tsx';
import { BETWEEN_PIECES_MS } from './laying.ts';
import { PieceDetails } from './piece-details.tsx';

/** Rows without a last one that is nearly empty, by how many there are; on a phone all are filled. */
const COLUMNS: Readonly<Record<number, string>> = {
  5: 'sm:grid-cols-5',
  6: 'sm:grid-cols-3',
  9: 'sm:grid-cols-5',
};
const MANY = 'sm:grid-cols-4';

interface PiecesProps {
  outfitId: string;
  items: readonly OutfitItem[];
  isNew: boolean;
  /** The piece whose details are open. */
  openId: string | null;
  onOpen: (itemId: string | null) => void;
}

/** The pieces as pictures with name and price; a press opens what there is to know of one in its place. */
export function Pieces({ outfitId, items, isNew, openId, onOpen }: PiecesProps) {
  const id = useId();
  // The first are the larger ones: what a look is made of, before what goes with it.
  const spans = tileSpans(items.length, items.length === 4 ? 2 : 3).reverse();

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {OUTFITS_COPY.detail.items}
      </h3>
      {/* What is open takes a row of its own, and the pieces after it fill the one that it has left. */}
      <ul
        className={classNames(
          'grid grid-flow-row-dense grid-cols-12 gap-x-2 gap-y-3',
          COLUMNS[items.length] ?? MANY,
        )}
      >
        {items.map((item, place) => (
          <Piece
            key={item.id}
            outfitId={outfitId}
            item={item}
            span={spans[place]}
            isOpen={item.id === openId}
            onToggle={() => onOpen(item.id === openId ? null : item.id)}
            delayMs={isNew ? place * BETWEEN_PIECES_MS : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface PieceProps {
  outfitId: string;
  item: OutfitItem;
  /** Of the twelve columns of a phone. */
  span: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Until it comes; null where it is there. */
  delayMs: number | null;
}

function Piece({ outfitId, item, span, isOpen, onToggle, delayMs }: PieceProps) {
  const id = useId();

  return (
    <li className="contents">
      <h4
        className={classNames(
          'min-w-0 self-start [grid-column:span_var(--phone)] sm:[grid-column:auto]',
          delayMs !== null && 'animate-rise',
        )}
        style={
          { '--phone': span, animationDelay: delayMs === null ? undefined : `${delayMs}ms` } as CSSProperties
        }
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="group/piece block w-full text-left"
        >
          <span
            className={classNames(
              'ground relative block aspect-square',
              isOpen && 'outline-2 -outline-offset-2 outline-loden',
            )}
          >
            <PiecePicture item={item} />
          </span>
          <span
            lang={writtenIn(item)}
            className="mt-1 block text-sm leading-tight font-medium group-hover/piece:underline"
          >
            <Unbroken>{pieceOfTile(item.item)}</Unbroken>
          </span>{' '}
          <span className="tabular text-sm text-ink-2">{OUTFITS_COPY.priceBand(item.priceRange)}</span>
        </button>
      </h4>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a place of a grid */}
      <div id={id} role="group" aria-label={item.item} hidden={!isOpen} className="col-span-full">
        {isOpen && <PieceDetails outfitId={outfitId} item={item} />}
      </div>
    </li>
  );
}
