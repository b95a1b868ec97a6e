import type { ColourName } from '#contract/palette.ts';
import { BARE, type Occasion } from './occasion.ts';

const SOMBRE: readonly ColourName[] = [
  'Black',
  'Charcoal',
  'Navy',
  'Slate',
  'Gray',
  'Chocolate',
  'White',
  'Silver',
];
/** Left to the bride, and to the child at a christening. */
const BRIDAL: readonly ColourName[] = ['White', 'Ivory', 'Cream'];
export const CEREMONIES: readonly Occasion[] = [
  {
    key: 'wedding-guest',
    phrase: 'a wedding',
    title: 'Wedding Guest',
    formality: [5, 6],
    recipe: 'wedding-guest-base',
    recipeInCold: 'wedding-winter',
    recipeDressedDown: 'wedding-dressed-down',
    words:
      'getting married|gets married|is married|marrying|marries|wedding|wedding guest|weddings|nuptials|wedding reception|bridesmaid|groomsman|best man|' +
      'wedding ceremony|civil ceremony|rehearsal dinner|engagement party|mother of the bride|mother of the groom|father of the bride|father of the groom|quinceanera|' +
      'vow renewal',
    styles: ['Romantic', 'Feminine', 'Classic', 'Glamorous'],
    avoidsColours: BRIDAL,
    excludes: ['jeans', 'sneakers', 'shorts', 'crop-top', 'tote', 'backpack'],
    favours: ['suit', 'dress', 'clutch', 'heels'],
  },
  {
    key: 'bride',
    phrase: 'the day itself',
    title: 'The Day Itself',
    formality: [6, 7],
    words:
      'bride|my own wedding|my wedding|our wedding|bridal|elopement|courthouse wedding|' +
      'city hall wedding',
    styles: ['Romantic', 'Classic'],
    onlyColours: ['White', 'Ivory', 'Cream', 'Blush', 'Silver', 'Gold', 'Beige'],
    excludes: ['jeans', 'sneakers', 'shorts', 'crop-top'],
  },
  {
    key: 'beach-wedding',
    phrase: 'a wedding by the sea',
    title: 'Wedding by the Sea',
    formality: [4, 5],
    weather: 'hot',
    recipe: 'wedding-beach',
    joins: [
      ['wedding-guest', 'beach'],
      ['wedding-guest', 'beach-wedding'],
    ],
    words:
      'beach wedding|destination wedding|wedding on the beach|tropical wedding|wedding in hawaii|' +
      'wedding in mexico|wedding in italy|wedding in greece',
    styles: ['Mediterranean', 'Coastal', 'Romantic'],
    avoidsColours: BRIDAL,
    excludes: ['jeans', 'sneakers', 'crop-top', 'shorts'],
    favours: ['suit', 'dress'],
  },
  {
    key: 'garden-wedding',
    phrase: 'a garden wedding',
    title: 'Garden Wedding',
    formality: [4, 5],
    weather: 'warm',
    recipe: 'wedding-garden',
    recipeInCold: 'wedding-winter',
    joins: [
      ['wedding-guest', 'garden-party'],
      ['wedding-guest', 'picnic'],
      ['wedding-guest', 'hiking'],
      ['wedding-guest', 'garden-wedding'],
    ],
    words:
      'garden wedding|backyard wedding|outdoor wedding|barn wedding|vineyard wedding|lawn wedding|farm wedding|wedding in a garden|wedding in the garden|wedding in a vineyard|wedding on a farm|wedding outdoors|wedding outside|country wedding',
    styles: ['Romantic', 'Feminine', 'Mediterranean'],
    avoidsColours: BRIDAL,
    excludes: ['jeans', 'sneakers', 'shorts', 'crop-top'],
    favours: ['dress', 'suit'],
  },
  {
    key: 'church-wedding',
    phrase: 'a church wedding',
    title: 'Church Wedding',
    formality: [4, 6],
    recipe: 'wedding-church',
    recipeInCold: 'wedding-winter',
    joins: [['wedding-guest', 'worship']],
    words: 'church wedding|wedding in a church|wedding in church|cathedral wedding|wedding at church',
    styles: ['Classic', 'Romantic'],
    avoidsColours: BRIDAL,
  },
  {
    key: 'city-wedding',
    phrase: 'a city wedding',
    title: 'City Wedding',
    formality: [5, 6],
    recipe: 'wedding-city',
    recipeInCold: 'wedding-winter',
    words:
      'city wedding|registry office wedding|registry office|civil wedding|register office|town hall wedding|rooftop wedding|hotel wedding|wedding in the city',
    styles: ['Classic', 'Contemporary'],
    avoidsColours: BRIDAL,
  },
  {
    key: 'graduation',
    phrase: 'a graduation',
    title: 'Graduation',
    formality: [3, 5],
    recipe: 'graduation-guest',
    words:
      'graduation|graduation ceremony|commencement|convocation|swearing in|citizenship ceremony|naturalization ceremony|award ceremony at school|prize giving',
    excludes: ['jeans', 'sneakers', 'shorts', 'hoodie'],
  },
  {
    key: 'own-graduation',
    phrase: 'your graduation',
    title: 'Graduation',
    formality: [3, 5],
    recipe: 'graduation-student',
    words: 'graduating|my graduation|my own graduation|my commencement|my graduation ceremony|under my gown',
    styles: ['Classic', 'Contemporary'],
  },
  {
    key: 'funeral',
    phrase: 'a funeral',
    title: 'Farewell',
    formality: [4, 5],
    recipe: 'funeral',
    words: 'funeral|eulogy|give a eulogy|memorial|wake|memorial service|mourning|celebration of life|burial',
    styles: ['Classic', 'Minimalist'],
    onlyColours: SOMBRE,
    excludes: [
      ...BARE,
      'sneakers',
      'jeans',
      'open-toe',
      'sunglasses',
      'hat',
      'sleeveless',
      'bracelet',
      'pocket-square',
      'scarf',
    ],
  },
  {
    key: 'worship',
    phrase: 'a service',
    title: 'Sunday Best',
    formality: [2, 4],
    recipe: 'worship-service',
    words:
      'church|mass|synagogue|temple|mosque|service|religious|sunday service|easter sunday|shabbat|' +
      'prayer',
    excludes: [...BARE, 'sleeveless', 'joggers', 'leggings', 'hoodie'],
  },
  {
    key: 'sacred',
    phrase: 'a visit to temples and churches',
    title: 'Quiet Steps',
    formality: [1, 2],
    recipe: 'sacred-visit',
    words:
      'vatican|temple visit|visiting churches|visiting temples|visiting mosques|cathedral visit|visiting a temple|visiting a mosque|visiting a cathedral|pilgrimage',
    styles: ['Mediterranean', 'Casual'],
  },
  {
    key: 'christening',
    phrase: 'a christening',
    title: 'Christening',
    formality: [3, 5],
    recipe: 'christening',
    avoidsColours: BRIDAL,
    words: 'christening|baptism|naming ceremony',
    styles: ['Classic', 'Romantic', 'Feminine'],
  },
  {
    key: 'confirmation',
    like: 'christening',
    phrase: 'a celebration in the family',
    title: 'Sunday Best',
    formality: [3, 5],
    recipe: 'christening',
    avoidsColours: BRIDAL,
    words:
      'bar mitzvah|bat mitzvah|communion|first communion|holy communion|confirmation|confirmation mass|silver wedding|golden wedding|diamond wedding|ruby wedding|golden anniversary|diamond anniversary',
    styles: ['Classic', 'Romantic', 'Feminine'],
  },
];
