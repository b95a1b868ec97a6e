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
    ...{ key: 'office', phrase: 'the office', title: 'Office Hours', formality: [2, 4], isWork: true },
    words: 'office|work|workday|working|job|workplace|desk|cubicle|monday|internship|' + 'first day at work',
    styles: ['Tailored', 'Classic', 'Smart Casual'],
    ...{
      excludes: [...BARE, 'joggers', 'leggings', 'hoodie'],
      favours: ['blazer', 'collared', 'loafers', 'tote'],
    },
  },
  {
    ...{
      key: 'relaxed-office',
      phrase: 'a relaxed office',
      title: 'Desk and Coffee',
      formality: [1, 2],
      isWork: true,
    },
    words:
      'startup|start up|tech startup|tech company|tech office|tech job|agency|creative agency|' +
      'design studio|casual office|relaxed office|casual workplace|coworking|coworking space|tech conference|hackathon',
    styles: ['Smart Casual', 'Minimalist', 'Contemporary'],
    ...{
      excludes: ['crop-top', 'above-knee', 'low-rise', 'tank', 'corset', 'swim', 'leggings'],
      favours: ['collared', 'sneakers', 'backpack', 'loafers'],
    },
  },
  {
    ...{
      key: 'meeting',
      phrase: 'a meeting that matters',
      title: 'Boardroom',
      formality: [4, 4],
      isWork: true,
    },
    words:
      'meeting|board meeting|boardroom|client meeting|presentation|pitch|conference|keynote|' +
      'business trip|business meeting|client|clients|investor|investors|trade show|seminar|panel|' +
      'negotiation|speech|presenting|court|courtroom|court hearing|court date|jury duty|lawyer',
    styles: ['Tailored', 'Classic'],
    ...{
      excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
      favours: ['blazer', 'suit', 'collared'],
    },
  },
  {
    ...{ key: 'interview', phrase: 'an interview', title: 'Interview', formality: [3, 4], isWork: true },
    words: 'interview|job interview|job interviews|interviews|career fair|assessment center|audition',
    styles: ['Tailored', 'Classic', 'Minimalist'],
    ...{
      excludes: [...BARE, 'sneakers', 'jeans', 'sandals', 'open-toe'],
      favours: ['blazer', 'collared', 'suit'],
    },
  },
  {
    ...{
      key: 'networking',
      phrase: 'a networking evening',
      title: 'After-Work',
      formality: [3, 4],
      isWork: true,
    },
    words:
      'networking|networking event|after work|work party|office party|work dinner|business dinner|' +
      'business lunch|work event|happy hour|mixer|fundraiser',
    ...{ excludes: BARE, favours: ['blazer'] },
  },
  {
    ...{
      key: 'teaching',
      phrase: 'a day in front of a class',
      title: 'Classroom',
      formality: [2, 3],
      isWork: true,
    },
    words: 'teaching|teacher|parent teacher conference|parents evening|substitute teaching|kindergarten',
    ...{ excludes: [...BARE, 'heels'], favours: ['cardigan', 'flats'] },
  },
  {
    ...{ key: 'school', phrase: 'campus', title: 'Campus', formality: [1, 1] },
    words:
      'school|college|university|campus|class|classes|lecture|lectures|uni|student|study|studying|' +
      'library|back to school|first day of school|exam|exams',
    styles: ['Preppy', 'Casual'],
    favours: ['backpack', 'sneakers', 'jeans'],
  },
  {
    ...{ key: 'wedding-guest', phrase: 'a wedding', title: 'Wedding Guest', formality: [5, 6] },
    words:
      'wedding|wedding guest|weddings|nuptials|wedding reception|bridesmaid|groomsman|best man|' +
      'wedding ceremony|civil ceremony|rehearsal dinner|engagement party|mother of the bride|quinceanera|' +
      'vow renewal|garden wedding|backyard wedding|outdoor wedding|barn wedding|vineyard wedding',
    styles: ['Romantic', 'Feminine', 'Classic', 'Glamorous'],
    avoidsColours: BRIDAL,
    ...{
      excludes: ['jeans', 'sneakers', 'shorts', 'crop-top', 'tote', 'backpack'],
      favours: ['suit', 'dress', 'clutch', 'heels'],
    },
  },
  {
    ...{ key: 'bride', phrase: 'a bride', title: 'The Day Itself', formality: [6, 7] },
    words:
      'bride|my own wedding|my wedding|our wedding|bridal|elopement|courthouse wedding|' +
      'city hall wedding',
    ...{
      styles: ['Romantic', 'Classic'],
      onlyColours: ['White', 'Ivory', 'Cream', 'Blush', 'Silver', 'Gold', 'Beige'],
    },
    excludes: ['jeans', 'sneakers', 'shorts', 'crop-top'],
  },
  {
    ...{ key: 'black-tie', phrase: 'black tie', title: 'Black Tie', formality: [7, 7] },
    words:
      'black tie|gala|ball|charity gala|opera gala|red carpet|awards|award show|awards ceremony|' +
      'black tie wedding|black tie event|oscars|prom|military ball|benefit',
    ...{ styles: ['Glamorous', 'Classic'], favours: ['gown', 'suit', 'clutch'] },
  },
  {
    ...{ key: 'white-tie', phrase: 'white tie', title: 'White Tie', formality: [8, 8] },
    words: 'white tie|state dinner|state banquet|debutante ball|opera ball|vienna opera ball|royal ball',
    ...{ styles: ['Glamorous', 'Classic'], favours: ['gown', 'gloves', 'clutch'] },
  },
  {
    ...{ key: 'cocktail', phrase: 'cocktails', title: 'Cocktail Hour', formality: [6, 6] },
    words:
      'cocktail|cocktails|cocktail party|cocktail attire|cocktail hour|cocktail event|soiree|' +
      'champagne reception|rooftop party',
    ...{
      styles: ['Glamorous', 'Feminine'],
      excludes: ['jeans', 'sneakers', 'shorts', 'tote', 'backpack'],
      favours: ['heels', 'clutch', 'dress'],
    },
  },
  {
    ...{ key: 'date', phrase: 'a date', title: 'Date Night', formality: [2, 3] },
    words:
      'date|date night|first date|dates|second date|dinner date|valentine|valentines|' +
      'valentines day|anniversary|romantic dinner|tinder|blind date|coffee date',
    ...{
      styles: ['Romantic', 'Contemporary', 'Parisian'],
      excludes: ['joggers', 'active', 'hoodie'],
      favours: ['camisole', 'dress', 'boots'],
    },
  },
  {
    ...{ key: 'dinner', phrase: 'dinner out', title: 'Dinner', formality: [2, 4] },
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
    ...{ key: 'easy-dinner', phrase: 'dinner with friends', title: 'A Long Table', formality: [2, 3] },
    words:
      'dinner with friends|dinner with my friends|dinner with a friend|' +
      'casual dinner|tapas|wine bar|pizza|pizzeria|ramen|sushi|trattoria|bistro',
    excludes: ['joggers', 'active', 'hoodie', 'swim'],
  },
  {
    ...{ key: 'family', phrase: 'a family gathering', title: 'Family Table', formality: [2, 3] },
    words:
      'family gathering|family dinner|family lunch|dinner with family|dinner with my family|family reunion|thanksgiving|' +
      'thanksgiving dinner|christmas dinner|christmas day|christmas eve|christmas lunch|easter dinner|easter lunch|' +
      'easter|hanukkah|passover|holiday dinner|dinner with my parents|visiting my parents',
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'crop-top'],
  },
  {
    ...{ key: 'brunch', phrase: 'brunch', title: 'Brunch', formality: [1, 2] },
    words: 'brunch|lunch|breakfast|coffee|cafe|coffee shop|mimosas|tea|afternoon tea|high tea|catch up',
    ...{ styles: ['Casual', 'Parisian', 'Feminine'], favours: ['crossbody', 'sunglasses'] },
  },
  {
    ...{ key: 'party', phrase: 'a party', title: 'Party', formality: [3, 5] },
    words:
      'party|birthday|birthday party|birthday dinner|celebration|celebrate|celebrating|house party|' +
      'housewarming|reunion|high school reunion|holiday party|christmas party|christmas|xmas|' +
      'festive|new year|new years|new years eve|nye|diwali|eid|' +
      'lunar new year|graduation party|21st|30th|40th|50th',
    ...{
      styles: ['Glamorous', 'Eclectic', 'Contemporary'],
      excludes: ['joggers', 'active', 'outdoor'],
      favours: ['heels', 'clutch'],
    },
  },
  {
    ...{ key: 'night-out', phrase: 'a night out', title: 'After Dark', formality: [2, 4] },
    words:
      'night out|club|clubbing|nightclub|bar|bars|dancing|dance|going out|girls night|' +
      'girls night out|guys night|boys night|pub|karaoke|casino|vegas|las vegas|drinks|evening out|' +
      'rave|disco|bar hopping|salsa|bachelorette|bachelorette party|hen party|hen do|bachelor party|stag do|' +
      'ladies night|night with the girls',
    ...{
      styles: ['Edgy', 'Glamorous', 'Contemporary'],
      excludes: ['joggers', 'outdoor', 'backpack'],
      favours: ['boots', 'heels', 'camisole', 'corset'],
    },
  },
  {
    ...{ key: 'concert', phrase: 'a concert', title: 'Front Row', formality: [1, 2] },
    words:
      'concert|gig|concerts|music festival|festival|coachella|glastonbury|live music|rock concert|' +
      'eras tour|stand up|comedy show',
    ...{
      styles: ['Edgy', 'Grunge', 'Bohemian', 'Western'],
      excludes: ['heels'],
      favours: ['boots', 'jacket', 'crossbody'],
    },
  },
  {
    ...{ key: 'theatre', phrase: 'an evening at the theater', title: 'Curtain Up', formality: [3, 5] },
    words:
      'theatre|theater|opera|ballet|symphony|orchestra|musical|broadway|recital|philharmonic|' +
      'jazz club|classical concert|piano recital|dance recital|premiere',
    ...{
      styles: ['Classic', 'Glamorous', 'Old Money'],
      excludes: ['shorts', 'sneakers', 'hoodie', 'active'],
    },
  },
  {
    ...{ key: 'gallery', phrase: 'a gallery opening', title: 'Private View', formality: [2, 4] },
    words:
      'gallery opening|art show|vernissage|opening night|' +
      'book launch|poetry reading|fashion week|fashion show',
    styles: ['Artsy', 'Minimalist', 'Japanese Minimal', 'Contemporary'],
    excludes: ['active', 'swim'],
  },
  {
    ...{ key: 'museum', phrase: 'a day among pictures', title: 'Gallery Hours', formality: [1, 2] },
    words:
      'museum|museums|gallery|art gallery|galleries|exhibition|exhibit|museum day|bookstore|bookshop|' +
      'botanical garden|historic sites',
    styles: ['Artsy', 'Minimalist', 'Parisian', 'Contemporary'],
    ...{ excludes: ['active', 'swim', 'heels'], favours: ['crossbody', 'sneakers', 'loafers'] },
  },
  {
    ...{ key: 'photos', phrase: 'a photo', title: 'Picture Day', formality: [2, 3] },
    words:
      'photo shoot|photoshoot|headshot|headshots|portrait|portraits|family photos|family pictures|engagement photos|' +
      'picture day|photos|pictures|passport photo|linkedin photo',
    styles: ['Classic', 'Contemporary'],
    excludes: ['active', 'swim', 'joggers', 'hoodie'],
  },
  {
    ...{
      key: 'garden-party',
      phrase: 'a garden party',
      title: 'Garden Party',
      formality: [3, 5],
      weather: 'warm',
    },
    words:
      'garden party|baby shower|baby showers|bridal shower|bridal showers|shower|christening|baptism|communion|first communion|' +
      'bar mitzvah|bat mitzvah|kentucky derby|the races|derby day|horse races|ascot|polo match|' +
      'tea party|gender reveal|mothers day|wimbledon',
    ...{
      styles: ['Feminine', 'Romantic', 'Preppy', 'Cottagecore'],
      excludes: ['jeans', 'hoodie', 'active', 'joggers'],
      favours: ['dress', 'hat'],
    },
  },
  {
    ...{
      key: 'beach-wedding',
      phrase: 'a wedding by the sea',
      title: 'Wedding by the Sea',
      formality: [4, 5],
      weather: 'hot',
    },
    words:
      'beach wedding|destination wedding|wedding on the beach|tropical wedding|wedding in hawaii|' +
      'wedding in mexico|wedding in italy|wedding in greece',
    ...{
      styles: ['Mediterranean', 'Coastal', 'Romantic'],
      avoidsColours: BRIDAL,
      excludes: ['jeans', 'sneakers', 'crop-top', 'shorts'],
      favours: ['suit', 'dress'],
    },
  },
  {
    ...{ key: 'graduation', phrase: 'a graduation', title: 'Graduation', formality: [3, 5] },
    words: 'graduation|graduation ceremony|commencement|graduating|convocation|phd defense|thesis defense',
    excludes: ['jeans', 'sneakers', 'shorts', 'hoodie'],
  },
  {
    ...{ key: 'funeral', phrase: 'a funeral', title: 'In Remembrance', formality: [4, 5] },
    words: 'funeral|memorial|wake|memorial service|mourning|celebration of life|burial',
    ...{ styles: ['Classic', 'Minimalist'], onlyColours: SOMBRE },
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
    ...{ key: 'worship', phrase: 'a service', title: 'Sunday Best', formality: [2, 4] },
    words:
      'church|mass|synagogue|temple|mosque|service|religious|sunday service|easter sunday|shabbat|' +
      'prayer',
    excludes: [...BARE, 'sleeveless', 'joggers', 'leggings', 'hoodie'],
  },
  {
    ...{ key: 'travel', phrase: 'a day of traveling', title: 'In Transit', formality: [0, 2] },
    words:
      'travel|airport|flight|plane|train|road trip|roadtrip|long haul|traveling|travelling|commute|' +
      'commuting|trip|layover|weekend away|city break|city trip|flying',
    ...{
      styles: ['Athleisure', 'Casual', 'Scandinavian'],
      allows: ['lounge'],
      excludes: ['heels', 'above-knee'],
      favours: ['sneakers', 'tote', 'backpack', 'scarf'],
    },
  },
  {
    ...{
      key: 'vacation',
      phrase: 'a vacation in the sun',
      title: 'Out of Office',
      formality: [1, 2],
      weather: 'hot',
    },
    words:
      'vacation|holiday|holidays|resort|cruise|tropical|tropics|hawaii|caribbean|bahamas|mexico|' +
      'cancun|bali|greece|italy|spain|ibiza|safari|summer holiday|honeymoon|island|yacht|' +
      'boat|sailing|miami|florida|thailand|santorini|mykonos|lisbon|portugal',
    ...{
      styles: ['Mediterranean', 'Coastal', 'Bohemian'],
      excludes: ['boots', 'sweater'],
      favours: ['sandals', 'hat', 'sunglasses'],
    },
  },
  {
    ...{ key: 'beach', phrase: 'the beach', title: 'Shoreline', formality: [0, 1], weather: 'hot' },
    words:
      'beach|pool|poolside|swim|swimming|pool party|beach day|lake|surf|surfing|beach club|' +
      'boardwalk|water park',
    ...{
      styles: ['Coastal', 'Mediterranean'],
      allows: ['swim'],
      excludes: ['boots', 'heels', 'jeans', 'blazer', 'loafers', 'lace-ups'],
      favours: ['sandals', 'hat', 'sunglasses', 'tote', 'shorts'],
    },
  },
  {
    ...{ key: 'gym', phrase: 'training', title: 'Training Day', formality: [0, 0] },
    words:
      'gym|workout|work out|working out|exercise|training|fitness|run|running|jog|jogging|yoga|yoga class|pilates class|fitness class|gym class|exercise class|workout class|' +
      'pilates|crossfit|spin|spinning|spin class|marathon|weightlifting|zumba|cardio|tennis|' +
      'basketball|soccer|volleyball|baseball practice|pickleball|personal trainer|boxing|cycling|' +
      'biking|bike ride|dance class',
    ...{ styles: ['Sporty', 'Athleisure'], allows: ['active', 'lounge'], requires: ['active'] },
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
    ...{ key: 'golf', phrase: 'a round of golf', title: 'Back Nine', formality: [1, 2], weather: 'warm' },
    words: 'golf|golfing|golf course|golf club|country club lunch|croquet|clubhouse',
    ...{
      styles: ['Preppy', 'Sporty', 'Old Money'],
      allows: ['active'],
      excludes: ['dress', 'jeans', 'heels', 'sandals', 'tank', 'crop-top', 'boots', 'jumpsuit'],
      favours: ['polo', 'sneakers', 'hat'],
    },
  },
  {
    ...{ key: 'hiking', phrase: 'the trail', title: 'Trailhead', formality: [0, 1] },
    words:
      'hike|hiking|trail|trek|trekking|camping|camp|mountain|mountains|national park|nature walk|' +
      'outdoor|outdoors|climbing|backpacking|fishing|kayaking|woods|forest walk',
    ...{
      styles: ['Utility', 'Sporty'],
      allows: ['outdoor', 'active'],
      shoes: ['outdoor', 'sneakers'],
      favours: ['outdoor', 'backpack'],
    },
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
    ...{ key: 'snow', phrase: 'the snow', title: 'Après-Ski', formality: [0, 2], weather: 'cold' },
    words:
      'ski|skiing|snow day|apres ski|apres|ski trip apres|ski trip|ski lodge|snowboarding|ice skating|sledding|aspen|' +
      'chalet|iceland|alaska|winter market|christmas market|christmas markets',
    ...{
      styles: ['Scandinavian', 'Sporty'],
      allows: ['outdoor'],
      shoes: ['boots'],
      favours: ['boots', 'hat', 'sweater', 'gloves', 'scarf'],
      excludes: ['heels', 'slim-cut', 'raincoat', 'skirt', 'dress', 'blazer'],
    },
  },
  {
    ...{ key: 'picnic', phrase: 'a picnic', title: 'Picnic Blanket', formality: [1, 2], weather: 'warm' },
    words:
      'picnic|park|barbecue|bbq|cookout|fourth of july|4th of july|apple picking|pumpkin patch|' +
      'farmers market|flea market|market|fair|county fair|zoo|playground|amusement park|theme park|' +
      'disney|disneyland|aquarium|block party|tailgate|football game|baseball game|game day|rodeo|' +
      'outdoor movie',
    ...{
      styles: ['Casual', 'Cottagecore', 'Bohemian'],
      excludes: ['heels'],
      favours: ['sneakers', 'sunglasses', 'tote'],
    },
  },
  {
    ...{ key: 'on-foot', phrase: 'a day on foot', title: 'On Foot', formality: [1, 1] },
    words:
      'walk|walks|walking|walked|stroll|strolling|wander|wandering|exploring|sightseeing|tourist|walking tour|' +
      'city walk|long walk|dog walk|walking the dog|cobblestones',
    styles: ['Casual', 'Contemporary'],
    shoes: ['sneakers', 'boots'],
    ...{ excludes: ['heels', 'clutch', 'slim-cut'], favours: ['sneakers', 'crossbody', 'backpack'] },
  },
  {
    ...{ key: 'weekend', phrase: 'the weekend', title: 'Weekend', formality: [1, 1] },
    words:
      'weekend|weekends|saturday|sunday|errands|shopping|grocery|groceries|supermarket|mall|' +
      'movies|movie|cinema|day off|hanging out|hang out|' +
      'friends|bowling|school run|school pickup|volunteering|volunteer|animal shelter|dog park|vet|playdate|play date|doctor|appointment|dentist|antiquing',
    ...{ styles: ['Casual', 'Contemporary'], allows: ['lounge'] },
  },
  {
    ...{ key: 'home', phrase: 'a day at home', title: 'Home Day', formality: [0, 1] },
    words:
      'home|lounge|lounging|loungewear|couch|sofa|movie night|netflix|sleepover|wfh|work from home|' +
      'working from home|remote work|zoom|zoom call|video call|cozy night|gardening|cleaning|' +
      'pajamas|pyjamas|moving day|postpartum|maternity',
    ...{
      styles: ['Casual', 'Athleisure', 'Scandinavian'],
      allows: ['lounge', 'active'],
      favours: ['lounge'],
      excludes: ['heels', 'boots', 'tie', 'hat', 'sunglasses', 'blazer'],
    },
  },
];
