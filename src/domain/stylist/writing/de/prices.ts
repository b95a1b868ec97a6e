import { inSign, USUAL_CURRENCY } from '#contract/markets.ts';
import type { PriceRange } from '#contract/outfits.ts';
import type { Told, ToldPiece } from '#contract/told.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Says } from '../says.ts';
import { listed, withThe } from './inflection.ts';
import { theOne } from './named.ts';
import { suitNoun } from './suit.ts';
import { RANGES, WITHIN_RANGE } from './vocabulary.ts';

type Price =
  | 'range above sum'
  | 'not sold for range'
  | 'within range'
  | 'in all'
  | 'bought new'
  | 'all owned'
  | 'partly owned';

/** What an outfit costs. The first word is its range; the pieces are those bought second-hand, or all of them. */
export const PRICES: Record<Extract<Says, Price>, (told: Told) => string> = {
  'range above sum': (told) => {
    const [sum = 0] = told.sums ?? [];

    return `zusammen etwa ${money(sum, told)}: dein Budget (${rangeIn(RANGES, told).replace(/^für /, '')}) beginnt über den genannten ${cap(told)}`;
  },
  'not sold for range': (told) =>
    `zusammen etwa ${money(told.sums?.[0] ?? 0, told)}${secondHand(told)}: was dafür nötig ist, gibt es nicht ${rangeIn(RANGES, told)}`,
  'within range': (told) => {
    const [dollars = 0, most] = told.sums ?? [];
    const limit = most === undefined ? rangeIn(WITHIN_RANGE, told) : `im Budget von ${cap(told)}`;

    return `zusammen etwa ${money(dollars, told)}, ${limit}${secondHand(told)}${oneLess(told)}`;
  },
  'in all': (told) => `zusammen etwa ${money(told.sums?.[0] ?? 0, told)}${secondHand(told)}${oneLess(told)}`,
  'all owned': () => 'alles davon gehört dir: nichts zu kaufen',
  'partly owned': (told) => {
    const { pieces = [], sums: [dollars = 0, owned = 0] = [] } = told;
    const names = pieces.map((piece) => theOne(piece));

    return `von dir: ${listed(names.slice(0, owned))}; zu kaufen: ${listed(names.slice(owned))}, etwa ${money(dollars, told)}`;
  },
  'bought new': (told) => {
    const [sum = 0, used] = told.sums ?? [];

    return used === undefined
      ? `zusammen etwa ${money(sum, told)}, alles neu; ein Budget hast du nicht angegeben`
      : `neu kostet alles zusammen etwa ${money(sum, told)}, aus zweiter Hand rund ${money(used, told)}; ein Budget hast du nicht angegeben`;
  },
};

function secondHand({ pieces = [], words = [] }: Told): string {
  if (pieces.length === 0) return '';

  return words.includes('all')
    ? ', alles aus zweiter Hand'
    : `, wenn du ${listed(suitAsOne(pieces))} gebraucht kaufst`;
}

/** „den Anzug“ for its jacket and trousers. */
function suitAsOne(pieces: readonly ToldPiece[]): string[] {
  const suitsOf = ({ garment }: ToldPiece) => garmentOf(garment)?.suits ?? [];
  const lower = pieces.find(
    (piece) => garmentOf(piece.garment)?.slot === 'bottom' && suitsOf(piece).length > 0,
  );
  const jacket = pieces.find(
    (piece) =>
      piece !== lower && lower !== undefined && suitsOf(piece).some((suit) => suitsOf(lower).includes(suit)),
  );
  if (lower === undefined || jacket === undefined) return pieces.map((piece) => theOne(piece, 'accusative'));
  const isWithSkirt = garmentOf(lower.garment)?.kinds.includes('skirt') === true;

  return pieces
    .filter((piece) => piece !== lower)
    .map((piece) =>
      piece === jacket
        ? withThe(suitNoun(garmentOf(jacket.garment), isWithSkirt), 'accusative')
        : theOne(piece, 'accusative'),
    );
}

function rangeIn(phrases: Record<PriceRange, string>, { words: [range = ''] = [], currency }: Told): string {
  const phrase = (phrases as Readonly<Record<string, string>>)[range] ?? '';

  return inSign(phrase, currency ?? USUAL_CURRENCY);
}

/** „150 $“; in einer anderen Währung genannt „200 € (etwa 220 $)“. */
function cap(told: Told): string {
  const [, most = 0, named] = told.sums ?? [];
  const currency = told.words?.find((word) => /^[A-Z]{3}$/.test(word));
  const here = money(most, told);

  return named === undefined || currency === undefined
    ? here
    : `${money(named, { currency })} (etwa ${here})`;
}

/** „1.200 $“, „80 €“. @param in.currency an ISO 4217 code */
export function money(sum: number, { currency = USUAL_CURRENCY }: { currency?: string | undefined }): string {
  const format = { style: 'currency', currency, maximumFractionDigits: 0 } as const;

  return new Intl.NumberFormat('de', format).format(sum);
}

function oneLess({ words = [] }: Told): string {
  return words.includes('without a coat') ? '; darüber kommt dein eigener Mantel' : '';
}
