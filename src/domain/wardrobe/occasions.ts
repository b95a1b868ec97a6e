import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import type { FormalitySpan } from './formality.ts';
import type { Kind } from './garment.ts';
import type { Weather } from './weather.ts';

export interface Occasion {
  key: string;
  /** After "for": "the office". */
  phrase: string;
  /** In a title: "Office Hours". */
  title: string;
  /** What a request may call it, separated by bars. */
  words: string;
  formality: FormalitySpan;
  /** Its dress codes have the names of business. */
  isWork?: true;
  styles?: readonly StyleName[];
  /** What it usually means when no weather is named. */
  weather?: Weather;
  /** Done in a heated room: the season only matters on the way. */
  indoors?: true;
  /** Out from morning to night: a mild day begins and ends cool. */
  lastsAllDay?: true;
  /** Kinds that only some occasions allow. */
  allows?: readonly Kind[];
  /** Kinds that would be wrong there, whatever their formality. */
  excludes?: readonly Kind[];
  /** Top, bottom and shoes must each be one of these kinds. */
  requires?: readonly Kind[];
  /** Shoes must be one of these kinds. */
  shoes?: readonly Kind[];
  /** Kinds that are at home there. */
  favours?: readonly Kind[];
  avoidsColours?: readonly ColourName[];
  onlyColours?: readonly ColourName[];
  /** What is worn there in detail (`recipes/`); `inCold` in winter's place. */
  recipe?: string;
  recipeInCold?: string;
  /** Two occasions that mean this one together: "an interview", "a bank". */
  joins?: readonly (readonly [key: string, key: string])[];
}

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
/** Left to the bride. */
const BRIDAL: readonly ColourName[] = ['White', 'Ivory', 'Cream'];
const BARE = ['crop-top', 'shorts', 'above-knee', 'low-rise', 'tank', 'corset', 'camisole', 'swim'] as const;

