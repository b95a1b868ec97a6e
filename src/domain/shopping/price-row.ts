/** What cloth does to a price; the many names of fabrics come down to these. */
export const PRICED_CLOTHS = [
  'wool',
  'cashmere',
  'cotton',
  'linen',
  'denim',
  'silk',
  'leather',
  'suede',
  'shearling',
  'down',
  'synthetic',
  'any',
] as const;
export type PricedCloth = (typeof PRICED_CLOTHS)[number];

export interface PriceRow {
  /** Keys of garments, separated by bars. */
  garments: string;
  cloth: PricedCloth;
  /** Second-hand, budget, high street, premium, designer: lowest and highest in whole dollars, "-" where it is not sold. */
  dollars: string;
  source?: string | undefined;
}
