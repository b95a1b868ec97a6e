import type { GarmentEntry } from '../garment.ts';

/** Dresses and jumpsuits: one piece that is top and bottom. */
export const DRESSES: readonly GarmentEntry[] = [
  {
    is: {
      key: 'slip-dress',
      name: 'slip dress',
      category: 'Dress',
      silhouette: 'slip-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 6],
      warmth: 0,
      styles: ['Minimalist', 'Grunge', 'Romantic', 'Contemporary', 'Glamorous'],
    },
    made: { fabrics: ['satin', 'silk', 'viscose'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'midi', 'sleeveless'],
      fit: 'shift',
      goals: ['create-curves', 'elongate-torso'],
    },
    words: 'satin dress|silk dress|cami dress|bias dress',
  },
  {
    is: {
      key: 'sheath-dress',
      name: 'sheath dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: { formality: [3, 6], warmth: 1, styles: ['Tailored', 'Classic', 'Minimalist', 'Old Money'] },
    made: {
      fabrics: ['crepe', 'ponte', 'tropical wool', 'linen'],
      patterns: ['plain', 'check'],
      colours: 'eveningDresses',
    },
    shape: {
      kinds: ['dress', 'sleeveless'],
      fit: 'bodycon',
      goals: ['accentuate-waist', 'create-curves'],
      avoid: ['tight-fitting'],
    },
    words: 'work dress|office dress|pencil dress|column dress',
  },
  {
    is: {
      key: 'shift-dress',
      name: 'shift dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 5],
      warmth: 1,
      styles: ['Vintage', 'Classic', 'Scandinavian', 'Artsy', 'Minimalist'],
    },
    made: {
      fabrics: ['crepe', 'twill', 'boucle'],
      patterns: ['plain', 'dot', 'check'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'above-knee'],
      fit: 'shift',
      goals: ['minimize-midsection', 'emphasize-legs'],
      avoid: ['boxy-silhouettes'],
    },
    words: 'tunic dress|sixties dress|trapeze dress',
  },
  {
    is: {
      key: 'bodycon-dress',
      name: 'body-skimming dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: { formality: [2, 6], warmth: 1, styles: ['Glamorous', 'Contemporary', 'Edgy'] },
    made: { fabrics: ['jersey', 'ribbed knit'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'above-knee'],
      fit: 'bodycon',
      goals: ['create-curves', 'emphasize-legs'],
      avoid: ['tight-fitting'],
    },
    words: 'bodycon|bodycon dress|tight dress|fitted dress|club dress|going out dress',
  },
  {
    is: {
      key: 'wrap-dress',
      name: 'wrap dress',
      category: 'Dress',
      silhouette: 'wrap-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 5],
      warmth: 1,
      styles: ['Feminine', 'Classic', 'Parisian', 'Contemporary', 'Romantic'],
    },
    made: {
      fabrics: ['viscose', 'crepe', 'silk'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'midi'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'create-curves', 'elongate-torso'],
    },
    words: 'v neck dress|wrap midi dress',
  },
  {
    is: {
      key: 'shirt-dress',
      name: 'shirt dress',
      category: 'Dress',
      silhouette: 'shirt-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 4],
      warmth: 1,
      styles: ['Classic', 'Utility', 'Coastal', 'Preppy', 'Scandinavian', 'Smart Casual'],
    },
    made: {
      fabrics: ['poplin', 'linen', 'chambray'],
      patterns: ['plain', 'pinstripe'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'midi', 'collared'],
      fit: 'shift',
      goals: ['accentuate-waist', 'elongate-torso'],
    },
    words: 'shirtdress|button dress|button front dress',
  },
  {
    is: {
      key: 'day-dress',
      name: 'fit-and-flare dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 4],
      warmth: 1,
      styles: ['Feminine', 'Romantic', 'Cottagecore', 'Vintage', 'Casual'],
    },
    made: {
      fabrics: ['cotton', 'viscose', 'linen'],
      patterns: ['floral', 'plain', 'dot', 'check'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'above-knee'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions', 'create-curves'],
    },
    words: 'skater dress|summer dress|floral dress|a line dress|day dress|tea dress|cute dress',
  },
  {
    is: {
      key: 'sundress',
      name: 'sundress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [0, 3],
      warmth: 0,
      styles: ['Coastal', 'Mediterranean', 'Bohemian', 'Feminine', 'Cottagecore'],
    },
    made: {
      fabrics: ['cotton', 'linen', 'viscose'],
      patterns: ['plain', 'floral', 'check'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'sleeveless', 'above-knee'],
      fit: 'a-line',
      goals: ['balance-proportions', 'minimize-midsection'],
    },
    words: 'sun dress|beach dress|strappy dress',
  },
  {
    is: {
      key: 'maxi-dress',
      name: 'tiered maxi dress',
      category: 'Dress',
      silhouette: 'maxi-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 4],
      warmth: 1,
      styles: ['Bohemian', 'Mediterranean', 'Romantic', 'Cottagecore', 'Coastal'],
    },
    made: {
      fabrics: ['viscose', 'cotton', 'chiffon', 'linen'],
      patterns: ['floral', 'plain', 'dot'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length'],
      fit: 'a-line',
      goals: ['minimize-midsection', 'balance-proportions'],
    },
    words: 'maxi dress|boho dress|long dress|prairie dress|smock dress|peasant dress',
  },
  {
    is: { key: 'kaftan', name: 'kaftan', category: 'Dress', silhouette: 'kaftan', worn: 'womenswear' },
    when: {
      formality: [1, 6],
      warmth: 1,
      styles: ['Mediterranean', 'Bohemian', 'Maximalist', 'Afro-Contemporary'],
    },
    made: {
      fabrics: ['linen', 'silk', 'viscose', 'crepe'],
      patterns: ['plain', 'floral'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length'],
      fit: 'shift',
      goals: ['minimize-midsection'],
      avoid: ['baggy-clothes'],
    },
    words:
      'caftan|abaya|throwover|a throw over|beach throw over|beach dress|cover up|coverup|boubou|modest dress',
  },
  {
    is: {
      key: 'wax-print-dress',
      name: 'wax-print dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: { formality: [2, 6], warmth: 1, styles: ['Afro-Contemporary', 'Maximalist', 'Eclectic', 'Artsy'] },
    made: {
      fabrics: ['wax-print cotton'],
      patterns: ['floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'midi', 'regional'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'create-curves', 'balance-proportions'],
    },
    words: 'ankara dress|african print dress|kitenge dress',
  },
  {
    is: {
      key: 'knit-dress',
      name: 'knitted dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: { formality: [1, 4], warmth: 3, styles: ['Scandinavian', 'Minimalist', 'Contemporary', 'Casual'] },
    made: {
      fabrics: ['merino', 'lambswool', 'cotton knit'],
      patterns: ['knit'],
      colours: 'knitwear',
    },
    shape: { kinds: ['dress', 'midi'], fit: 'shift' },
    words: 'sweater dress|jumper dress|knit dress|wool dress|turtleneck dress',
  },
  {
    is: {
      key: 'pinafore',
      name: 'pinafore dress',
      category: 'Dress',
      silhouette: 'pinafore',
      worn: 'womenswear',
    },
    when: { formality: [1, 3], warmth: 2, styles: ['Preppy', 'Vintage', 'Cottagecore', 'Eclectic'] },
    made: {
      fabrics: ['corduroy', 'wool flannel', 'denim'],
      patterns: ['plain', 'check'],
      colours: 'skirts',
    },
    shape: { kinds: ['dress', 'above-knee'], fit: 'a-line', goals: ['balance-proportions'] },
    words: 'pinafore|jumper skirt|corduroy dress',
  },
  {
    is: {
      key: 'blazer-dress',
      name: 'blazer dress',
      category: 'Dress',
      silhouette: 'blazer-dress',
      worn: 'womenswear',
    },
    when: { formality: [3, 6], warmth: 2, styles: ['Edgy', 'Tailored', 'Contemporary', 'Glamorous'] },
    made: {
      fabrics: ['crepe', 'tropical wool', 'twill'],
      patterns: ['plain', 'pinstripe'],
      colours: 'suiting',
    },
    shape: {
      kinds: ['dress', 'above-knee', 'collared'],
      fit: 'shift',
      goals: ['emphasize-legs', 'broaden-shoulders'],
    },
    words: 'tuxedo dress|jacket dress|coat dress',
  },
  {
    is: {
      key: 'cocktail-dress',
      name: 'cocktail dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [5, 6],
      warmth: 1,
      styles: ['Glamorous', 'Feminine', 'Classic', 'Romantic', 'Vintage'],
    },
    made: {
      fabrics: ['crepe', 'satin', 'lace', 'taffeta'],
      patterns: ['plain'],
      colours: 'eveningDresses',
    },
    shape: {
      kinds: ['dress', 'above-knee', 'sleeveless'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions', 'create-curves'],
    },
    words: 'party dress|evening dress|wedding guest dress|lace dress',
  },
  {
    is: {
      key: 'midi-occasion-dress',
      name: 'occasion midi dress',
      category: 'Dress',
      silhouette: 'wrap-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [4, 6],
      warmth: 1,
      styles: ['Romantic', 'Feminine', 'Parisian', 'Old Money', 'Classic'],
    },
    made: {
      fabrics: ['chiffon', 'crepe', 'silk', 'velvet'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'eveningDresses',
    },
    shape: {
      kinds: ['dress', 'midi'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'minimize-midsection', 'elongate-torso'],
    },
    words: 'midi dress|occasion dress|formal midi|velvet dress|chiffon dress',
  },
  {
    is: {
      key: 'sequin-dress',
      name: 'sequin dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: { formality: [5, 7], warmth: 1, styles: ['Glamorous', 'Maximalist', 'Eclectic'] },
    made: { fabrics: ['sequin'], colours: 'eveningDresses' },
    shape: { kinds: ['dress', 'above-knee'], fit: 'shift', goals: ['emphasize-legs'] },
    words: 'sparkly dress|glitter dress|disco dress',
  },
  {
    is: {
      key: 'column-gown',
      name: 'column gown',
      category: 'Dress',
      silhouette: 'gown',
      worn: 'womenswear',
    },
    when: { formality: [6, 8], warmth: 1, styles: ['Glamorous', 'Minimalist', 'Classic', 'Old Money'] },
    made: { fabrics: ['crepe', 'silk', 'velvet'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'gown', 'floor-length', 'sleeveless'],
      fit: 'shift',
      goals: ['elongate-torso', 'elongate-legs'],
    },
    words: 'gown|evening gown|formal gown|long dress|floor length dress|formal dress|maxi gown',
  },
  {
    is: {
      key: 'sleeved-gown',
      name: 'long-sleeved gown',
      category: 'Dress',
      silhouette: 'gown',
      worn: 'womenswear',
    },
    when: {
      formality: [6, 8],
      warmth: 2,
      styles: ['Classic', 'Romantic', 'Feminine', 'Old Money', 'Minimalist'],
    },
    made: { fabrics: ['crepe', 'lace', 'velvet'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'gown', 'floor-length'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'elongate-legs'],
    },
    words: 'sleeved gown|gown with sleeves|long sleeve gown|long sleeved gown|modest gown',
  },
  {
    is: { key: 'ball-gown', name: 'ball gown', category: 'Dress', silhouette: 'gown', worn: 'womenswear' },
    when: { formality: [7, 8], warmth: 1, styles: ['Romantic', 'Glamorous', 'Maximalist', 'Feminine'] },
    made: { fabrics: ['taffeta', 'chiffon', 'brocade'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'gown', 'floor-length', 'sleeveless'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions', 'create-curves'],
    },
    words: 'ballgown|princess dress|prom dress|quinceanera dress',
  },
  {
    is: {
      key: 'jumpsuit',
      name: 'tailored jumpsuit',
      category: 'Jumpsuit',
      silhouette: 'jumpsuit',
      worn: 'womenswear',
    },
    when: { formality: [2, 6], warmth: 1, styles: ['Contemporary', 'Minimalist', 'Glamorous', 'Artsy'] },
    made: { fabrics: ['crepe', 'satin', 'linen'], colours: 'eveningDresses' },
    shape: { kinds: ['jumpsuit', 'wide-leg'], fit: 'shift', goals: ['elongate-legs', 'accentuate-waist'] },
    words: 'jumpsuit|playsuit|romper|one piece suit|catsuit',
  },
  {
    is: {
      key: 'boilersuit',
      name: 'boilersuit',
      category: 'Jumpsuit',
      silhouette: 'jumpsuit',
      worn: 'everyone',
    },
    when: { formality: [0, 2], warmth: 2, styles: ['Utility', 'Artsy', 'Streetwear', 'Eclectic'] },
    made: { fabrics: ['twill', 'denim', 'canvas'], colours: 'casualJackets' },
    shape: { kinds: ['jumpsuit'], fit: 'shift', avoid: ['baggy-clothes', 'boxy-silhouettes'] },
    words: 'boiler suit|coverall|coveralls|flight suit|utility jumpsuit',
  },
  {
    is: { key: 'dirndl', name: 'dirndl', category: 'Dress', silhouette: 'dirndl', worn: 'womenswear' },
    when: { formality: [1, 5], warmth: 1, styles: ['Feminine', 'Cottagecore', 'Vintage', 'Romantic'] },
    made: {
      fabrics: ['cotton', 'linen', 'silk'],
      patterns: ['plain', 'floral', 'check'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'midi', 'regional'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions'],
    },
    words: 'dirndls|dirndl dress|bavarian dress',
  },
  {
    is: {
      key: 'anarkali',
      name: 'anarkali dress',
      category: 'Dress',
      silhouette: 'gown',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 7],
      warmth: 1,
      styles: ['Romantic', 'Feminine', 'Glamorous', 'Eclectic', 'Bohemian', 'Classic'],
    },
    made: {
      fabrics: ['silk', 'cotton', 'chiffon', 'brocade'],
      patterns: ['plain', 'floral'],
      colours: 'festiveDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length', 'regional'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'minimize-midsection', 'elongate-torso'],
    },
    words: 'anarkali|anarkalis|anarkali suit|anarkali kurta|salwar kameez|shalwar kameez|salwar suit',
  },
  {
    is: {
      key: 'sari',
      name: 'sari',
      category: 'Dress',
      silhouette: 'gown',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 7],
      warmth: 1,
      styles: ['Glamorous', 'Romantic', 'Feminine', 'Eclectic', 'Classic'],
    },
    made: {
      fabrics: ['silk', 'cotton', 'chiffon'],
      patterns: ['plain', 'floral'],
      colours: 'festiveDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length', 'regional'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'elongate-legs'],
    },
    words: 'saris|saree|sarees|silk saree|kanjivaram|banarasi',
  },
  {
    is: {
      key: 'lehenga',
      name: 'lehenga set',
      category: 'Dress',
      silhouette: 'gown',
      worn: 'womenswear',
    },
    when: {
      formality: [4, 7],
      warmth: 2,
      styles: ['Glamorous', 'Romantic', 'Feminine', 'Maximalist', 'Classic'],
    },
    made: {
      fabrics: ['silk', 'brocade', 'velvet'],
      patterns: ['plain', 'floral'],
      colours: 'festiveDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length', 'regional'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions'],
    },
    words: 'lehenga|lehengas|lehnga|lehenga choli|ghagra|chaniya choli',
  },
  {
    is: {
      key: 'wrap-maxi-dress',
      name: 'wrap maxi dress',
      category: 'Dress',
      silhouette: 'wrap-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 6],
      warmth: 1,
      styles: ['Romantic', 'Feminine', 'Bohemian', 'Glamorous'],
      byName: true,
    },
    made: {
      fabrics: ['viscose', 'crepe', 'chiffon', 'silk'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: { kinds: ['dress', 'floor-length'], fit: 'a-line', goals: ['accentuate-waist', 'elongate-torso'] },
    words: 'maxi wrap dress|long wrap dress|wrap maxi|floor length wrap dress',
  },
  {
    is: {
      key: 'sleeved-maxi-dress',
      name: 'long-sleeved maxi dress',
      category: 'Dress',
      silhouette: 'maxi-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 5],
      warmth: 1,
      styles: ['Bohemian', 'Romantic', 'Cottagecore', 'Feminine'],
      byName: true,
    },
    made: {
      fabrics: ['viscose', 'crepe', 'cotton', 'chiffon'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'floor-length'],
      fit: 'a-line',
      goals: ['minimize-midsection', 'balance-proportions'],
    },
    words:
      'maxi dress with long sleeves|maxi dress with sleeves|long sleeve maxi dress|long sleeve maxi|maxi with long sleeves|maxi with sleeves|long dress with long sleeves|long dress with sleeves',
  },
  {
    is: {
      key: 'sleeved-sheath-dress',
      name: 'long-sleeved sheath dress',
      category: 'Dress',
      silhouette: 'sheath-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [3, 6],
      warmth: 2,
      styles: ['Tailored', 'Classic', 'Minimalist', 'Old Money'],
      byName: true,
    },
    made: {
      fabrics: ['crepe', 'ponte', 'tropical wool'],
      patterns: ['plain', 'check'],
      colours: 'eveningDresses',
    },
    shape: {
      kinds: ['dress'],
      fit: 'bodycon',
      goals: ['accentuate-waist', 'create-curves'],
      avoid: ['tight-fitting'],
    },
    words:
      'sheath dress with sleeves|sheath dress with long sleeves|long sleeve sheath dress|long sleeve office dress|office dress with sleeves|office dress with long sleeves|pencil dress with sleeves',
  },
  {
    is: {
      key: 'sleeved-day-dress',
      name: 'long-sleeved day dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [1, 4],
      warmth: 2,
      styles: ['Feminine', 'Romantic', 'Vintage', 'Casual'],
      byName: true,
    },
    made: {
      fabrics: ['viscose', 'cotton', 'crepe'],
      patterns: ['plain', 'floral', 'dot', 'check'],
      colours: 'dayDresses',
    },
    shape: {
      kinds: ['dress', 'above-knee'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions'],
    },
    words:
      'day dress with long sleeves|day dress with sleeves|skater dress with sleeves|skater dress with long sleeves|long sleeve day dress|long sleeve skater dress|summer dress with sleeves|summer dress with long sleeves',
  },
  {
    is: {
      key: 'sleeved-midi-dress',
      name: 'long-sleeved midi dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 6],
      warmth: 2,
      styles: ['Classic', 'Feminine', 'Romantic', 'Parisian'],
      byName: true,
    },
    made: {
      fabrics: ['crepe', 'viscose', 'lace', 'velvet', 'satin'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'eveningDresses',
    },
    shape: { kinds: ['dress', 'midi'], fit: 'a-line', goals: ['accentuate-waist', 'minimize-midsection'] },
    words:
      'midi dress with long sleeves|midi dress with sleeves|long sleeve midi dress|long sleeve midi|midi with long sleeves|midi with sleeves',
  },
  {
    is: {
      key: 'short-sleeved-midi-dress',
      name: 'short-sleeved midi dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 6],
      warmth: 1,
      styles: ['Classic', 'Feminine', 'Romantic', 'Parisian'],
      byName: true,
    },
    made: {
      fabrics: ['crepe', 'viscose', 'cotton', 'linen'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'dayDresses',
    },
    shape: { kinds: ['dress', 'midi'], fit: 'a-line', goals: ['accentuate-waist', 'minimize-midsection'] },
    words: 'midi dress with short sleeves|short sleeve midi dress|short sleeve midi|midi with short sleeves',
  },
  {
    is: {
      key: 'sleeveless-midi-dress',
      name: 'sleeveless midi dress',
      category: 'Dress',
      silhouette: 'a-line-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [2, 6],
      warmth: 0,
      styles: ['Classic', 'Feminine', 'Minimalist', 'Parisian'],
      byName: true,
    },
    made: {
      fabrics: ['crepe', 'satin', 'cotton', 'linen', 'lace'],
      patterns: ['plain', 'floral', 'dot'],
      colours: 'eveningDresses',
    },
    shape: {
      kinds: ['dress', 'midi', 'sleeveless'],
      fit: 'a-line',
      goals: ['accentuate-waist', 'balance-proportions'],
    },
    words: 'midi dress without sleeves|sleeveless midi|midi without sleeves|sleeveless occasion dress',
  },
  {
    is: {
      key: 'backless-dress',
      name: 'backless dress',
      category: 'Dress',
      silhouette: 'slip-dress',
      worn: 'womenswear',
    },
    when: {
      formality: [4, 7],
      warmth: 0,
      styles: ['Glamorous', 'Romantic', 'Minimalist', 'Contemporary'],
      byName: true,
    },
    made: { fabrics: ['satin', 'crepe', 'silk'], patterns: ['plain'], colours: 'eveningDresses' },
    shape: {
      kinds: ['dress', 'midi', 'sleeveless'],
      fit: 'shift',
      goals: ['create-curves', 'elongate-torso'],
    },
    words:
      'backless|open back|open back dress|low back|low back dress|dress with an open back|dress with a low back|dress with no back|bare back|bare back dress|with an open back|backless midi dress',
  },
  {
    is: {
      key: 'dungarees',
      name: 'dungarees',
      category: 'Jumpsuit',
      silhouette: 'jumpsuit',
      worn: 'everyone',
    },
    when: { formality: [0, 1], warmth: 1, styles: ['Casual', 'Utility', 'Vintage', 'Artsy'], byName: true },
    made: { fabrics: ['denim'], patterns: ['denim'], colours: 'denim' },
    shape: { kinds: ['jumpsuit'], fit: 'shift', avoid: ['baggy-clothes'] },
    words: 'dungaree|overalls|bib overalls|denim dungarees|denim overalls|bib and brace',
  },
];
