import type { Slot } from '#contract/outfits.ts';
import { type FabricName, fabricOf } from './fabrics.ts';
import { type Garment, isKind, type Kind } from './garment.ts';
import { footwearOf } from './garment-facts.ts';

/** From the warmest to the coldest. */
export const WEATHERS = ['hot', 'warm', 'mild', 'cool', 'cold', 'freezing'] as const;
export type Weather = (typeof WEATHERS)[number];

/** Least and most warmth (0 to 4) that a slot's piece may have. */
type Limits = Record<Slot, readonly [number, number]>;

interface WeatherRule {
  /** After "for": "cool days". */
  label: string;
  warmth: Limits;
  /** Cloth of another season, on the body and (`shoes`) on the feet. Dress codes of the evening may wear it indoors. */
  fabricsOut: readonly FabricName[];
  shoesOut: readonly FabricName[];
  /** Barred below `DRESS_CODE_FIRST` and, where `always`, at every formality. */
  kindsOut: readonly Kind[];
  always: readonly Kind[];
  isSummer?: true;
  isFrosty?: true;
}

const ANYTHING = [0, 4] as const;

const WOOLLENS: readonly FabricName[] = [
  ...(['wool', 'wool flannel', 'tweed', 'boucle', 'lambswool', 'cashmere', 'mohair', 'merino'] as const),
  ...(['fleece', 'corduroy', 'flannel', 'shearling', 'faux shearling', 'recycled padding'] as const),
  ...(['down-filled nylon', 'camel hair', 'felt'] as const),
];
const SUMMER_CLOTHS: readonly FabricName[] = ['linen', 'seersucker', 'straw', 'raffia'];
const FINE_CLOTHS: readonly FabricName[] = ['chiffon', 'lace', 'mesh', 'viscose'];

/**
 * What each band of weather bars, whatever the style: cloth and cuts of another season are wrong, not less good. After what
 * outdoor and weather services advise on layers (three of them below 8 °C, skin covered below -10 °C) and what shops sell
 * by season. Bands by air temperature: see `weatherAt`.
 */
export const WEATHER_RULES: Record<Weather, WeatherRule> = {
  hot: {
    label: 'the heat',
    isSummer: true,
    warmth: {
      outer: [0, 1],
      top: [0, 1],
      bottom: [0, 1],
      dress: [0, 1],
      shoes: [0, 2],
      bag: ANYTHING,
      accessory: [0, 1],
    },
    fabricsOut: [...WOOLLENS, 'velvet', 'heavyweight cotton', 'ponte'],
    shoesOut: ['shearling', 'velvet'],
    kindsOut: ['boots', 'turtleneck', 'coat', 'tights', 'sweater', 'jeans'],
    always: ['tights', 'coat'],
  },
  warm: {
    label: 'warm days',
    isSummer: true,
    warmth: {
      outer: [0, 2],
      top: [0, 1],
      bottom: [0, 2],
      dress: [0, 1],
      shoes: [0, 2],
      bag: ANYTHING,
      accessory: [0, 1],
    },
    fabricsOut: [...WOOLLENS, 'velvet'],
    shoesOut: ['shearling', 'velvet'],
    kindsOut: ['turtleneck', 'tights'],
    always: ['tights'],
  },
  mild: {
    label: 'mild days',
    warmth: {
      outer: [0, 2],
      top: [0, 2],
      bottom: [1, 3],
      dress: [0, 2],
      shoes: [0, 2],
      bag: ANYTHING,
      accessory: [0, 2],
    },
    fabricsOut: ['recycled padding', 'down-filled nylon', 'shearling', 'faux shearling'],
    shoesOut: ['shearling'],
    kindsOut: ['swim'],
    always: [],
  },
  cool: {
    label: 'cool days',
    warmth: {
      outer: [1, 3],
      top: [1, 3],
      bottom: [1, 4],
      dress: [1, 4],
      shoes: [1, 3],
      bag: [1, 4],
      accessory: [0, 3],
    },
    fabricsOut: SUMMER_CLOTHS,
    shoesOut: ['straw', 'raffia', 'mesh', 'cork'],
    kindsOut: ['shorts', 'swim', 'open-toe'],
    always: ['shorts', 'swim'],
  },
  cold: {
    label: 'the cold',
    isFrosty: true,
    warmth: {
      outer: [1, 4],
      top: [1, 4],
      bottom: [1, 4],
      dress: [1, 4],
      shoes: [2, 4],
      bag: [1, 4],
      accessory: [1, 4],
    },
    fabricsOut: [...SUMMER_CLOTHS, ...FINE_CLOTHS],
    shoesOut: ['straw', 'raffia', 'mesh', 'cork', 'canvas'],
    kindsOut: ['shorts', 'swim', 'open-toe', 'above-knee'],
    always: ['shorts', 'swim'],
  },
  freezing: {
    label: 'the frost',
    isFrosty: true,
    warmth: {
      outer: [1, 4],
      top: [2, 4],
      bottom: [2, 4],
      dress: [1, 4],
      shoes: [3, 4],
      bag: [1, 4],
      accessory: [1, 4],
    },
    fabricsOut: [...SUMMER_CLOTHS, ...FINE_CLOTHS, 'lyocell'],
    shoesOut: ['straw', 'raffia', 'mesh', 'cork', 'canvas', 'suede', 'patent leather', 'satin', 'velvet'],
    kindsOut: ['shorts', 'swim', 'open-toe', 'above-knee', 'sneakers', 'heels', 'loafers', 'jeans'],
    always: ['shorts', 'swim', 'sneakers'],
  },
};

