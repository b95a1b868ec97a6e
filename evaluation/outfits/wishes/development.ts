import {
  atMost,
  has,
  inCloth,
  inColour,
  inPattern,
  named,
  neckline,
  noCloth,
  noColour,
  none,
  noPattern,
  onlyByWords,
  onlyColours,
  sleeves,
  type WrittenWish,
} from './written-wish.ts';

/** Sixty wishes, written before the stylist could answer them; read while it learned to. */
export const DEVELOPMENT_WISHES: readonly WrittenWish[] = [
  {
    say: "I'm pregnant, seven months, and need something for a baby shower",
    wants: [
      ['pregnant', named(/maternity/i)],
      ['pregnant', none('jeans', 'heels')],
    ],
  },
  {
    say: 'hide my hips please, casual friday',
    wants: [['hips', none('slim-cut', 'pencil-skirt', 'bodycon-dress', 'leggings')]],
  },
  { say: 'three outfits that combine for a weekend away', wants: [['three outfits', onlyByWords]] },
  {
    say: 'a dress with long sleeves for a fall dinner',
    wants: [
      ['dress', has('dress')],
      ['long sleeves', sleeves('long')],
    ],
  },
  {
    say: 'brunch dress with pockets',
    wants: [
      ['dress', has('dress')],
      [
        'pockets',
        has(
          'shirt-dress',
          'day-dress',
          'pinafore',
          'sundress',
          'maxi-dress',
          'kaftan',
          'boilersuit',
          'jumpsuit',
        ),
      ],
    ],
  },
  { say: 'I have 150 dollars for a wedding outfit, all in', wants: [['150', atMost(150)]] },
  { say: 'office look for 80 bucks', wants: [['80', atMost(80)]] },
  {
    say: 'polka dot blouse and a pencil skirt',
    wants: [
      ['polka dot', inPattern('top', 'dot')],
      ['blouse', has('blouse')],
      ['pencil skirt', has('pencil-skirt')],
    ],
  },
  {
    say: 'something floral but not pink',
    wants: [
      ['floral', inPattern(null, 'floral')],
      ['pink', noColour('Pink', 'Blush', 'Dusty Rose', 'Fuchsia')],
    ],
  },
  {
    say: 'plaid trousers with a black turtleneck',
    wants: [
      ['plaid', inPattern('bottom', 'check')],
      ['turtleneck', has('turtleneck')],
      ['black', inColour('turtleneck', 'Black')],
    ],
  },
  {
    say: 'pinstripe suit for a job interview at a bank',
    wants: [
      ['pinstripe', inPattern('suit', 'pinstripe')],
      ['suit', has('suit')],
    ],
  },
  { say: "petite here, 5'1, what do I wear to the office", wants: [['petite', named(/petite/i)]] },
  { say: 'plus size cocktail outfit, size 22', wants: [['plus size', named(/plus/i)]] },
  {
    say: "I'm very tall, long legs, need jeans that are long enough",
    wants: [
      ['tall', named(/tall/i)],
      ['jeans', has('jeans')],
    ],
  },
  {
    say: 'v-neck top, wide leg pants, flat shoes',
    wants: [
      ['v-neck', neckline('v')],
      ['wide leg', has('wide-leg')],
      ['flat', none('heels')],
    ],
  },
  {
    say: 'no cleavage, high neckline, church on Sunday',
    wants: [['cleavage', (items) => !neckline('low')(items)]],
  },
  { say: 'off the shoulder top for a summer party', wants: [['off the shoulder', onlyByWords]] },
  {
    say: 'I hate my upper arms, what can I wear in the heat',
    wants: [['upper arms', (items) => !sleeves('none')(items)]],
  },
  {
    say: 'cover my knees, skirt please',
    wants: [
      ['knees', none('above-knee', 'shorts')],
      ['skirt', has('skirt')],
    ],
  },
  {
    say: 'high waisted jeans with a tucked white tee',
    wants: [
      ['high waisted', has('high-rise')],
      ['jeans', has('jeans')],
      ['white', inColour('tshirt', 'White')],
    ],
  },
  {
    say: 'low rise jeans and a band tee',
    wants: [
      ['low rise', has('low-rise')],
      ['jeans', has('jeans')],
    ],
  },
  {
    say: 'midi skirt, knee high boots, november',
    wants: [
      ['midi', has('midi')],
      ['knee high boots', has('knee-boots')],
    ],
  },
  {
    say: 'floor length gown in emerald satin',
    wants: [
      ['floor length', has('floor-length')],
      ['emerald', inColour('dress', 'Emerald')],
      ['satin', inCloth('dress', 'satin', 'silk')],
    ],
  },
  {
    say: 'no polyester, only natural fabrics',
    wants: [
      [
        'polyester',
        noCloth(
          'quick-dry polyester',
          'stretch nylon',
          'nylon',
          'fleece',
          'vegan leather',
          'mesh',
          'recycled padding',
          'satin',
        ),
      ],
    ],
  },
  {
    say: 'wool gives me a rash. winter walk in the city',
    wants: [
      [
        'wool',
        noCloth(
          'wool',
          'wool flannel',
          'tropical wool',
          'lambswool',
          'merino',
          'tweed',
          'boucle',
          'cashmere',
          'mohair',
          'felt',
          'camel hair',
        ),
      ],
    ],
  },
  {
    say: 'corduroy blazer and loafers, professor vibes',
    wants: [
      ['corduroy', inCloth('blazer', 'corduroy')],
      ['loafers', has('loafers')],
    ],
  },
  {
    say: 'velvet jacket for new years eve',
    wants: [
      ['velvet', inCloth('outer', 'velvet')],
      ['jacket', has('blazer', 'jacket')],
    ],
  },
  {
    say: 'leather skirt, not black',
    wants: [
      ['leather', inCloth('skirt', 'leather', 'vegan leather', 'suede')],
      ['black', noColour('Black')],
    ],
  },
  { say: 'something cheerful and cozy for a rainy Sunday at home', wants: [['cozy', none('heels', 'suit')]] },
  { say: 'I want to feel powerful in the board meeting', wants: [['powerful', has('blazer', 'suit')]] },
  {
    say: 'romantic, soft, a bit dreamy, first anniversary dinner',
    wants: [['romantic', none('sneakers', 'suit')]],
  },
  { say: 'all black, head to toe', wants: [['black', onlyColours('Black', 'Charcoal')]] },
  {
    say: 'a red coat over everything else in grey',
    wants: [
      ['red', inColour('outer', 'Red')],
      ['coat', has('coat')],
      ['grey', inColour(null, 'Gray', 'Charcoal', 'Slate', 'Silver')],
    ],
  },
  {
    say: 'mustard cardigan, navy dress',
    wants: [
      ['mustard', inColour('cardigan', 'Mustard')],
      ['navy', inColour('dress', 'Navy')],
    ],
  },
  {
    say: 'no jewellery, no belt, nothing around the neck',
    wants: [
      ['jewellery', none('jewelry')],
      ['belt', none('belt')],
    ],
  },
  {
    say: 'white sneakers and a pleated skirt',
    wants: [
      ['white', inColour('sneakers', 'White')],
      ['pleated skirt', has('pleated-skirt')],
    ],
  },
  {
    say: 'wide feet and a bunion, need dressy shoes for a gala',
    wants: [['bunion', none('pumps', 'kitten-heels', 'strappy-heels')]],
  },
  {
    say: 'nothing tight around the stomach',
    wants: [['stomach', none('bodycon-dress', 'slim-cut', 'bodysuit', 'corset')]],
  },
  {
    say: 'I breastfeed, need to open the top easily',
    wants: [['breastfeed', has('shirt', 'wrap-dress', 'wrap-blouse', 'shirt-dress', 'blouse')]],
  },
  { say: 'in a wheelchair, so nothing that bunches at the waist', wants: [['wheelchair', onlyByWords]] },
  {
    say: 'short sleeves, linen, under $60',
    wants: [
      ['short sleeves', sleeves('short')],
      ['linen', inCloth(null, 'linen')],
      ['60', atMost(60)],
    ],
  },
  {
    say: 'navy chinos and a striped tee',
    wears: 'menswear',
    wants: [
      ['navy', inColour('bottom', 'Navy')],
      ['striped', inPattern('top', 'stripe', 'pinstripe')],
    ],
  },
  {
    say: 'tuxedo with a bow tie and patent shoes',
    wears: 'menswear',
    wants: [
      ['tuxedo', has('tuxedo-jacket')],
      ['bow tie', has('bow-tie')],
      ['patent', inCloth('shoes', 'patent leather')],
    ],
  },
  {
    say: 'double breasted blazer and grey flannels',
    wears: 'menswear',
    wants: [
      ['double breasted', has('double-breasted-blazer')],
      ['grey', inColour('bottom', 'Gray', 'Charcoal', 'Slate')],
    ],
  },
  {
    say: 'big and tall, barbecue at my brothers',
    wears: 'menswear',
    wants: [['big and tall', named(/big|tall/i)]],
  },
  {
    say: 'slim fit shirt no tie, date night',
    wears: 'menswear',
    wants: [
      ['slim fit', has('poplin-shirt', 'western-shirt', 'tuxedo-shirt')],
      ['tie', none('tie', 'bow-tie')],
    ],
  },
  {
    say: 'suit in olive, brown shoes, spending 300 max',
    wears: 'menswear',
    wants: [
      ['olive', inColour('suit', 'Olive')],
      ['brown', inColour('shoes', 'Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan')],
      ['300', atMost(300)],
    ],
  },
  {
    say: 'cargo pants with lots of pockets and a hoodie',
    wears: 'menswear',
    wants: [
      ['cargo', has('cargo-trousers')],
      ['hoodie', has('hoodie')],
    ],
  },
  {
    say: 'short guy, want to look taller',
    wears: 'menswear',
    wants: [['taller', none('shorts', 'cargo-trousers')]],
  },
  {
    say: 'crew neck sweater over an oxford shirt',
    wears: 'menswear',
    wants: [
      ['crew neck', has('sweater')],
      ['oxford shirt', has('oxford-shirt')],
    ],
  },
  { say: 'kilt for a scottish wedding', wears: 'menswear', wants: [['kilt', has('kilt')]] },
  {
    say: 'linen suit, no socks, loafers, seaside',
    wears: 'menswear',
    wants: [
      ['linen', inCloth('suit', 'linen')],
      ['loafers', has('loafers')],
      ['socks', none('socks')],
    ],
  },
  {
    say: 'no logos, no graphics, quality basics',
    wears: 'everything',
    wants: [['graphics', none('graphic-tee')]],
  },
  {
    say: 'gender neutral office outfit in earth tones',
    wears: 'everything',
    wants: [['neutral', none('skirt', 'blouse')]],
  },
  {
    say: 'something blue, something striped, under a hundred dollars',
    wears: 'everything',
    wants: [
      ['blue', inColour(null, 'Cobalt', 'Navy', 'Denim', 'Sky Blue', 'Royal Blue', 'Powder Blue', 'Slate')],
      ['striped', inPattern(null, 'stripe', 'pinstripe')],
      ['hundred', atMost(100)],
    ],
  },
  {
    say: 'comfortable shoes because I stand all day, hairdresser',
    wants: [['stand all day', none('heels', 'open-toe')]],
  },
  {
    say: 'machine washable everything, toddler at home',
    wants: [['washable', noCloth('silk', 'wool', 'cashmere', 'suede', 'leather', 'velvet', 'lace')]],
  },
  { say: 'nothing see-through, lace is fine if lined', wants: [['see-through', noCloth('chiffon', 'mesh')]] },
  {
    say: 'leopard print shoes with a plain black dress',
    wants: [
      ['leopard', onlyByWords],
      ['black', inColour('dress', 'Black')],
    ],
  },
  {
    say: 'please no pattern at all, plain everything',
    wants: [['plain', noPattern('stripe', 'pinstripe', 'check', 'floral', 'dot')]],
  },
];
