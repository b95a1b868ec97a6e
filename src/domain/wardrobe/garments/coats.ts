import type { GarmentEntry } from '../garment.ts';

/** What is taken off at the door. */
export const COATS: readonly GarmentEntry[] = [
  {
    is: { key: 'trench-coat', name: 'trench coat', category: 'Coat', silhouette: 'trench', worn: 'everyone' },
    when: {
      formality: [1, 6],
      warmth: 2,
      styles: ['Classic', 'Parisian', 'Old Money', 'Tailored', 'Minimalist'],
    },
    made: { fabrics: ['twill'], colours: 'trenchCoats' },
    shape: { kinds: ['coat', 'raincoat'], goals: ['accentuate-waist', 'elongate-torso'] },
    words: 'trench|mac|mackintosh|raincoat|rain coat',
  },
  {
    is: {
      key: 'rain-jacket',
      name: 'hooded rain jacket',
      category: 'Jacket',
      silhouette: 'parka',
      worn: 'everyone',
    },
    when: { formality: [0, 2], warmth: 2, styles: ['Utility', 'Sporty', 'Scandinavian', 'Coastal'] },
    made: { fabrics: ['waterproof shell'], colours: 'raincoats' },
    shape: { kinds: ['jacket', 'raincoat', 'outdoor'] },
    words: 'rain jacket|waterproof jacket|waterproof|something waterproof|anorak',
  },
  {
    is: { key: 'wool-coat', name: 'overcoat', category: 'Coat', silhouette: 'wool-coat', worn: 'everyone' },
    when: {
      formality: [2, 8],
      warmth: 3,
      styles: ['Classic', 'Tailored', 'Minimalist', 'Old Money', 'Scandinavian', 'Contemporary'],
    },
    made: {
      fabrics: ['wool', 'cashmere', 'camel hair'],
      patterns: ['plain', 'check'],
      colours: 'coats',
    },
    shape: { kinds: ['coat'], goals: ['elongate-torso'] },
    words: 'wool coat|overcoat|top coat|topcoat|chesterfield|dress coat',
  },
  {
    is: {
      key: 'wrap-coat',
      name: 'belted wrap coat',
      category: 'Coat',
      silhouette: 'wool-coat',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 7],
      warmth: 3,
      styles: ['Parisian', 'Feminine', 'Glamorous', 'Minimalist', 'Old Money'],
    },
    made: { fabrics: ['wool', 'camel hair', 'boucle'], colours: 'coats' },
    shape: { kinds: ['coat'], goals: ['accentuate-waist', 'create-curves'] },
    words: 'wrap coat|robe coat|belted coat',
  },
  {
    is: { key: 'pea-coat', name: 'pea coat', category: 'Coat', silhouette: 'wool-coat', worn: 'everyone' },
    when: {
      formality: [1, 3],
      warmth: 3,
      styles: ['Coastal', 'Preppy', 'Classic', 'Vintage', 'Smart Casual'],
    },
    made: { fabrics: ['wool'], colours: 'coats' },
    shape: { kinds: ['coat', 'jacket'], goals: ['broaden-shoulders'], avoid: ['boxy-silhouettes'] },
    words: 'peacoat|reefer jacket',
  },
  {
    is: { key: 'duffle-coat', name: 'duffle coat', category: 'Coat', silhouette: 'parka', worn: 'everyone' },
    when: { formality: [1, 2], warmth: 4, styles: ['Preppy', 'Vintage', 'Scandinavian', 'Cottagecore'] },
    made: { fabrics: ['wool'], colours: 'coats' },
    shape: { kinds: ['coat'], avoid: ['boxy-silhouettes'] },
    words: 'duffel coat|toggle coat',
  },
  {
    is: {
      key: 'teddy-coat',
      name: 'teddy coat',
      category: 'Coat',
      silhouette: 'wool-coat',
      worn: 'womenswear',
    },
    when: { formality: [1, 2], warmth: 4, styles: ['Contemporary', 'Casual', 'Glamorous', 'Eclectic'] },
    made: { fabrics: ['faux shearling', 'shearling'], colours: 'coats' },
    shape: { kinds: ['coat'], avoid: ['baggy-clothes', 'boxy-silhouettes'] },
    words: 'shearling coat|fur coat|faux fur coat|fluffy coat',
  },
  {
    is: {
      key: 'shearling-jacket',
      name: 'aviator jacket',
      category: 'Jacket',
      silhouette: 'bomber',
      worn: 'everyone',
    },
    when: { formality: [1, 2], warmth: 4, styles: ['Edgy', 'Vintage', 'Western', 'Utility'] },
    made: { fabrics: ['faux shearling', 'shearling'], colours: 'leatherwear' },
    shape: { kinds: ['coat', 'jacket'], goals: ['broaden-shoulders'] },
    words: 'shearling jacket|aviator|sheepskin jacket|flying jacket',
  },
  {
    is: { key: 'cape', name: 'cape', category: 'Coat', silhouette: 'cape', worn: 'womenswear' },
    when: {
      formality: [2, 8],
      warmth: 3,
      styles: ['Glamorous', 'Vintage', 'Artsy', 'Romantic', 'Maximalist'],
    },
    made: {
      fabrics: ['wool', 'velvet', 'cashmere'],
      patterns: ['plain', 'check'],
      colours: 'coats',
    },
    shape: { kinds: ['coat'], goals: ['minimize-midsection', 'broaden-shoulders'] },
    words: 'cloak|poncho|evening cape|capelet',
  },
  {
    is: { key: 'puffer', name: 'puffer jacket', category: 'Jacket', silhouette: 'puffer', worn: 'everyone' },
    when: {
      formality: [0, 2],
      warmth: 3,
      styles: ['Streetwear', 'Sporty', 'Athleisure', 'Casual', 'Contemporary'],
    },
    made: {
      fabrics: ['recycled padding', 'down-filled nylon'],
      colours: 'casualJackets',
    },
    shape: { kinds: ['jacket', 'coat'], avoid: ['boxy-silhouettes'] },
    words: 'puffer|puffer coat|down jacket|padded jacket|puffy jacket',
  },
  {
    is: {
      key: 'quilted-jacket',
      name: 'quilted jacket',
      category: 'Jacket',
      silhouette: 'puffer',
      worn: 'everyone',
    },
    when: { formality: [1, 3], warmth: 2, styles: ['Preppy', 'Old Money', 'Smart Casual', 'Classic'] },
    made: { fabrics: ['recycled padding', 'waxed cotton'], colours: 'casualJackets' },
    shape: { kinds: ['jacket'] },
    words: 'wax jacket|waxed jacket|country jacket',
  },
  {
    is: { key: 'gilet', name: 'padded gilet', category: 'Jacket', silhouette: 'puffer', worn: 'everyone' },
    when: {
      formality: [0, 2],
      warmth: 2,
      styles: ['Smart Casual', 'Sporty', 'Old Money', 'Utility', 'Preppy'],
    },
    made: {
      fabrics: ['recycled padding', 'down-filled nylon', 'fleece'],
      colours: 'casualJackets',
    },
    shape: { kinds: ['vest', 'jacket'] },
    words:
      'gilet|puffer vest|quilted vest|padded vest|down vest|quilted gilet|puffer gilet|body warmer|bodywarmer|fleece vest',
  },
  {
    is: { key: 'ski-jacket', name: 'ski jacket', category: 'Jacket', silhouette: 'parka', worn: 'everyone' },
    when: { formality: [0, 1], warmth: 4, styles: ['Sporty', 'Utility', 'Scandinavian'] },
    made: { fabrics: ['waterproof shell'], colours: 'casualJackets' },
    shape: { kinds: ['coat', 'raincoat', 'outdoor'] },
    words: 'ski jacket|ski coat|snowboard jacket|ski wear',
  },
  {
    is: { key: 'parka', name: 'parka', category: 'Coat', silhouette: 'parka', worn: 'everyone' },
    when: {
      formality: [0, 2],
      warmth: 4,
      styles: ['Utility', 'Grunge', 'Casual', 'Streetwear', 'Scandinavian', 'Edgy'],
    },
    made: {
      fabrics: ['recycled padding', 'canvas', 'waxed cotton', 'waterproof shell'],
      colours: 'casualJackets',
    },
    shape: { kinds: ['coat', 'raincoat'], goals: ['minimize-midsection'] },
    words: 'fishtail parka|snow coat|snow jacket',
  },
  {
    is: {
      key: 'field-jacket',
      name: 'field jacket',
      category: 'Jacket',
      silhouette: 'field-jacket',
      worn: 'everyone',
    },
    when: { formality: [0, 2], warmth: 2, styles: ['Utility', 'Grunge', 'Vintage', 'Casual'] },
    made: { fabrics: ['canvas', 'waxed cotton', 'twill'], colours: 'casualJackets' },
    shape: { kinds: ['jacket', 'outdoor'], goals: ['accentuate-waist'] },
    words: 'utility jacket|army jacket|military jacket|safari jacket|cargo jacket',
  },
  {
    is: {
      key: 'cropped-puffer',
      name: 'cropped puffer jacket',
      category: 'Jacket',
      silhouette: 'puffer',
      worn: 'womenswear',
    },
    when: {
      formality: [0, 2],
      warmth: 3,
      styles: ['Streetwear', 'Contemporary', 'Sporty', 'Casual'],
      byName: true,
    },
    made: { fabrics: ['recycled padding', 'down-filled nylon'], colours: 'casualJackets' },
    shape: { kinds: ['jacket', 'coat'], goals: ['elongate-legs'] },
    words:
      'short puffer|short puffer jacket|cropped puffer|crop puffer|short down jacket|cropped down jacket|short padded jacket|cropped padded jacket|' +
      'shorter puffer|shorter puffer jacket|shorter down jacket|waist length puffer',
  },
  {
    is: {
      key: 'long-puffer',
      name: 'long puffer coat',
      category: 'Coat',
      silhouette: 'puffer',
      worn: 'everyone',
    },
    when: {
      formality: [0, 2],
      warmth: 4,
      styles: ['Casual', 'Scandinavian', 'Contemporary', 'Streetwear', 'Sporty'],
      byName: true,
    },
    made: { fabrics: ['recycled padding', 'down-filled nylon'], colours: 'longPuffers' },
    shape: { kinds: ['coat'], avoid: ['boxy-silhouettes', 'baggy-clothes'] },
    words:
      'long puffer|long puffer jacket|longline puffer|longer puffer|longer puffer jacket|long down coat|long down jacket|down coat|padded coat|long padded coat|' +
      'long padded jacket|quilted coat|long quilted coat|duvet coat|sleeping bag coat',
  },
  {
    is: {
      key: 'short-trench',
      name: 'short trench coat',
      category: 'Coat',
      silhouette: 'trench',
      worn: 'everyone',
    },
    when: {
      formality: [1, 5],
      warmth: 2,
      styles: ['Parisian', 'Classic', 'Contemporary', 'Preppy'],
      byName: true,
    },
    made: { fabrics: ['twill'], colours: 'trenchCoats' },
    shape: { kinds: ['coat', 'jacket', 'raincoat'], goals: ['accentuate-waist', 'elongate-legs'] },
    words:
      'short trench|cropped trench|shorter trench|shorter trench coat|trench jacket|cropped trench coat|car coat',
  },
  {
    is: {
      key: 'rubber-raincoat',
      name: 'rubberised raincoat',
      category: 'Coat',
      silhouette: 'parka',
      worn: 'everyone',
    },
    when: {
      formality: [0, 2],
      warmth: 2,
      styles: ['Coastal', 'Scandinavian', 'Utility', 'Casual'],
      byName: true,
    },
    made: { fabrics: ['rubber'], colours: 'rubberRaincoats' },
    shape: { kinds: ['coat', 'raincoat', 'outdoor'], avoid: ['boxy-silhouettes'] },
    words:
      'rubber raincoat|rubber coat|fisherman raincoat|fishermans raincoat|fisherman coat|oilskin|oilskins|rain slicker|slicker|sailing raincoat',
  },
];
