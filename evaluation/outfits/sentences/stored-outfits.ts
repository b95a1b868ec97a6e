import type { FabricPattern, Outfit, PriceRange } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { itemOf } from '#domain/stylist/house/compose/propose-outfit.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { StoredOutfitName } from './sentence.ts';

type Row = [garment: string, fabric: FabricName, pattern: FabricPattern, colour: ColourName, dollars: number];

const ROWS: Record<StoredOutfitName, { range: PriceRange; prompt: string; rows: Row[] }> = {
  office: {
    range: '100-200',
    prompt: 'office',
    rows: [
      ['blazer', 'tropical wool', 'plain', 'Navy', 50],
      ['poplin-shirt', 'poplin', 'plain', 'White', 26],
      ['tailored-trousers', 'tropical wool', 'plain', 'Charcoal', 30],
      ['loafers', 'leather', 'plain', 'Black', 35],
      ['leather-tote', 'leather', 'plain', 'Black', 20],
      ['leather-belt', 'leather', 'plain', 'Black', 9],
    ],
  },
  date: {
    range: '200-300',
    prompt: 'date night',
    rows: [
      ['biker-jacket', 'leather', 'plain', 'Black', 90],
      ['slip-dress', 'satin', 'plain', 'Burgundy', 65],
      ['heeled-boots', 'leather', 'plain', 'Black', 60],
      ['crossbody', 'leather', 'plain', 'Black', 25],
      ['fine-necklace', 'gold-tone metal', 'plain', 'Gold', 15],
    ],
  },
  weekend: {
    range: '50-100',
    prompt: 'weekend',
    rows: [
      ['sweatshirt', 'french terry', 'plain', 'Gray', 18],
      ['straight-jeans', 'denim', 'denim', 'Denim', 24],
      ['leather-sneakers', 'leather', 'plain', 'White', 24],
      ['canvas-tote', 'canvas', 'plain', 'Ivory', 6],
      ['cap', 'cotton', 'plain', 'Navy', 5],
    ],
  },
  winter: {
    range: '200-300',
    prompt: 'winter walk',
    rows: [
      ['wool-coat', 'wool', 'plain', 'Camel', 85],
      ['cable-sweater', 'lambswool', 'knit', 'Cream', 45],
      ['chinos', 'twill', 'plain', 'Navy', 40],
      ['chelsea-boots', 'leather', 'plain', 'Brown', 55],
      ['beanie', 'lambswool', 'knit', 'Gray', 9],
      ['wool-scarf', 'lambswool', 'check', 'Burgundy', 14],
    ],
  },
};

/** An outfit as the server has stored it, written down by hand so that it never changes with the composer. */
export function storedOutfit(name: StoredOutfitName): Outfit {
  const { range, prompt, rows } = ROWS[name];
  let count = 0;
  const draft = {
    title: `The ${name} outfit`,
    description: 'As it was stored.',
    overallFitAdvice: 'As it was stored.',
    reasons: ['As it was stored.'],
    notUnderstood: [],
    unmet: [],
    items: rows.map(([key, fabric, pattern, colour, dollars]) => {
      const garment = garmentOf(key);
      if (garment === null) throw new Error(`The wardrobe has no ${key}`);

      return itemOf({ garment, fabric, pattern, colour }, bandAround(dollars), new Map());
    }),
  };

  return {
    ...finishOutfit(draft, {
      priceRange: range,
      profile: emptyProfile(),
      newId: () => `${name}-item-${++count}`,
    }),
    id: `stored-${name}`,
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange: range,
    prompt,
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    provenance: { engine: 'house', model: null, version: '1.0.0', disclosure: '' },
  };
}
