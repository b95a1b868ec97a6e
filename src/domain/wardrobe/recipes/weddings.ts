import type { Recipe } from './recipe.ts';

type Colours = Recipe['colours']['avoid'];

/** In the photographs silver lace is white. */
const BRIDAL: Colours = ['White', 'Ivory', 'Cream', 'Silver'];
/** Colors of mourning, of the desk and of the dust: no guest's where a wedding is a feast of color. */
const SOBER: Colours = [
  ...(['Black', 'Charcoal', 'Gray', 'Slate', 'Silver', 'Beige', 'Stone', 'Taupe', 'Khaki', 'Denim'] as const),
  ...(['Brown', 'Chocolate', 'Olive'] as const),
];

export const WEDDINGS: readonly Recipe[] = [
  {
    key: 'wedding-guest-base',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'carpet'],
    covers: ['midriff'],
    must: {
      womenswear: ['midi-occasion-dress | cocktail-dress | wrap-dress | wax-print-dress | jumpsuit | kaftan'],
      menswear: [
        'suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers',
        'poplin-shirt | wax-print-shirt',
      ],
      everyone: [
        'suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers',
        'poplin-shirt | wax-print-shirt',
      ],
    },
    may: 'necktie|knit-tie|waistcoat|pocket-square|clutch|pashmina|suit-jacket|suit-trousers|shell-top',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments: 'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|ball-gown',
      kinds: [],
      fabrics: [],
    },
    shoes: {
      womenswear: 'block-heels|block-pumps|kitten-heels|pumps|dress-sandals|ballet-flats|mary-janes',
      menswear: 'oxfords|derbies|brogues|loafers',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch',
    },
    colours: { avoid: BRIDAL, most: 4 },
    why: "Dressed for the couple's photos, not to be the photo: never white, never less than the card says. In some cultures red (Chinese, Indian) is the bride's colour, and black is wrong: a note, ask the host.",
    sources: ['kosich', 'betterlife', 'emilypost-table'],
  },
  {
    key: 'wedding-dressed-down',
    strict: true,
    formality: [2, 3],
    ground: ['lawn', 'gravel', 'hard-floor'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | wrap-dress | maxi-dress | day-dress | wax-print-dress | jumpsuit | blouse + pleated-skirt | blouse + slip-skirt | blouse + wide-leg-trousers',
      ],
      menswear: [
        'soft-blazer + chinos | blazer + chinos | soft-blazer + tailored-trousers | blazer + tailored-trousers | linen-suit-jacket + linen-suit-trousers | waistcoat + tailored-trousers | waistcoat + chinos | soft-blazer + linen-trousers | waistcoat + linen-trousers',
        'poplin-shirt | oxford-shirt | linen-shirt | band-collar-shirt | wax-print-shirt',
      ],
      everyone: [
        'soft-blazer + chinos | blazer + chinos | blazer + tailored-trousers | blazer + wide-leg-trousers | soft-blazer + tailored-trousers | soft-blazer + wide-leg-trousers | soft-blazer + linen-trousers | linen-suit-jacket + linen-suit-trousers',
        'poplin-shirt | oxford-shirt | linen-shirt | band-collar-shirt | wax-print-shirt',
      ],
    },
    may: 'knit-tie|waistcoat|pocket-square|pashmina|blazer|soft-blazer',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments: 'cap|beanie|backpack|crop-top|graphic-tee|ball-gown|pumps|strappy-heels|bodycon-dress',
      kinds: [],
      fabrics: [],
    },
    shoes: {
      womenswear:
        'block-heels|espadrille-wedges|dress-sandals|leather-sandals|ballet-flats|mary-janes|block-pumps',
      menswear: 'loafers|suede-loafers|derbies|brogues|chelsea-boots',
      everyone: 'loafers|suede-loafers|derbies|chelsea-boots',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch|leather-belt',
    },
    colours: { avoid: BRIDAL, most: 4 },
    why: 'Smart casual on the card is no leave for jeans: a jacket without a tie, or a dress one could wear to lunch.',
    sources: ['kosich', 'betterlife'],
  },
  {
    key: 'wedding-garden',
    strict: true,
    formality: [4, 6],
    ground: ['lawn', 'gravel'],
    covers: ['midriff'],
    must: {
      womenswear: ['midi-occasion-dress | wrap-dress | maxi-dress | wax-print-dress | jumpsuit'],
      menswear: [
        'linen-suit-jacket + linen-suit-trousers | suit-jacket + suit-trousers | soft-blazer + tailored-trousers',
        'poplin-shirt | linen-shirt',
      ],
      everyone: [
        'linen-suit-jacket + linen-suit-trousers | soft-blazer + wide-leg-trousers',
        'poplin-shirt | linen-shirt',
      ],
    },
    may: 'necktie|knit-tie|waistcoat|pocket-square|clutch|pashmina|tweed-jacket',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments:
        'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|ball-gown|pumps|kitten-heels|strappy-heels|heeled-boots|bodycon-dress',
      kinds: [],
      fabrics: ['velvet'],
    },
    shoes: {
      womenswear: 'block-heels|espadrille-wedges|dress-sandals|ballet-flats|mary-janes|block-pumps',
      menswear: 'loafers|suede-loafers|derbies|brogues',
      everyone: 'loafers|suede-loafers|derbies',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch',
    },
    colours: { avoid: [...BRIDAL, 'Black'], most: 4 },
    why: 'Grass decides the shoe, daylight decides the colour: prints and moving cloth yes, sequins and stilettos no.',
    sources: ['kosich', 'compton'],
  },
  {
    key: 'wedding-beach',
    strict: true,
    formality: [3, 5],
    ground: ['sand'],
    covers: ['midriff'],
    must: {
      womenswear: ['maxi-dress | sundress | midi-occasion-dress | kaftan | wrap-dress | jumpsuit'],
      menswear: [
        'linen-suit-jacket + linen-suit-trousers | linen-suit-trousers + linen-shirt | soft-blazer + linen-trousers',
        'linen-shirt | poplin-shirt | band-collar-shirt',
      ],
      everyone: ['linen-trousers | linen-suit-trousers', 'linen-shirt | band-collar-shirt'],
    },
    may: 'necktie|knit-tie|waistcoat|pocket-square|clutch|pashmina',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments:
        'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|tuxedo-jacket|ball-gown|pumps|kitten-heels|strappy-heels|heeled-boots|oxfords|slides',
      kinds: [],
      fabrics: ['wool', 'velvet', 'satin'],
    },
    shoes: {
      womenswear: 'leather-sandals|dress-sandals|espadrilles|evening-flats|espadrille-wedges',
      menswear: 'suede-loafers|espadrilles|loafers|leather-sandals',
      everyone: 'espadrilles|leather-sandals|suede-loafers|loafers',
    },
    touches: { most: 2, good: 'sunglasses|sun-hat|straw-tote|clutch|drop-earrings|bracelet' },
    colours: { avoid: [...BRIDAL, 'Black'], most: 4 },
    why: 'Formality of a wedding, materials of a holiday: linen, cotton, chiffon; no heel that sinks.',
    sources: ['dandelion', 'newsbytes'],
  },
  {
    key: 'wedding-city',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'pavement', 'steps'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | cocktail-dress | sheath-dress | jumpsuit | blazer + wide-leg-trousers + camisole | slip-dress + blazer',
      ],
      menswear: ['suit-jacket + suit-trousers', 'poplin-shirt'],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt'],
    },
    may: 'necktie|knit-tie|waistcoat|pocket-square|clutch|pashmina|blazer',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments: 'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|ball-gown',
      kinds: [],
      fabrics: [],
    },
    shoes: {
      womenswear: 'pumps|kitten-heels|block-heels|strappy-heels|mary-janes',
      menswear: 'oxfords|derbies|loafers',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch',
    },
    colours: { avoid: BRIDAL, most: 4 },
    why: 'Sharper and darker than the garden: cut instead of flowers; a suit is right for everybody.',
    sources: ['betterlife', 'GK'],
  },
  {
    key: 'wedding-church',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'gravel', 'steps'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | wrap-dress | shirt-dress | sheath-dress | blouse + pleated-skirt | suit-jacket + suit-skirt | jumpsuit',
        // Sleeves cover for the service; over bare arms a layer does.
        'midi-occasion-dress | wrap-dress | shirt-dress | blouse | pashmina | blazer | cardigan',
      ],
      menswear: ['suit-jacket + suit-trousers', 'poplin-shirt', 'necktie | knit-tie'],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt'],
    },
    may: 'necktie|knit-tie|waistcoat|pocket-square|clutch|pashmina',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments:
        'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|ball-gown|slip-dress|corset-top|mini-skirt',
      kinds: [],
      fabrics: [],
    },
    shoes: {
      womenswear: 'kitten-heels|block-heels|pumps|mary-janes|ballet-flats',
      menswear: 'oxfords|derbies|brogues',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch',
    },
    colours: { avoid: BRIDAL, most: 4 },
    why: 'Shoulders and knees covered for the service, the layer comes off at the party.',
    sources: ['betterlife', 'stpeters'],
  },
  {
    key: 'nikah',
    strict: true,
    formality: [4, 5],
    ground: ['carpet', 'hard-floor'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'kaftan | anarkali | kurta + wide-leg-trousers | kurta + kurta-trousers | midi-occasion-dress | blouse + pleated-skirt | blouse + tiered-skirt | blouse + evening-skirt | blouse + wide-leg-trousers',
      ],
      menswear: ['suit-jacket + suit-trousers', 'poplin-shirt'],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt'],
    },
    may: 'headscarf|pashmina|necktie|pocket-square|waistcoat|drop-earrings|bracelet',
    onTheWay: 'wool-coat|wrap-coat',
    never: {
      packs: ['bare', 'denim', 'sneakers', 'sport', 'lounge', 'outdoor', 'hats'],
      garments: 'crossbody|backpack|canvas-tote|leather-tote|messenger-bag|belt-bag|combat-boots|knee-boots',
      kinds: [],
      fabrics: ['tweed', 'linen', 'chiffon', 'lace'],
    },
    shoes: {
      womenswear: 'ballet-flats|evening-flats|mary-janes|block-pumps|kitten-heels|pumps',
      menswear: 'oxfords|derbies|loafers',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: { most: 3, good: 'drop-earrings|bracelet|clutch|beaded-pouch|pashmina|pocket-square|necktie' },
    colours: {
      avoid: BRIDAL,
      quietLegs: true,
      shirts: ['White', 'Ivory', 'Powder Blue'],
      most: 4,
    },
    why: 'A wedding in the colors of one: wrists and ankles covered, nothing that falls open; men in a suit.',
    sources: ['GK'],
  },
  {
    key: 'wedding-south-asian',
    strict: true,
    shawl: true,
    formality: [3, 6],
    ground: ['carpet', 'hard-floor', 'lawn'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'lehenga | anarkali | sari | kurta + kurta-trousers | kurta + wide-leg-trousers | midi-occasion-dress | kaftan | blouse + evening-skirt | blouse + tiered-skirt',
      ],
      menswear: [
        'kurta + kurta-trousers | suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers',
        'kurta | poplin-shirt',
      ],
      everyone: [
        'kurta + kurta-trousers | suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers',
        'kurta | poplin-shirt',
      ],
    },
    may: 'nehru-vest|pashmina|drop-earrings|bracelet|statement-necklace|pocket-square|necktie',
    onTheWay: 'wool-coat|wrap-coat',
    never: {
      packs: ['bare', 'denim', 'sneakers', 'sport', 'lounge', 'outdoor', 'hats'],
      garments: 'crossbody|backpack|canvas-tote|leather-tote|messenger-bag|belt-bag|combat-boots|knee-boots',
      kinds: ['boots'],
      fabrics: ['tweed', 'flannel'],
    },
    shoes: {
      womenswear: 'juttis|ballet-flats|evening-flats|dress-sandals|block-heels|mary-janes',
      menswear: 'juttis|loafers|suede-loafers|derbies|oxfords',
      everyone: 'loafers|suede-loafers|derbies',
    },
    touches: {
      most: 3,
      good: 'drop-earrings|bracelet|statement-necklace|clutch|beaded-pouch|pashmina|pocket-square',
    },
    colours: {
      avoid: [...BRIDAL, ...SOBER, 'Red'],
      suits: ['Navy', 'Royal Blue', 'Forest Green', 'Burgundy', 'Sage', 'Tan', 'Camel', 'Beige'],
      shirts: ['White', 'Ivory', 'Powder Blue', 'Blush'],
      quietLegs: true,
      most: 4,
    },
    why: 'Color and shine are the courtesy; white and black are for mourning, red is the bride’s. Shoes slip off for the ceremony.',
    sources: ['GK'],
  },
  {
    key: 'wedding-west-african',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'carpet'],
    covers: ['knees', 'midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | cocktail-dress | wax-print-dress | kaftan | blouse + evening-skirt | column-gown | sleeved-gown',
      ],
      menswear: ['suit-jacket + suit-trousers | kurta + tapered-trousers', 'poplin-shirt | kurta'],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt | wax-print-shirt'],
    },
    may: 'wax-print-shirt|necktie|pocket-square|pashmina|drop-earrings|bracelet|statement-necklace|clutch',
    onTheWay: 'wool-coat|wrap-coat',
    never: {
      packs: ['bare', 'denim', 'sneakers', 'sport', 'lounge', 'outdoor', 'hats'],
      garments: 'crossbody|backpack|canvas-tote|leather-tote|messenger-bag|belt-bag|combat-boots|knee-boots',
      kinds: ['boots'],
      fabrics: ['tweed', 'flannel', 'linen'],
    },
    shoes: {
      womenswear: 'block-heels|strappy-heels|pumps|kitten-heels|evening-flats|dress-sandals',
      menswear: 'oxfords|derbies|loafers',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: {
      most: 3,
      good: 'drop-earrings|bracelet|statement-necklace|clutch|beaded-pouch|pocket-square',
    },
    colours: {
      avoid: [...BRIDAL, ...SOBER],
      suits: ['Navy', 'Royal Blue', 'Forest Green', 'Burgundy', 'Cobalt', 'Emerald', 'Plum'],
      shirts: ['White', 'Ivory', 'Powder Blue', 'Blush'],
      quietLegs: true,
      most: 4,
    },
    why: 'A feast of color, lace and shine: nobody is overdressed, and black or beige looks as if one did not want to come.',
    sources: ['GK'],
  },
  {
    key: 'bride',
    strict: true,
    plain: true,
    formality: [4, 7],
    ground: ['hard-floor', 'carpet', 'steps'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | sheath-dress | cocktail-dress | slip-dress | jumpsuit | blazer-dress | column-gown | sleeved-gown | suit-jacket + suit-trousers | blouse + evening-skirt | blouse + pleated-skirt',
      ],
      menswear: [
        'suit-jacket + suit-trousers | tuxedo-jacket + tuxedo-trousers',
        'poplin-shirt | tuxedo-shirt',
      ],
      everyone: ['suit-jacket + suit-trousers', 'poplin-shirt'],
    },
    may: 'suit-skirt|blouse|camisole|lace-camisole|shell-top|necktie|bow-tie|waistcoat|pashmina|cape|linen-suit-jacket|linen-suit-trousers|ball-gown|maxi-dress',
    onTheWay: 'wool-coat|wrap-coat|cape',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'hats'],
      garments: 'backpack|canvas-tote|leather-tote|crossbody|messenger-bag|sports-watch|dress-watch',
      kinds: [],
      fabrics: ['tweed', 'flannel', 'wool flannel'],
    },
    shoes: {
      womenswear:
        'pumps|block-pumps|block-heels|kitten-heels|strappy-heels|evening-flats|mary-janes|ballet-flats|dress-sandals',
      menswear: 'oxfords|patent-oxfords|derbies|loafers',
      everyone: 'oxfords|loafers|derbies',
    },
    touches: {
      most: 2,
      good: 'pearls|drop-earrings|stud-earrings|bracelet|clutch|beaded-pouch|pocket-square',
    },
    colours: { avoid: ['Gold', 'Silver', 'Beige', 'Blush'], most: 3 },
    why: 'However small the wedding, it is theirs: ivory or white from head to toe, or a suit that fits; the photos stay.',
    sources: ['GK'],
  },
  {
    key: 'groom',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'carpet', 'steps'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: ['suit-jacket + suit-trousers', 'poplin-shirt | blouse'],
      menswear: [
        'suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers',
        'poplin-shirt',
        'necktie',
      ],
      everyone: ['suit-jacket + suit-trousers | linen-suit-jacket + linen-suit-trousers', 'poplin-shirt'],
    },
    may: 'waistcoat|pocket-square|tuxedo-jacket|tuxedo-trousers|tuxedo-shirt|bow-tie|cufflinks',
    onTheWay: 'wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'hats'],
      garments: 'backpack|canvas-tote|leather-tote|crossbody|messenger-bag|sports-watch|knit-tie',
      kinds: [],
      fabrics: ['tweed'],
    },
    shoes: {
      womenswear: 'oxfords|loafers|pumps',
      menswear: 'oxfords|derbies',
      everyone: 'oxfords|derbies|loafers',
    },
    touches: { most: 2, good: 'pocket-square|cufflinks|dress-watch' },
    colours: {
      avoid: ['Khaki', 'Denim'],
      suits: ['Navy', 'Charcoal', 'Gray', 'Slate', 'Black', 'Beige', 'Sage', 'Stone'],
      shirts: ['White', 'Ivory'],
      leathers: ['Black', 'Chocolate', 'Brown', 'Cognac', 'Burgundy'],
      most: 3,
    },
    why: 'The best suit of his life: one cloth, a white shirt, a tie, polished shoes.',
    sources: ['GK'],
  },
  {
    key: 'wedding-winter',
    strict: true,
    formality: [4, 6],
    ground: ['hard-floor', 'pavement', 'snow'],
    covers: ['shoulders', 'knees', 'midriff'],
    must: {
      womenswear: [
        'midi-occasion-dress | wrap-dress | velvet-blazer + wide-leg-trousers | jumpsuit',
        'wool-coat | wrap-coat | cape',
      ],
      menswear: ['suit-jacket + suit-trousers | velvet-blazer + suit-trousers', 'poplin-shirt', 'wool-coat'],
      everyone: [
        'suit-jacket + suit-trousers | velvet-blazer + tailored-trousers',
        'poplin-shirt | turtleneck',
        'wool-coat',
      ],
    },
    may: 'tights|leather-gloves|waistcoat|necktie|pashmina',
    onTheWay: 'trench-coat|wool-coat',
    never: {
      packs: ['denim', 'sneakers', 'lounge', 'sport', 'outdoor', 'shorts'],
      garments: 'cap|beanie|backpack|canvas-tote|crop-top|graphic-tee|puffer|parka|straw-tote|ball-gown',
      kinds: ['open-toe'],
      fabrics: ['linen', 'seersucker', 'chiffon'],
    },
    shoes: {
      womenswear: 'pumps|mary-janes|kitten-heels|heeled-boots|block-pumps',
      menswear: 'oxfords|derbies|brogues|chelsea-boots',
      everyone: 'oxfords|derbies|chelsea-boots',
    },
    touches: {
      most: 2,
      good: 'clutch|drop-earrings|stud-earrings|bracelet|pearls|pocket-square|dress-watch',
    },
    colours: { avoid: BRIDAL, most: 4 },
    why: 'Warm cloth instead of more layers: velvet, heavy crepe, sleeves; a proper coat, never a sports jacket over a dress.',
    sources: ['visual-winter', 'GK'],
  },
];
