import { ChevronRight } from 'lucide-react';
import { STYLIST_LANGUAGE } from '#contract/languages.ts';
import { LINK_TYPES, type LinkType, type OutfitItem, type ShoppingLink } from '#contract/outfits.ts';
import { OUTFITS_COPY } from '../copy.ts';

const COPY = OUTFITS_COPY.detail;

interface ShopLinksProps {
  item: OutfitItem;
  isOpenAtFirst: boolean;
}

/** Searches for a piece, by kind of shop; folded away, because a look has many. Each opens in a new tab. */
export function ShopLinks({ item, isOpenAtFirst }: ShopLinksProps) {
  const groups = groupLinks(item.shoppingLinks);
  if (groups.length === 0) return null;

  return (
    <details open={isOpenAtFirst} className="group/shop mt-2 text-sm">
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={2}
          className="transition-transform duration-[120ms] group-open/shop:rotate-90"
        />
        {COPY.shop}
        <span lang={STYLIST_LANGUAGE} className="visually-hidden">
          : {item.item}
        </span>
        <span className="font-normal text-ink-2">{COPY.searches(item.shoppingLinks.length)}</span>
      </summary>
      <dl className="grid grid-cols-1 gap-x-4 pb-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
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
        className="size-2.5 shrink-0 rounded-full border border-line-strong"
        style={{ backgroundColor: link.brandColor }}
      />
      {link.store}
    </a>
  );
}

/** Links by type, in the types' order; types without a link are left out. */
export function groupLinks(links: readonly ShoppingLink[]): { type: LinkType; links: ShoppingLink[] }[] {
  return LINK_TYPES.map((type) => ({ type, links: links.filter((link) => link.type === type) })).filter(
    (group) => group.links.length > 0,
  );
}
