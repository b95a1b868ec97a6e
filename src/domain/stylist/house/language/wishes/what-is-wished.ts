import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import type { SumNamed } from '#domain/shopping/sums-of-elsewhere.ts';
import type { ClimateName } from '#domain/wardrobe/climates.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Feeling } from '#domain/wardrobe/feelings.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { CLOTHS_BY_CARE, Cut } from '#domain/wardrobe/garment-details.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Mood, Shape, Target, YearsSaid } from '../mentions/meanings.ts';
import type { PieceKind } from '../mentions/piece-kinds.ts';
import { type Demand, noQualities, type Qualities } from '../mentions/qualities.ts';
import type { OthersWear } from '../told/others-wear.ts';
import type { ExplainedCode } from './asked-codes.ts';

/** What must not be in the outfit. */
export interface Refusals {
  targets: Target[];
  colours: Set<ColourName>;
  fabrics: Set<FabricName>;
  patterns: Set<FabricPattern>;
  shapes: Shape[];
  styles: Set<StyleName>;
  /** Refused only together: "no black shoes" is neither no shoes nor no black. */
  kinds: PieceKind[];
}

/** Something that is left out, as the person called it. */
export interface LeftOut {
  said: string;
  kind: PieceKind;
  /** "Not all in black": refused of the whole, and worn in a part of it. */
  isOfAll?: true;
}

/** All that a prompt asks for. */
export interface Wishes extends Qualities {
  demands: Demand[];
  /** What the rest was said of: "all black except the shirt". */
  excepted: Target[];
  refuses: Refusals;
  /** What is left out by name. */
  leftOut: LeftOut[];
  /** What nothing of it is to be, where all that can be done is to stay quiet, as the person called it: "flashy". */
  toned: string[];
  /** The colors that the people beside somebody wear. */
  others: OthersWear | null;
  /** "I don't know how dressed up to be". */
  asksHowDressed: boolean;
  /** The dress code that was asked about: "what does black tie mean?". */
  explains: ExplainedCode | null;
  occasion: Occasion | null;
  /** Of the day the half that takes another look; by its key. */
  aside: string | null;
  /** What the day holds beside it, in one look: the nursery before the drinks; by keys, in the order of the day. */
  bothOf: readonly [first: string, second: string] | null;
  /** Explicit dress code. */
  span: FormalitySpan | null;
  /** What it was called. */
  spanSaid: string;
  /** Where the request as a whole says how dressed up: how likely each level of the ladder is. */
  levels: readonly number[];
  /** Levels up or down from what would be usual. */
  formalityShift: number;
  weather: Weather | null;
  /** The sky, the season or the place was named, and is not only what the occasion usually means. */
  isWeatherSaid: boolean;
  /** The month or the middle of the season that was named, 1 to 12, as the north has it. */
  month: number | null;
  /** Of where it is worn, where no month was named with it. */
  climate: ClimateName | null;
  /** In town there knees and shoulders are covered. */
  isCoveredTown: boolean;
  isWet: boolean;
  /** It rains hard, or one is out in it on foot, by bicycle or at a bus stop. */
  isPouring: boolean;
  /** It may rain: it was said so, or it is travelled to where it often does. */
  isShowery: boolean;
  /** The evening or the night was named, whatever it is for. */
  isAtNight: boolean;
  isWindy: boolean;
  /** Named, and not only what the occasion means. */
  isWindSaid: boolean;
  styles: StyleName[];
  /** What a style was called, where that is not its name. */
  styleWords: Map<StyleName, string>;
  moods: Set<Mood>;
  /** What a mood was called. */
  moodWords: Map<Mood, string>;
  /** How somebody wants to look or feel, each as it is said back. */
  feelings: Map<Feeling, string>;
  /** How the cloth has to be looked after, where that was said. */
  care: Set<keyof typeof CLOTHS_BY_CARE>;
  /** What asks for shoes that one can stand and walk in. */
  isOnFeet: boolean;
  /**
   * What is neither said to be met nor missed, by the words it was said in: in a longer text what is likelier told of than wished,
   * and styles that a feeling has named.
   */
  doubtful: Set<string>;
  /** "Coat, jeans, boots. That's it": nothing joins what was named. */
  isComplete: boolean;
  /** Clothes were asked for in the plural: "outfits", "light dresses". */
  isPlural: boolean;
  /** Covered arms were asked for in words, and do not only follow from who is visited. */
  isCoverAsked: boolean;
  goals: BodyGoal[];
  /** What each goal was called. */
  goalWords: Map<BodyGoal, string>;
  worn: Worn | null;
  /** Whose clothes they usually are, by what somebody says to be in the family: "I'm the father of the bride". */
  relation: Worn | null;
  years: YearsSaid | null;
  /** -1 the cheap end of the range, 1 the dear end. */
  spend: -1 | 0 | 1;
  /** Cuts that are sold apart from the ordinary sizes. */
  cuts: Set<Cut>;
  /** What is asked beside looks, each with the words it was read from; none where only the occasion asks it. */
  practical: Map<PracticalWish, string>;
  /** Of those what the request as a whole says, in no words of its own. */
  inferred: Set<PracticalWish>;
  /** Asked for by name, and nothing of the wardrobe is like that. */
  missing: string[];
  /** "I don't own a suit": none is bought where the occasion does without, and where it does not, that is said. */
  lacksSuit: boolean;
  /** The words that ask for more than one outfit. */
  several: string | null;
  /** The most that the prompt wants to spend in all, in dollars. */
  mostDollars: number | null;
  /** Where that was named in another currency than is reckoned in. */
  mostNamed?: SumNamed;
  /** The least, in dollars, where that was said. */
  leastDollars: number | null;
  notUnderstood: string[];
}

export function noWishes(): Wishes {
  return {
    ...noQualities(),
    demands: [],
    excepted: [],
    isComplete: false,
    refuses: {
      targets: [],
      colours: new Set(),
      fabrics: new Set(),
      patterns: new Set(),
      shapes: [],
      styles: new Set(),
      kinds: [],
    },
    leftOut: [],
    toned: [],
    others: null,
    asksHowDressed: false,
    explains: null,
    occasion: null,
    bothOf: null,
    aside: null,
    span: null,
    spanSaid: '',
    levels: [],
    formalityShift: 0,
    weather: null,
    isWeatherSaid: false,
    month: null,
    climate: null,
    isCoveredTown: false,
    isWet: false,
    isPouring: false,
    isShowery: false,
    isAtNight: false,
    isWindy: false,
    isWindSaid: false,
    styles: [],
    styleWords: new Map(),
    moods: new Set(),
    moodWords: new Map(),
    feelings: new Map(),
    inferred: new Set(),
    care: new Set(),
    isOnFeet: false,
    doubtful: new Set(),
    isPlural: false,
    isCoverAsked: false,
    goals: [],
    goalWords: new Map(),
    worn: null,
    relation: null,
    years: null,
    spend: 0,
    mostDollars: null,
    leastDollars: null,
    cuts: new Set(),
    practical: new Map(),
    missing: [],
    lacksSuit: false,
    several: null,
    notUnderstood: [],
  };
}

/** "Comfortable shoes", and no others in particular. */
export function isComfortOfShoes({ moods, demands }: Pick<Wishes, 'moods' | 'demands'>): boolean {
  return (
    moods.has('comfortable') &&
    demands.some(
      ({ target, colours, fabrics, isOwned }) =>
        (target.breadth === 'slot' || target.label === 'flats') &&
        target.slots.every((slot) => slot === 'shoes') &&
        colours.length + fabrics.length === 0 &&
        isOwned !== true,
    )
  );
}
