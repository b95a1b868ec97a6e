import type { FabricPattern, Outfit } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { itemOf } from '#domain/stylist/house/compose/propose-outfit.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';

type Row = [
  garment: string,
  fabric: FabricName,
  colour: ColourName,
  dollars: number,
  pattern?: FabricPattern,
];

/** The looks that changes are said about: letter, what it was asked for by, and its pieces. */
const LOOKS: Readonly<Record<string, { prompt: string; rows: readonly Row[] }>> = {
  A: {
    prompt: 'work',
    rows: [
      ['blazer', 'wool', 'Navy', 110],
      ['blouse', 'silk', 'White', 60],
      ['tailored-trousers', 'wool flannel', 'Gray', 70],
      ['loafers', 'leather', 'Black', 80],
      ['leather-tote', 'leather', 'Black', 75],
      ['stud-earrings', 'silver-tone metal', 'Silver', 20],
    ],
  },
  B: {
    prompt: 'weekend',
    rows: [
      ['trench-coat', 'twill', 'Beige', 110],
      ['crew-tee', 'cotton', 'Cream', 18],
      ['straight-jeans', 'denim', 'Denim', 50, 'denim'],
      ['leather-sneakers', 'leather', 'White', 70],
      ['crossbody', 'leather', 'Brown', 55],
    ],
  },
  C: {
    prompt: 'wedding guest',
    rows: [
      ['midi-occasion-dress', 'crepe', 'Sage', 130],
      ['pashmina', 'cashmere', 'Cream', 60],
      ['block-heels', 'leather', 'Beige', 80],
      ['clutch', 'satin', 'Gold', 40],
      ['drop-earrings', 'gold-tone metal', 'Gold', 25],
    ],
  },
  D: {
    prompt: 'work',
    rows: [
      ['suit-jacket', 'wool', 'Charcoal', 170],
      ['poplin-shirt', 'poplin', 'Sky Blue', 45],
      ['suit-trousers', 'wool', 'Charcoal', 90],
      ['oxfords', 'leather', 'Brown', 110],
      ['leather-belt', 'leather', 'Brown', 25],
      ['necktie', 'silk', 'Burgundy', 30],
    ],
  },
  E: {
    prompt: 'weekend',
    rows: [
      ['fine-crew-sweater', 'merino', 'Navy', 55],
      ['crew-tee', 'cotton', 'White', 18],
      ['chinos', 'twill', 'Olive', 45],
      ['desert-boots', 'suede', 'Brown', 90],
      ['wool-scarf', 'lambswool', 'Gray', 25],
    ],
  },
  F: {
    prompt: 'summer',
    rows: [
      ['linen-shirt', 'linen', 'Terracotta', 45],
      ['chino-shorts', 'linen', 'Beige', 40],
      ['leather-sandals', 'leather', 'Tan', 60],
      ['canvas-tote', 'canvas', 'Ivory', 20],
      ['sun-hat', 'straw', 'Tan', 25],
    ],
  },
};

/** A look as the server has stored it, written down by hand so that it never changes with the composer. */
export function lookOf(letter: string): Outfit {
  const look = LOOKS[letter];
  if (look === undefined) throw new Error(`There is no look ${letter}`);

  let count = 0;
  const draft = {
    title: `Look ${letter}`,
    description: 'As it was stored.',
    overallFitAdvice: 'As it was stored.',
    reasons: ['As it was stored.'],
    notUnderstood: [],
    unmet: [],
    items: look.rows.map(([key, fabric, colour, dollars, pattern = 'plain']) => {
      const garment = garmentOf(key);
      if (garment === null) throw new Error(`The wardrobe has no ${key}`);

      return itemOf({ garment, fabric, pattern, colour }, bandAround(dollars), new Map());
    }),
  };

  return {
    ...finishOutfit(draft, {
      priceRange: '300-plus',
      profile: emptyProfile(),
      newId: () => `${letter}-item-${++count}`,
    }),
    id: `look-${letter}`,
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange: '300-plus',
    prompt: look.prompt,
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    provenance: { engine: 'house', model: null, version: '1.0.0', disclosure: '' },
  };
}
