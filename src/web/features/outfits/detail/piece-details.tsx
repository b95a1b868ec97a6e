import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { OutfitItem } from '#contract/outfits.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { colourWord } from '#web/words/colours.ts';
import { categoryWord } from '#web/words/garments.ts';
import { langOf } from '#web/words/lang-of.ts';
import { styleWord } from '#web/words/styles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { ShopLinks } from './shop-links.tsx';
import { tipsOf } from './tips-of-item.ts';

const COPY = OUTFITS_COPY.detail;

// With the calls of the closet: who only looks does not fetch them.
const OwnPiece = lazyPart(async () => (await import('./own-piece.tsx')).OwnPiece);

/** One piece: what it is, where to look for it, and how it should fit. */
export function PieceDetails({ outfitId, item }: { outfitId: string; item: OutfitItem }) {
  const spoken = useSpoken();
  const panel = useRef<HTMLDivElement>(null);
  // Opened in the last row it would lie behind the buttons.
  useEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className="animate-fade scroll-mb-24 border-t border-loden pt-3 pb-4 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-base font-medium">
        <div>
          <dt className="visually-hidden">{COPY.category}</dt>
          <dd lang={langOf(item.category, categoryWord)}>{categoryWord(item.category)}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{COPY.color}</dt>
          <dd className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-3.5 shrink-0 border border-line-strong"
              style={{ backgroundColor: item.colorHex }}
            />
            {colourWord(item.color)}
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">{COPY.style}</dt>
          <dd lang={langOf(item.style, styleWord)}>{styleWord(item.style)}</dd>
        </div>
      </dl>
      <ul className="mt-3 mb-6 max-w-measure space-y-3 text-ink-2">
        {tipsOf(item).map((tip) => (
          <li key={tip.message} {...spoken(tip)} />
        ))}
      </ul>
      <ShopLinks item={item} />
      <div className="mt-3 min-h-11">
        <Suspense>
          {item.pieceId === undefined ? (
            <OwnPiece outfitId={outfitId} item={item} />
          ) : (
            <Link
              to={`/home?tab=closet&piece=${item.pieceId}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {COPY.own.yours}
            </Link>
          )}
        </Suspense>
      </div>
    </div>
  );
}
