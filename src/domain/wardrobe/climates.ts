import { type Weather, weatherAt } from './weather.ts';

/**
 * Where people travel to, by climate: the usual highest temperature of a day in °C, January first, and the places that are near
 * enough to it, in English and German, without accents. After the climate normals 1991 to 2020 of the national weather services
 * for one city of each, rounded.
 */
export interface Climate {
  highs: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  places: string;
  /** Showers on most days of the year: one travels there with something that keeps them out. */
  isRainy?: true;
  /** Seldom without wind: its cold is that of the frost. */
  isWindy?: true;
  /** Its summer is in January. */
  isSouthern?: true;
}

export const CLIMATES = {
  // Oslo
  nordic: {
    highs: [-1, 0, 4, 10, 16, 20, 22, 21, 16, 9, 4, 0],
    places:
      'norway|oslo|sweden|stockholm|gothenburg|finland|helsinki|tallinn|estonia|riga|latvia|lithuania|vilnius|norwegen|schweden|finnland|estland|lettland|litauen',
  },
  // Reykjavik
  subarctic: {
    highs: [3, 3, 4, 6, 10, 13, 15, 14, 11, 7, 4, 3],
    isRainy: true,
    isWindy: true,
    places:
      'alaska|anchorage|iceland|reykjavik|faroe islands|shetland|greenland|lapland|tromso|lofoten|fjords|norwegian fjords|hurtigruten|spitzbergen|svalbard|northern norway|island reise|nordkap|fjorde|lappland',
  },
  // Edinburgh
  coolOceanic: {
    highs: [7, 8, 9, 12, 15, 17, 19, 19, 17, 13, 10, 7],
    isRainy: true,
    places:
      'scotland|edinburgh|glasgow|highlands|scottish highlands|isle of skye|orkney|hebrides|ireland|northern ireland|dublin|belfast|galway|donegal|cork city|in cork|county kerry|killarney|limerick|connemara|wales|cardiff|swansea|snowdonia|pembrokeshire|anglesey|leeds|sheffield|york city|whitby|northumberland|cumbria|aberdeen|inverness|dundee|blackpool|lake district|yorkshire dales|the dales|north york moors|yorkshire|newcastle|manchester|liverpool|schottland|irland|nordsee|ostsee|sylt|usedom|nordfriesland|juist|norderney|rugen|north sea|baltic sea',
  },
  // Amsterdam
  oceanic: {
    highs: [6, 7, 11, 14, 19, 21, 24, 23, 20, 15, 10, 7],
    places:
      'london|england|brighton|bristol|birmingham|cambridge|cornwall|devon|dorset|dartmoor|exmoor|new forest|norfolk coast|nottingham|southampton|isle of wight|britain|great britain|paris|normandy|brittany|brussels|bruges|ghent|antwerp|belgium|amsterdam|rotterdam|netherlands|holland|copenhagen|denmark|berlin|hamburg|germany|dusseldorf|frankfurt|leipzig|dresden|bremen|hannover|hanover|luxembourg|bretagne|brussel|brugge|belgien|niederlande|kopenhagen|danemark|deutschland|koln',
  },
  // Vienna
  continental: {
    highs: [4, 6, 11, 17, 21, 25, 27, 27, 21, 15, 9, 4],
    places:
      'vienna|austria|salzburg|prague|budapest|hungary|warsaw|krakow|cracow|poland|munich|bavaria|nuremberg|stuttgart|zurich|basel|bern|geneva|switzerland|bratislava|ljubljana|zagreb|belgrade|bucharest|wien|osterreich|prag|ungarn|warschau|krakau|polen|munchen|bayern|nurnberg|schweiz|genf',
  },
  // Innsbruck's valleys, a good way up
  alpine: {
    highs: [0, 1, 5, 9, 14, 17, 20, 19, 16, 11, 5, 1],
    places:
      'the alps|alps|swiss alps|dolomites|south tyrol|tyrol|innsbruck|zermatt|chamonix|st moritz|verbier|davos|rocky mountains|rockies|banff|whistler|yellowstone|yosemite|alpen|dolomiten|sudtirol|tirol|allgau|in den bergen|in die berge|karwendel|pyrenees|pyrenaen',
  },
  // New York
  continentalCoast: {
    highs: [4, 6, 10, 16, 22, 27, 30, 29, 25, 18, 12, 7],
    places:
      'new york|new york city|nyc|manhattan|brooklyn|boston|philadelphia|washington dc|cape cod|the hamptons|maine|vermont|new england|new jersey|long island|connecticut|massachusetts|new hampshire|rhode island|baltimore|maryland|pennsylvania',
  },
  // Chicago
  greatLakes: {
    highs: [0, 2, 8, 15, 21, 26, 29, 28, 24, 17, 9, 3],
    places:
      'chicago|illinois|detroit|michigan|toronto|milwaukee|wisconsin|green bay|madison wisconsin|cleveland|ohio|buffalo new york|indianapolis|indiana|pittsburgh|iowa|nebraska|omaha',
  },
  // Minneapolis
  coldContinental: {
    highs: [-4, -2, 5, 14, 21, 26, 29, 27, 23, 14, 5, -2],
    places:
      'minnesota|minneapolis|duluth|north dakota|south dakota|fargo|montreal|quebec|ottawa|winnipeg|calgary|edmonton|alberta|moscow|russia|siberia|kyiv|ukraine|moskau|russland|sibirien|kiew',
  },
  // Denver
  highPlains: {
    highs: [8, 8, 13, 17, 22, 28, 32, 31, 26, 18, 12, 7],
    places: 'denver|colorado|salt lake city|utah|santa fe|new mexico|montana|wyoming|idaho|boise',
  },
  // Nashville
  upperSouth: {
    highs: [9, 11, 17, 22, 26, 30, 32, 32, 29, 23, 16, 11],
    places:
      'tennessee|memphis|kentucky|louisville|north carolina|asheville|raleigh|st louis|kansas city|missouri|arkansas|oklahoma',
  },
  // Seattle
  pacificNorthwest: {
    highs: [8, 10, 12, 15, 19, 21, 25, 25, 22, 15, 11, 8],
    places: 'seattle|vancouver|portland oregon|oregon|washington state|british columbia',
  },
  // San Francisco
  bay: {
    highs: [14, 16, 17, 17, 18, 19, 19, 20, 21, 21, 17, 14],
    places: 'san francisco|bay area|silicon valley|big sur|monterey',
  },
  // Los Angeles
  southernCalifornia: {
    highs: [20, 20, 21, 22, 22, 24, 27, 28, 27, 25, 22, 20],
    places:
      'los angeles|california|san diego|malibu|palm springs|kalifornien|canary islands|tenerife|lanzarote|gran canaria|madeira|teneriffa|kanaren',
  },
  // Rome
  mediterranean: {
    highs: [13, 14, 16, 19, 23, 28, 31, 32, 27, 23, 17, 13],
    places:
      'lisbon|porto|portugal|algarve|spain|barcelona|valencia|malaga|andalusia|granada|seville|madrid|rome|florence|tuscany|umbria|milan|venice|naples|amalfi coast|sicily|palermo|sardinia|italy|lake garda|lake como|puglia|provence|marseille|cannes|south of france|cote d azur|french riviera|croatia|dubrovnik|greece|athens|crete|corfu|rhodes|cyprus|malta|antalya|mallorca|majorca|menorca|ibiza|santorini|mykonos|lissabon|spanien|andalusien|sevilla|rom|florenz|toskana|umbrien|mailand|venedig|neapel|sizilien|sardinien|italien|gardasee|comer see|apulien|kroatien|griechenland|athen|kreta|korfu|rhodos|zypern|turkei|corsica|korsika',
  },
  // Istanbul
  blackSea: {
    highs: [9, 9, 12, 17, 22, 27, 29, 30, 26, 21, 15, 11],
    places: 'istanbul|bosphorus|bosporus|sofia|bulgaria|varna|thessaloniki|bulgarien',
  },
  // Dubai
  desert: {
    highs: [24, 25, 28, 33, 38, 40, 41, 41, 39, 35, 31, 26],
    places:
      'dubai|abu dhabi|doha|qatar|riyadh|saudi arabia|oman|muscat|egypt|cairo|luxor|phoenix|arizona|marrakech|marrakesh|tunisia|tunis|tunesien|morocco|sahara|agypten|kairo|marokko|marrakesch',
  },
  // Houston
  gulf: {
    highs: [17, 19, 23, 26, 30, 33, 34, 35, 32, 28, 22, 18],
    places: 'texas|houston|austin|dallas|san antonio|new orleans|louisiana|atlanta|savannah|charleston',
  },
  // Tokyo
  eastAsian: {
    highs: [10, 11, 14, 19, 24, 26, 30, 31, 28, 22, 17, 12],
    places:
      'tokyo|kyoto|osaka|japan|seoul|korea|south korea|shanghai|beijing|china|taipei|tokio|peking|sudkorea',
  },
  // Delhi
  monsoon: {
    highs: [20, 24, 30, 37, 40, 39, 35, 34, 34, 33, 28, 23],
    places: 'delhi|new delhi|jaipur|agra|india|rajasthan|nepal|kathmandu|pakistan|lahore|indien',
  },
  // Cancun
  tropical: {
    highs: [30, 30, 31, 31, 31, 31, 31, 31, 31, 30, 30, 30],
    places:
      'whitsundays|great barrier reef|cairns|darwin|port douglas|fiji|hawaii|honolulu|maui|caribbean|bahamas|jamaica|barbados|cuba|havana|dominican republic|puerto rico|mexico|cancun|tulum|miami|florida|key west|orlando|thailand|bangkok|phuket|bali|indonesia|singapore|malaysia|kuala lumpur|vietnam|hanoi|philippines|manila|hong kong|sri lanka|maldives|mauritius|seychelles|mumbai|chennai|hyderabad|kolkata|calcutta|kochi|colombo|goa|kerala|zanzibar|costa rica|karibik|mexiko|singapur|malediven|kuba|seychellen|brazil|rio de janeiro|brasilien',
  },
  // Nairobi
  highland: {
    highs: [26, 27, 27, 25, 24, 23, 22, 23, 26, 26, 24, 25],
    places: 'nairobi|kenya|mexico city|bogota|quito|addis ababa|johannesburg|cusco|peru|kenia',
  },
  // Melbourne
  southernOceanic: {
    highs: [26, 26, 24, 20, 17, 14, 14, 15, 17, 20, 22, 24],
    isSouthern: true,
    places:
      'melbourne|adelaide|canberra|tasmania|hobart|wellington|christchurch|queenstown|new zealand|neuseeland|tasmanien',
  },
  // Sydney
  southern: {
    highs: [27, 27, 25, 23, 20, 18, 18, 19, 22, 23, 24, 26],
    isSouthern: true,
    places:
      'sydney|brisbane|perth|gold coast|australia|cape town|south africa|auckland|buenos aires|argentina|santiago de chile|chile|uruguay|australien|kapstadt|sudafrika|argentinien',
  },
} as const satisfies Record<string, Climate>;

