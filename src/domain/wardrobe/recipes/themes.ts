import type { Recipe } from './recipe.ts';

export const THEMES: readonly Recipe[] = [
  {
    key: 'twenties',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'carpet'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'sequin-dress | slip-dress | cocktail-dress | column-gown | midi-occasion-dress | evening-skirt + sequin-top | slip-skirt + sequin-top',
      ],
      menswear: ['suit-jacket + suit-trousers', 'poplin-shirt', 'bow-tie | necktie'],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt', 'bow-tie'],
    },
    may: 'waistcoat|pocket-square|opera-gloves|pashmina|suspenders',
    onTheWay: 'wool-coat|wrap-coat|cape',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'winter-way', 'shorts'],
      garments: 'knit-tie|sports-watch|leather-trousers|sunglasses|statement-necklace',
      kinds: ['boots'],
      fabrics: ['linen', 'seersucker', 'twill', 'tweed', 'denim', 'cotton'],
    },
    shoes: {
      womenswear: 'mary-janes|block-heels|kitten-heels|strappy-heels|evening-flats|block-pumps',
      menswear: 'oxfords|patent-oxfords|brogues',
      everyone: 'oxfords|patent-oxfords|brogues',
    },
    touches: { most: 3, good: 'pearls|drop-earrings|bracelet|clutch|beaded-pouch|pocket-square' },
    colours: {
      avoid: [
        'Khaki',
        'Denim',
        'Olive',
        'Camel',
        'Rust',
        'Beige',
        'Stone',
        'Taupe',
        'Gray',
        'Sky Blue',
        'Terracotta',
        'Mustard',
        'Lime',
      ],
      suits: ['Black', 'Charcoal', 'Navy'],
      shirts: ['White', 'Ivory'],
      leathers: ['Black', 'Gold', 'Silver'],
      most: 4,
    },
    why: 'Straight and shining or dark with a bow tie: beads, pearls, a strap over the instep, black with gold.',
    sources: ['GK'],
  },
  {
    key: 'western',
    strict: true,
    formality: [1, 2],
    ground: ['hard-floor', 'gravel'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'straight-jeans | flared-jeans | denim-skirt | tiered-skirt | day-dress | sundress | shirt-dress',
        'western-shirt | peasant-blouse | bodysuit | chambray-shirt | day-dress | sundress | shirt-dress',
      ],
      menswear: ['straight-jeans | slim-jeans', 'western-shirt | chambray-shirt'],
      everyone: ['straight-jeans | slim-jeans', 'western-shirt | chambray-shirt'],
    },
    may: 'western-belt|bandana|denim-jacket|waistcoat|fedora|crossbody',
    onTheWay: 'denim-jacket|shearling-jacket|wool-coat',
    never: {
      packs: ['sport', 'lounge', 'evening', 'ceremony', 'thin-heel', 'sneakers'],
      garments:
        'blazer|soft-blazer|trench-coat|quilted-jacket|cap|beanie|backpack|canvas-tote|leather-tote|messenger-bag|clutch|bucket-bag|cardigan|pearls',
      kinds: [],
      fabrics: ['satin', 'sequin', 'crepe', 'chiffon', 'poplin'],
    },
    shoes: { womenswear: 'western-boots', menswear: 'western-boots', everyone: 'western-boots' },
    touches: { most: 2, good: 'western-belt|bandana|fedora' },
    colours: {
      avoid: ['Silver', 'Gold', 'Emerald', 'Cobalt', 'Lavender', 'Mint'],
      leathers: ['Brown', 'Chocolate', 'Cognac', 'Tan', 'Black', 'Camel'],
      most: 4,
    },
    why: 'The boots say it: denim or a prairie hem above them, snaps on the shirt, a tooled belt.',
    sources: ['GK'],
  },
];
