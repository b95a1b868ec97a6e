import type { PriceRange } from '#contract/outfits.ts';
import type { Told } from '#contract/told.ts';
import type { Says } from '../says.ts';
import { listed } from './inflection.ts';
import { theOne } from './named.ts';
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
  'range above sum': ({ words = [], sums: [dollars = 0, cap = 0] = [] }) =>
    `zusammen etwa ${money(dollars)}: dein Preisrahmen (${rangeIn(RANGES, words).replace(/^für /, '')}) beginnt über den genannten ${money(cap)}`,
  'not sold for range': (told) =>
    `zusammen etwa ${money(told.sums?.[0] ?? 0)}${secondHand(told)}: was dafür nötig ist, gibt es nicht ${rangeIn(RANGES, told.words)}`,
  'within range': (told) => {
    const [dollars = 0, cap] = told.sums ?? [];
    const limit = cap === undefined ? rangeIn(WITHIN_RANGE, told.words) : `im Rahmen deiner ${money(cap)}`;

    return `zusammen etwa ${money(dollars)}, ${limit}${secondHand(told)}${oneLess(told)}`;
  },
  'in all': (told) => `zusammen etwa ${money(told.sums?.[0] ?? 0)}${secondHand(told)}${oneLess(told)}`,
  'all owned': () => 'alles davon gehört dir: nichts zu kaufen',
  'partly owned': ({ pieces = [], sums: [dollars = 0, owned = 0] = [] }) => {
    const names = pieces.map((piece) => theOne(piece));

    return `von dir: ${listed(names.slice(0, owned))}; zu kaufen: ${listed(names.slice(owned))}, etwa ${money(dollars)}`;
  },
  'bought new': ({ sums: [dollars = 0, used] = [] }) =>
    `zusammen etwa ${money(dollars)}, neu gekauft, weil du keinen Preisrahmen gewählt hast${used === undefined ? '' : `; aus zweiter Hand gibt es das für rund ${money(used)}`}`,
};

function secondHand({ pieces = [], words = [] }: Told): string {
  if (pieces.length === 0) return '';

  return words.includes('all')
    ? ', alles aus zweiter Hand'
    : `, ${listed(pieces.map((piece) => theOne(piece)))} aus zweiter Hand`;
}

function rangeIn(phrases: Record<PriceRange, string>, [range = '']: readonly string[] = []): string {
  return (phrases as Readonly<Record<string, string>>)[range] ?? '';
}

export function money(dollars: number): string {
  return `${new Intl.NumberFormat('de').format(dollars)}\u00a0$`;
}

function oneLess({ words = [] }: Told): string {
  return words.includes('without a coat') ? ', ein Teil weniger: ohne Mantel' : '';
}