export type ClimateName = keyof typeof CLIMATES;

/** The key of the occasion that one travels to a place for, where nothing else is said. */
export type Trip = 'city-trip' | 'vacation' | 'country-walk';

/** Some places are for lying in the sun and some for walking; any other is for seeing it. */
export function tripOf(place: string): Trip {
  return RESORTS.has(place) ? 'vacation' : IN_THE_HILLS.has(place) ? 'country-walk' : 'city-trip';
}

const RESORTS: ReadonlySet<string> = new Set(
  (
    'hawaii|honolulu|maui|caribbean|bahamas|jamaica|barbados|dominican republic|cancun|tulum|bali|phuket|maldives|mauritius|seychelles|' +
    'zanzibar|ibiza|mykonos|santorini|mallorca|majorca|menorca|antalya|algarve|crete|corfu|rhodes|cyprus|key west|goa|karibik|malediven|' +
    'seychellen|kreta|korfu|rhodos|zypern'
  ).split('|'),
);

/** Where the knees and the shoulders of visitors are covered in town. */
export function isCoveredThere(place: string): boolean {
  return COVERED.has(place);
}

const COVERED: ReadonlySet<string> = new Set(
  (
    'istanbul|dubai|abu dhabi|doha|qatar|riyadh|saudi arabia|oman|muscat|egypt|cairo|luxor|marrakech|marrakesh|morocco|tunisia|tunis|' +
    'zanzibar|agypten|kairo|marokko|marrakesch|tunesien|delhi|india|indien|rajasthan|jaipur|mumbai'
  ).split('|'),
);

