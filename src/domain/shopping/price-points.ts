import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { rowsHere } from './market.ts';
import type { PricedCloth, PriceRow } from './price-row.ts';

/** Where a thing is bought, from the cheapest to the dearest. */
export const TIERS = ['second-hand', 'budget', 'high street', 'premium', 'designer'] as const;
export type Tier = (typeof TIERS)[number];

/** A garment in its cloth at one level of the market. */
export interface PricePoint {
  tier: Tier;
  low: number;
  high: number;
}

/** What was read of each table: one for the market, and one for each currency that stored outfits are in. */
const TABLES = new WeakMap<readonly PriceRow[], Table>();

interface Table {
  rows: Map<string, Map<PricedCloth, PriceRow>>;
  points: Map<string, readonly PricePoint[]>;
}

function tableHere(): Table {
  const list = rowsHere();
  const known = TABLES.get(list);
  if (known !== undefined) return known;
  const table = { rows: byGarment(list), points: new Map<string, readonly PricePoint[]>() };
  TABLES.set(list, table);

  return table;
}

function byGarment(list: readonly PriceRow[]): Map<string, Map<PricedCloth, PriceRow>> {
  const rows = new Map<string, Map<PricedCloth, PriceRow>>();
  for (const row of list)
    for (const key of row.garments.split('|'))
      rows.set(key, (rows.get(key) ?? new Map()).set(row.cloth, row));

  return rows;
}

/**
 * What a garment in a cloth costs, cheapest level first. A cloth without a row of its own is priced as the garment's first one.
 * Second-hand reaches up to just below what the same costs new.
 * @returns none for a garment that the table does not know
 */
export function pricePoints(garment: string, fabric: FabricName): readonly PricePoint[] {
  const name = `${garment} ${fabric}`;
  const { rows: priced, points: pointsHere } = tableHere();
  const known = pointsHere.get(name);
  if (known !== undefined) return known;

  const rows = priced.get(garment);
  const row = rows?.get(clothOf(fabric)) ?? rows?.get('any') ?? [...(rows?.values() ?? [])][0];
  const dollars = row?.dollars.split(' ') ?? [];
  const points = TIERS.flatMap((tier, at): PricePoint[] => {
    const [low, high] = (dollars[at] ?? '-').split('-').map(Number);
    return low === undefined || high === undefined || high === 0 ? [] : [{ tier, low, high }];
  });
  const [first, second, ...rest] = points;
  const joined =
    first?.tier === 'second-hand' && second !== undefined
      ? [{ ...first, high: Math.max(first.high, second.low - 1) }, second, ...rest]
      : points;
  pointsHere.set(name, joined);

  return joined;
}

/** The level at which it costs so much: new where that can be had for it, else second-hand; null off the table. */
export function tierAt(points: readonly PricePoint[], dollars: number): Tier | null {
  const holding = points.filter(({ low, high }) => dollars >= low && dollars <= high);

  return (holding.find(({ tier }) => tier !== 'second-hand') ?? holding[0])?.tier ?? null;
}

const WOOLS: readonly FabricName[] = [
  ...(['wool', 'wool flannel', 'tropical wool', 'merino', 'lambswool', 'mohair', 'tweed', 'boucle'] as const),
  ...(['barathea', 'felt'] as const),
];
const COTTONS: readonly FabricName[] = [
  ...([
    'cotton',
    'heavyweight cotton',
    'poplin',
    'oxford cotton',
    'chambray',
    'seersucker',
    'flannel',
  ] as const),
  ...(['pique', 'twill', 'canvas', 'waxed cotton', 'corduroy', 'jersey', 'cotton knit', 'marcella'] as const),
  ...(['wax-print cotton', 'french terry', 'ribbed knit', 'straw', 'raffia', 'cork'] as const),
];

function clothOf(fabric: FabricName): PricedCloth {
  if (WOOLS.includes(fabric)) return 'wool';
  if (COTTONS.includes(fabric)) return 'cotton';

  switch (fabric) {
    case 'cashmere':
    case 'camel hair':
      return 'cashmere';
    case 'linen':
    case 'denim':
    case 'silk':
    case 'suede':
    case 'shearling':
    case 'leather':
      return fabric;
    case 'patent leather':
      return 'leather';
    case 'down-filled nylon':
      return 'down';
    default:
      return 'synthetic';
  }
}
