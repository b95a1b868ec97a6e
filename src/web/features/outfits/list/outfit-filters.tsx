import { Heart } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { ChipToggle } from '#web/ui/chip-toggle.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeText } from '../formats.ts';

const COPY = OUTFITS_COPY.list;

interface OutfitFiltersProps {
  text: string;
  onText: (text: string) => void;
  price: PriceRange | null;
  onPrice: (price: PriceRange | null) => void;
  onlyFavorites: boolean;
  onOnlyFavorites: (onlyFavorites: boolean) => void;
}

export function OutfitFilters({ text, onText, price, onPrice, ...rest }: OutfitFiltersProps) {
  const prices = useRef<HTMLDivElement>(null);
  useEffect(() => afterPaint(() => showPrice(prices.current, price)), [price]);

  return (
    <div className="gap-x-4 gap-y-2 max-lg:space-y-2 lg:flex lg:items-center">
      <div className="flex gap-2 lg:w-[15.6rem] lg:shrink-0">
        <SearchField label={COPY.search} value={text} onChange={onText} className="min-w-0 flex-1" />
        <FavoritesOnly pressed={rest.onlyFavorites} onToggle={rest.onOnlyFavorites} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a line that scrolls */}
      <div
        ref={prices}
        role="group"
        aria-label={COPY.price}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 max-sm:fades sm:-mx-1 sm:flex-wrap sm:px-1 lg:gap-1.5 lg:py-0 lg:*:px-3!"
      >
        <PriceChip price={null} isChosen={price === null} label={COPY.allPrices} onChoose={onPrice} />
        {PRICE_RANGES.map((range) => (
          <PriceChip
            key={range}
            price={range}
            isChosen={price === range}
            label={rangeText(range)}
            onChoose={onPrice}
          />
        ))}
      </div>
    </div>
  );
}

/** On a phone the line is wider than the window: what is chosen moves to its middle, and nothing else moves. */
function showPrice(line: HTMLElement | null, price: PriceRange | null) {
  const chip = line?.children[price === null ? 0 : PRICE_RANGES.indexOf(price) + 1];
  if (!line || !chip || line.scrollWidth <= line.clientWidth) return;
  const [around, chosen] = [line.getBoundingClientRect(), chip.getBoundingClientRect()];
  line.scrollBy({ left: chosen.left + chosen.width / 2 - (around.left + around.width / 2) });
}

interface FavoritesOnlyProps {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
}

/** Where the line is full, the heart alone, so that the search keeps its room. */
const FavoritesOnly = memo(function FavoritesOnly({ pressed, onToggle }: FavoritesOnlyProps) {
  return (
    <button
      type="button"
      aria-label={COPY.favoritesOnly}
      aria-pressed={pressed}
      title={COPY.favoritesOnly}
      onClick={() => onToggle(!pressed)}
      className={classNames(
        'inline-flex h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-edge border text-sm font-medium sm:max-lg:px-4',
        pressed ? 'chosen' : 'border-line-strong hover:border-ink',
      )}
    >
      <Heart aria-hidden size={18} strokeWidth={1.75} fill={pressed ? 'currentColor' : 'none'} />
      <span className="hidden sm:max-lg:inline">{COPY.favoritesOnly}</span>
    </button>
  );
});

interface PriceChipProps {
  price: PriceRange | null;
  isChosen: boolean;
  label: string;
  onChoose: (price: PriceRange | null) => void;
}

const PriceChip = memo(function PriceChip({ price, isChosen, label, onChoose }: PriceChipProps) {
  return (
    <ChipToggle pressed={isChosen} onToggle={() => onChoose(price)}>
      <span className="tabular min-w-5.5 text-center whitespace-nowrap">{label}</span>
    </ChipToggle>
  );
});
