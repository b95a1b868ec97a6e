import type { Outfit, OutfitItem, OutfitSummaries } from '#contract/outfits.ts';

/** A contract-shaped outfit of two pieces. Takes what the test is about and fills in the rest. */
export function anOutfit(about: Partial<Outfit> = {}): Outfit {
  const id = about.id ?? 'outfit-harbor';
  return {
    id,
    title: 'Harbor walk',
    description: 'A knit for the wind and trousers that move.',
    imageUrl: `/api/files/${id}-full`,
    picture: {
      url: `/api/files/${id}-full`,
      thumbnailUrl: `/api/files/${id}-thumb`,
      thumbnailAvifUrl: `/api/files/${id}-avif`,
      width: 1024,
      height: 1280,
    },
    pictureKind: 'illustration',
    priceRange: '100-200',
    estimatedTotalCents: 14_950,
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    items: [
      anOutfitItem(),
      anOutfitItem({
        id: 'item-trousers',
        slot: 'bottom',
        category: 'Pants',
        item: 'Wide-leg trousers',
        color: 'Stone',
        colorHex: '#b5ab9b',
        style: 'Tailored',
      }),
    ],
    overallFitAdvice: 'Let the trousers break once.',
    reasons: ['Navy is the color you wear most.'],
    notUnderstood: [],
    prompt: 'A walk by the harbor',
    provenance: {
      engine: 'house',
      model: null,
      version: '1',
      disclosure: 'Styled on this server from colors, patterns and your answers',
    },
    ...about,
  };
}

/** What a list shows of outfits. @param changedBy the requests that can be undone, by the ids of outfits */
export function summariesOf(outfits: Outfit[], changedBy: Record<string, string> = {}): OutfitSummaries {
  const wordsOf = ({ items }: Outfit) =>
    items.flatMap(({ category, item, color, style }) => [category, item, color, style]);
  const words = [...new Set(outfits.flatMap(wordsOf))];
  const shown = outfits.map((outfit) => {
    const { id, title, description, priceRange, isFavorite, createdAt, picture } = outfit;
    const { imageUrl, estimatedTotalCents } = outfit;
    const prompt = changedBy[id];
    return {
      id,
      title,
      description,
      priceRange,
      isFavorite,
      createdAt,
      thumbnailUrl: picture?.thumbnailUrl ?? null,
      thumbnailAvifUrl: picture?.thumbnailAvifUrl ?? null,
      imageUrl,
      estimatedTotalCents,
      words: wordsOf(outfit).map((word) => words.indexOf(word)),
      ...(prompt !== undefined && { lastModification: { prompt } }),
    };
  });
  return { outfits: shown, words };
}

export function anOutfitItem(about: Partial<OutfitItem> = {}): OutfitItem {
  return {
    id: 'item-knit',
    slot: 'top',
    category: 'Tops',
    item: 'Merino crew-neck',
    garment: null,
    color: 'Navy',
    colorHex: '#1f2a44',
    fabric: 'Merino',
    pattern: 'knit',
    style: 'Minimalist',
    priceRange: '$30-45',
    priceLowCents: 3_000,
    priceHighCents: 4_500,
    itemImageUrl: null,
    tailoringTips: ['Shoulder seams sit on the shoulder point.'],
    shoppingLinks: [],
    ...about,
  };
}
