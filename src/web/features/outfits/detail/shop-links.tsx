import { ChevronRight } from 'lucide-react';
import { LINK_TYPES, type LinkType, type OutfitItem, type ShoppingLink } from '#contract/outfits.ts';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.detail;
/** So many shops stand there at once. */
const FIRST = 3;

/** Searches for a piece: three shops of different kinds, and all by kind behind them. Each opens in a new tab. */
export function ShopLinks({ item }: { item: OutfitItem }) {
  const groups = groupLinks(item.shoppingLinks);
  const first = groups.flatMap(({ links }) => links.slice(0, 1)).slice(0, FIRST);
  if (groups.length === 0) return null;

  return (
    <div>
      <p className="text-base font-semibold">{COPY.shop}</p>
      <ul className="flex flex-wrap gap-x-5">
        {first.map((link) => (
          <li key={link.url}>
            <ShopLink link={link} item={item} />
          </li>
        ))}
      </ul>
      {item.shoppingLinks.length > first.length && (
        <details className="group/shop">
          <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {COPY.searches(item.shoppingLinks.length)}
            <ChevronRight
              aria-hidden
              size={16}
              strokeWidth={2}
              className="transition-transform duration-[120ms] group-open/shop:rotate-90"
            />
          </summary>
          <dl className="grid grid-cols-1 gap-x-4 pb-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            {groups.map(({ type, links }) => (
              <div key={type} className="contents">
                <dt className="pt-2 text-ink-2 sm:pt-3">{COPY.linkTypes[type]}</dt>
                <dd className="flex flex-wrap gap-x-5">
                  {links.map((link) => (
                    <ShopLink key={link.url} link={link} item={item} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="mt-1 text-xs text-ink-2">{COPY.shopNote}</p>
    </div>
  );
}

function ShopLink({ link, item }: { link: ShoppingLink; item: OutfitItem }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={COPY.searchStore(link.store, `${item.color} ${item.item}`)}
      className="inline-flex min-h-11 items-center gap-2"
    >
      <span
        aria-hidden
        className="size-2.5 shrink-0 border border-ink-2"
        style={{ backgroundColor: link.brandColor }}
      />
      {link.store}
    </a>
  );
}

/** Links by type, in the types' order; types without a link are left out. */
function groupLinks(links: readonly ShoppingLink[]): { type: LinkType; links: ShoppingLink[] }[] {
  return LINK_TYPES.map((type) => ({ type, links: links.filter((link) => link.type === type) })).filter(
    (group) => group.links.length > 0,
  );
}
