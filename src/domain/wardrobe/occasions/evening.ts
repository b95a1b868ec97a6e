import type { Occasion } from './occasion.ts';

export const EVENING: readonly Occasion[] = [
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
    joins: [
      ['white-tie', 'black-tie'],
      ['white-tie', 'cocktail'],
      ['white-tie', 'new-year'],
      ['white-tie', 'court'],
    ],
    words: 'white tie|state dinner|state banquet|debutante ball|opera ball|vienna opera ball|royal ball',
    styles: ['Glamorous', 'Classic'],
    favours: ['gown', 'gloves', 'clutch'],
  },
  {
    key: 'banquet',
    phrase: 'an awards banquet',
    title: 'Banquet',
    formality: [3, 4],
    recipe: 'office-party',
    indoors: true,
    joins: [
      ['banquet', 'black-tie'],
      ['banquet', 'touchline'],
      ['banquet', 'stadium'],
      ['banquet', 'school'],
      ['banquet', 'teaching'],
      ['banquet', 'gym'],
    ],
    words:
      'banquet|awards banquet|sports banquet|team banquet|athletic banquet|school banquet|football banquet|baseball banquet|softball banquet|basketball banquet|' +
      'soccer banquet|volleyball banquet|wrestling banquet|hockey banquet|cheer banquet|band banquet|scout banquet|ffa banquet|booster banquet|' +
      'senior banquet|end of season banquet|end of year banquet|volunteer banquet|church banquet|' +
      'sports awards|team awards|athletic awards|club awards|youth awards|volunteer awards|school awards|high school awards|end of season awards',
    styles: ['Classic', 'Smart Casual', 'Preppy'],
    shoes: ['lace-ups', 'loafers', 'flats', 'heels', 'boots'],
    excludes: ['jeans', 'shorts', 'joggers', 'active', 'outdoor', 'sneakers'],
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
    joins: [
      ['date', 'night-out'],
      ['date', 'museum'],
    ],
    words:
      'speed dating|date|date night|first date|dates|second date|dinner date|romantic dinner|tinder|blind date',
    styles: ['Romantic', 'Contemporary', 'Parisian'],
    excludes: ['joggers', 'active', 'hoodie'],
    favours: ['camisole', 'dress', 'boots'],
  },
  {
    key: 'anniversary',
    like: 'date',
    phrase: 'your anniversary',
    title: 'Table for Two',
    formality: [3, 4],
    recipe: 'date-dinner',
    joins: [
      ['anniversary', 'dinner'],
      ['anniversary', 'date'],
    ],
    words:
      'anniversary|wedding anniversary|our anniversary|10th anniversary|20th anniversary|25th anniversary|30th anniversary|40th anniversary|50th anniversary',
    styles: ['Romantic', 'Classic'],
    excludes: ['joggers', 'active', 'hoodie', 'sneakers', 'vest', 'cardigan', 'polo'],
    favours: ['dress', 'blazer'],
  },
  {
    key: 'valentines',
    like: 'date',
    phrase: 'Valentine’s Day',
    title: 'Table for Two',
    formality: [2, 3],
    weather: 'cold',
    recipe: 'date-dinner',
    joins: [
      ['valentines', 'dinner'],
      ['valentines', 'night-out'],
    ],
    words: 'valentine|valentines|valentines day',
    styles: ['Romantic', 'Contemporary', 'Parisian'],
    excludes: ['joggers', 'active', 'hoodie'],
    favours: ['dress', 'boots'],
  },
  {
    key: 'dinner',
    phrase: 'dinner out',
    title: 'Dinner',
    formality: [2, 4],
    recipe: 'date-dinner',
    words:
      'dinner|restaurant|dinner party|supper|dining|fine dining|steakhouse|' +
      'nice dinner|' +
      'wine tasting|' +
      'for the evenings|in the evenings|evenings out|captains dinner|' +
      'winery|tasting',
    excludes: ['joggers', 'active', 'hoodie', 'swim'],
  },
  {
    key: 'business-dinner',
    phrase: 'a business dinner',
    title: 'Business Dinner',
    formality: [3, 4],
    recipe: 'date-dinner',
    indoors: true,
    joins: [
      ['dinner', 'meeting'],
      ['dinner', 'networking'],
      ['business-dinner', 'dinner'],
      ['business-dinner', 'easy-dinner'],
      ['business-dinner', 'meeting'],
      ['business-dinner', 'festival-of-lights'],
    ],
    words:
      'client dinner|dinner with a client|dinner with clients|dinner with the client|dinner with my boss|business dinner|work dinner|dinner with investors|dinner with colleagues|investor dinner|gala dinner for work',
    styles: ['Classic', 'Tailored', 'Contemporary'],
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'jeans', 'sneakers', 'crop-top', 'tank'],
    favours: ['blazer'],
  },
  {
    key: 'easy-dinner',
    phrase: 'dinner with friends',
    title: 'Dinner with Friends',
    formality: [2, 3],
    words:
      'dinner with friends|dinner with my friends|dinner with a friend|' +
      'casual dinner|farewell drinks|leaving drinks|tapas|wine bar|pizza|pizzeria|ramen|sushi|trattoria|bistro',
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'sunglasses'],
  },
  {
    key: 'at-friends',
    phrase: 'an evening at friends’',
    title: 'Evening with Friends',
    formality: [1, 2],
    recipe: 'at-friends',
    joins: [
      ['at-friends', 'night-out'],
      ['at-friends', 'weekend'],
      ['at-friends', 'relaxed-office'],
    ],
    words:
      'game night|board game night|board games|card night|poker|poker night|book club|book group|quiz night|pub quiz|trivia night|escape room|cooking class|sewing class|craft class|evening class|evening course|language class|knitting group|friends house|a friends house|at a friends|at my friends|friends place|movie night at a friends|watch party|potluck|housewarming at a friends|housewarming at a friends place|housewarming at friends|friends housewarming|housewarming of a friend',
    styles: ['Casual', 'Contemporary', 'Smart Casual'],
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'heels'],
  },
  {
    key: 'games',
    phrase: 'a round of games',
    title: 'Game Night',
    formality: [1, 1],
    recipe: 'at-friends',
    joins: [
      ['games', 'party'],
      ['games', 'date'],
      ['games', 'night-out'],
      ['games', 'weekend'],
    ],
    words:
      'bowling|bowling alley|roller skating|roller skates|roller rink|mini golf|crazy golf|arcade|laser tag|' +
      'go karting|paintball|pool hall|darts',
    styles: ['Casual', 'Contemporary', 'Streetwear'],
    excludes: ['heels', 'open-toe', 'skirt', 'dress', 'clutch', 'blazer'],
    favours: ['sneakers', 'jeans', 'crossbody'],
  },
  {
    key: 'hosting',
    phrase: 'an evening with guests at home',
    title: 'Dinner at Home',
    formality: [2, 3],
    indoors: true,
    recipe: 'hosting',
    joins: [
      ['hosting', 'worship'],
      ['hosting', 'service'],
      ['hosting', 'festival-of-lights'],
      ['hosting', 'coffee'],
      ['hosting', 'lunch'],
      ['hosting', 'dinner'],
      ['hosting', 'easy-dinner'],
      ['hosting', 'party'],
      ['hosting', 'brunch'],
      ['hosting', 'family'],
      ['hosting', 'family-christmas'],
      ['hosting', 'relatives'],
      ['hosting', 'home'],
    ],
    words:
      'hosting|hosting a dinner|hosting dinner|hosting friends|having people over|having friends over|guests at home|friends coming over|people coming over|dinner party at ours|dinner party at mine|dinner party at home|dinner at ours|dinner at our place|dinner at my place|cooking for friends|housewarming|house warming|house warming party|housewarming party|our housewarming',
    styles: ['Smart Casual', 'Contemporary', 'Classic'],
    excludes: ['joggers', 'active', 'hoodie', 'swim', 'coat', 'boots', 'shorts'],
  },
  {
    key: 'party',
    phrase: 'a party',
    title: 'Party',
    formality: [2, 4],
    recipe: 'birthday-dinner',
    words:
      'party|birthday|birthday party|birthday dinner|celebration|celebrate|celebrating|house party|' +
      'reunion|high school reunion|school reunion|class reunion|college reunion|retirement party|divorce party|farewell party|leaving party|leaving do|holiday party|halloween|halloween party|' +
      'festive|carnival|mardi gras|' +
      'graduation party|21st|30th|40th|50th',
    styles: ['Glamorous', 'Eclectic', 'Contemporary'],
    excludes: ['joggers', 'active', 'outdoor'],
    favours: ['heels', 'clutch'],
  },
  {
    key: 'christmas',
    phrase: 'a Christmas party',
    title: 'Christmas Party',
    formality: [3, 5],
    weather: 'cold',
    recipe: 'birthday-dinner',
    words: 'christmas|xmas|christmas party|xmas party|christmas drinks|christmas celebration',
    styles: ['Glamorous', 'Classic', 'Contemporary'],
    excludes: ['joggers', 'active', 'outdoor'],
    favours: ['heels', 'clutch'],
  },
  {
    key: 'night-out',
    phrase: 'a night out',
    title: 'Night Out',
    formality: [2, 4],
    recipe: 'club',
    words:
      'hen night|stag night|cocktail bar|cocktail bars|hotel bar|speakeasy|night out|clubbing|nightclub|bar|bars|go dancing|going dancing|out dancing|dancing all night|dancing with friends|dancing tonight|night of dancing|dance club|going out|girls night|' +
      'girls night out|guys night|boys night|pub|karaoke|casino|vegas|las vegas|drinks|a beer|beers|glass of wine|glasses of wine|glass of prosecco|evening out|' +
      'bar hopping|salsa|bachelorette|bachelorette party|hen party|hen do|bachelor party|stag do|' +
      'ladies night|night with the girls|st patricks day',
    styles: ['Edgy', 'Glamorous', 'Contemporary'],
    excludes: ['joggers', 'outdoor', 'backpack'],
    favours: ['boots', 'heels', 'camisole', 'corset'],
  },
  {
    key: 'techno',
    like: 'night-out',
    phrase: 'the techno club',
    title: 'Techno Night',
    formality: [1, 3],
    indoors: true,
    recipe: 'techno',
    joins: [
      ['techno', 'hiking'],
      ['techno', 'disco'],
      ['techno', 'night-out'],
      ['techno', 'party'],
    ],
    words:
      'club night in berlin|clubbing in berlin|night out in berlin|techno|techno club|techno party|rave|berghain|warehouse party',
    onlyColours: ['Black'],
    styles: ['Edgy', 'Minimalist', 'Streetwear'],
  },
  {
    key: 'disco',
    like: 'night-out',
    phrase: 'a disco party',
    title: 'Disco Night',
    formality: [2, 4],
    indoors: true,
    recipe: 'disco',
    joins: [
      ['disco', 'ice-rink'],
      ['disco', 'gym'],
      ['disco', 'party'],
      ['disco', 'office-party'],
      ['disco', 'office'],
      ['disco', 'christmas'],
      ['disco', 'night-out'],
    ],
    words:
      'disco|disco party|disco night|disco theme|disco themed|70s party|70s disco|70s theme|70s themed|seventies party|seventies theme|70s disco themed|80s party|80s theme|80s themed|eighties party|eighties theme|90s party|studio 54|roller disco|abba party|abba night|abba concert',
    styles: ['Glamorous', 'Vintage', 'Maximalist'],
  },
  {
    key: 'festival-of-lights',
    phrase: 'the celebration',
    title: 'Celebration',
    formality: [3, 5],
    recipe: 'festival-of-lights',
    joins: [
      ['festival-of-lights', 'worship'],
      ['festival-of-lights', 'bonfire'],
      ['festival-of-lights', 'party'],
      ['festival-of-lights', 'dinner'],
      ['festival-of-lights', 'family'],
      ['festival-of-lights', 'relatives'],
      ['festival-of-lights', 'office-party'],
    ],
    words:
      'diwali|diwali party|eid|eid party|eid dinner|navratri|navaratri|mehndi|mehendi|sangeet|nowruz|lunar new year|chinese new year|tet',
    styles: ['Glamorous', 'Eclectic', 'Classic'],
    allows: ['regional'],
    excludes: ['joggers', 'active', 'outdoor', 'jeans', 'tote', 'backpack'],
  },
  {
    key: 'concert',
    phrase: 'a concert',
    title: 'Concert',
    formality: [1, 2],
    recipe: 'concert',
    words:
      'concert|open mic|open mic night|gig|concerts|live music|rock concert|' +
      'eras tour|stand up|comedy show',
    styles: ['Edgy', 'Grunge', 'Bohemian', 'Western'],
    excludes: ['heels'],
    favours: ['boots', 'jacket', 'crossbody'],
  },
  {
    key: 'on-stage',
    phrase: 'a concert that you play in',
    title: 'On Stage',
    formality: [4, 5],
    recipe: 'on-stage',
    joins: [
      ['on-stage', 'theatre'],
      ['on-stage', 'matinee'],
      ['on-stage', 'concert'],
      ['on-stage', 'christmas'],
    ],
    words:
      'choir|choir concert|choir performance|singing in a choir|singing in the choir|orchestra concert|playing in an orchestra|playing in the orchestra|concert black|on stage|my recital|performing on stage|play the cello|play the violin|play the piano',
    onlyColours: ['Black'],
    styles: ['Classic', 'Minimalist'],
  },
  {
    key: 'theatre',
    phrase: 'an evening at the theater',
    title: 'Theater Night',
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
    title: 'Gallery Opening',
    formality: [2, 4],
    joins: [
      ['gallery', 'cocktail'],
      ['gallery', 'museum'],
    ],
    words:
      'gallery opening|art show|vernissage|opening night|' +
      'book launch|poetry reading|fashion week|fashion show',
    styles: ['Artsy', 'Minimalist', 'Japanese Minimal', 'Contemporary'],
    excludes: ['active', 'swim'],
  },
  {
    key: 'prom',
    month: 5,
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
    title: 'Opera Night',
    formality: [4, 5],
    recipe: 'opera',
    joins: [
      ['opera', 'black-tie'],
      ['opera', 'museum'],
      ['opera', 'theatre'],
      ['opera', 'picnic'],
    ],
    words: 'opera|opera house|the met|night at the opera|evening at the opera',
    styles: ['Classic', 'Glamorous', 'Old Money'],
  },
  {
    key: 'new-year',
    month: 12,
    phrase: 'New Year’s Eve',
    title: 'New Year’s Eve',
    formality: [4, 6],
    recipe: 'new-years-eve',
    words: 'new year|new years|new years eve|nye|new years eve party|new years party',
    styles: ['Glamorous', 'Contemporary'],
  },
];
