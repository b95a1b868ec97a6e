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

/** Sixty more of the same day, not read again until the stylist was done. */
export const HELD_OUT_WISHES: readonly WrittenWish[] = [
  { say: '32 weeks pregnant, office, still want to look sharp', wants: [['pregnant', named(/maternity/i)]] },
  {
    say: 'hide my tummy and my thighs at a garden party',
    wants: [
      ['tummy', none('bodycon-dress', 'crop-top', 'low-rise')],
      ['thighs', none('slim-cut', 'leggings', 'above-knee')],
    ],
  },
  { say: 'two looks that share the same shoes', wants: [['two looks', onlyByWords]] },
  {
    say: 'sleeveless dress, knee length, for a garden wedding',
    wants: [
      ['sleeveless', sleeves('none')],
      ['dress', has('dress')],
      ['knee length', none('above-knee', 'floor-length')],
    ],
  },
  {
    say: 'trousers with real pockets',
    wants: [
      ['pockets', none('leggings')],
      ['trousers', has('trousers')],
    ],
  },
  { say: 'my budget is $90, dinner with his parents', wants: [['90', atMost(90)]] },
  { say: 'spend two hundred dollars tops on a graduation outfit', wants: [['two hundred', atMost(200)]] },
  {
    say: 'gingham dress, picnic',
    wants: [
      ['gingham', inPattern('dress', 'check')],
      ['dress', has('dress')],
    ],
  },
  {
    say: 'striped sweater, no jeans',
    wants: [
      ['striped', inPattern('sweater', 'stripe')],
      ['jeans', none('jeans')],
    ],
  },
  { say: 'animal print somewhere', wants: [['animal print', onlyByWords]] },
  {
    say: 'houndstooth blazer, cream trousers',
    wants: [
      ['houndstooth', inPattern('blazer', 'check')],
      ['cream', inColour('bottom', 'Cream', 'Ivory')],
    ],
  },
  { say: 'I wear petite sizes, something for a funeral', wants: [['petite', named(/petite/i)]] },
  { say: 'curvy size 18, weekend in the country', wants: [['size 18', named(/plus/i)]] },
  {
    say: 'tall girl problems: need a maxi dress that reaches the floor',
    wants: [
      ['tall', named(/tall/i)],
      ['maxi', has('floor-length')],
    ],
  },
  {
    say: 'scoop neck tee and a denim skirt',
    wants: [
      ['scoop neck', neckline('crew', 'low')],
      ['denim', inCloth('skirt', 'denim')],
    ],
  },
  {
    say: 'turtleneck under a slip dress',
    wants: [
      ['turtleneck', has('turtleneck')],
      ['slip dress', has('slip-dress')],
    ],
  },
  {
    say: 'one shoulder dress for prom',
    wants: [
      ['one shoulder', onlyByWords],
      ['dress', has('dress', 'gown')],
    ],
  },
  {
    say: 'cover my shoulders and chest, visiting a cathedral in July',
    wants: [
      ['shoulders', (items) => !sleeves('none')(items)],
      ['chest', (items) => !neckline('low')(items)],
    ],
  },
  { say: 'do not want to show my legs, summer', wants: [['legs', none('shorts', 'above-knee')]] },
  {
    say: 'ankle length trousers and ballet flats',
    wants: [
      ['ballet flats', has('ballet-flats')],
      ['trousers', has('trousers')],
    ],
  },
  {
    say: 'bootcut jeans, cowboy boots',
    wants: [
      ['bootcut', has('flared-jeans')],
      ['boots', has('western-boots')],
    ],
  },
  {
    say: 'mini skirt with tights, january',
    wants: [
      ['mini', has('above-knee')],
      ['tights', has('tights')],
    ],
  },
  {
    say: 'cashmere sweater, as little money as possible, 70 dollars',
    wants: [
      ['cashmere', inCloth('sweater', 'cashmere')],
      ['70', atMost(70)],
    ],
  },
  {
    say: 'silk blouse in ivory, black cigarette pants',
    wants: [
      ['silk', inCloth('top', 'silk', 'satin')],
      ['ivory', inColour('top', 'Ivory')],
      ['black', inColour('bottom', 'Black')],
    ],
  },
  {
    say: 'allergic to nickel so no metal on me',
    wants: [['metal', noCloth('gold-tone metal', 'silver-tone metal', 'steel')]],
  },
  {
    say: 'vegan, no leather no wool no silk',
    wants: [
      ['leather', noCloth('leather', 'suede', 'patent leather', 'shearling')],
      ['wool', noCloth('wool', 'merino', 'lambswool', 'cashmere')],
      ['silk', noCloth('silk')],
    ],
  },
  { say: 'tweed, but make it young', wants: [['tweed', inCloth(null, 'tweed', 'boucle')]] },
  { say: 'sequins! birthday in a bar', wants: [['sequins', inCloth(null, 'sequin')]] },
  {
    say: 'suede ankle boots with a knit dress',
    wants: [
      ['suede', inCloth('shoes', 'suede')],
      ['boots', has('boots')],
      ['knit dress', has('knit-dress')],
    ],
  },
  { say: 'mysterious and elegant, opera', wants: [['elegant', none('jeans', 'sneakers')]] },
  { say: 'playful, colorful, gallery opening, no black', wants: [['black', noColour('Black')]] },
  { say: 'quiet luxury in beige and camel', wants: [['camel', inColour(null, 'Camel', 'Tan', 'Beige')]] },
  { say: 'monochrome burgundy', wants: [['burgundy', onlyColours('Burgundy', 'Plum', 'Rust', 'Red')]] },
  {
    say: 'green shoes, everything else white',
    wants: [
      ['green', inColour('shoes', 'Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint')],
      ['white', inColour(null, 'White', 'Ivory')],
    ],
  },
  {
    say: 'coral top, teal bag',
    wants: [
      ['coral', inColour('top', 'Coral')],
      ['teal', inColour('bag', 'Teal')],
    ],
  },
  {
    say: 'no hat no scarf no gloves, it is cold but I walk fast',
    wants: [
      ['hat', none('hat')],
      ['scarf', none('scarf')],
      ['gloves', none('gloves')],
    ],
  },
  { say: 'platform shoes for a disco night', wants: [['platform', onlyByWords]] },
  { say: 'bad knees so low heels only, work gala', wants: [['low heels', none('strappy-heels', 'pumps')]] },
  {
    say: 'plantar fasciitis, need support, museum day',
    wants: [['plantar fasciitis', none('heels', 'ballet-flats')]],
  },
  {
    say: 'elastic waist please, long haul flight',
    wants: [['elastic waist', has('joggers', 'leggings', 'lounge', 'dress', 'linen-trousers', 'slip-skirt')]],
  },
  {
    say: 'post surgery on my shoulder, must button in front',
    wants: [['button in front', has('shirt', 'blouse', 'cardigan', 'shirt-dress')]],
  },
  {
    say: 'collarless shirt, rolled sleeves, vineyard lunch',
    wears: 'menswear',
    wants: [['collarless', has('band-collar-shirt')]],
  },
  {
    say: 'charcoal three piece suit, burgundy tie',
    wears: 'menswear',
    wants: [
      ['charcoal', inColour('suit', 'Charcoal')],
      ['burgundy', inColour('tie', 'Burgundy')],
      ['three piece', has('waistcoat')],
    ],
  },
  {
    say: 'relaxed fit jeans, checked shirt, work boots',
    wears: 'menswear',
    wants: [
      ['checked', inPattern('top', 'check')],
      ['boots', has('boots')],
      ['jeans', has('jeans')],
    ],
  },
  { say: 'hide a beer belly at the beach', wears: 'menswear', wants: [['belly', none('tank', 'slim-cut')]] },
  {
    say: 'skinny jeans, chelsea boots, leather jacket',
    wears: 'menswear',
    wants: [
      ['skinny', has('slim-jeans')],
      ['chelsea', has('chelsea-boots')],
      ['leather', inCloth('outer', 'leather', 'vegan leather', 'suede')],
    ],
  },
  {
    say: 'short sleeve button down with flamingos',
    wears: 'menswear',
    wants: [
      ['short sleeve', sleeves('short')],
      ['flamingos', onlyByWords],
    ],
  },
  {
    say: 'navy suit no tie brown loafers 400 dollars',
    wears: 'menswear',
    wants: [
      ['navy', inColour('suit', 'Navy')],
      ['tie', none('tie', 'bow-tie')],
      ['brown', inColour('loafers', 'Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan')],
      ['400', atMost(400)],
    ],
  },
  {
    say: 'polo neck under a blazer, smart dinner',
    wears: 'menswear',
    wants: [
      ['polo neck', has('turtleneck')],
      ['blazer', has('blazer')],
    ],
  },
  {
    say: 'suspenders and a newsboy cap, twenties party',
    wears: 'menswear',
    wants: [
      ['suspenders', onlyByWords],
      ['cap', has('flat-cap')],
    ],
  },
  {
    say: 'quick: gym clothes in green, no leggings',
    wears: 'everything',
    wants: [
      ['green', inColour(null, 'Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint', 'Lime')],
      ['leggings', none('leggings')],
    ],
  },
  {
    say: 'skirts only, I do not own trousers',
    wears: 'everything',
    wants: [
      ['skirts', has('skirt')],
      ['trousers', none('trousers')],
    ],
  },
  {
    say: 'backpack instead of a handbag, first day at university',
    wears: 'everything',
    wants: [
      ['backpack', has('backpack')],
      ['handbag', none('handbag')],
    ],
  },
  { say: 'four pieces at most', wears: 'everything', wants: [['four pieces', (items) => items.length <= 4]] },
  {
    say: 'waterproof shoes, dog park, mud',
    wants: [['waterproof', has('hiking-boots', 'rain-boots', 'insulated-boots')]],
  },
  {
    say: 'nothing that needs ironing',
    wants: [['ironing', noCloth('linen', 'poplin', 'silk', 'oxford cotton', 'chambray')]],
  },
  {
    say: 'no synthetics, rain forecast, commute',
    wants: [
      [
        'synthetics',
        noCloth(
          'quick-dry polyester',
          'stretch nylon',
          'nylon',
          'vegan leather',
          'recycled padding',
          'fleece',
          'waterproof shell',
        ),
      ],
    ],
  },
  { say: 'tie dye top', wants: [['tie dye', onlyByWords]] },
  {
    say: 'empire waist dress in lavender',
    wants: [
      ['empire waist', onlyByWords],
      ['lavender', inColour('dress', 'Lavender')],
    ],
  },
  {
    say: 'solid colors, no prints, one bright accent',
    wants: [['prints', noPattern('floral', 'check', 'stripe', 'dot', 'pinstripe')]],
  },
];