/** From this formality up dress codes outrank the thermometer: a suit stays a suit in July, pumps stay in December. */
export const DRESS_CODE_FIRST = 3;
/** Casual: one is out for the sake of being out. */
const OUT_OF_DOORS = 1;
/** From here up one is driven to the door: evening cloth and evening shoes are worn in every season. */
const EVENING = 5;

/** The warmth of a cut in a cloth, 0 to 4. */
export function warmthOf(garment: Garment, fabric: FabricName): number {
  return Math.max(0, Math.min(4, garment.warmth + fabricOf(fabric).warmth));
}

/**
 * Whether it can be worn in this weather at all.
 * @param formality the formality of the outfit, 0 to 8
 */
export function suitsWeather(
  garment: Garment,
  fabric: FabricName,
  weather: Weather,
  formality: number,
): boolean {
  const rule = WEATHER_RULES[weather];
  // Hiking and rubber boots follow the ground, not the thermometer.
  if (garment.slot === 'shoes' && isKind(garment, 'outdoor', 'rain') && formality < DRESS_CODE_FIRST)
    return weather !== 'freezing' || standsSnow(garment);
  const [least, most] = rule.warmth[garment.slot];
  const leeway = formality >= DRESS_CODE_FIRST ? 1 : 0;
  const warmth = warmthOf(garment, fabric);

  if (isKind(garment, ...rule.always)) return false;
  // Bare knees wait for warm days, unless one trains.
  if (weather === 'mild' && isKind(garment, 'shorts') && !isKind(garment, 'active', 'swim')) return false;
  // A summer suit is of the summer in any cloth.
  if (needsLayer(weather) && garment.suits.includes('linen suit')) return false;
  // So is a jacket without a lining.
  if (needsCoat(weather) && garment.key === 'soft-blazer') return false;
  // Out of doors in the frost legs are in trousers.
  if (weather === 'freezing' && formality <= OUT_OF_DOORS && isKind(garment, 'dress', 'skirt')) return false;
  if (formality < EVENING && isKind(garment, ...rule.kindsOut) && !(leeway === 1 && garment.slot === 'shoes'))
    return false;
  if (isOutOfSeason(garment, fabric, rule, formality)) return false;
  if (
    (weather === 'cold' || weather === 'freezing') &&
    garment.slot === 'bottom' &&
    warmth < 2 &&
    !isKind(garment, 'skirt')
  )
    return false;
  if (
    weather === 'freezing' &&
    garment.slot === 'shoes' &&
    formality < DRESS_CODE_FIRST &&
    !standsSnow(garment)
  )
    return false;

  return warmth >= least - leeway && warmth <= most + leeway;
}

