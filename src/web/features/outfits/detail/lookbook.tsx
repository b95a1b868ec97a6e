import { formatDay } from '#web/lib/format-day.ts';
import './lookbook.css';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { spoken } from '#web/lib/in-words.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { colourWord } from '#web/words/colours.ts';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { sumText } from '../formats.ts';
import { coloursOfLook } from '../look-colours.ts';
import { sizeInTile } from '../size-in-tile.ts';
import { tipsOf } from './tips-of-item.ts';

const COPY = OUTFITS_COPY.detail;

/**
 * The outfit as a page on paper. It exists only while the browser prints, so that nothing on the screen is
 * there twice; its style sheet hides everything else on that page.
 */
export function Lookbook({ outfit }: { outfit: Outfit }) {
  return createPortal(<LookbookPage outfit={outfit} />, document.body);
}

function LookbookPage({ outfit }: { outfit: Outfit }) {
  return (
    <main className="lookbook">
      <p className="lookbook-line">
        <span className="lookbook-wordmark">{PRODUCT.name}</span>
        <span className="lookbook-small">{formatDay(outfit.createdAt)}</span>
      </p>
      <div className="lookbook-columns">
        {outfit.imageUrl !== null && <img src={outfit.imageUrl} alt="" className="lookbook-picture" />}
        <div>
          <h1 lang={writtenIn(outfit)}>{outfit.title}</h1>
          <p lang={writtenIn(outfit)}>{outfit.description}</p>
          {outfit.overallFitAdvice !== '' && (
            <>
              <h2>{COPY.fitGuide}</h2>
              <p lang={writtenIn(outfit)}>{outfit.overallFitAdvice}</p>
            </>
          )}
        </div>
      </div>
      <div className="lookbook-line">
        <p className="lookbook-palette">
          {coloursOfLook(outfit).map(({ name, hex }) => (
            <span key={name}>
              <i style={{ backgroundColor: hex }} />
              {name}
            </span>
          ))}
        </p>
        <p className="lookbook-sum">{sumText(outfit.estimatedTotalCents, outfit)}</p>
      </div>
      <ul style={{ '--columns': columnsFor(outfit.items.length) } as CSSProperties}>
        {outfit.items.map((item) => (
          <li key={item.id}>
            {item.itemImageUrl !== null && (
              <span>
                <img
                  src={item.itemImageUrl}
                  alt=""
                  style={item.place ? sizeInTile({ slot: item.slot, place: item.place }, 1) : undefined}
                />
              </span>
            )}
            <div>
              <h2>
                <span lang={writtenIn(item)}>{item.item}</span>, {colourWord(item.color)}
              </h2>
              <p className="lookbook-small">{OUTFITS_COPY.priceBand(item.priceRange)}</p>
              {tipsOf(item)
                .slice(0, 1)
                .map((tip) => (
                  <p key={tip.message} className="lookbook-small" {...spoken(tip)} />
                ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="lookbook-small lookbook-shops">
        {COPY.shop}: {storesOf(outfit.items).join(', ')}
      </p>
    </main>
  );
}

const MOST_IN_ROW = 5;

/** One row where they fit, else two. */
function columnsFor(pieces: number): number {
  return pieces <= MOST_IN_ROW ? pieces : Math.ceil(pieces / 2);
}

/** By name: the address of a whole search cannot be typed from paper. */
function storesOf(items: readonly OutfitItem[]): string[] {
  const links = items.flatMap(({ shoppingLinks }) => shoppingLinks);
  return [...new Set(links.map(({ store }) => store))];
}
