import type { Recipe } from './recipe.ts';

const TOWN_BAGS = 'leather-tote|handbag|bucket-bag|clutch|beaded-pouch|briefcase|messenger-bag';

const ON_A_WALK = [
  'straight-jeans | corduroys | lined-trousers | hiking-trousers | cargo-trousers | chinos | chino-shorts | bermuda-shorts',
  'cable-sweater | chunky-sweater | fine-crew-sweater | turtleneck | flannel-shirt | long-sleeve-tee | crew-tee | polo',
  'rain-jacket | quilted-jacket | field-jacket | parka | puffer | fleece-jacket',
] as const;

const BESIDE_ANIMALS = [
  'cargo-trousers | chinos | linen-trousers | hiking-trousers',
  'linen-shirt | band-collar-shirt | long-sleeve-tee | crew-tee',
  'sun-hat',
] as const;

const WITH_A_PADDLE = [
  'training-shorts | hiking-trousers | joggers',
  'performance-tee | long-sleeve-tee',
  'rain-jacket',
] as const;

const AT_THE_WALL = ['joggers | training-shorts', 'performance-tee | crew-tee | boxy-tee'] as const;

const ON_COLD_WATER = [
  'lined-trousers | hiking-trousers | chinos',
  'cable-sweater | chunky-sweater | fine-crew-sweater | turtleneck',
  'rain-jacket | parka | puffer',
  'beanie',
  'knit-gloves | mittens',
] as const;

const COUNTRY_WALK: Recipe = {
  key: 'country-walk',
  strict: true,
  formality: [0, 1],
  ground: ['mud', 'trail', 'gravel', 'lawn'],
  covers: ['chest', 'midriff'],
  must: { womenswear: [...ON_A_WALK], menswear: [...ON_A_WALK], everyone: [...ON_A_WALK] },
  may: 'gilet|oxford-shirt|beanie|cap|flat-cap|wool-scarf|knit-gloves|backpack|crossbody|belt-bag',
  onTheWay: '',
  never: {
    packs: ['bare', 'evening', 'ceremony', 'beachfeet', 'loud', 'thin-heel', 'dangling'],
    garments: `gym-bag|sports-watch|dress-watch|silk-scarf|canvas-tote|straw-tote|leather-gloves|${TOWN_BAGS}`,
    kinds: ['heels', 'open-toe', 'skirt', 'dress', 'jewelry'],
    fabrics: ['silk', 'satin', 'sequin', 'suede', 'velvet'],
  },
  shoes: {
    womenswear: 'hiking-boots|rain-boots',
    menswear: 'hiking-boots|rain-boots',
    everyone: 'hiking-boots|rain-boots',
  },
  touches: { most: 2, good: 'beanie|cap|flat-cap|wool-scarf|knit-gloves' },
  colours: { avoid: ['White', 'Ivory', 'Silver'], most: 4 },
  why: 'Stiles, puddles and a table after it: a real knit, legs that bear mud, a shell, and boots with a tread.',
  sources: ['GK', 'debretts-know'],
};

