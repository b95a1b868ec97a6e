import type { FabricPattern, Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import type { ClimateName, Trip } from '#domain/wardrobe/climates.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Garment, Worn } from '#domain/wardrobe/garment.ts';
import type { CLOTHS_BY_CARE, Cut } from '#domain/wardrobe/garment-details.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { RoleOfWord } from '../roles/roles.ts';

/** What can be said back to the person. */
export interface Named {
  /** What the vocabulary calls it, in English: "boots". */
  label: string;
  /** What the person called it, in any language: "Stiefel"; absent until it has been read in a text. */
  said?: string;
}

/** The person's own words for it. */
export function saidOf({ label, said = label }: Named): string {
  return said;
}

/** Some garments that a word stands for: one ("chinos"), a kind ("boots") or a slot ("shoes"). */
export interface Target extends Named {
  keys: ReadonlySet<string>;
  slots: readonly Slot[];
  breadth: 'garment' | 'kind' | 'slot';
}

/** A property of a cut that is not a garment: "high-waisted", "sleeveless". */
export interface Shape extends Named {
  /** The slots whose garments can have it; absent: any that matches. */
  of?: readonly Slot[];
  matches: (garment: Garment) => boolean;
  /** Asked for by what is there ("the courtroom is freezing") and not by what is wished. */
  isOfCircumstance?: true;
  /** What is to be seen of the body, where it is left out for that. */
  part?: BodyPart;
}

export type BodyPart =
  | 'stomach'
  | 'hips'
  | 'arms'
  | 'legs'
  | 'knees'
  | 'chest'
  | 'shoulders'
  | 'back'
  | 'neck'
  | 'ankles';

export const MOODS = [
  'comfortable',
  'colourful',
  'dark',
  'light',
  'neutral',
  'earthy',
  'pastel',
  'jewel',
  'monochrome',
  'bold',
  'modest',
  'vegan',
  'sustainable',
] as const;
export type Mood = (typeof MOODS)[number];

export type YearsSaid = 'young' | 'older';

/** Words where one goes, though a style is named after it: "a country club", "a Mediterranean cruise". */
export const PLACE_OF_STYLE = /club|mediterranean|house|ranch|court|office/i;

/** What can be turned up or down. */
export const AXES = [
  'formality',
  'warmth',
  'price',
  'comfort',
  'colour',
  'brightness',
  'fit',
  'length',
  'heel',
] as const;
export type Axis = (typeof AXES)[number];

export type Cue =
  | 'not'
  | 'instead-of'
  | 'but'
  | 'and'
  | 'or'
  | 'with'
  | 'in'
  | 'for'
  | 'swap'
  | 'add'
  | 'remove'
  | 'keep'
  | 'only'
  | 'make'
  | 'another'
  | 'another-colour'
  | 'instead'
  | 'everything'
  /** "It", "the look": the outfit, or what was named last. */
  | 'it'
  /** "Except", "anything but": what follows is left out of what was said before. */
  | 'except'
  /** "Makes me itch": what stands before it is not borne. */
  | 'strikes-back'
  /** "Leather-free": the word before it is unwanted. */
  | 'free'
  | 'rest'
  | 'like'
  /** "Match the bag to the shoes". */
  | 'match'
  | 'article';

export type Meaning =
  | { is: 'garments'; target: Target }
  | (Named & { is: 'colour'; names: readonly ColourName[]; avoid: readonly ColourName[] })
  | (Named & { is: 'fabric'; names: readonly FabricName[]; avoid: readonly FabricName[] })
  | (Named & { is: 'pattern'; patterns: readonly FabricPattern[]; avoid: readonly FabricPattern[] })
  | { is: 'style'; style: StyleName }
  | { is: 'occasion'; occasion: Occasion }
  /** `isShowery`: it may rain, and need not; `celsius` where degrees were named. */
  | { is: 'weather'; weather: Weather | null; wet: boolean; isShowery?: true; celsius?: number }
  | { is: 'wind' }
  /** Where one travels to; its weather is that of the month. */
  | { is: 'place'; climate: ClimateName; trip: Trip; isCovered: boolean }
  | { is: 'formality'; span: FormalitySpan }
  | { is: 'shape'; shape: Shape }
  | { is: 'mood'; mood: Mood }
  | { is: 'goal'; goal: BodyGoal }
  | { is: 'wearer'; worn: Worn }
  | { is: 'change'; axis: Axis; direction: 1 | -1 }
  | { is: 'degree'; direction: 1 | -1 }
  /** `step`: so much more or less than before. */
  | { is: 'money'; dollars: number; step?: 1 | -1 }
  | { is: 'cut'; cut: Cut }
  /** A part of the body, which something before it wants hidden or shown; alone it asks for nothing. */
  | { is: 'body'; part: BodyPart; text: string }
  /** About how old whoever is dressed is. */
  | { is: 'years'; age: YearsSaid }
  /** Wants the part hidden that stands after it. */
  | { is: 'hide' }
  /** What the day asks of clothes beside their looks: "sticky hands". */
  | { is: 'practical'; wish: PracticalWish }
  /** Rules a cut out by itself: "on my feet all day". */
  | { is: 'spare'; shape: Shape }
  /** Cloth that has to be looked after in this way, or may not be looked through. */
  | { is: 'care'; care: keyof typeof CLOTHS_BY_CARE }
  /** Known, and nothing of the wardrobe is like that: "leopard print", "off the shoulder". */
  | { is: 'missing'; label: string }
  /** Several outfits at once. */
  | { is: 'several'; label: string }
  | { is: 'cue'; cue: Cue }
  /** `mark`: the punctuation itself. */
  | { is: 'break'; strong: boolean; mark: string }
  | { is: 'filler' }
  | { is: 'unknown'; word: string };

/** A meaning where it stands in the text. */
export interface Mention {
  meaning: Meaning;
  /** The words it was read from, levelled. */
  text: string;
  /** The same as the person wrote them. */
  said: string;
  negated: boolean;
  /** Struck by an "except": left out of what was said before it, not unwanted. */
  excepted?: boolean;
  /** Of the text's tokens the first that it was read from. */
  from?: number;
  /** What it is to the person, by the sentence around it; where the text was read for that (`roles/`). */
  role?: RoleOfWord;
  /** The person's own, and to be worn. */
  isKept?: true;
  /** The person's own, and to be replaced by another of its kind. */
  isLost?: true;
}
