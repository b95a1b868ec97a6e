import type { Recipe } from './recipe.ts';

/** Nothing is carried from one room to the next. */
const ALL_BAGS =
  'canvas-tote|leather-tote|straw-tote|crossbody|belt-bag|handbag|bucket-bag|clutch|beaded-pouch|backpack|gym-bag|messenger-bag|briefcase';
const FINE_BAGS = 'leather-tote|straw-tote|handbag|bucket-bag|clutch|beaded-pouch|briefcase|crossbody';

export const EVERYDAY: readonly Recipe[] = [
  {
    key: 'family-table',
    strict: false,
    formality: [2, 2],
    ground: ['hard-floor', 'pavement'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'corduroys | tapered-trousers | chinos | wide-leg-trousers | a-line-skirt | pleated-skirt | knit-dress | shirt-dress | wrap-dress',
        'fine-crew-sweater | cable-sweater | v-neck-sweater | fitted-rollneck | blouse | oxford-shirt | knit-dress | shirt-dress | wrap-dress',
      ],
      menswear: [
        'chinos | corduroys | flannel-trousers',
        'oxford-shirt | fine-crew-sweater | cable-sweater | v-neck-sweater | knit-polo | turtleneck',
      ],
      everyone: [
        'chinos | corduroys | tapered-trousers',
        'fine-crew-sweater | oxford-shirt | cable-sweater | turtleneck | knit-polo',
      ],
    },
    may: 'cardigan|shawl-cardigan|soft-blazer|tweed-blazer|overshirt|tights',
    onTheWay: 'wool-coat|wrap-coat|parka|quilted-jacket|trench-coat',
    never: {
      packs: ['bare', 'shorts', 'sport', 'lounge', 'evening', 'ceremony', 'loud'],
      garments: 'suit-jacket|suit-trousers|suit-skirt|leather-trousers|biker-jacket|denim-jacket|necktie',
      kinds: [],
      fabrics: ['sequin'],
    },
    shoes: {
      womenswear: 'loafers|suede-loafers|chelsea-boots|ballet-flats|mary-janes|knee-boots|leather-sneakers',
      menswear: 'loafers|suede-loafers|desert-boots|chelsea-boots|derbies|brogues|leather-sneakers',
      everyone: 'loafers|suede-loafers|desert-boots|chelsea-boots|leather-sneakers',
    },
    touches: { most: 1, good: 'fine-necklace|stud-earrings|dress-watch|leather-belt|silk-scarf' },
    colours: { avoid: [], most: 4 },
    why: 'Long hours at a table with people who knit: soft, kind to a second helping, and a little better than every day.',
    sources: ['GK'],
  },
  {
    key: 'festive-table',
    strict: false,
    formality: [2, 3],
    ground: ['hard-floor'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'knit-dress | wrap-dress | slip-skirt + fine-crew-sweater | slip-skirt + turtleneck | pleated-skirt + blouse | velvet-blazer + tailored-trousers | wide-leg-trousers + ruffle-blouse',
      ],
      menswear: [
        'flannel-trousers | tailored-trousers | corduroys',
        'turtleneck | poplin-shirt | fine-crew-sweater | cable-sweater | knit-polo',
      ],
      everyone: [
        'flannel-trousers | tailored-trousers | wide-leg-trousers',
        'turtleneck | poplin-shirt | fine-crew-sweater | cable-sweater',
      ],
    },
    may: 'velvet-blazer|blazer|tweed-blazer|waistcoat|tights|bow-blouse',
    onTheWay: 'wool-coat|wrap-coat|parka',
    never: {
      packs: ['bare', 'sport', 'lounge', 'ceremony', 'shorts', 'beachfeet'],
      garments: 'suit-jacket|suit-trousers|suit-skirt|biker-jacket|necktie|sunglasses',
      kinds: [],
      fabrics: ['linen', 'seersucker'],
    },
    shoes: {
      womenswear: 'loafers|chelsea-boots|heeled-boots|ballet-flats|mary-janes|knee-boots|kitten-heels',
      menswear: 'loafers|suede-loafers|chelsea-boots|derbies|brogues',
      everyone: 'loafers|suede-loafers|chelsea-boots|derbies',
    },
    touches: {
      most: 2,
      good: 'drop-earrings|fine-necklace|pearls|stud-earrings|bracelet|dress-watch|pocket-square',
    },
    colours: { avoid: ['Khaki'], most: 4 },
    why: 'The family table on its great day: soft enough for the third course, with one thing of velvet, satin or a strong color.',
    sources: ['GK'],
  },
  {
    key: 'hands-on',
    strict: true,
    formality: [0, 1],
    ground: ['hard-floor', 'pavement', 'mud'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'straight-jeans | cargo-trousers | carpenter-trousers | joggers',
        'crew-tee | long-sleeve-tee | sweatshirt | boxy-tee',
      ],
      menswear: [
        'straight-jeans | cargo-trousers | carpenter-trousers | joggers',
        'crew-tee | long-sleeve-tee | sweatshirt | boxy-tee',
      ],
      everyone: [
        'straight-jeans | cargo-trousers | carpenter-trousers | joggers',
        'crew-tee | long-sleeve-tee | sweatshirt | boxy-tee',
      ],
    },
    may: 'overshirt|hoodie|fleece-jacket|chore-jacket|field-jacket|gilet|belt-bag|backpack|chambray-shirt',
    onTheWay: 'rain-jacket|parka|quilted-jacket|puffer',
    never: {
      packs: ['evening', 'ceremony'],
      garments: `${FINE_BAGS}|mittens`,
      kinds: ['open-toe', 'heels', 'jewelry'],
      fabrics: ['suede', 'silk', 'satin', 'linen', 'seersucker'],
    },
    shoes: {
      womenswear: 'leather-sneakers|retro-runners|running-shoes|hiking-boots',
      menswear: 'leather-sneakers|retro-runners|running-shoes|hiking-boots',
      everyone: 'leather-sneakers|retro-runners|running-shoes|hiking-boots',
    },
    touches: { most: 0, good: '' },
    colours: { avoid: ['White', 'Ivory', 'Cream'], most: 3 },
    why: 'Hours on one’s feet with crates, paint or animals: cushioned soles, both hands free, everything into the wash.',
    sources: ['GK', 'youmove'],
  },
  {
    key: 'playground',
    strict: false,
    formality: [0, 1],
    ground: ['mud', 'gravel', 'pavement'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'straight-jeans | chinos | joggers | cargo-trousers | corduroys',
        'breton-tee | sweatshirt | fine-crew-sweater | cable-sweater | long-sleeve-tee | crew-tee',
      ],
      menswear: [
        'straight-jeans | chinos | joggers | cargo-trousers | corduroys',
        'sweatshirt | fine-crew-sweater | cable-sweater | long-sleeve-tee | flannel-shirt | crew-tee',
      ],
      everyone: [
        'straight-jeans | chinos | joggers | cargo-trousers | corduroys',
        'breton-tee | sweatshirt | fine-crew-sweater | cable-sweater | long-sleeve-tee | crew-tee',
      ],
    },
    may: 'overshirt|hoodie|fleece-jacket|gilet|denim-jacket|cap|beanie',
    onTheWay: 'parka|puffer|rain-jacket|quilted-jacket|field-jacket',
    never: {
      packs: ['evening', 'ceremony', 'thin-heel'],
      garments: `knit-vest|trench-coat|wool-coat|wrap-coat|cape|silk-scarf|${FINE_BAGS.replace('|crossbody', '')}`,
      kinds: ['heels', 'skirt'],
      fabrics: ['silk', 'satin', 'suede'],
    },
    shoes: {
      womenswear: 'leather-sneakers|chunky-sneakers|retro-runners|chelsea-boots|hiking-boots',
      menswear: 'leather-sneakers|chunky-sneakers|retro-runners|chelsea-boots|hiking-boots',
      everyone: 'leather-sneakers|chunky-sneakers|retro-runners|chelsea-boots|hiking-boots',
    },
    touches: { most: 1, good: 'cap|beanie|sports-watch' },
    colours: { avoid: ['White', 'Ivory', 'Cream'], most: 3 },
    why: 'One kneels, catches and carries: cloth that is washed on Sunday, a hood, shoes that know mud, both hands free.',
    sources: ['GK'],
  },
  {
    key: 'nursery',
    strict: true,
    formality: [0, 1],
    ground: ['hard-floor', 'mat', 'gravel'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'straight-jeans | chinos | joggers | corduroys | cargo-trousers | dungarees',
        'breton-tee | sweatshirt | long-sleeve-tee | crew-tee | dungarees',
      ],
      menswear: [
        'straight-jeans | chinos | joggers | corduroys | cargo-trousers',
        'breton-tee | sweatshirt | long-sleeve-tee | crew-tee | flannel-shirt',
      ],
      everyone: [
        'straight-jeans | chinos | joggers | corduroys | cargo-trousers',
        'breton-tee | sweatshirt | long-sleeve-tee | crew-tee',
      ],
    },
    may: 'cardigan|zip-hoodie|hoodie|fleece-jacket|backpack',
    onTheWay: 'parka|puffer|rain-jacket|quilted-jacket|field-jacket',
    never: {
      packs: ['evening', 'ceremony', 'thin-heel', 'dangling', 'loud', 'bare'],
      garments: `knit-vest|trench-coat|wool-coat|wrap-coat|cape|silk-scarf|${FINE_BAGS}`,
      kinds: ['heels', 'skirt', 'open-toe'],
      fabrics: ['silk', 'satin', 'suede', 'linen', 'merino', 'cashmere', 'lambswool'],
    },
    shoes: {
      womenswear: 'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners',
      menswear: 'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners',
      everyone: 'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners',
    },
    touches: { most: 0, good: '' },
    colours: {
      avoid: [
        ...([
          'Black',
          'Charcoal',
          'Gray',
          'Slate',
          'Navy',
          'Taupe',
          'Stone',
          'Beige',
          'Khaki',
          'Camel',
          'Olive',
        ] as const),
        ...(['White', 'Ivory', 'Cream', 'Brown', 'Chocolate'] as const),
      ],
      quietLegs: true,
      most: 4,
    },
    why: 'On the floor with paint and porridge: cotton that is washed every evening, a color that children like, nothing that dangles.',
    sources: ['GK'],
  },
  {
    key: 'bike-commute',
    strict: false,
    formality: [2, 2],
    ground: ['pavement'],
    covers: ['chest', 'midriff'],
    must: {
      womenswear: [
        'tapered-trousers | slim-trousers | chinos | slim-jeans | straight-jeans',
        'fine-crew-sweater | oxford-shirt | knit-polo | breton-tee | poplin-shirt',
      ],
      menswear: [
        'chinos | tapered-trousers | slim-jeans | straight-jeans',
        'oxford-shirt | knit-polo | fine-crew-sweater | poplin-shirt',
      ],
      everyone: [
        'chinos | tapered-trousers | slim-jeans | straight-jeans',
        'oxford-shirt | knit-polo | fine-crew-sweater | breton-tee',
      ],
    },
    may: 'soft-blazer|cardigan|overshirt|bomber',
    onTheWay: 'rain-jacket|quilted-jacket|gilet|puffer|parka',
    never: {
      packs: ['bare', 'evening', 'ceremony', 'loud', 'thin-heel'],
      garments: `trench-coat|wool-coat|wrap-coat|cape|pea-coat|duffle-coat|duster-cardigan|kimono-jacket|flared-jeans|peasant-blouse|suit-jacket|suit-trousers|silk-scarf|necktie|canvas-tote|${FINE_BAGS}`,
      kinds: ['skirt', 'dress', 'jumpsuit', 'heels', 'open-toe', 'floor-length', 'wide-leg'],
      fabrics: ['flannel', 'tweed', 'silk', 'satin'],
    },
    shoes: {
      womenswear: 'leather-sneakers|chelsea-boots|retro-runners|desert-boots',
      menswear: 'leather-sneakers|chelsea-boots|retro-runners|desert-boots',
      everyone: 'leather-sneakers|chelsea-boots|retro-runners|desert-boots',
    },
    touches: { most: 1, good: 'dress-watch|leather-belt' },
    colours: { avoid: ['White', 'Ivory', 'Cream'], most: 3 },
    why: 'Nothing that a chain or a wheel can catch, a jacket that ends at the hip, rubber under the foot, the load on the back.',
    sources: ['GK'],
  },
  {
    key: 'lecturing',
    strict: false,
    formality: [3, 3],
    ground: ['hard-floor', 'pavement'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'tailored-trousers | flannel-trousers | wide-leg-trousers | corduroys | pencil-skirt | a-line-skirt | knit-dress | sheath-dress',
        'blouse | fine-crew-sweater | turtleneck | poplin-shirt | oxford-shirt | knit-dress | sheath-dress',
      ],
      menswear: [
        'flannel-trousers | corduroys | tailored-trousers | chinos',
        'oxford-shirt | poplin-shirt | turtleneck | v-neck-sweater',
      ],
      everyone: [
        'tailored-trousers | flannel-trousers | corduroys | chinos',
        'oxford-shirt | turtleneck | poplin-shirt | fine-crew-sweater',
      ],
    },
    may: 'tweed-blazer|blazer|soft-blazer|waistcoat|knit-vest|cardigan|tights',
    onTheWay: 'trench-coat|wool-coat|pea-coat|quilted-jacket',
    never: {
      packs: ['bare', 'sport', 'lounge', 'outdoor', 'sneakers', 'evening', 'hats', 'loud', 'denim'],
      garments: 'canvas-tote|leather-trousers',
      kinds: ['open-toe'],
      fabrics: [],
    },
    shoes: {
      womenswear: 'loafers|oxfords|brogues|ballet-flats|mary-janes|chelsea-boots|block-pumps',
      menswear: 'brogues|derbies|oxfords|loafers|chelsea-boots',
      everyone: 'loafers|derbies|brogues|oxfords|chelsea-boots',
    },
    touches: {
      most: 2,
      good: 'dress-watch|knit-tie|leather-belt|silk-scarf|stud-earrings|fine-necklace',
    },
    colours: { avoid: [], most: 4 },
    why: 'Whoever stands in front is looked at for an hour: a jacket with texture, dark trousers, shoes that are quiet on a floor.',
    sources: ['GK', 'edadvocate'],
  },
  {
    key: 'casual-friday',
    strict: false,
    formality: [2, 2],
    ground: ['hard-floor', 'carpet', 'pavement'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'straight-jeans | slim-jeans | wide-jeans | chinos | tapered-trousers | a-line-skirt | shirt-dress',
        'breton-tee | oxford-shirt | poplin-shirt | blouse | fine-crew-sweater | knit-polo | shirt-dress',
      ],
      menswear: [
        'straight-jeans | chinos | tapered-trousers | corduroys',
        'oxford-shirt | knit-polo | fine-crew-sweater | chambray-shirt | polo',
      ],
      everyone: [
        'straight-jeans | chinos | tapered-trousers | corduroys',
        'oxford-shirt | knit-polo | fine-crew-sweater | breton-tee',
      ],
    },
    may: 'soft-blazer|blazer|overshirt|cardigan|bomber|denim-jacket|quilted-jacket|tights',
    onTheWay: 'trench-coat|wool-coat|pea-coat|quilted-jacket',
    never: {
      packs: ['bare', 'shorts', 'sport', 'lounge', 'hats', 'beachfeet', 'evening', 'ceremony', 'loud'],
      garments: 'parka|oversized-shirt|linen-trousers|baggy-jeans|cargo-trousers|carpenter-trousers|gym-bag',
      kinds: ['open-toe'],
      fabrics: ['sequin'],
    },
    shoes: {
      womenswear: 'leather-sneakers|loafers|suede-loafers|ballet-flats|mary-janes|chelsea-boots',
      menswear: 'leather-sneakers|loafers|suede-loafers|desert-boots|chelsea-boots|derbies',
      everyone: 'leather-sneakers|loafers|suede-loafers|desert-boots|chelsea-boots',
    },
    touches: { most: 1, good: 'dress-watch|leather-belt|stud-earrings|fine-necklace' },
    colours: { avoid: [], most: 4 },
    why: 'Still the office: no tie and no crease, but a collar or a fine knit, and nothing from the gym.',
    sources: ['adviseconquer', 'creighton'],
  },
  {
    key: 'at-home',
    strict: false,
    formality: [0, 1],
    ground: ['hard-floor', 'carpet'],
    covers: [],
    must: {
      womenswear: [
        'joggers | leggings + sweatshirt | leggings + hoodie | leggings + chunky-sweater | corduroys | leggings + oversized-shirt | linen-trousers | chino-shorts | knit-dress',
        'sweatshirt | hoodie | long-sleeve-tee | crew-tee | boxy-tee | fine-crew-sweater | cable-sweater | chunky-sweater | linen-shirt | flannel-shirt | leggings + oversized-shirt | knit-dress',
      ],
      menswear: [
        'joggers | corduroys | linen-trousers | chino-shorts | straight-jeans',
        'sweatshirt | hoodie | long-sleeve-tee | crew-tee | boxy-tee | fine-crew-sweater | cable-sweater | chunky-sweater | linen-shirt | flannel-shirt',
      ],
      everyone: [
        'joggers | linen-trousers | chino-shorts',
        'sweatshirt | hoodie | long-sleeve-tee | crew-tee | boxy-tee | fine-crew-sweater | linen-shirt | flannel-shirt',
      ],
    },
    may: 'cardigan|shawl-cardigan|duster-cardigan|leggings',
    onTheWay: '',
    never: {
      packs: ['evening', 'ceremony', 'hats', 'outdoor'],
      garments: `chinos|tapered-trousers|tailored-trousers|wide-leg-trousers|oversized-shirt|poplin-shirt|oxford-shirt|knit-vest|tank|ribbed-tank|quilted-jacket|pea-coat|wrap-coat|teddy-coat|duffle-coat|shearling-jacket|cape|trench-coat|wool-coat|overshirt|chore-jacket|track-jacket|denim-jacket|biker-jacket|bomber|varsity-jacket|sports-watch|${ALL_BAGS}`,
      kinds: ['heels', 'dress', 'jumpsuit'],
      fabrics: [],
    },
    shoes: {
      womenswear: 'suede-loafers|slip-on-sneakers',
      menswear: 'suede-loafers|slip-on-sneakers',
      everyone: 'suede-loafers|slip-on-sneakers',
    },
    touches: { most: 0, good: '' },
    colours: { avoid: [], most: 3 },
    why: 'Nobody carries a bag to the sofa or wears a jacket at the kitchen table.',
    sources: ['GK'],
  },
  {
    key: 'errands',
    strict: false,
    formality: [0, 2],
    ground: ['pavement', 'hard-floor'],
    covers: ['midriff'],
    must: {
      womenswear: [
        'straight-jeans | wide-jeans | slim-jeans | chinos | joggers | cargo-trousers | linen-trousers | chino-shorts | denim-skirt',
        'crew-tee | breton-tee | long-sleeve-tee | sweatshirt | fine-crew-sweater | linen-shirt | boxy-tee',
      ],
      menswear: [
        'straight-jeans | slim-jeans | chinos | joggers | cargo-trousers | linen-trousers | chino-shorts',
        'crew-tee | long-sleeve-tee | sweatshirt | polo | fine-crew-sweater | linen-shirt | flannel-shirt',
      ],
      everyone: [
        'straight-jeans | chinos | joggers | linen-trousers',
        'crew-tee | long-sleeve-tee | sweatshirt | linen-shirt',
      ],
    },
    may: 'overshirt|denim-jacket|hoodie|cardigan|bomber|fleece-jacket|gilet|chore-jacket|canvas-tote|crossbody|backpack',
    onTheWay: 'parka|puffer|rain-jacket|quilted-jacket|trench-coat|wool-coat',
    never: {
      packs: ['evening', 'ceremony', 'thin-heel', 'loud'],
      garments:
        'cap|blazer|suit-jacket|necktie|knit-vest|slip-skirt|slip-dress|pencil-skirt|leather-trousers|handbag|briefcase',
      kinds: ['heels', 'dress'],
      fabrics: ['silk', 'satin', 'sequin'],
    },
    shoes: {
      womenswear:
        'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners|chunky-sneakers|chelsea-boots|leather-sandals|cork-sandals',
      menswear:
        'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners|chunky-sneakers|desert-boots|chelsea-boots',
      everyone: 'leather-sneakers|canvas-sneakers|slip-on-sneakers|retro-runners|chelsea-boots',
    },
    touches: { most: 1, good: 'sunglasses|leather-belt|stud-earrings' },
    colours: { avoid: [], most: 3 },
    why: 'Bags, trolleys and a warehouse floor: cushioned closed shoes, cloth that is washed, a bag that takes the milk.',
    sources: ['GK'],
  },
  {
    key: 'calls-at-home',
    strict: true,
    formality: [1, 1],
    ground: ['hard-floor', 'carpet'],
    covers: ['shoulders', 'chest', 'midriff'],
    must: {
      womenswear: [
        'straight-jeans | tapered-trousers | corduroys | linen-trousers | chinos',
        'fine-crew-sweater | oxford-shirt | knit-polo | v-neck-sweater | chambray-shirt | fitted-rollneck | breton-tee',
      ],
      menswear: [
        'straight-jeans | chinos | tapered-trousers | corduroys | linen-trousers',
        'oxford-shirt | knit-polo | fine-crew-sweater | chambray-shirt | v-neck-sweater',
      ],
      everyone: [
        'straight-jeans | chinos | tapered-trousers | corduroys | linen-trousers',
        'oxford-shirt | knit-polo | fine-crew-sweater | chambray-shirt',
      ],
    },
    may: 'cardigan|shawl-cardigan|blouse|polo|joggers',
    onTheWay: '',
    never: {
      packs: ['bare', 'sport', 'lounge', 'evening', 'ceremony', 'hats', 'outdoor', 'loud'],
      garments: `trench-coat|wool-coat|denim-jacket|biker-jacket|bomber|varsity-jacket|${ALL_BAGS}`,
      kinds: ['heels'],
      fabrics: [],
    },
    shoes: {
      womenswear: 'suede-loafers|slip-on-sneakers|ballet-flats',
      menswear: 'suede-loafers|slip-on-sneakers',
      everyone: 'suede-loafers|slip-on-sneakers',
    },
    touches: { most: 1, good: 'stud-earrings|fine-necklace|glasses' },
    colours: { avoid: ['Black', 'Charcoal'], quietLegs: true, most: 3 },
    why: 'The camera sees a collar and two shoulders; what is below the table may be soft, and nothing is carried anywhere.',
    sources: ['GK'],
  },
  {
    key: 'country',
    strict: false,
    formality: [1, 2],
    ground: ['gravel', 'mud', 'lawn', 'pavement'],
    covers: ['knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'corduroys | straight-jeans | slim-jeans',
        'cable-sweater | fine-crew-sweater | oxford-shirt | fitted-rollneck | turtleneck',
      ],
      menswear: [
        'corduroys | straight-jeans | chinos | flannel-trousers',
        'cable-sweater | fine-crew-sweater | oxford-shirt | turtleneck',
      ],
      everyone: [
        'corduroys | straight-jeans | chinos',
        'cable-sweater | fine-crew-sweater | oxford-shirt | turtleneck',
      ],
    },
    may: 'quilted-jacket|tweed-blazer|gilet|field-jacket|shawl-cardigan|wool-scarf|flat-cap',
    onTheWay: 'rain-jacket|parka|field-jacket|quilted-jacket|duffle-coat',
    never: {
      packs: ['bare', 'sport', 'evening', 'ceremony', 'sneakers', 'beachfeet', 'loud'],
      garments: 'sunglasses|leather-trousers|slip-skirt|trench-coat',
      kinds: ['open-toe', 'heels'],
      fabrics: ['satin', 'silk', 'sequin'],
    },
    shoes: {
      womenswear: 'chelsea-boots|knee-boots|desert-boots|hiking-boots|brogues',
      menswear: 'chelsea-boots|desert-boots|hiking-boots|brogues|derbies',
      everyone: 'chelsea-boots|desert-boots|hiking-boots|brogues',
    },
    touches: { most: 1, good: 'leather-belt|dress-watch|flat-cap|wool-scarf' },
    colours: { avoid: ['White', 'Silver'], most: 4 },
    why: 'A good table and a muddy lane behind the house: cord or denim, a real knit, boots that know the ground.',
    sources: ['GK', 'debretts-know'],
  },
  {
    key: 'on-stage',
    strict: false,
    formality: [4, 5],
    ground: ['hard-floor', 'steps'],
    covers: ['shoulders', 'knees', 'chest', 'midriff'],
    must: {
      womenswear: [
        'tailored-trousers | wide-leg-trousers | a-line-skirt | pleated-skirt | wrap-dress',
        'blouse | wrap-blouse | fine-crew-sweater | poplin-shirt | bodysuit | wrap-dress',
      ],
      menswear: ['suit-trousers | tailored-trousers', 'poplin-shirt'],
      everyone: ['tailored-trousers | wide-leg-trousers', 'poplin-shirt | turtleneck | fine-crew-sweater'],
    },
    may: 'suit-jacket|blazer|cardigan|tights',
    onTheWay: 'wool-coat|trench-coat',
    never: {
      packs: [
        'bare',
        'denim',
        'sneakers',
        'lounge',
        'sport',
        'outdoor',
        'hats',
        'loud',
        'dangling',
        'evening',
      ],
      garments:
        'leather-trousers|leather-skirt|biker-jacket|pocket-square|turtleneck|fitted-rollneck|band-collar-shirt',
      kinds: ['open-toe'],
      fabrics: ['sequin', 'leather', 'vegan leather'],
    },
    shoes: {
      womenswear: 'ballet-flats|block-pumps|mary-janes|loafers|oxfords',
      menswear: 'oxfords|derbies|loafers',
      everyone: 'oxfords|loafers|derbies',
    },
    touches: { most: 0, good: '' },
    colours: { avoid: [], most: 2 },
    why: 'Concert black: sleeves to the wrist, knees free to sit or stand for hours, nothing that shines or rattles.',
    sources: ['GK'],
  },
];
