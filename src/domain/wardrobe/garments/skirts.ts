import type { GarmentEntry } from '../garment.ts';

export const SKIRTS: readonly GarmentEntry[] = [
  {
    is: {
      key: 'mini-skirt',
      name: 'mini skirt',
      category: 'Skirt',
      silhouette: 'mini-skirt',
      worn: 'womenswear',
    },
    when: { formality: [1, 4], warmth: 1, styles: ['Contemporary', 'Edgy', 'Vintage', 'Feminine', 'Preppy'] },
    made: {
      fabrics: ['twill', 'tweed', 'corduroy'],
      patterns: ['plain', 'check'],
      colours: 'skirts',
    },
    shape: { kinds: ['skirt', 'above-knee'], goals: ['emphasize-legs', 'elongate-legs'] },
    words: 'mini|short skirt|miniskirt',
  },
  {
    is: {
      key: 'denim-skirt',
      name: 'denim skirt',
      category: 'Skirt',
      silhouette: 'mini-skirt',
      worn: 'womenswear',
    },
    when: { formality: [0, 2], warmth: 1, styles: ['Casual', 'Western', 'Vintage', 'Streetwear'] },
    made: { fabrics: ['denim'], patterns: ['denim'], colours: 'denim' },
    shape: { kinds: ['skirt', 'above-knee'], goals: ['emphasize-legs'] },
    words: 'jean skirt|denim mini skirt',
  },
  {
    is: {
      key: 'leather-skirt',
      name: 'leather skirt',
      category: 'Skirt',
      silhouette: 'a-line-skirt',
      worn: 'womenswear',
    },
    when: { formality: [1, 5], warmth: 2, styles: ['Edgy', 'Glamorous', 'Contemporary', 'Grunge'] },
    made: { fabrics: ['vegan leather', 'leather'], colours: 'leatherwear' },
    shape: { kinds: ['skirt', 'above-knee'], goals: ['emphasize-legs', 'create-curves'] },
    words: 'leather mini skirt|leather look skirt|suede skirt|faux leather skirt',
  },
  {
    is: {
      key: 'tennis-skirt',
      name: 'tennis skirt',
      category: 'Skirt',
      silhouette: 'pleated-skirt',
      worn: 'womenswear',
    },
    when: { formality: [0, 1], warmth: 0, styles: ['Sporty', 'Preppy', 'Athleisure'] },
    made: { fabrics: ['quick-dry polyester', 'pique'], colours: 'sport' },
    shape: { kinds: ['skirt', 'above-knee', 'active'], goals: ['emphasize-legs'] },
    words: 'pleated mini skirt|golf skirt|sports skirt',
  },
  {
    is: {
      key: 'pencil-skirt',
      name: 'pencil skirt',
      category: 'Skirt',
      silhouette: 'pencil-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [3, 6],
      warmth: 2,
      styles: ['Tailored', 'Classic', 'Glamorous', 'Vintage', 'Parisian'],
    },
    made: {
      fabrics: ['tropical wool', 'crepe', 'tweed'],
      patterns: ['plain', 'check', 'pinstripe'],
      colours: 'skirts',
    },
    shape: {
      kinds: ['skirt', 'slim-cut', 'high-rise'],
      goals: ['create-curves', 'accentuate-waist'],
      avoid: ['tight-fitting', 'high-waisted'],
    },
    words: 'tube skirt|work skirt|office skirt',
  },
  {
    is: {
      key: 'suit-skirt',
      name: 'suit skirt',
      category: 'Skirt',
      silhouette: 'pencil-skirt',
      worn: 'womenswear',
    },
    when: { formality: [3, 6], warmth: 2, styles: ['Tailored', 'Classic', 'Old Money'] },
    made: {
      fabrics: ['tropical wool', 'wool flannel', 'crepe'],
      patterns: ['plain', 'pinstripe', 'check'],
      colours: 'suiting',
    },
    shape: { kinds: ['skirt', 'suit'], goals: ['create-curves'], suits: ['skirt suit'] },
    words: 'skirt suit',
  },
  {
    is: {
      key: 'a-line-skirt',
      name: 'A-line midi skirt',
      category: 'Skirt',
      silhouette: 'a-line-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 5],
      warmth: 2,
      styles: ['Classic', 'Vintage', 'Feminine', 'Cottagecore', 'Scandinavian'],
    },
    made: {
      fabrics: ['cotton', 'linen', 'wool flannel', 'suede'],
      patterns: ['plain', 'floral', 'check'],
      colours: 'skirts',
    },
    shape: {
      kinds: ['skirt', 'midi'],
      goals: ['balance-proportions', 'accentuate-waist', 'minimize-midsection'],
    },
    words: 'a line skirt|full skirt|swing skirt|circle skirt|midi skirt',
  },
  {
    is: {
      key: 'pleated-skirt',
      name: 'pleated midi skirt',
      category: 'Skirt',
      silhouette: 'pleated-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 5],
      warmth: 1,
      styles: ['Classic', 'Preppy', 'Romantic', 'Parisian', 'Japanese Minimal', 'Feminine'],
    },
    made: {
      fabrics: ['crepe', 'viscose', 'chiffon'],
      patterns: ['plain', 'check', 'dot'],
      colours: 'skirts',
    },
    shape: { kinds: ['skirt', 'midi'], goals: ['create-curves', 'balance-proportions'] },
    words: 'pleated skirt|accordion skirt|plaid skirt',
  },
  {
    is: {
      key: 'slip-skirt',
      name: 'bias-cut slip skirt',
      category: 'Skirt',
      silhouette: 'maxi-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 6],
      warmth: 1,
      styles: ['Minimalist', 'Contemporary', 'Parisian', 'Romantic', 'Glamorous'],
    },
    made: {
      fabrics: ['satin', 'silk', 'viscose'],
      patterns: ['plain', 'dot'],
      colours: 'skirts',
    },
    shape: { kinds: ['skirt', 'midi'], goals: ['create-curves', 'elongate-legs'] },
    words: 'slip skirt|satin skirt|silk skirt|bias skirt|satin midi skirt',
  },
  {
    is: {
      key: 'tiered-skirt',
      name: 'tiered maxi skirt',
      category: 'Skirt',
      silhouette: 'maxi-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [0, 3],
      warmth: 1,
      styles: ['Bohemian', 'Cottagecore', 'Western', 'Mediterranean', 'Romantic'],
    },
    made: {
      fabrics: ['cotton', 'viscose', 'linen'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: { kinds: ['skirt', 'floor-length'], goals: ['minimize-midsection', 'balance-proportions'] },
    words: 'maxi skirt|boho skirt|prairie skirt|long skirt|peasant skirt|flowy skirt',
  },
  {
    is: {
      key: 'wax-print-skirt',
      name: 'wax-print wrap skirt',
      category: 'Skirt',
      silhouette: 'a-line-skirt',
      worn: 'womenswear',
    },
    when: { formality: [1, 6], warmth: 1, styles: ['Afro-Contemporary', 'Maximalist', 'Eclectic'] },
    made: {
      fabrics: ['wax-print cotton'],
      patterns: ['floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: { kinds: ['skirt', 'midi', 'regional'], goals: ['create-curves', 'accentuate-waist'] },
    words: 'ankara skirt|african print skirt|wrap skirt|sarong',
  },
  {
    is: {
      key: 'evening-skirt',
      name: 'full evening skirt',
      category: 'Skirt',
      silhouette: 'maxi-skirt',
      worn: 'womenswear',
    },
    when: { formality: [5, 8], warmth: 1, styles: ['Glamorous', 'Romantic', 'Classic', 'Maximalist'] },
    made: { fabrics: ['taffeta', 'velvet', 'chiffon'], colours: 'eveningDresses' },
    shape: {
      kinds: ['skirt', 'floor-length', 'high-rise'],
      goals: ['accentuate-waist', 'balance-proportions'],
      avoid: ['high-waisted'],
    },
    words: 'ball skirt|evening skirt|tulle skirt|taffeta skirt',
  },
  {
    is: { key: 'kilt', name: 'kilt', category: 'Skirt', silhouette: 'kilt', worn: 'menswear' },
    when: { formality: [2, 8], warmth: 3, styles: ['Classic', 'Vintage'] },
    made: { fabrics: ['wool', 'tweed'], patterns: ['check'], colours: 'skirts' },
    shape: { kinds: ['skirt', 'regional'] },
    words: 'kilts|tartan kilt|highland kilt',
  },
  {
    is: {
      key: 'denim-midi-skirt',
      name: 'denim midi skirt',
      category: 'Skirt',
      silhouette: 'a-line-skirt',
      worn: 'womenswear',
    },
    when: {
      formality: [0, 2],
      warmth: 1,
      styles: ['Casual', 'Vintage', 'Contemporary', 'Western', 'Scandinavian'],
      byName: true,
    },
    made: { fabrics: ['denim'], patterns: ['denim'], colours: 'denim' },
    shape: { kinds: ['skirt', 'midi'], goals: ['balance-proportions'] },
    words:
      'jean midi skirt|midi denim skirt|midi jean skirt|long denim skirt|long jean skirt|longer denim skirt|longer jean skirt|denim maxi skirt|knee length denim skirt|' +
      'knee length jean skirt|denim skirt below the knee|denim skirt over the knee|denim skirt to the knee|denim skirt past the knee|midi skirt in denim',
  },
];