/** Where people go, and what is worn there, by US usage. The words of a request always come first. */
export const OCCASIONS: readonly Occasion[] = [
  {
    key: 'office',
    phrase: 'the office',
    title: 'Office Hours',
    formality: [2, 3],
    isWork: true,
    recipe: 'business-casual',
    words: 'office|work|workday|working|job|workplace|desk|cubicle|monday|internship|',
    styles: ['Tailored', 'Classic', 'Smart Casual'],
    excludes: [...BARE, 'joggers', 'leggings', 'hoodie'],
    favours: ['blazer', 'collared', 'loafers', 'tote'],
  },
  {
    key: 'relaxed-office',
    phrase: 'a relaxed office',
    title: 'Desk and Coffee',
    formality: [1, 2],
    isWork: true,
    words:
      'startup|start up|tech startup|tech company|tech office|tech job|agency|creative agency|' +
      'design studio|casual office|relaxed office|casual workplace|coworking|coworking space|tech conference|hackathon',
    styles: ['Smart Casual', 'Minimalist', 'Contemporary'],
    excludes: ['crop-top', 'above-knee', 'low-rise', 'tank', 'corset', 'swim', 'leggings'],
    favours: ['collared', 'sneakers', 'backpack', 'loafers'],
  },
  {
    key: 'meeting',
    phrase: 'a meeting that matters',
    title: 'Boardroom',
    formality: [4, 4],
    isWork: true,
    recipe: 'business-professional',
    words:
      'meeting|board meeting|boardroom|client meeting|presentation|pitch|' +
      'business meeting|client|clients|investor|investors|panel|' +
      'negotiation|speech|presenting',
    styles: ['Tailored', 'Classic'],
    excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
    favours: ['blazer', 'suit', 'collared'],
  },
  {
    key: 'interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [3, 4],
    isWork: true,
    recipe: 'interview',
    words: 'interview|job interview|job interviews|interviews|career fair|assessment center|audition',
    styles: ['Tailored', 'Classic', 'Minimalist'],
    excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
    favours: ['blazer', 'collared', 'suit'],
  },
  {
    key: 'networking',
    phrase: 'a networking evening',
    title: 'After-Work',
    formality: [3, 4],
    isWork: true,
    recipe: 'networking',
    words:
      'networking|networking event|after work|work dinner|business dinner|' +
      'business lunch|work event|happy hour|mixer|fundraiser',
    excludes: BARE,
    favours: ['blazer'],
  },
  {
    key: 'teaching',
    phrase: 'a day in front of a class',
    title: 'Classroom',
    formality: [2, 3],
    isWork: true,
    recipe: 'business-casual',
    words: 'teaching|teacher|parent teacher conference|parents evening|substitute teaching|kindergarten',
    excludes: [...BARE, 'heels'],
    favours: ['cardigan', 'flats'],
  },
  {
    key: 'school',
    phrase: 'campus',
    title: 'Campus',
    formality: [1, 1],
    words:
      'school|college|university|campus|class|classes|lecture|lectures|uni|student|study|studying|' +
      'library|back to school|first day of school|exam|exams',
    styles: ['Preppy', 'Casual'],
    favours: ['backpack', 'sneakers', 'jeans'],
  },
  {
    key: 'wedding-guest',
    phrase: 'a wedding',
    title: 'Wedding Guest',
    formality: [5, 6],
    recipe: 'wedding-guest-base',
    recipeInCold: 'wedding-winter',
    words:
      'getting married|gets married|is married|marrying|marries|wedding|wedding guest|weddings|nuptials|wedding reception|bridesmaid|groomsman|best man|' +
      'wedding ceremony|civil ceremony|rehearsal dinner|engagement party|mother of the bride|quinceanera|' +
      'vow renewal',
    styles: ['Romantic', 'Feminine', 'Classic', 'Glamorous'],
    avoidsColours: BRIDAL,
    excludes: ['jeans', 'sneakers', 'shorts', 'crop-top', 'tote', 'backpack'],
    favours: ['suit', 'dress', 'clutch', 'heels'],
  },
  {
    key: 'bride',
    phrase: 'a bride',
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
    key: 'black-tie',
    phrase: 'black tie',
    title: 'Black Tie',
    formality: [7, 7],
    recipe: 'black-tie',
    words:
      'black tie|gala|ball|charity gala|opera gala|red carpet|awards|award show|awards ceremony|' +
      'black tie wedding|black tie event|oscars|military ball|benefit',
    styles: ['Glamorous', 'Classic'],
    favours: ['gown', 'suit', 'clutch'],
  },
  {
    key: 'white-tie',
    phrase: 'white tie',
    title: 'White Tie',
    formality: [8, 8],
    recipe: 'white-tie',
    words: 'white tie|state dinner|state banquet|debutante ball|opera ball|vienna opera ball|royal ball',
    styles: ['Glamorous', 'Classic'],
    favours: ['gown', 'gloves', 'clutch'],
  },
  {
    key: 'cocktail',
    phrase: 'cocktails',
    title: 'Cocktail Hour',
    formality: [6, 6],
    recipe: 'cocktail',
    words:
      'cocktail|cocktails|cocktail party|cocktail attire|cocktail hour|cocktail event|soiree|' +
      'champagne reception|rooftop party',
    styles: ['Glamorous', 'Feminine'],
    excludes: ['jeans', 'sneakers', 'shorts', 'tote', 'backpack'],
    favours: ['heels', 'clutch', 'dress'],
  },
  {
    key: 'date',
    phrase: 'a date',
    title: 'Date Night',
    formality: [2, 3],
    recipe: 'date-dinner',
    words:
      'silver wedding|golden wedding|wedding anniversary|our anniversary|date|date night|first date|dates|second date|dinner date|valentine|valentines|' +
      'valentines day|anniversary|romantic dinner|tinder|blind date',
    styles: ['Romantic', 'Contemporary', 'Parisian'],
    excludes: ['joggers', 'active', 'hoodie'],
    favours: ['camisole', 'dress', 'boots'],
  },
  {
    key: 'dinner',
    phrase: 'dinner out',
    title: 'Dinner',
    formality: [2, 4],
    recipe: 'date-dinner',
    words:
      'dinner|restaurant|dinner party|supper|dining|fine dining|steakhouse|' +
      'nice dinner|boyfriends parents|girlfriends parents|partners parents|fiances parents|meet the family|' +
      'meeting my boyfriends parents|meeting my girlfriends parents|meeting my partners parents|meeting my fiances parents|' +
      'meet my boyfriends parents|meet my girlfriends parents|meet my partners parents|meeting the family|meet the parents|meeting the parents|meet my in laws|meeting my in laws|' +
      'meet the in laws|meeting the in laws|meet his parents|meeting his parents|meet her parents|' +
      'meeting her parents|meet their parents|meeting their parents|in laws|wine tasting|' +
      'winery|tasting',
    excludes: ['joggers', 'active', 'hoodie', 'swim'],
  },
  {
    key: 'easy-dinner',
    phrase: 'dinner with friends',
    title: 'A Long Table',
    formality: [2, 3],
    words:
      'dinner with friends|dinner with my friends|dinner with a friend|' +
      'casual dinner|tapas|wine bar|pizza|pizzeria|ramen|sushi|trattoria|bistro',
    excludes: ['joggers', 'active', 'hoodie', 'swim'],
  },
  {
    key: 'family',
    phrase: 'a family gathering',
    title: 'Family Table',
    formality: [2, 3],
    words:
      'meet her dad|meet his dad|family gathering|family dinner|family lunch|dinner with family|dinner with my family|family reunion|thanksgiving|' +
      'thanksgiving dinner|christmas dinner|christmas day|christmas eve|christmas lunch|easter dinner|easter lunch|' +
      'easter|hanukkah|passover|holiday dinner|dinner with my parents|visiting my parents',
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'crop-top'],
  },
  {
    key: 'brunch',
    phrase: 'brunch',
    title: 'Brunch',
    formality: [1, 2],
    recipe: 'brunch',
    words: 'brunch|lunch|breakfast|coffee|cafe|coffee shop|mimosas|tea|afternoon tea|high tea|catch up',
    styles: ['Casual', 'Parisian', 'Feminine'],
    favours: ['crossbody', 'sunglasses'],
  },
  {
    key: 'party',
    phrase: 'a party',
    title: 'Party',
    formality: [3, 5],
    recipe: 'birthday-dinner',
    words:
      'party|birthday|birthday party|birthday dinner|celebration|celebrate|celebrating|house party|' +
      'housewarming|reunion|high school reunion|holiday party|christmas party|christmas|xmas|' +
      'festive|diwali|eid|' +
      'lunar new year|graduation party|21st|30th|40th|50th',
    styles: ['Glamorous', 'Eclectic', 'Contemporary'],
    excludes: ['joggers', 'active', 'outdoor'],
    favours: ['heels', 'clutch'],
  },
  {
    key: 'night-out',
    phrase: 'a night out',
    title: 'After Dark',
    formality: [2, 4],
    recipe: 'club',
    words:
      'hen night|stag night|night out|club|clubbing|nightclub|bar|bars|dancing|dance|going out|girls night|' +
      'girls night out|guys night|boys night|pub|karaoke|casino|vegas|las vegas|drinks|evening out|' +
      'rave|disco|bar hopping|salsa|bachelorette|bachelorette party|hen party|hen do|bachelor party|stag do|' +
      'ladies night|night with the girls',
    styles: ['Edgy', 'Glamorous', 'Contemporary'],
    excludes: ['joggers', 'outdoor', 'backpack'],
    favours: ['boots', 'heels', 'camisole', 'corset'],
  },
  {
    key: 'concert',
    phrase: 'a concert',
    title: 'Front Row',
    formality: [1, 2],
    recipe: 'concert',
    words: 'concert|gig|concerts|live music|rock concert|' + 'eras tour|stand up|comedy show',
    styles: ['Edgy', 'Grunge', 'Bohemian', 'Western'],
    excludes: ['heels'],
    favours: ['boots', 'jacket', 'crossbody'],
  },
  {
    key: 'theatre',
    phrase: 'an evening at the theater',
    title: 'Curtain Up',
    formality: [3, 5],
    recipe: 'theatre',
    words:
      'theatre|theater|ballet|symphony|orchestra|musical|broadway|recital|philharmonic|' +
      'jazz club|classical concert|piano recital|dance recital|premiere',
    styles: ['Classic', 'Glamorous', 'Old Money'],
    excludes: ['shorts', 'sneakers', 'hoodie', 'active'],
  },
  {
    key: 'gallery',
    phrase: 'a gallery opening',
    title: 'Private View',
    formality: [2, 4],
    words:
      'gallery opening|art show|vernissage|opening night|' +
      'book launch|poetry reading|fashion week|fashion show',
    styles: ['Artsy', 'Minimalist', 'Japanese Minimal', 'Contemporary'],
    excludes: ['active', 'swim'],
  },
  {
    key: 'museum',
    phrase: 'a day among pictures',
    title: 'Gallery Hours',
    formality: [1, 2],
    recipe: 'museum',
    words:
      'museum|museums|gallery|art gallery|galleries|exhibition|exhibit|museum day|bookstore|bookshop|' +
      'botanical garden|historic sites',
    styles: ['Artsy', 'Minimalist', 'Parisian', 'Contemporary'],
    excludes: ['active', 'swim', 'heels'],
    favours: ['crossbody', 'sneakers', 'loafers'],
  },
  {
    key: 'photos',
    phrase: 'a photo',
    title: 'Picture Day',
    formality: [2, 3],
    recipe: 'family-photos',
    words:
      'photo shoot|photoshoot|headshot|headshots|portrait|portraits|family photos|family pictures|engagement photos|' +
      'picture day|photos|pictures|passport photo|linkedin photo',
    styles: ['Classic', 'Contemporary'],
    excludes: ['active', 'swim', 'joggers', 'hoodie'],
  },
  {
    key: 'garden-party',
    phrase: 'a garden party',
    title: 'Garden Party',
    formality: [3, 5],
    weather: 'warm',
    recipe: 'garden-party',
    words: 'garden party|' + 'bar mitzvah|bat mitzvah|polo match|' + 'tea party|mothers day|wimbledon',
    styles: ['Feminine', 'Romantic', 'Preppy', 'Cottagecore'],
    excludes: ['jeans', 'hoodie', 'active', 'joggers'],
    favours: ['dress', 'hat'],
  },
  {
    key: 'beach-wedding',
    phrase: 'a wedding by the sea',
    title: 'Wedding by the Sea',
    formality: [4, 5],
    weather: 'hot',
    recipe: 'wedding-beach',
    joins: [['wedding-guest', 'beach']],
    words:
      'beach wedding|destination wedding|wedding on the beach|tropical wedding|wedding in hawaii|' +
      'wedding in mexico|wedding in italy|wedding in greece',
    styles: ['Mediterranean', 'Coastal', 'Romantic'],
    avoidsColours: BRIDAL,
    excludes: ['jeans', 'sneakers', 'crop-top', 'shorts'],
    favours: ['suit', 'dress'],
  },
  {
    key: 'graduation',
    phrase: 'a graduation',
    title: 'Graduation',
    formality: [3, 5],
    recipe: 'graduation-guest',
    words: 'graduation|graduation ceremony|commencement|convocation|phd defense|thesis defense',
    excludes: ['jeans', 'sneakers', 'shorts', 'hoodie'],
  },
  {
    key: 'funeral',
    phrase: 'a funeral',
    title: 'Farewell',
    formality: [4, 5],
    recipe: 'funeral',
    words: 'funeral|memorial|wake|memorial service|mourning|celebration of life|burial',
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
    key: 'travel',
    phrase: 'a day of traveling',
    title: 'In Transit',
    formality: [0, 2],
    lastsAllDay: true,
    words: 'travel|train|road trip|roadtrip|traveling|travelling|commute|' + 'commuting|trip',
    styles: ['Athleisure', 'Casual', 'Scandinavian'],
    allows: ['lounge'],
    excludes: ['heels', 'above-knee'],
    favours: ['sneakers', 'tote', 'backpack', 'scarf'],
  },
  {
    key: 'vacation',
    phrase: 'a vacation in the sun',
    title: 'Out of Office',
    formality: [1, 2],
    weather: 'hot',
    words:
      'vacation|holiday|holidays|resort|cruise|tropical|tropics|hawaii|caribbean|bahamas|mexico|' +
      'cancun|bali|greece|italy|spain|ibiza|safari|summer holiday|honeymoon|island|yacht|' +
      'boat|sailing|miami|florida|thailand|santorini|mykonos',
    styles: ['Mediterranean', 'Coastal', 'Bohemian'],
    excludes: ['boots', 'sweater'],
    favours: ['sandals', 'hat', 'sunglasses'],
  },
  {
    key: 'beach',
    phrase: 'the beach',
    title: 'Shoreline',
    formality: [0, 1],
    weather: 'hot',
    recipe: 'beach',
    words:
      'beach|pool|poolside|swim|swimming|pool party|beach day|lake|surf|surfing|beach club|' +
      'boardwalk|water park',
    styles: ['Coastal', 'Mediterranean'],
    allows: ['swim'],
    excludes: ['boots', 'heels', 'jeans', 'blazer', 'loafers', 'lace-ups'],
    favours: ['sandals', 'hat', 'sunglasses', 'tote', 'shorts'],
  },
  {
    key: 'gym',
    phrase: 'training',
    title: 'Training Day',
    formality: [0, 0],
    recipe: 'gym',
    indoors: true,
    words:
      'gym|workout|work out|working out|exercise|training|fitness|fitness class|gym class|exercise class|workout class|' +
      'crossfit|spin|spinning|spin class|weightlifting|zumba|cardio|tennis|' +
      'basketball|soccer|volleyball|baseball practice|pickleball|personal trainer|boxing|cycling|' +
      'biking|bike ride|dance class',
    styles: ['Sporty', 'Athleisure'],
    allows: ['active', 'lounge'],
    requires: ['active'],
    excludes: [
      'jeans',
      'boots',
      'sandals',
      'heels',
      'dress',
      'necklace',
      'belt',
      'scarf',
      'loafers',
      'jumpsuit',
      'bracelet',
      'sunglasses',
      'earrings',
      'necklace',
    ],
  },
  {
    key: 'golf',
    phrase: 'a round of golf',
    title: 'Back Nine',
    formality: [1, 2],
    weather: 'warm',
    words: 'golf|golfing|golf course|golf club|country club lunch|croquet|clubhouse',
    styles: ['Preppy', 'Sporty', 'Old Money'],
    allows: ['active'],
    excludes: ['dress', 'jeans', 'heels', 'sandals', 'tank', 'crop-top', 'boots', 'jumpsuit'],
    favours: ['polo', 'sneakers', 'hat'],
  },
  {
    key: 'hiking',
    phrase: 'the trail',
    title: 'Trailhead',
    formality: [0, 1],
    recipe: 'hiking',
    words:
      'hike|hiking|trail|trek|trekking|mountain|mountains|national park|nature walk|' +
      'outdoor|outdoors|climbing|backpacking|fishing|kayaking|woods|forest walk',
    styles: ['Utility', 'Sporty'],
    allows: ['outdoor', 'active'],
    shoes: ['outdoor', 'sneakers'],
    favours: ['outdoor', 'backpack'],
    excludes: [
      'heels',
      'sandals',
      'dress',
      'skirt',
      'jeans',
      'loafers',
      'necklace',
      'earrings',
      'bracelet',
      'tie',
      'blazer',
      'crop-top',
      'belt',
      'cardigan',
    ],
  },
  {
    key: 'snow',
    phrase: 'the snow',
    title: 'Après-Ski',
    formality: [0, 2],
    weather: 'cold',
    recipe: 'winter-walk',
    words:
      'snow day|apres ski|apres|ski trip apres|ski lodge|ice skating|sledding|aspen|' +
      'chalet|iceland|alaska|winter market|christmas market|christmas markets',
    styles: ['Scandinavian', 'Sporty'],
    allows: ['outdoor'],
    shoes: ['boots'],
    favours: ['boots', 'hat', 'sweater', 'gloves', 'scarf'],
    excludes: ['heels', 'slim-cut', 'raincoat', 'skirt', 'dress', 'blazer'],
  },
  {
    key: 'ski',
    phrase: 'the slopes',
    title: 'First Lift',
    formality: [1, 1],
    weather: 'cold',
    recipe: 'ski',
    words:
      'ski|skiing|ski trip|ski day|day of skiing|ski holiday|ski vacation|snowboarding|snowboard|on the slopes|slopes|piste',
    styles: ['Sporty', 'Utility'],
    allows: ['outdoor', 'active'],
  },
  {
    key: 'baby-shower',
    phrase: 'a shower',
    title: 'Cake at Three',
    formality: [2, 4],
    recipe: 'baby-shower',
    words: 'baby shower|baby showers|bridal shower|bridal showers|shower|gender reveal|gender reveal party',
    styles: ['Feminine', 'Romantic', 'Classic'],
    favours: ['dress', 'flats'],
  },
  {
    key: 'picnic',
    phrase: 'a picnic',
    title: 'Picnic Blanket',
    formality: [1, 2],
    weather: 'warm',
    recipe: 'picnic',
    words:
      'picnic|park|fourth of july|4th of july|apple picking|pumpkin patch|' +
      'farmers market|flea market|market|fair|county fair|zoo|playground|amusement park|theme park|' +
      'disney|disneyland|aquarium|block party|tailgate|football game|baseball game|game day|rodeo|' +
      'outdoor movie',
    styles: ['Casual', 'Cottagecore', 'Bohemian'],
    excludes: ['heels'],
    favours: ['sneakers', 'sunglasses', 'tote'],
  },
  {
    key: 'on-foot',
    phrase: 'a day on foot',
    title: 'On Foot',
    formality: [1, 1],
    recipe: 'city-trip',
    recipeInCold: 'winter-walk',
    words:
      'walk|walks|walking|walked|stroll|strolling|wander|wandering|exploring|sightseeing|tourist|walking tour|' +
      'city walk|long walk|dog walk|walking the dog|walk the dog|walk with the dog|walk with my dog|walking my dog|dog|cobblestones',
    styles: ['Casual', 'Contemporary'],
    shoes: ['sneakers', 'boots'],
    excludes: ['heels', 'clutch', 'slim-cut'],
    favours: ['sneakers', 'crossbody', 'backpack'],
  },
  {
    key: 'weekend',
    phrase: 'the weekend',
    title: 'Weekend',
    formality: [1, 1],
    words:
      'weekend|weekends|saturday|sunday|errands|shopping|grocery|groceries|supermarket|mall|' +
      'movies|movie|cinema|day off|hanging out|hang out|' +
      'friends|bowling|volunteering|volunteer|animal shelter|dog park|vet|playdate|play date|doctor|appointment|dentist|antiquing',
    styles: ['Casual', 'Contemporary'],
    allows: ['lounge'],
  },
  {
    key: 'home',
    phrase: 'a day at home',
    title: 'Home Day',
    formality: [0, 1],
    words:
      'home|lounge|lounging|loungewear|couch|sofa|movie night|netflix|sleepover|wfh|work from home|' +
      'working from home|remote work|zoom|zoom call|video call|cozy night|gardening|cleaning|' +
      'pajamas|pyjamas|postpartum',
    styles: ['Casual', 'Athleisure', 'Scandinavian'],
    allows: ['lounge', 'active'],
    favours: ['lounge'],
    excludes: ['heels', 'boots', 'tie', 'hat', 'sunglasses', 'blazer'],
  },
  {
    key: 'bank',
    phrase: 'a bank or a law firm',
    title: 'Close of Business',
    formality: [4, 4],
    isWork: true,
    recipe: 'business-professional',
    words:
      'bank|banks|banking|investment bank|law firm|law office|lawyer|consulting|consulting firm|consultancy|insurance|notary',
    styles: ['Tailored', 'Classic'],
    excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
    favours: ['suit', 'collared'],
  },
  {
    key: 'bank-interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [4, 4],
    isWork: true,
    recipe: 'interview-bank-law',
    joins: [
      ['interview', 'bank'],
      ['interview', 'meeting'],
    ],
    words: 'bank interview|law firm interview|consulting interview',
    styles: ['Tailored', 'Classic'],
    excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
    favours: ['suit', 'collared'],
  },
  {
    key: 'tech-interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [2, 3],
    isWork: true,
    recipe: 'interview-tech',
    joins: [['interview', 'relaxed-office']],
    words: 'tech interview|startup interview|software interview',
    styles: ['Smart Casual', 'Minimalist'],
  },
  {
    key: 'creative-interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [2, 3],
    isWork: true,
    recipe: 'interview-creative',
    joins: [
      ['interview', 'gallery'],
      ['interview', 'museum'],
    ],
    words: 'creative interview|portfolio interview|agency interview|design interview',
    styles: ['Contemporary', 'Minimalist', 'Artsy'],
  },
  {
    key: 'shop-interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [2, 3],
    isWork: true,
    recipe: 'interview-shop-gastro',
    joins: [
      ['interview', 'weekend'],
      ['interview', 'dinner'],
      ['interview', 'brunch'],
    ],
    words: 'retail interview|shop interview|restaurant interview|waiting job|store interview',
    styles: ['Classic', 'Smart Casual'],
  },
  {
    key: 'teacher-interview',
    phrase: 'an interview',
    title: 'Interview',
    formality: [3, 3],
    isWork: true,
    recipe: 'interview-teacher',
    joins: [
      ['interview', 'teaching'],
      ['interview', 'school'],
    ],
    words: 'teaching interview|teacher interview|school interview',
    styles: ['Classic', 'Smart Casual'],
  },
  {
    key: 'first-day',
    phrase: 'a first day',
    title: 'First Day',
    formality: [3, 3],
    isWork: true,
    recipe: 'first-day',
    words:
      'first day at work|first day|first week|new job|first day of work|first day on the job|starting a new job',
    styles: ['Tailored', 'Classic', 'Smart Casual'],
  },
  {
    key: 'court',
    phrase: 'court',
    title: 'In Court',
    formality: [3, 4],
    isWork: true,
    recipe: 'court',
    words: 'court|courtroom|court hearing|court date|jury duty|hearing|a trial|witness',
    styles: ['Classic', 'Tailored'],
  },
  {
    key: 'conference',
    phrase: 'a conference',
    title: 'Conference Days',
    formality: [2, 3],
    isWork: true,
    recipe: 'conference',
    words: 'conference|trade show|seminar|congress|convention|trade fair|keynote',
    styles: ['Smart Casual', 'Contemporary'],
  },
  {
    key: 'business-trip',
    phrase: 'a business trip',
    title: 'Business Class',
    formality: [2, 4],
    isWork: true,
    recipe: 'business-trip',
    words: 'business trip|business travel|traveling for work|travelling for work|work trip',
    styles: ['Tailored', 'Smart Casual'],
  },
  {
    key: 'office-party',
    phrase: 'the office party',
    title: 'After Hours',
    formality: [3, 5],
    recipe: 'office-party',
    joins: [['office', 'party']],
    words:
      'office party|work party|company party|office christmas party|company christmas party|office holiday party|staff party|team party',
    styles: ['Glamorous', 'Contemporary', 'Classic'],
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
      'city wedding|registry office wedding|town hall wedding|rooftop wedding|hotel wedding|wedding in the city',
    styles: ['Classic', 'Contemporary'],
    avoidsColours: BRIDAL,
  },
  {
    key: 'prom',
    phrase: 'prom',
    title: 'Prom Night',
    formality: [6, 7],
    recipe: 'prom',
    words: 'prom|prom night|homecoming dance|school ball|graduation ball',
    styles: ['Glamorous', 'Romantic'],
  },
  {
    key: 'opera',
    phrase: 'the opera',
    title: 'First Night',
    formality: [4, 5],
    recipe: 'opera',
    words: 'opera|opera house|the met|night at the opera|evening at the opera',
    styles: ['Classic', 'Glamorous', 'Old Money'],
  },
  {
    key: 'races',
    phrase: 'the races',
    title: 'Race Day',
    formality: [4, 5],
    weather: 'warm',
    recipe: 'races',
    words: 'kentucky derby|the races|derby day|horse races|ascot|race day|racecourse|melbourne cup',
    styles: ['Feminine', 'Preppy', 'Classic'],
  },
  {
    key: 'christening',
    phrase: 'a christening',
    title: 'Christening',
    formality: [3, 5],
    recipe: 'christening',
    words: 'christening|baptism|communion|first communion|confirmation|naming ceremony',
    styles: ['Classic', 'Romantic', 'Feminine'],
  },
  {
    key: 'new-year',
    phrase: 'New Year’s Eve',
    title: 'Countdown',
    formality: [4, 6],
    recipe: 'new-years-eve',
    words: 'new year|new years|new years eve|nye|new years eve party|new years party',
    styles: ['Glamorous', 'Contemporary'],
  },
  {
    key: 'festival',
    phrase: 'a festival',
    title: 'Field Day',
    formality: [0, 1],
    recipe: 'festival',
    words: 'festival|music festival|coachella|glastonbury|open air festival|summer festival',
    styles: ['Bohemian', 'Grunge', 'Casual'],
    allows: ['outdoor', 'rain', 'lounge'],
  },
  {
    key: 'city-trip',
    phrase: 'a city trip',
    title: 'City Break',
    formality: [1, 2],
    lastsAllDay: true,
    recipe: 'city-trip',
    recipeInCold: 'winter-walk',
    words:
      'city trip|city break|weekend away|weekend in|weekend trip|hand luggage|carry on|lisbon|portugal|porto|barcelona trip|city weekend|sightseeing trip',
    styles: ['Casual', 'Contemporary', 'Parisian'],
  },
  {
    key: 'flight',
    phrase: 'a long flight',
    title: 'Window Seat',
    formality: [0, 2],
    lastsAllDay: true,
    recipe: 'long-flight',
    words: 'flight|plane|long haul|airport|flying|layover|long flight|red eye|night train|long train ride',
    styles: ['Athleisure', 'Casual', 'Scandinavian'],
    allows: ['lounge'],
    excludes: ['heels', 'above-knee'],
  },
  {
    key: 'running',
    phrase: 'a run',
    title: 'On the Run',
    formality: [0, 0],
    recipe: 'running',
    words: 'run|running|jog|jogging|marathon|half marathon|trail run|morning run',
    styles: ['Sporty', 'Athleisure'],
    allows: ['active', 'lounge', 'outdoor'],
    requires: ['active'],
  },
  {
    key: 'yoga',
    phrase: 'yoga',
    title: 'On the Mat',
    formality: [0, 0],
    recipe: 'yoga',
    indoors: true,
    words: 'yoga|yoga class|pilates class|pilates|hot yoga|barre|stretching class',
    styles: ['Sporty', 'Athleisure'],
    allows: ['active', 'lounge'],
    excludes: ['necklace', 'earrings', 'bracelet', 'watch', 'belt', 'hat', 'scarf'],
  },
  {
    key: 'barbecue',
    phrase: 'a barbecue',
    title: 'By the Grill',
    formality: [0, 2],
    weather: 'warm',
    recipe: 'barbecue',
    words: 'barbecue|bbq|cookout|grilling|grill party|garden bbq',
    styles: ['Casual', 'Coastal'],
  },
  {
    key: 'school-run',
    phrase: 'the school run',
    title: 'Before Nine',
    formality: [0, 2],
    recipe: 'school-run',
    words: 'school run|school pickup|school drop off|nursery run|kindergarten run',
    styles: ['Casual', 'Scandinavian'],
    allows: ['lounge'],
  },
  {
    key: 'moving',
    phrase: 'moving day',
    title: 'Moving Day',
    formality: [0, 1],
    recipe: 'moving',
    words: 'moving day|moving house|moving out|moving in|painting the flat|renovating|renovation|diy',
    styles: ['Utility', 'Casual'],
    allows: ['lounge', 'active'],
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
    key: 'camping',
    phrase: 'a camping trip',
    title: 'Tent and Trail',
    formality: [0, 1],
    recipe: 'camping',
    words: 'camping|camp|camping trip|campsite|tent|glamping',
    styles: ['Utility', 'Sporty'],
    allows: ['outdoor', 'active', 'lounge'],
  },
  {
    key: 'coffee-date',
    phrase: 'a date over coffee',
    title: 'Second Cup',
    formality: [1, 2],
    recipe: 'date-coffee',
    joins: [['date', 'brunch']],
    words: 'coffee date|lunch date|brunch date|daytime date|afternoon date|walk date',
    styles: ['Casual', 'Contemporary', 'Parisian'],
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
];
