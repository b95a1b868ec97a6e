import { formatDay } from '#web/lib/format-day.ts';
import './lookbook.css';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { spoken } from '#web/lib/in-words.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { colourWord } from '#web/words/colours.ts';
import { categoryWord } from '#web/words/garments.ts';
import { langOf, writtenIn } from '#web/words/lang-of.ts';
import { styleWord } from '#web/words/styles.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { rangeOf, sumText } from '../formats.ts';
import { coloursOfLook } from '../look-colours.ts';
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
      <header>
        <p className="lookbook-small">
          <span className="lookbook-wordmark">{PRODUCT.name}</span> {formatDay(outfit.createdAt)}
        </p>
        <h1 lang={writtenIn(outfit)}>{outfit.title}</h1>
      </header>
      <div className="lookbook-columns">
        {outfit.imageUrl !== null && <img src={outfit.imageUrl} alt="" className="lookbook-picture" />}
        <div>
          <p lang={writtenIn(outfit)}>{outfit.description}</p>
          <p className="lookbook-small lookbook-palette">
            {coloursOfLook(outfit).map(({ name, hex }) => (
              <span key={name}>
                <i style={{ backgroundColor: hex }} />
                {name}
              </span>
            ))}
          </p>
          <p className="lookbook-small">
            {outfit.estimatedTotalCents > 0 && `${rangeOf(outfit)}, `}
            {sumText(outfit.estimatedTotalCents, outfit)}
          </p>
          {outfit.reasons.map((reason) => (
            <p key={reason} lang={writtenIn(outfit)}>
              {reason}
            </p>
          ))}
          {outfit.overallFitAdvice !== '' && <p lang={writtenIn(outfit)}>{outfit.overallFitAdvice}</p>}
        </div>
      </div>
      <ul>
        {outfit.items.map((item) => (
          <li key={item.id}>
            {item.itemImageUrl === null ? <span /> : <img src={item.itemImageUrl} alt="" />}
            <div>
              <h2>
                <span lang={writtenIn(item)}>{item.item}</span>, {colourWord(item.color)}
              </h2>
              <p className="lookbook-small">
                <span lang={langOf(item.category, categoryWord)}>{categoryWord(item.category)}</span>,{' '}
                <span lang={langOf(item.style, styleWord)}>{styleWord(item.style)}</span>,{' '}
                {OUTFITS_COPY.priceBand(item.priceRange)}
              </p>
              <p className="lookbook-small">
                {tipsOf(item).map((tip) => (
                  <Fragment key={tip.message}>
                    <span {...spoken(tip)} />.{' '}
                  </Fragment>
                ))}
              </p>
              <p className="lookbook-small">
                {COPY.shop}: {hostsOf(item).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Addresses that can be typed from paper; a whole search could not. */
function hostsOf(item: OutfitItem): string[] {
  const hosts = item.shoppingLinks.map((link) => new URL(link.url).hostname.replace(/^www\d*\./, ''));
  return [...new Set(hosts)];
}
