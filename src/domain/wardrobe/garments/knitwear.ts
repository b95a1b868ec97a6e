import type { GarmentEntry } from '../garment.ts';

/** Knitted tops and sweatshirts. */
export const KNITWEAR: readonly GarmentEntry[] = [
  {
    is: {
      key: 'fine-crew-sweater',
      name: 'fine-gauge sweater',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: {
      formality: [1, 4],
      warmth: 2,
      styles: ['Classic', 'Minimalist', 'Scandinavian', 'Smart Casual', 'Old Money'],
    },
    made: {
      fabrics: ['merino', 'cotton knit', 'cashmere'],
      patterns: ['knit', 'stripe'],
      colours: 'knitwear',
    },
    shape: { kinds: ['sweater'], fit: 'fitted' },
    words: 'sweater|jumper|pullover|merino sweater|knit|crewneck sweater',
  },
  {
    is: {
      key: 'v-neck-sweater',
      name: 'V-neck sweater',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: { formality: [1, 4], warmth: 2, styles: ['Preppy', 'Classic', 'Old Money', 'Tailored'] },
    made: {
      fabrics: ['merino', 'cotton knit', 'cashmere'],
      patterns: ['knit'],
      colours: 'knitwear',
    },
    shape: { kinds: ['sweater'], fit: 'relaxed', goals: ['elongate-torso', 'minimize-midsection'] },
    words: 'v neck jumper|cashmere sweater',
  },
  {
    is: {
      key: 'cable-sweater',
      name: 'cable-knit sweater',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: {
      formality: [1, 2],
      warmth: 3,
      styles: ['Preppy', 'Coastal', 'Cottagecore', 'Scandinavian', 'Classic'],
    },
    made: {
      fabrics: ['lambswool', 'cotton knit', 'wool'],
      patterns: ['knit'],
      colours: 'knitwear',
    },
    shape: { kinds: ['sweater'], fit: 'relaxed', goals: ['create-curves', 'broaden-shoulders'] },
    words:
      'aran|fisherman sweater|fisherman jumper|fishermans sweater|fishermans jumper|fisherman knit|cable knit',
  },
  {
    is: {
      key: 'chunky-sweater',
      name: 'slouchy chunky knit',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: { formality: [0, 2], warmth: 3, styles: ['Scandinavian', 'Bohemian', 'Casual', 'Cottagecore'] },
    made: {
      fabrics: ['wool', 'mohair', 'lambswool'],
      patterns: ['knit', 'stripe'],
      colours: 'knitwear',
    },
    shape: { kinds: ['sweater'], fit: 'oversized', avoid: ['baggy-clothes', 'boxy-silhouettes'] },
    words: 'chunky knit|oversized sweater|cozy sweater|chunky sweater|slouchy sweater|big sweater',
  },
  {
    is: {
      key: 'turtleneck',
      name: 'roll-neck',
      category: 'Tops',
      silhouette: 'turtleneck',
      worn: 'everyone',
    },
    when: {
      formality: [1, 6],
      warmth: 2,
      styles: ['Minimalist', 'Artsy', 'Contemporary', 'Scandinavian', 'Parisian', 'Tailored'],
    },
    made: {
      fabrics: ['merino', 'cotton knit', 'cashmere'],
      patterns: ['knit'],
      colours: 'knitwear',
    },
    shape: { kinds: ['turtleneck', 'sweater'], fit: 'fitted', goals: ['broaden-shoulders'] },
    words: 'turtleneck|turtleneck sweater|polo neck|rollneck|roll neck',
  },
  {
    is: {
      key: 'fitted-rollneck',
      name: 'second-skin roll-neck',
      category: 'Tops',
      silhouette: 'turtleneck',
      worn: 'womenswear',
    },
    when: { formality: [1, 4], warmth: 2, styles: ['Contemporary', 'Parisian', 'Vintage', 'Edgy'] },
    made: {
      fabrics: ['ribbed knit', 'jersey'],
      patterns: ['knit'],
      colours: 'knitwear',
    },
    shape: {
      kinds: ['turtleneck'],
      fit: 'fitted',
      goals: ['accentuate-waist', 'create-curves'],
      avoid: ['tight-fitting'],
    },
    words: 'fitted turtleneck|ribbed turtleneck|tight turtleneck',
  },
  {
    is: {
      key: 'sweatshirt',
      name: 'sweatshirt',
      category: 'Tops',
      silhouette: 'sweatshirt',
      worn: 'everyone',
    },
    when: { formality: [0, 1], warmth: 2, styles: ['Casual', 'Athleisure', 'Sporty', 'Preppy'] },
    made: { fabrics: ['french terry', 'heavyweight cotton'], colours: 'tees' },
    shape: { kinds: ['sweatshirt', 'lounge'], fit: 'relaxed' },
    words: 'crewneck|sweat shirt|college sweatshirt',
  },
  {
    is: { key: 'hoodie', name: 'hoodie', category: 'Tops', silhouette: 'hoodie', worn: 'everyone' },
    when: { formality: [0, 1], warmth: 2, styles: ['Streetwear', 'Athleisure', 'Casual', 'Sporty'] },
    made: { fabrics: ['french terry', 'fleece'], colours: 'tees' },
    shape: { kinds: ['hoodie', 'lounge'], fit: 'oversized', avoid: ['baggy-clothes'] },
    words: 'hooded sweatshirt|hoody',
  },
  {
    is: { key: 'rugby-shirt', name: 'rugby shirt', category: 'Tops', silhouette: 'polo', worn: 'everyone' },
    when: { formality: [0, 2], warmth: 2, styles: ['Preppy', 'Vintage', 'Sporty', 'Eclectic'] },
    made: {
      fabrics: ['heavyweight cotton'],
      patterns: ['stripe', 'plain'],
      colours: 'tees',
    },
    shape: { kinds: ['polo', 'collared'], fit: 'relaxed', goals: ['broaden-shoulders'] },
    words: 'rugby top|rugby polo',
  },
  {
    is: {
      key: 'zip-sweater',
      name: 'zip-neck sweater',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: {
      formality: [1, 3],
      warmth: 3,
      styles: ['Smart Casual', 'Scandinavian', 'Preppy', 'Coastal', 'Casual'],
      byName: true,
    },
    made: { fabrics: ['merino', 'lambswool', 'cotton knit'], patterns: ['knit'], colours: 'knitwear' },
    shape: { kinds: ['sweater'], fit: 'relaxed' },
    words:
      'half zip|half zip sweater|half zip jumper|half zip pullover|half zip knit|quarter zip|quarter zip sweater|quarter zip jumper|quarter zip pullover|1/4 zip|1/2 zip|' +
      'zip neck|zip neck jumper|zip knit|zip sweater|zip jumper|sweater with a zip|jumper with a zip|sweater with a zipper|knit with a zip|troyer|sailor zip sweater',
  },
  {
    is: {
      key: 'fair-isle-sweater',
      name: 'Fair Isle sweater',
      category: 'Tops',
      silhouette: 'sweater',
      worn: 'everyone',
    },
    when: {
      formality: [0, 2],
      warmth: 3,
      styles: ['Scandinavian', 'Cottagecore', 'Vintage', 'Preppy'],
      byName: true,
    },
    made: { fabrics: ['lambswool', 'wool'], patterns: ['knit'], colours: 'knitwear' },
    shape: { kinds: ['sweater'], fit: 'relaxed', goals: ['broaden-shoulders'] },
    words:
      'fair isle|fair isle jumper|fair isle knit|nordic sweater|nordic jumper|nordic knit|norwegian sweater|norwegian jumper|norwegian knit|' +
      'icelandic sweater|icelandic jumper|lopapeysa|yoke sweater|scandinavian sweater|marius sweater',
  },
];