const COOL_ON_THE_WAY: readonly FabricName[] = ['cotton', 'cotton knit', 'viscose', 'silk', 'satin', 'nylon'];

/** Boots with a sole that holds: what is worn in snow and on ice. */
export function standsSnow(garment: Garment): boolean {
  const footwear = footwearOf(garment.key);

  return footwear?.sole === 'lug' && isKind(garment, 'boots') && !isKind(garment, 'rain');
}

const SPOILT_BY_RAIN: ReadonlySet<FabricName> = new Set([
  ...([
    'suede',
    'silk',
    'satin',
    'velvet',
    'taffeta',
    'straw',
    'raffia',
    'canvas',
    'cork',
    'crystal',
  ] as const),
]);

/** Woollen-spun and brushed cloth of the winter, which looks a season late where spring, September or mild days were named. */
const OF_WINTER: readonly FabricName[] = [
  'corduroy',
  ...(['wool flannel', 'tweed', 'mohair', 'fleece', 'flannel', 'velvet', 'lambswool'] as const),
];

/** Whether a cloth is of the winter and the day is not; coats and finer knits are layers that come off. */
export function isTooHeavy(
  { garment, fabric }: { garment: Garment; fabric: FabricName },
  weather: Weather,
): boolean {
  // Jeans are worn all summer, a shirt of their cloth is not.
  if ((weather === 'warm' || weather === 'hot') && fabric === 'denim' && garment.slot === 'top') return true;

  return (
    weather === 'mild' &&
    OF_WINTER.includes(fabric) &&
    ['top', 'bottom', 'outer', 'dress'].includes(garment.slot)
  );
}

const WINDPROOF: readonly FabricName[] = [
  ...([
    'nylon',
    'waterproof shell',
    'waxed cotton',
    'leather',
    'vegan leather',
    'suede',
    'shearling',
  ] as const),
  ...(['down-filled nylon', 'recycled padding', 'denim'] as const),
];

/** A layer that closes and lets no wind through: coats by their length and their cloth, jackets by their cloth. */
export function stopsWind({ garment, fabric }: { garment: Garment; fabric: FabricName }): boolean {
  if (garment.slot !== 'outer' || isKind(garment, 'vest', 'cardigan', 'blazer')) return false;

  return (isKind(garment, 'coat') && !OPEN_PILE.includes(fabric)) || WINDPROOF.includes(fabric);
}

/** Pile and loops on an open ground. */
const OPEN_PILE: readonly FabricName[] = ['faux shearling', 'boucle', 'fleece', 'mohair'];

/** The uppers of trainers, which soak through; one runs in them all the same. */
const LETS_RAIN_IN: readonly FabricName[] = ['nylon', 'mesh'];

/** Pile, loops and cord drink the rain and hang. */
const SOAKS_UP_RAIN: readonly FabricName[] = ['fleece', 'french terry', 'jersey', 'corduroy'];

/** Trousers, skirts and dresses that are wet to the skin after a street in the rain; a dress of jersey has a coat over it. */
export function soaksUp({ garment, fabric }: { garment: Garment; fabric: FabricName }): boolean {
  return (
    (garment.slot === 'bottom' && SOAKS_UP_RAIN.includes(fabric)) ||
    (garment.slot === 'dress' && fabric === 'corduroy')
  );
}

