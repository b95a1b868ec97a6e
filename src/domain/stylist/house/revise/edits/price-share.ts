import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isOf } from '../items/what-is-here.ts';
import type { Edit } from './edit.ts';

/**
 * The sum that a share of the price comes to: "half the price", „ein Drittel günstiger“, "20% off the boots", "same price but dressier".
 * Of the pieces that its thought names, else of all. Null where no share is said.
 */
export function spendByShare(
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): Extract<Edit, { do: 'spend' }> | null {
  const thoughts = thoughtsOf(mentions);
  for (const [at, thought] of thoughts.entries()) {
    const share = shareIn(thought.map(({ text, said }) => (/%/.test(said) ? said : text)).join(' '));
    if (share === null) continue;
    const itemsIn = (said: readonly Mention[]) =>
      items.filter((item) => said.some(({ meaning }) => meaning.is === 'garments' && isOf(item, meaning)));
    const before = thoughts.slice(0, at).findLast((said) => itemsIn(said).length > 0) ?? [];
    const named = itemsIn(pointsBack(thought) ? [...before, ...thought] : thought);
    const about = named.length > 0 && share < 1 ? named : items;

    return {
      do: 'spend',
      dollars: Math.floor(share * dollarsOf(about)),
      items: about === items ? null : about.map(({ id }) => id),
    };
  }

  return null;
}

/** "Half the price for those", and not "those boots". */
function pointsBack(thought: readonly Mention[]): boolean {
  return thought.some(
    ({ text }, at) =>
      THOSE.test(text) && !['garments', 'colour'].includes(thought[at + 1]?.meaning.is ?? 'break'),
  );
}

const THOSE = /^(?:them|those|these|they|that one|this one|ones?|welche|die|davon)$/;

export function dollarsOf(items: readonly OutfitItem[]): number {
  return (
    items.reduce((sum, { priceLowCents, priceHighCents }) => sum + priceLowCents + priceHighCents, 0) / 200
  );
}

function thoughtsOf(mentions: readonly Mention[]): Mention[][] {
  const thoughts: Mention[][] = [[]];
  for (const mention of mentions) {
    if (mention.meaning.is === 'break') thoughts.push([]);
    else thoughts.at(-1)?.push(mention);
  }

  return thoughts;
}

/** What is left of a price, as a share of it. */
function shareIn(words: string): number | null {
  for (const [pattern, share] of SHARES) if (pattern.test(words)) return share;
  const percent = PERCENT_LESS.exec(words)?.[1];

  return percent === undefined || Number(percent) >= 100 ? null : 1 - Number(percent) / 100;
}

const LESS = '(?:cheaper|less|off|billiger|gunstiger|weniger|runter|down)';
const PRICE =
  '(?:price|cost|costs|money|budget|total|sum|preis|preises|kosten|geld|geldes|budgets|summe|gesamtpreis)';
const SHARES: readonly [RegExp, number][] = [
  [
    new RegExp(
      `\\b(?:half (?:of )?(?:the |that |its )?${PRICE}|half as (?:much|expensive|pricey)|halve\\b|halbieren?\\b|halb so (?:teuer|viel)|halben? ${PRICE}|halfte (?:des |vom |billiger|gunstiger|weniger|kosten)|(?:costs?|spend|for|um die|die) (?:half|halfte)$)`,
    ),
    1 / 2,
  ],
  [new RegExp(`\\b(?:(?:a|one|by a) third|(?:ein|um ein) drittel) ${LESS}`), 2 / 3],
  [new RegExp(`\\b(?:(?:a|one|by a) quarter|(?:ein|um ein) viertel) ${LESS}`), 3 / 4],
  [
    new RegExp(
      `\\b(?:(?:the )?same ${PRICE}|(?:gleiche[nrms]?|selbe[nrm]?|gleich\\w*) ${PRICE}|(?:without|not) (?:costing|spending|paying) (?:any )?more|no (?:dearer|more expensive)|nicht (?:teurer|mehr kosten|mehr ausgeben)|(?:genauso|gleich) (?:teuer|viel kosten))\\b`,
    ),
    1,
  ],
];
const PERCENT_LESS = new RegExp(`\\b(\\d{1,2}) ?(?:%|percent|prozent) ${LESS}`);