/** In the sun and in the mud: by the water, on country paths, a day among children or animals. */
export const OUTDOORS: readonly Recipe[] = [
  {
    key: 'after-the-swim',
    strict: true,
    formality: [0, 1],
    ground: ['sand', 'gravel', 'pavement'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: ['hoodie | sweatshirt | crew-tee', 'joggers | linen-trousers'],
      menswear: ['hoodie | sweatshirt | crew-tee', 'joggers | linen-trousers'],
      everyone: ['hoodie | sweatshirt | crew-tee', 'joggers | linen-trousers'],
    },
    may: 'puffer|parka|fleece-jacket|rain-jacket|beanie|knit-gloves|backpack|gym-bag',
    onTheWay: '',
    never: {
      packs: ['bare', 'evening', 'ceremony', 'denim', 'thin-heel', 'dangling'],
      garments: TOWN_BAGS,
      kinds: ['heels', 'open-toe', 'skirt', 'dress', 'jewelry', 'belt'],
      fabrics: ['silk', 'satin', 'sequin', 'suede', 'velvet', 'waxed cotton'],
    },
    shoes: {
      womenswear: 'slip-on-sneakers|rain-boots',
      menswear: 'slip-on-sneakers|rain-boots',
      everyone: 'slip-on-sneakers|rain-boots',
    },
    touches: { most: 2, good: 'beanie|knit-gloves' },
    colours: { avoid: [], most: 3 },
    why: 'Numb fingers close no button: a hood, an elastic waist and shoes without laces, and something for the wet hair.',
    sources: ['GK'],
  },
  {
    key: 'poolside',
    strict: true,
    formality: [0, 1],
    ground: ['pool-deck'],
    covers: [],
    must: {
      womenswear: [
        'swimsuit | kaftan',
        'linen-trousers | tiered-skirt | denim-shorts | chino-shorts | bermuda-shorts | kaftan',
      ],
      menswear: ['swim-shorts | linen-trousers | chinos', 'linen-shirt | camp-shirt | tank'],
      everyone: ['swim-shorts | linen-trousers | chinos', 'linen-shirt | camp-shirt | tank'],
    },
    may: 'kimono-jacket|sun-hat|sunglasses|straw-tote|canvas-tote|linen-shirt|oversized-shirt',
    onTheWay: '',
    never: {
      packs: ['evening', 'ceremony'],
      garments: `crossbody|belt-bag|backpack|${TOWN_BAGS}`,
      kinds: ['boots', 'sneakers', 'heels'],
      fabrics: ['leather', 'suede', 'wool', 'silk'],
    },
    shoes: {
      womenswear: 'slides|leather-sandals|cork-sandals',
      menswear: 'slides|leather-sandals|espadrilles',
      everyone: 'slides|leather-sandals',
    },
    touches: { most: 2, good: 'sun-hat|sunglasses' },
    colours: { avoid: [], most: 4 },
    why: 'One goes in and comes out again: something to swim in, something loose over it, soles that stand the wet.',
    sources: ['oldham', 'GK'],
  },
  {
    key: 'beach-bar',
    strict: true,
    formality: [1, 2],
    ground: ['sand', 'pavement'],
    covers: [],
    must: {
      womenswear: [
        'sundress | maxi-dress | kaftan | linen-trousers | tiered-skirt | chino-shorts | culottes',
        'sundress | maxi-dress | kaftan | linen-shirt | peasant-blouse | wrap-blouse | camisole | shell-top',
      ],
      menswear: [
        'linen-trousers | chino-shorts | chinos',
        'linen-shirt | camp-shirt | band-collar-shirt | knit-polo',
      ],
      everyone: ['linen-trousers | chino-shorts | chinos', 'linen-shirt | camp-shirt | band-collar-shirt'],
    },
    may: 'kimono-jacket|cardigan|denim-jacket|overshirt|fine-crew-sweater|straw-tote|crossbody|pashmina',
    onTheWay: 'denim-jacket|cardigan|overshirt',
    never: {
      packs: ['evening', 'ceremony', 'sport', 'hats'],
      garments: `sunglasses|canvas-tote|backpack|belt-bag|${TOWN_BAGS}`,
      kinds: ['boots', 'heels', 'swim'],
      fabrics: ['wool', 'velvet'],
    },
    shoes: {
      womenswear: 'leather-sandals|espadrilles|espadrille-wedges',
      menswear: 'espadrilles|suede-loafers|leather-sandals',
      everyone: 'espadrilles|leather-sandals',
    },
    touches: { most: 2, good: 'drop-earrings|stud-earrings|bracelet|woven-belt' },
    colours: { avoid: [], most: 4 },
    why: 'Sand below the table and salt in the hair: linen or something that floats, flat soles, a layer for the breeze.',
    sources: ['GK'],
  },
  {
    key: 'resort',
    strict: false,
    formality: [1, 2],
    ground: ['pavement', 'sand'],
    covers: [],
    must: {
      womenswear: [
        'sundress | maxi-dress | kaftan | linen-trousers | tiered-skirt | culottes | chino-shorts | bermuda-shorts | chinos | straight-jeans',
        'sundress | maxi-dress | kaftan | linen-shirt | peasant-blouse | wrap-blouse | shell-top | breton-tee | crew-tee | blouse | fine-crew-sweater',
      ],
      menswear: [
        'linen-trousers | chino-shorts | chinos | straight-jeans',
        'linen-shirt | camp-shirt | polo | knit-polo | crew-tee | breton-tee | oxford-shirt | fine-crew-sweater',
      ],
      everyone: [
        'linen-trousers | chino-shorts | chinos | straight-jeans',
        'linen-shirt | camp-shirt | polo | crew-tee | breton-tee | fine-crew-sweater',
      ],
    },
    may: 'kimono-jacket|cardigan|overshirt|denim-jacket|straw-tote|canvas-tote|crossbody|sun-hat|sunglasses|pashmina|rain-jacket|trench-coat',
    onTheWay: 'trench-coat|rain-jacket|quilted-jacket|parka',
    never: {
      packs: ['evening', 'ceremony', 'thin-heel', 'winter-way'],
      garments: `boilersuit|hoodie|sweatshirt|pencil-skirt|leather-trousers|leather-skirt|${TOWN_BAGS}`,
      kinds: ['heels', 'briefcase'],
      fabrics: ['velvet'],
    },
    shoes: {
      womenswear:
        'leather-sandals|espadrilles|espadrille-wedges|cork-sandals|canvas-sneakers|leather-sneakers',
      menswear: 'espadrilles|leather-sandals|suede-loafers|canvas-sneakers|leather-sneakers',
      everyone: 'espadrilles|leather-sandals|canvas-sneakers|leather-sneakers',
    },
    touches: { most: 2, good: 'sun-hat|sunglasses|drop-earrings|stud-earrings|bracelet' },
    colours: { avoid: [], most: 4 },
    why: 'From the shore to a table in the shade: what breathes, packs flat and needs no more than another pair of earrings at night.',
    sources: ['GK'],
  },
  {
    key: 'paddling',
    strict: true,
    formality: [0, 0],
    ground: ['mud', 'sand'],
    covers: ['midriff'],
    must: { womenswear: [...WITH_A_PADDLE], menswear: [...WITH_A_PADDLE], everyone: [...WITH_A_PADDLE] },
    may: 'fleece-jacket|thermal-base|cap|sun-hat|sunglasses|sports-watch',
    onTheWay: '',
    never: {
      packs: ['denim', 'evening', 'ceremony'],
      garments: `canvas-tote|straw-tote|gym-bag|${TOWN_BAGS}`,
      kinds: ['boots', 'jewelry'],
      fabrics: ['cotton', 'heavyweight cotton', 'cotton knit', 'linen', 'french terry', 'suede'],
    },
    shoes: {
      womenswear: 'running-shoes|canvas-sneakers',
      menswear: 'running-shoes|canvas-sneakers',
      everyone: 'running-shoes|canvas-sneakers',
    },
    touches: { most: 2, good: 'cap|sun-hat|sunglasses' },
    colours: { avoid: [], most: 4 },
    why: 'Whoever paddles gets wet: what dries, a shell against the spray, old shoes for the bank; cotton stays cold.',
    sources: ['GK'],
  },
  {
    key: 'safari',
    strict: true,
    formality: [0, 1],
    ground: ['gravel', 'trail'],
    covers: ['shoulders', 'chest', 'midriff'],
    must: { womenswear: [...BESIDE_ANIMALS], menswear: [...BESIDE_ANIMALS], everyone: [...BESIDE_ANIMALS] },
    may: 'field-jacket|overshirt|fleece-jacket|sunglasses|bandana|belt-bag|backpack|crossbody',
    onTheWay: 'field-jacket|fleece-jacket|overshirt',
    never: {
      packs: ['evening', 'ceremony', 'denim', 'thin-heel', 'loud'],
      garments: `canvas-tote|straw-tote|${TOWN_BAGS}`,
      kinds: ['heels', 'skirt', 'dress', 'jewelry', 'open-toe'],
      fabrics: ['silk', 'satin', 'suede'],
    },
    shoes: {
      womenswear: 'hiking-boots|canvas-sneakers|retro-runners',
      menswear: 'hiking-boots|canvas-sneakers|retro-runners',
      everyone: 'hiking-boots|canvas-sneakers|retro-runners',
    },
    touches: { most: 2, good: 'sun-hat|sunglasses|bandana' },
    colours: {
      avoid: [],
      legs: ['Khaki', 'Olive', 'Tan', 'Stone', 'Taupe', 'Camel', 'Beige', 'Brown'],
      leathers: ['Khaki', 'Olive', 'Tan', 'Stone', 'Taupe', 'Brown', 'Chocolate', 'Cognac'],
      most: 3,
    },
    why: 'Open jeeps, dust and flies: long and airy in the colors of the grass, a brim, a layer for the drive at dawn. Dark blue and black draw the tsetse fly.',
    sources: ['GK'],
  },
  COUNTRY_WALK,
  {
    ...COUNTRY_WALK,
    key: 'dog-walk',
    // Half an hour of a warm day needs no jacket; any other day brings its own.
    must: {
      womenswear: ON_A_WALK.slice(0, 2),
      menswear: ON_A_WALK.slice(0, 2),
      everyone: ON_A_WALK.slice(0, 2),
    },
    may: `${COUNTRY_WALK.may}|rain-jacket|quilted-jacket|field-jacket|fleece-jacket`,
    onTheWay: 'parka|puffer',
    shoes: {
      womenswear: 'hiking-boots|retro-runners|chelsea-boots|rain-boots',
      menswear: 'hiking-boots|retro-runners|chelsea-boots|rain-boots',
      everyone: 'hiking-boots|retro-runners|chelsea-boots|rain-boots',
    },
    colours: {
      ...COUNTRY_WALK.colours,
      leathers: [
        ...(['Black', 'Charcoal', 'Slate', 'Gray', 'Navy', 'Olive', 'Khaki'] as const),
        ...(['Taupe', 'Tan', 'Cognac', 'Brown', 'Chocolate'] as const),
      ],
    },
    why: 'Paws, puddles and a hand on the lead: legs that bear mud, a shell with pockets, shoes that are wiped and not minded.',
  },
  {
    key: 'on-cold-water',
    strict: true,
    formality: [0, 2],
    ground: ['hard-floor', 'pavement'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: { womenswear: [...ON_COLD_WATER], menswear: [...ON_COLD_WATER], everyone: [...ON_COLD_WATER] },
    may: 'fleece-jacket|thermal-base|wool-scarf|backpack',
    onTheWay: '',
    never: {
      packs: ['evening', 'ceremony', 'bare', 'thin-heel', 'dangling'],
      garments: `sun-hat|fedora|cape|wool-coat|silk-scarf|canvas-tote|straw-tote|belt-bag|leather-gloves|${TOWN_BAGS}`,
      kinds: ['heels', 'skirt', 'dress', 'open-toe'],
      fabrics: ['silk', 'satin', 'suede'],
    },
    shoes: {
      womenswear: 'hiking-boots|rain-boots',
      menswear: 'hiking-boots|rain-boots',
      everyone: 'hiking-boots|rain-boots',
    },
    touches: { most: 3, good: 'beanie|knit-gloves|wool-scarf' },
    colours: { avoid: ['White', 'Ivory', 'Cream'], most: 4 },
    why: 'Hours on an open deck: a shell over wool, head and hands covered, soles that grip wet boards.',
    sources: ['GK'],
  },
  {
    key: 'bike-ride',
    strict: false,
    formality: [0, 1],
    ground: ['pavement', 'gravel'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'leggings | slim-jeans | straight-jeans | joggers | chinos | chino-shorts | bermuda-shorts | training-shorts',
        'crew-tee | long-sleeve-tee | breton-tee | sweatshirt | performance-tee | fine-crew-sweater | polo',
      ],
      menswear: [
        'slim-jeans | straight-jeans | joggers | chinos | chino-shorts | training-shorts',
        'crew-tee | long-sleeve-tee | sweatshirt | performance-tee | fine-crew-sweater | polo',
      ],
      everyone: [
        'slim-jeans | straight-jeans | joggers | chinos | chino-shorts',
        'crew-tee | long-sleeve-tee | sweatshirt | performance-tee | polo',
      ],
    },
    may: 'track-jacket|bomber|rain-jacket|quilted-jacket|fleece-jacket|gilet|sunglasses|knit-gloves|backpack',
    onTheWay: 'rain-jacket|puffer|quilted-jacket|track-jacket',
    never: {
      packs: ['evening', 'ceremony', 'hats', 'loud', 'thin-heel', 'dangling', 'beachfeet'],
      garments: `baggy-jeans|carpenter-trousers|cargo-trousers|wide-jeans|flared-jeans|linen-trousers|wide-leg-trousers|trench-coat|wool-coat|wrap-coat|cape|parka|duster-cardigan|kimono-jacket|wool-scarf|mittens|woven-belt|leather-belt|belt-bag|crossbody|gym-bag|canvas-tote|straw-tote|${TOWN_BAGS}`,
      kinds: ['skirt', 'dress', 'heels', 'open-toe', 'floor-length', 'wide-leg', 'jewelry'],
      fabrics: ['silk', 'satin', 'suede', 'linen', 'fleece'],
    },
    shoes: {
      womenswear: 'retro-runners|leather-sneakers|running-shoes|canvas-sneakers',
      menswear: 'retro-runners|leather-sneakers|running-shoes|canvas-sneakers',
      everyone: 'retro-runners|leather-sneakers|running-shoes|canvas-sneakers',
    },
    touches: { most: 1, good: 'sunglasses' },
    colours: { avoid: ['White', 'Ivory', 'Cream'], most: 3 },
    why: 'Knees go round and a chain is greasy: legs that end close, a jacket that ends at the hip, rubber soles, the load on the back; the helmet is the hat.',
    sources: ['GK'],
  },
  {
    key: 'day-out',
    strict: false,
    formality: [0, 1],
    ground: ['pavement', 'gravel'],
    covers: ['midriff', 'chest'],
    must: {
      womenswear: [
        'straight-jeans | wide-jeans | chinos | linen-trousers | cargo-trousers | chino-shorts | denim-shorts | bermuda-shorts',
        'crew-tee | breton-tee | long-sleeve-tee | sweatshirt | linen-shirt | fine-crew-sweater | chambray-shirt',
      ],
      menswear: [
        'straight-jeans | chinos | linen-trousers | cargo-trousers | chino-shorts',
        'crew-tee | polo | long-sleeve-tee | sweatshirt | linen-shirt | camp-shirt | fine-crew-sweater',
      ],
      everyone: [
        'straight-jeans | chinos | linen-trousers | cargo-trousers | chino-shorts',
        'crew-tee | long-sleeve-tee | sweatshirt | linen-shirt | camp-shirt',
      ],
    },
    may: 'overshirt|denim-jacket|bomber|hoodie|rain-jacket|cap|sun-hat|sunglasses|backpack|crossbody|belt-bag',
    onTheWay: 'rain-jacket|parka|puffer|quilted-jacket|denim-jacket',
    never: {
      packs: ['evening', 'ceremony', 'thin-heel', 'beachfeet', 'dangling'],
      garments: `boilersuit|knit-vest|canvas-tote|straw-tote|wool-coat|trench-coat|cape|duster-cardigan|kimono-jacket|blazer|soft-blazer|${TOWN_BAGS}`,
      kinds: ['heels', 'skirt', 'dress', 'floor-length'],
      fabrics: ['silk', 'satin', 'suede'],
    },
    shoes: {
      womenswear: 'leather-sneakers|retro-runners|chunky-sneakers|canvas-sneakers|hiking-boots',
      menswear: 'leather-sneakers|retro-runners|chunky-sneakers|canvas-sneakers|hiking-boots',
      everyone: 'leather-sneakers|retro-runners|chunky-sneakers|canvas-sneakers|hiking-boots',
    },
    touches: { most: 1, good: 'cap|sun-hat|sunglasses|beanie' },
    colours: { avoid: [], most: 4 },
    why: 'Ten thousand steps, queues and ice cream: cushioned closed shoes, both hands free, a layer that ties round the waist.',
    sources: ['GK'],
  },
  {
    key: 'climbing-wall',
    strict: true,
    formality: [0, 0],
    ground: ['gym-floor'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'leggings | joggers | training-shorts',
        'performance-tee | training-tank | crew-tee | boxy-tee',
      ],
      menswear: [...AT_THE_WALL],
      everyone: [...AT_THE_WALL],
    },
    may: 'hoodie|sweatshirt|track-jacket|gym-bag|backpack',
    onTheWay: 'hoodie|track-jacket|puffer|rain-jacket',
    never: {
      packs: ['denim'],
      garments: 'belt-bag|crossbody|canvas-tote|sunglasses|sports-watch|dress-watch|bomber',
      kinds: ['open-toe', 'boots', 'jewelry', 'belt', 'scarf', 'hat'],
      fabrics: ['linen'],
    },
    shoes: { womenswear: 'running-shoes', menswear: 'running-shoes', everyone: 'running-shoes' },
    touches: { most: 0, good: '' },
    colours: { avoid: [], most: 3 },
    why: 'Knees go up to the chin and a harness sits on the hip: stretch, a top that stays in, nothing on wrist or neck; climbing shoes are hired there.',
    sources: ['GK'],
  },
];