const IN_THE_HILLS: ReadonlySet<string> = new Set(
  (
    'highlands|scottish highlands|isle of skye|hebrides|shetland|orkney|faroe islands|connemara|county kerry|snowdonia|cumbria|lake district|' +
    'yorkshire dales|the dales|north york moors|dartmoor|exmoor|new forest|yellowstone|yosemite|banff|dolomites|dolomiten|karwendel|allgau|' +
    'pyrenees|pyrenaen'
  ).split('|'),
);

/** Mornings and evenings are cooler than the highest of the day, and one dresses for them too. */
const BELOW_THE_HIGHEST = 3;

/** @param month 1 to 12 */
export function weatherIn(climate: ClimateName, month: number): Weather {
  const { highs, isWindy }: Climate = CLIMATES[climate];
  const weather = weatherAt((highs[month - 1] ?? highs[0]) - BELOW_THE_HIGHEST);

  return isWindy === true && weather === 'cold' ? 'freezing' : weather;
}

export function isSouthern(climate: ClimateName): boolean {
  const { isSouthern: isSo }: Climate = CLIMATES[climate];

  return isSo === true;
}

export function isRainyIn(climate: ClimateName): boolean {
  const { isRainy }: Climate = CLIMATES[climate];

  return isRainy === true;
}

/** The month of whoever goes there for the sun: July, or January in the south. */
export function summerIn(climate: ClimateName): number {
  return isSouthern(climate) ? 1 : 7;
}
