import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { type Edit, itemsOf } from './edit.ts';
import { dollarsOf, spendByShare } from './price-share.ts';

/**
 * The edits with the sum that may be spent, of a piece or of all, and those that it answers.
 * @param sum the most that the request will spend on everything, where it says so in any words
 * @param named the ids of the pieces that the request speaks of
 * @param items what there is, with its prices
 */
export function withBudget(
  asked: readonly Edit[],
  mentions: readonly Mention[],
  sum: number | null,
  named: readonly string[],
  items: readonly OutfitItem[],
): { edits: Edit[]; answered: Edit[] } {
  const share = sum === null ? spendByShare(mentions, items) : null;
  const isSumNew = sum !== null && !asked.some((edit) => edit.do === 'spend');
  // "300 bucks? I've got 160": what is to be spent, and not what it costs.
  const said = asked.map(
    (edit): Edit =>
      edit.do === 'spend' && isCap(edit) && sum !== null
        ? { ...edit, dollars: Math.min(edit.dollars, sum) }
        : edit,
  );
  const all: Edit[] = isSumNew ? [...said, { do: 'spend', dollars: sum, items: null }] : said;
  const capped =
    share === null
      ? capOfNamed(all, mentions, named, items)
      : [...all.filter((edit) => edit.do !== 'spend' && !isOfPrice(edit)), share];
  // "Cheaper, 300 in all": the sum says how much cheaper.
  const answered = [
    ...all.filter((edit) => edit.do === 'shift' && !capped.includes(edit)),
    ...capped.filter((edit) => isCheaper(edit) && capped.some(({ do: what }) => what === 'spend')),
  ];

  return { edits: capped.filter((edit) => !answered.includes(edit)), answered };
}

/** "Cheaper, and jeans rather than chinos": what all of it costs is seen when all of it is there. */
export function withPricesLast(edits: readonly Edit[]): Edit[] {
  const isOfAll = (edit: Edit) => isCap(edit) || isCheaper(edit);

  // "Make it goth": what comes is to be black as well.
  const isFirst = (edit: Edit) =>
    edit.do === 'style' && edits.some((other) => other.do === 'recolour' && other.everything);

  return [
    ...edits.filter(isFirst),
    ...edits.filter((edit) => !isFirst(edit) && !isOfAll(edit)),
    ...edits.filter(isOfAll),
  ];
}

/**
 * "Cheaper shoes, 60 max", "the blazer is too expensive, 80 at most": a sum beside the price of a piece is for that piece, unless it says that
 * it is for all of it.
 * @param named the ids of the pieces that the request speaks of
 */
function capOfNamed(
  edits: readonly Edit[],
  mentions: readonly Mention[],
  named: readonly string[],
  items: readonly OutfitItem[],
): Edit[] {
  const cap = edits.find((edit) => edit.do === 'spend' && edit.items === null);
  const asksPrice = mentions.some((_, at) => isPriceOfPiece(mentions, at));
  const isOfAll =
    !asksPrice && mentions.some(({ text, meaning }) => OF_ALL.test(text) || isCue(meaning, 'everything'));
  if (cap?.do !== 'spend' || isOfAll) return [...edits];
  const isPricey =
    mentions.some(({ text }) => PRICEY.test(text)) ||
    OVER_BUDGET.test(mentions.map(({ text }) => text).join(' ')) ||
    asksPrice;
  const isMeant = (edit: Edit) =>
    (isOfPrice(edit) && itemsOf(edit).length > 0) ||
    (isPricey && (edit.do === 'remove' || (edit.do === 'replace' && edit.by === null)));
  const priced = edits.filter(isMeant);
  const found = [...new Set(priced.flatMap(itemsOf))];
  const spokenOf = [...new Set([...named, ...edits.flatMap(itemsOf)])];
  // "Loafers instead, 60 max" of a look for 400.
  const isSmall =
    cap.step === undefined && spokenOf.length === 1 && cap.dollars <= dollarsOf(items) * SMALL_SHARE;
  const about =
    found.length === 0 && (isPricey || isSmall) ? (isSmall ? spokenOf : [...new Set(named)]) : found;
  // "It must not cost more than 250, and the shoes stay": they cost less anyhow.
  const isMet =
    cap.step === undefined &&
    !isSmall &&
    dollarsOf(items.filter(({ id }) => about.includes(id))) <= cap.dollars;
  if (about.length === 0 || (found.length === 0 && isMet)) return [...edits];

  return edits
    .filter((edit) => !priced.includes(edit))
    .map((edit) => (edit === cap ? { ...cap, items: about } : edit));
}

/** A sum that is so small a part of the whole is for the one piece that is spoken of. */
const SMALL_SHARE = 0.4;

function isOfPrice(edit: Edit): boolean {
  return edit.do === 'shift' && edit.axis === 'price';
}

const OF_ALL =
  /(?:^| )(?:all|total|altogether|together|lot|whole|outfit|look|insgesamt|zusammen|alles|gesamt)(?: |$)/;

const PRICEY = /(?:^| )(?:expensive|pricey|overpriced|teuer|costs?|kostet|kosten|wahnsinn)(?: |$)/;

const OVER_BUDGET =
  /(?:^| )(?:nicht (?:in|im) (?:mein|unser|das) budget|nicht (?:ins|im) budget|(?:not |isnt |out )(?:in|of|within) (?:my |our )?budget|over (?:my |our )?budget|cant afford)(?: |$)/;

/** "50 for a shirt? 30 max", and not "30 for the shirt". */
function isPriceOfPiece(mentions: readonly Mention[], at: number): boolean {
  const [money, link, , noun, mark] = mentions.slice(at, at + 5);

  return (
    (money?.meaning.is === 'money' || /^\d{2,4}$/.test(money?.text ?? '')) &&
    isCue(link?.meaning, 'for') &&
    noun?.meaning.is === 'garments' &&
    mark?.meaning.is === 'break' &&
    mark.meaning.mark === '?'
  );
}

/** The most that all of it may cost. */
function isCap(edit: Edit): boolean {
  return edit.do === 'spend' && edit.items === null && edit.step === undefined;
}

/** All of it cheaper, or dearer. */
function isCheaper(edit: Edit): boolean {
  return edit.do === 'shift' && edit.axis === 'price' && edit.items === null;
}
