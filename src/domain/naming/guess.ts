import type { FabricPattern } from '#contract/outfits.ts';

/** What the network tells apart; it also knows `other`: none of these, or nothing that it could say. */
export const GARMENT_LABELS = [
  ...(['dress', 'hat', 'longsleeve', 'outwear', 'pants', 'shirt', 'shoes', 'shorts'] as const),
  ...(['skirt', 't-shirt', 'blazer', 'hoodie', 'polo', 'top'] as const),
] as const;
export type GarmentLabel = (typeof GARMENT_LABELS)[number];

/** What a photo may show, the likeliest first. */
export interface GarmentGuess {
  labels: GarmentLabel[];
  isSure: boolean;
}

/** Where the network says so much, 95 of a hundred guesses are right on the photos that this was chosen by (`evaluation/names`). */
const SURE = 0.8;
/** So much what is offered must have together: then it is among them nine times of ten. */
const MAYBE = 0.6;
const MOST_OFFERED = 3;

/** What to say of a photo; null: no idea. @param likely how likely each label is, by the network's names */
export function guessOf(likely: ReadonlyMap<string, number>): GarmentGuess | null {
  const ranked = [...likely].toSorted(([, one], [, other]) => other - one);
  const labels: GarmentLabel[] = [];
  let sum = 0;
  for (const [name, part] of ranked.slice(0, MOST_OFFERED)) {
    const label = GARMENT_LABELS.find((known) => known === name);
    if (label === undefined) {
      if (labels.length === 0) return null;
      continue;
    }
    labels.push(label);
    sum += part;
    if (labels.length === 1 && part >= SURE) return { labels, isSure: true };
  }

  return sum >= MAYBE ? { labels, isSure: false } : null;
}

interface Look {
  /** Names of the palette, the largest share first. */
  colors: readonly { name: string }[];
  /** Null: a print, or none of the known ones. */
  pattern: FabricPattern | null;
}

const DENIM = new Set(['Navy', 'Denim', 'Slate', 'Royal Blue', 'Cobalt', 'Sky Blue', 'Powder Blue']);
const isDenim = ({ colors }: Look) => DENIM.has(colors[0]?.name ?? '');
const isCheck = ({ pattern }: Look) => pattern === 'check';

/** The garments of the wardrobe that a label may be, what is worn most first. */
const GARMENTS: Readonly<Record<GarmentLabel, (look: Look) => readonly [string, string, string]>> = {
  dress: ({ pattern }) =>
    pattern === null ? ['sundress', 'day-dress', 'maxi-dress'] : ['day-dress', 'sundress', 'sheath-dress'],
  hat: () => ['cap', 'beanie', 'sun-hat'],
  longsleeve: ({ pattern }) =>
    pattern === 'stripe'
      ? ['breton-tee', 'long-sleeve-tee', 'fine-crew-sweater']
      : ['long-sleeve-tee', 'fine-crew-sweater', 'sweatshirt'],
  outwear: (look) =>
    isDenim(look) ? ['denim-jacket', 'puffer', 'rain-jacket'] : ['puffer', 'bomber', 'wool-coat'],
  pants: (look) =>
    isDenim(look)
      ? ['straight-jeans', 'slim-jeans', 'joggers']
      : isCheck(look)
        ? ['tailored-trousers', 'chinos', 'wide-leg-trousers']
        : ['chinos', 'tailored-trousers', 'joggers'],
  shirt: (look) =>
    isCheck(look)
      ? ['flannel-shirt', 'oxford-shirt', 'overshirt']
      : look.pattern === null
        ? ['camp-shirt', 'blouse', 'oxford-shirt']
        : ['oxford-shirt', 'poplin-shirt', 'blouse'],
  shoes: () => ['leather-sneakers', 'canvas-sneakers', 'loafers'],
  shorts: (look) =>
    isDenim(look)
      ? ['denim-shorts', 'chino-shorts', 'training-shorts']
      : ['chino-shorts', 'training-shorts', 'swim-shorts'],
  skirt: (look) =>
    isDenim(look)
      ? ['denim-skirt', 'a-line-skirt', 'pencil-skirt']
      : ['a-line-skirt', 'pleated-skirt', 'mini-skirt'],
  't-shirt': ({ pattern }) =>
    pattern === 'stripe'
      ? ['breton-tee', 'crew-tee', 'graphic-tee']
      : pattern === 'plain'
        ? ['crew-tee', 'boxy-tee', 'performance-tee']
        : ['graphic-tee', 'crew-tee', 'boxy-tee'],
  blazer: () => ['blazer', 'soft-blazer', 'double-breasted-blazer'],
  hoodie: () => ['hoodie', 'sweatshirt', 'track-jacket'],
  polo: () => ['polo', 'knit-polo', 'rugby-shirt'],
  top: () => ['tank', 'camisole', 'shell-top'],
};

/** Keys of the wardrobe to choose from: of one label the most usual garments, of several one each. */
export function garmentsOf({ labels }: GarmentGuess, look: Look): string[] {
  const [only, ...others] = labels;
  if (only !== undefined && others.length === 0) return [...GARMENTS[only](look)];

  return labels.map((label) => GARMENTS[label](look)[0]);
}
