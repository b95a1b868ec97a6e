import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import type { OutfitItem } from '#contract/outfits.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { colourWord } from '#web/words/colours.ts';
import { categoryWord } from '#web/words/garments.ts';
import { langOf } from '#web/words/lang-of.ts';
import { styleWord } from '#web/words/styles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { ShopLinks } from './shop-links.tsx';

const COPY = OUTFITS_COPY.detail;
const PICTURE_SIZE = 512;

/** One piece: what it is, what it looks like, and where to look for it. */
export function ItemDetails({ item, isFirst }: { item: OutfitItem; isFirst: boolean }) {
  return (
    <li className="pt-5 pb-2">
      <div className="flex gap-4">
        <ImageWithFallback
          src={item.itemImageUrl ?? ''}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          className="ground size-24 shrink-0 object-contain p-2 sm:size-28"
          fallback={
            <span
              aria-hidden
              className="size-24 shrink-0 border border-line sm:size-28"
              style={{ backgroundColor: item.colorHex }}
            />
          }
        />
        <div className="min-w-0 flex-1">
          <p lang={langOf(item.category, categoryWord)} className="text-sm text-ink-2">
            {categoryWord(item.category)}
          </p>
          <h4 lang={STYLIST_LANGUAGE} className="font-semibold">
            {item.item}
          </h4>
          <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
            <dt className="text-ink-2">{COPY.color}</dt>
            <dd className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-4 shrink-0 border border-line-strong"
                style={{ backgroundColor: item.colorHex }}
              />
              {colourWord(item.color)}
            </dd>
            <dt className="text-ink-2">{COPY.style}</dt>
            <dd lang={langOf(item.style, styleWord)}>{styleWord(item.style)}</dd>
            <dt className="text-ink-2">{COPY.price}</dt>
            <dd className="tabular">{OUTFITS_COPY.priceBand(item.priceRange)}</dd>
          </dl>
        </div>
      </div>
      <ShopLinks item={item} isOpenAtFirst={isFirst} />
    </li>
  );
}
