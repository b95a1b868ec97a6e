import { inSign } from '#contract/markets.ts';
import { PRICE_RANGE_LABELS } from '#contract/outfits.ts';
import { currencyHere, sumIn } from '#domain/shopping/currency.ts';
import { secondHandCorridorOf } from '#domain/shopping/price-corridor.ts';
import { middleCents } from '#domain/shopping/price-plan.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import type { SumNamed } from '#domain/shopping/sums-of-elsewhere.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../../stylist.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isBrand } from '../../language/lexicon/brand-words.ts';
import type { ComposedOutfit } from '../compose-outfit.ts';
import type { Piece } from '../piece.ts';
import { tierOfPiece } from '../tier-of-piece.ts';
import { listed, shortName, suitNoun } from '../wording.ts';

/** What it costs is always said: it may be more than was asked for. */
export function priceReason(outfit: ComposedOutfit, brief: OutfitBrief): Sentence {
  const { plan, prices, pieces } = outfit;
  if (pieces.some(({ owned }) => owned !== undefined)) return ownReason(outfit);
  const range = inSign(PRICE_RANGE_LABELS[plan.priceRange], currencyHere()).replace(/^U/, 'u');
  const dollars = dollarsOf(prices);
  const { mostDollars: cap, mostNamed } = plan.wishes;
  if (cap !== null && cap < plan.budget.least) {
    return tell(
      'range above sum',
      `About ${sumIn(dollars)} in all: your price range (${range}) starts above the ${capSaid(cap, mostNamed)} you named`,
      { words: [plan.priceRange, ...currencyOf(mostNamed)], sums: [dollars, ...capSums(cap, mostNamed)] },
    );
  }
  if (plan.isBoughtNew && plan.priceRange !== brief.priceRange) return priceUnasked(outfit, dollars);
  const usedPieces = pieces.filter((_, at) => tierOfPiece(outfit, at) === 'second-hand');
  const used = suitAsOne(usedPieces);
  const how =
    used.length === 0
      ? ''
      : usedPieces.length === pieces.length
        ? ', all of it second-hand'
        : `, with ${listed(used)} second-hand`;
  const allOrSome = usedPieces.length === pieces.length ? 'all' : 'some';
  const less = isWithoutCoat(outfit) ? '; your own coat goes over it' : '';
  if (dollars > BUDGETS[plan.priceRange].most) {
    return tell(
      'not sold for range',
      `About ${sumIn(dollars)} in all${how}: what this asks for is not sold for ${range}`,
      { words: [plan.priceRange, allOrSome], sums: [dollars], pieces: usedPieces },
    );
  }

  const isWithinCap = cap !== null && dollars <= cap;
  // A range that nobody chose is no promise that was kept, and one without an upper end is none either.
  if ((brief.isRangeOpen === true || plan.priceRange === '300-plus') && !isWithinCap) {
    return tell('in all', `About ${sumIn(dollars)} in all${how}${less}`, {
      words: [plan.priceRange, allOrSome, ...(less === '' ? [] : ['without a coat'])],
      sums: [dollars],
      pieces: usedPieces,
    });
  }
  const limit = isWithinCap
    ? `within your ${capSaid(cap, mostNamed)}`
    : range.replace(/^(?!under)/, 'within ');

  return tell('within range', `About ${sumIn(dollars)} in all, ${limit}${how}${less}`, {
    words: [
      plan.priceRange,
      allOrSome,
      ...(less === '' ? [] : ['without a coat']),
      ...(isWithinCap ? currencyOf(mostNamed) : []),
    ],
    sums: isWithinCap ? [dollars, ...capSums(cap, mostNamed)] : [dollars],
    pieces: usedPieces,
  });
}

/** "the suit" for its jacket and trousers. */
function suitAsOne(pieces: readonly Piece[]): string[] {
  const lower = pieces.find(({ garment }) => garment.slot === 'bottom' && garment.suits.length > 0);
  const jacket = pieces.find(
    (piece) => piece !== lower && piece.garment.suits.some((suit) => lower?.garment.suits.includes(suit)),
  );

  return pieces
    .filter((piece) => jacket === undefined || piece !== lower)
    .map((piece) => `the ${piece === jacket ? suitNoun(piece) : shortName(piece.garment)}`);
}

/** "$150"; of another currency "€200 (about $220)". */
function capSaid(cap: number, named: SumNamed | undefined): string {
  const here = sumIn(Math.round(cap));

  return named === undefined ? here : `${sumIn(named.sum, named.currency)} (about ${here})`;
}

function capSums(cap: number, named: SumNamed | undefined): number[] {
  return [Math.round(cap), ...(named === undefined ? [] : [named.sum])];
}

function currencyOf(named: SumNamed | undefined): string[] {
  return named === undefined ? [] : [named.currency];
}

/** Which is the person's own, and what the rest comes to. */
function ownReason({ pieces, prices }: ComposedOutfit): Sentence {
  const own = pieces.filter(({ owned }) => owned !== undefined);
  if (own.length === pieces.length) return tell('all owned', 'All of it is yours: nothing to buy');
  const names = (some: readonly Piece[]) =>
    listed(
      some.map(
        (piece) =>
          `the ${isBrand(piece.owned?.called ?? '') ? piece.owned?.called : shortName(piece.garment)}`,
      ),
    );
  const missing = pieces.filter(({ owned }) => owned === undefined);

  const dollars = dollarsOf(prices);

  return tell('partly owned', `Yours: ${names(own)}; to buy: ${names(missing)}, about ${sumIn(dollars)}`, {
    pieces: [...own, ...missing],
    sums: [dollars, own.length],
  });
}

/** In the cold that was named a small budget buys what is worn indoors, and the coat is the person's own. */
function isWithoutCoat({ plan, pieces }: ComposedOutfit): boolean {
  return (
    plan.wishes.isWeatherSaid && needsCoat(plan.weather) && !pieces.some(({ garment }) => isCoat(garment))
  );
}

/** More than usual because nobody set a limit, and what the same is found for second-hand. */
function priceUnasked({ pieces, prices }: ComposedOutfit, dollars: number): Sentence {
  const saved = pieces.reduce((sum, { garment, fabric }, at) => {
    const used = secondHandCorridorOf(garment.key, fabric);
    const { lowCents, highCents } = prices[at] ?? { lowCents: 0, highCents: 0 };

    return sum + (used === null ? 0 : Math.max(0, (lowCents + highCents) / 200 - used[1]));
  }, 0);

  const said = `About ${sumIn(dollars)} in all, bought new, because you set no price range`;

  if (saved < dollars * WORTH_SAVING) return tell('bought new', said, { sums: [dollars] });
  const secondHand = Math.round((dollars - saved) / 10) * 10;

  return tell('bought new', `${said}; second-hand, expect about ${sumIn(secondHand)}`, {
    sums: [dollars, secondHand],
  });
}

/** A share of the sum; for less nobody goes to a second shop. */
const WORTH_SAVING = 0.15;

function dollarsOf(prices: ComposedOutfit['prices']): number {
  const cents = prices.reduce(
    (sum, { lowCents, highCents }) =>
      sum + middleCents({ priceLowCents: lowCents, priceHighCents: highCents }),
    0,
  );

  return Math.round(cents / 100);
}
