import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import type { FormalitySpan } from '../formality.ts';
import type { Kind } from '../garment.ts';
import type { PracticalWish } from '../practical-wishes.ts';
import type { Weather } from '../weather.ts';

/** What several occasions have in common, and what follows from it for what is worn and carried. */
export type OccasionTrait =
  /** Nobody leaves the house for it. */
  | 'at home'
  /** At a table, a bar or a dance floor: a small bag, or what the pockets hold. */
  | 'at table'
  /** For fun and with friends: nobody comes from a desk. */
  | 'among friends'
  /** In the morning and in the sun, however dressed up one is: no cloth of the evening. */
  | 'by daylight'
  /** Among guests a blazer over a skirt is a day at the office. */
  | 'celebration'
  /** A faith asks there for long sleeves and a long hem. */
  | 'covered'
  /** In church, or one of the family's great days: a shirt under a jacket is white or pale blue. */
  | 'ceremony'
  /** Grandmother is there too, and it is noon: no cut of the night. */
  | 'family table'
  /** Hands and back are needed for it: no bag of any kind. */
  | 'empty hands'
  /** On foot, in a crowd or at a game: nothing is held in a hand. */
  | 'hands free'
  /** Where one trains, dances or bathes: as warm as in summer. */
  | 'hot room'
  /** On foot in the open: in the heat nobody goes without a brim. */
  | 'in the sun'
  /** One is judged there by whoever hires. */
  | 'interview'
  /** Where others shine: womenswear without jewelry looks forgotten. */
  | 'jewelry shines'
  /** One is looked at there: from smart casual up shoes are no sneakers. */
  | 'looked at'
  /** At night, where leather from the waist down is worn. */
  | 'loud night'
  /** Sat, climbed and run in: nothing that creases, clings or shows a splash. */
  | 'on the move'
  /** An hour under the open sky, which turns cool in spring and autumn. */
  | 'open air'
  /** Sober, and with papers in the hand. */
  | 'order of service'
  /** Out for hours: a hood and not an umbrella. */
  | 'out for hours'
  /** A plain sweater and an office shirt are less than is worn there. */
  | 'party'
  /** Books and papers go along. */
  | 'papers'
  /** A visit: menswear carries what its pockets hold. */
  | 'pockets do'
  /** What is bought or read there is carried by its handles, in menswear too. */
  | 'shopper'
  /** Grass, mud or snow: no suede in the cold. */
  | 'soft ground'
  /** Beaten or unbeaten, of earth: in the rain only what keeps the foot dry. */
  | 'trail'
  /** Over several days: one look is one of them. */
  | 'trip'
  /** A shop floor, a kitchen, a desk in front: a first day there is dressed for as every day, and not as in an office. */
  | 'workplace';

/** Where somebody goes, and what is worn there, by US usage. The words of a request always come first. */
export interface Occasion {
  key: string;
  /** After "for": "the office". */
  phrase: string;
  /** In a title: "Office Hours". */
  title: string;
  /** What a request may call it, separated by bars. */
  words: string;
  formality: FormalitySpan;
  /** What is true of it and of others. */
  traits?: readonly OccasionTrait[];
  /** Its dress codes have the names of business. */
  isWork?: true;
  styles?: readonly StyleName[];
  /** What it usually means when no weather is named. */
  weather?: Weather;
  /** The month it falls in where nobody says another, 1 to 12, as the north has it; what is worn follows its season. */
  month?: number;
  /** A day or a time that any other occasion fills: "saturday". */
  isVague?: true;
  /** Always in the wind. */
  windy?: true;
  /** Its guests dress up: at least one piece says so (`festive.ts`), and none is of a weekday. */
  festive?: true;
  /** For pleasure and after dark: what is worn on any weekday is less at home. */
  evening?: true;
  /** Whoever has the guests stays in: nothing is carried, and no coat is put on. */
  isAtOurs?: true;
  /** One sits or stands still under the open sky: a cool day is dressed for as a cold one. */
  standsStill?: true;
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
  /** Everybody is there in strong colors. */
  bright?: true;
  avoidsColours?: readonly ColourName[];
  onlyColours?: readonly ColourName[];
  /** What is worn there in detail (`recipes/`); `inCold` in winter's place. */
  recipe?: string;
  recipeInCold?: string;
  /** The key of what it is on a cool day: nobody bathes in October. */
  inTheCool?: string;
  /** The key of what it is on a hot day: the pool is the one under the sky. */
  inTheHeat?: string;
  /** The key of what it is in menswear. */
  inMenswear?: string;
  /** The key of what it is on fields and in woods. */
  offRoad?: string;
  /** In their place where the invitation asks for less than is usual there: "a wedding, smart casual". */
  recipeDressedDown?: string;
  /** In their place where more is asked for than is usual there: an interview for partner. */
  recipeDressedUp?: string;
  /** The key of the occasion that it is beside others: lunch with the family is brunch with the family. */
  like?: string;
  /** What it asks of clothes beside their looks. */
  needs?: readonly PracticalWish[];
  /** Two occasions that mean this one together: "an interview", "a bank". */
  joins?: readonly (readonly [key: string, key: string])[];
}

/** Bare skin that most rooms do not want. */
export const BARE = [
  'crop-top',
  'shorts',
  'above-knee',
  'low-rise',
  'tank',
  'corset',
  'camisole',
  'swim',
] as const;

export function hasTrait(occasion: Occasion | null | undefined, trait: OccasionTrait): boolean {
  return occasion?.traits?.includes(trait) === true;
}
