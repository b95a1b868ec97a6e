import type { UnmetWish } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import type { PriceBand } from '#domain/shopping/price-plan.ts';
import { overallFitAdvice } from '#domain/tailoring/fit-advice.ts';
import { capitalised, cutName, itemWords } from '#domain/wardrobe/item-words.ts';
import { trueSentences } from '../../review/false-sentences.ts';
import { shortOfOccasion } from '../../review/review-draft.ts';
import { unmetWishes } from '../../review/unmet-wishes.ts';
import type { DraftItem, OutfitBrief, OutfitDraft } from '../../stylist.ts';
import { inWords } from '../../writing/in-words.ts';
import type { Sentence } from '../../writing/sentence.ts';
import { refuseUnlessUnderstood } from '../language/wishes/refuse-unless-understood.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { byWearing, type ComposedOutfit, composeOutfit } from './compose-outfit.ts';
import { descriptionFor } from './description.ts';
import { nothingOwned } from './nothing-owned.ts';
import type { OutfitPlan } from './outfit-plan.ts';
import { asCalled, type Piece, pieceOf } from './piece.ts';
import { reasonsFor } from './reasons.ts';
import { createSeededRandom, seedFor } from './seeded-random.ts';
import { titleFor } from './title.ts';

/**
 * An outfit for a prompt and a profile. The same brief gives the same outfit on every machine.
 * @throws AppError `not_understood` when the refusals and avoidances leave nothing to wear, for a greeting, and when less
 * than half of the prompt was understood
 */
export function proposeOutfit(brief: OutfitBrief): OutfitDraft {
  refuseUnlessUnderstood(brief.prompt);
  const wishes = readWishes(brief.prompt);
  const composed = composeForOccasion(brief, wishes);
  if (composed === null && brief.closet?.isOnly === true) throw nothingOwned(brief, wishes);
  if (composed === null && brief.kept !== undefined && brief.kept.length > 0) {
    throw refusal('nothing_within_price');
  }
  if (composed === null) {
    throw refusal('nothing_left_to_wear');
  }

  return draftOf(composed, brief, wishes);
}

/** An outfit, and what of its occasion it falls short of. */
interface ForOccasion {
  outfit: ComposedOutfit;
  short: UnmetWish[];
}

/** What falls short of its occasion is composed again, from other dice: the first that has all of it, or else the very first. */
function composeForOccasion(brief: OutfitBrief, wishes: Wishes): ForOccasion | null {
  const compose = (seed: number): ForOccasion | null => {
    const outfit = composeOutfit({ ...brief, seed }, wishes);
    return outfit && { outfit, short: shortOfOccasion(brief, wishes, wornIn(outfit, brief)) };
  };
  const first = compose(brief.seed);
  if (first === null || brief.closet?.isOnly === true || first.short.length === 0) return first;

  for (let again = 1; again <= MORE_TRIES; again++) {
    const other = compose(seedFor(brief.seed, `again ${again}`));
    if (other?.short.length === 0) return other;
  }

  return first;
}

const MORE_TRIES = 2;

function wornIn({ pieces, prices, plan }: ComposedOutfit, { kept = [] }: OutfitBrief) {
  return [
    ...pieces.map((piece, at) => itemOf(piece, prices[at] as PriceBand, plan.styles, cutNames(plan))),
    ...kept,
  ];
}

function draftOf({ outfit, short }: ForOccasion, brief: OutfitBrief, asked: Wishes): OutfitDraft {
  const words = createSeededRandom(seedFor(brief.seed, 'words'));
  const items = outfit.pieces.map((piece, at) =>
    itemOf(piece, outfit.prices[at] as PriceBand, outfit.plan.styles, cutNames(outfit.plan)),
  );
  const whole = withKept(outfit, brief);
  const worn = [...items, ...(brief.kept ?? [])];
  const context = { weather: outfit.plan.weather, isWet: outfit.plan.wishes.isWet };

  const isTrue = ({ text }: Sentence) => trueSentences(text, worn, context) !== '';

  return {
    ...inWords({
      title: titleFor(
        whole,
        brief.recent.map((recent) => recent.title),
        words,
      ),
      description: descriptionFor(whole, words).filter(isTrue),
      fit: overallFitAdvice([...(brief.kept ?? []), ...items], brief.profile),
      reasons: reasonsFor(
        whole,
        brief,
        (reason) => isTrue(reason) && !(short.length > 0 && SAYS_RIGHT.has(reason.told.says)),
      ),
    }),
    items,
    notUnderstood: asked.notUnderstood,
    unmet: [...unmetWishes(asked, outfit.plan, worn), ...short],
  };
}

/** That it is right for its occasion, which is said of nothing that falls short of it. */
const SAYS_RIGHT: ReadonlySet<string> = new Set(['code right for', 'code as asked for']);

/** What the words are about: the kept pieces are worn with the rest. */
function withKept(outfit: ComposedOutfit, brief: OutfitBrief): ComposedOutfit {
  const kept = (brief.kept ?? []).flatMap((item) => {
    const piece = pieceOf(item);
    const price = { lowCents: item.priceLowCents, highCents: item.priceHighCents };

    return piece === null ? [] : [{ piece, price }];
  });
  const worn = [
    ...outfit.pieces.map((piece, at) => ({ piece, price: outfit.prices[at] as PriceBand })),
    ...kept,
  ].sort((first, second) => byWearing(first.piece, second.piece));

  return {
    ...outfit,
    pieces: worn.map(({ piece }) => asCalled(piece)),
    prices: worn.map(({ price }) => price),
  };
}

/** What the cuts are called that everything has to be sold in. */
export function cutNames({ wishes, worn }: Pick<OutfitPlan, 'wishes' | 'worn'>): string[] {
  return [...wishes.cuts].map((cut) => cutName(cut, worn));
}

/** A piece with its price as the port's item. */
export function itemOf(
  { garment, fabric, pattern, colour, owned }: Piece,
  price: PriceBand,
  styles: ReadonlyMap<StyleName, number>,
  cuts: readonly string[] = [],
): DraftItem {
  return {
    slot: garment.slot,
    category: garment.category,
    item: capitalised(owned?.name || itemWords(garment, fabric, pattern, owned === undefined ? cuts : [])),
    garment: garment.key,
    color: colour,
    colorHex: owned?.hex ?? hexOf(colour),
    fabric,
    pattern,
    style: bestStyle(garment.styles, styles),
    priceLowCents: price.lowCents,
    priceHighCents: price.highCents,
    ...(owned !== undefined && (owned.id === null ? { isOwned: true } : { pieceId: owned.id })),
  };
}

function bestStyle(styles: readonly StyleName[], wanted: ReadonlyMap<StyleName, number>): string {
  let best = styles[0] ?? 'Classic';

  for (const style of styles) {
    if ((wanted.get(style) ?? 0) > (wanted.get(best) ?? 0)) best = style;
  }

  return best;
}
