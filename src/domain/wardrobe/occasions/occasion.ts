import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import type { FormalitySpan } from '../formality.ts';
import type { Kind } from '../garment.ts';
import type { PracticalWish } from '../practical-wishes.ts';
import type { Weather } from '../weather.ts';

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