/** Cloth that water spoils, soles and toes that let it in, hems that sweep it up. */
export function mindsRain({ garment, fabric }: { garment: Garment; fabric: FabricName }): boolean {
  if (SPOILT_BY_RAIN.has(fabric)) return true;
  if (garment.slot === 'shoes') {
    const footwear = footwearOf(garment.key);
    return (
      isKind(garment, 'open-toe') ||
      (LETS_RAIN_IN.includes(fabric) && footwear?.waterproof !== true && !isKind(garment, 'active')) ||
      footwear?.sole === 'rope' ||
      (footwear?.sole === 'thin' && !isKind(garment, 'boots', 'lace-ups', 'loafers', 'heels'))
    );
  }

  return isKind(garment, 'floor-length');
}

/** A thin sole is worn in the rain where the dress code asks for it, but nobody should say that it does not mind. */
export function standsPuddles(garment: Garment): boolean {
  return garment.slot !== 'shoes' || footwearOf(garment.key)?.sole !== 'thin';
}

/** What the wind takes: brims, loose fronts, hems that fly. */
export function mindsWind({ key }: Garment): boolean {
  return CAUGHT_BY_WIND.has(key);
}

const CAUGHT_BY_WIND: ReadonlySet<string> = new Set([
  'sun-hat',
  'fedora',
  'flat-cap',
  'cape',
  'kimono-jacket',
  'duster-cardigan',
  'pashmina',
  'silk-scarf',
  'sundress',
  'kaftan',
  'maxi-dress',
  'day-dress',
  'wrap-dress',
  'mini-skirt',
  'tennis-skirt',
  'pleated-skirt',
  'tiered-skirt',
]);

function isOutOfSeason(garment: Garment, fabric: FabricName, rule: WeatherRule, formality: number): boolean {
  // Suits and trousers of light wool are worn all summer; an odd jacket of it looks like wool in June.
  const isOddJacket = garment.slot === 'outer' && !isKind(garment, 'suit');
  if (rule.isSummer === true && fabric === 'tropical wool' && isOddJacket) return true;
  // Running shoes are of mesh the year round; in frost they are out by their kind.
  if (garment.slot === 'shoes')
    return formality < EVENING && rule.shoesOut.includes(fabric) && !isKind(garment, 'active');
  // Cotton on head and hands keeps no frost out, nor does nylon on the legs.
  const isForCold = rule.isFrosty === true || (rule === WEATHER_RULES.cool && garment.warmth >= 3);
  // A scarf for the hair is kept on within.
  const isForTheWay = isKind(garment, 'hat', 'scarf', 'gloves', 'tights') && !isKind(garment, 'headscarf');
  if (isForCold && isForTheWay && COOL_ON_THE_WAY.includes(fabric)) return true;
  if (garment.slot === 'accessory' && garment.warmth < 2 && !isKind(garment, 'hat'))
    return ['straw', 'raffia'].includes(fabric) && rule.fabricsOut.includes(fabric);
  const isEvening =
    formality >= EVENING &&
    !WOOLLENS.includes(fabric) &&
    !SUMMER_CLOTHS.includes(fabric) &&
    !(rule.isSummer === true && fabric === 'velvet');

  return !isEvening && rule.fabricsOut.includes(fabric);
}

export function needsLayer(weather: Weather): boolean {
  return weather === 'cool' || needsCoat(weather);
}

export function needsCoat(weather: Weather): boolean {
  return weather === 'cold' || weather === 'freezing';
}

/** A coat for frost warms at least this much. */
export const COAT_WARMTH = 3;

export function warmer(weather: Weather): Weather {
  return WEATHERS[Math.max(0, WEATHERS.indexOf(weather) - 1)] ?? weather;
}

export function colder(weather: Weather): Weather {
  return WEATHERS[Math.min(WEATHERS.length - 1, WEATHERS.indexOf(weather) + 1)] ?? weather;
}

/** Air temperature in degrees Celsius, as a person would dress for it out of the wind. */
export function weatherAt(celsius: number): Weather {
  if (celsius >= 27) return 'hot';
  if (celsius >= 21) return 'warm';
  if (celsius >= 14) return 'mild';
  if (celsius >= 6) return 'cool';

  return celsius >= -2 ? 'cold' : 'freezing';
}
