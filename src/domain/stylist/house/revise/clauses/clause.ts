import type { Slot } from '#contract/outfits.ts';
import type { Cue, Meaning, Target } from '../../language/mentions/meanings.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';

/** A garment in a clause with what stands before it: "white leather" in "white leather sneakers". */
export interface Noun {
  target: Target;
  qualities: Qualities;
  negated: boolean;
  /** "Everything black except the shirt": left out of what the clause says. */
  excepted: boolean;
  /** The word that the person used. */
  said: string;
  /** "No leather shoes": what is refused of it stands before it, and it may stay without. */
  isRefusedOnlySo: boolean;
  /** "That purse", "those pants": one that is there, whatever it is called. */
  pointsAt: boolean;
  /** "The shirt": one that is there, perhaps by another of its names. */
  isDefinite: boolean;
  /** "Sneakers with the suit", "over the shirt": what is said goes with it, and it is not what is meant. */
  isBeside: boolean;
  /** Position in the clause, to tell what stands before and after a pivot. */
  at: number;
}

/** How a thought is said as a whole. */
export interface ClauseFlags {
  /** "one", "something", "that": it speaks of what was named nearby. */
  hasPronoun: boolean;
  /** "White ones": what is said is said of a noun before it. */
  hasOnes: boolean;
  /** "A knit over my shoulders", "something on top": it is worn over what is there. */
  isLayered: boolean;
  /** "A shirt under the sweater": it is worn beneath what is there. */
  isUnder: boolean;
  /** "Is fine", "sind toll": what is named is welcome. */
  isPraise: boolean;
  /** "Maybe the bag". */
  isMaybe: boolean;
  /** "Something plain", „was Schlichtes“. */
  isOfSomething: boolean;
  /** „Gern wieder Leinen“, "gold like the clutch", "black please": what is there already may come again. */
  isWelcome: boolean;
  /** "The belt too". */
  isAlso: boolean;
  /** "The trench doesn't suit me, something else": what takes its place is not called by its name. */
  isOfOtherKind?: true;
  /** "Gold still", „wieder in Blau“: as it is or was, and nothing is wrong with it. */
  isStill: boolean;
  /** "Make them silver", „beides in Grau“: said of all that was named before it. */
  isOfEach: boolean;
  /** "My boss is old school": says how somebody or something is, in the positive. */
  isStatement: boolean;
  /** "I've got everything in the coat": somebody does something, and nothing is asked for. */
  isTelling: boolean;
  /** „Ist nicht so förmlich“: what the day is like. */
  isOfTheDay: boolean;
  /** "Hate everything else", "der Rest gefällt mir nicht". */
  isDislike: boolean;
  /** "Too stiff", "a bit plain": says what is wrong. */
  isComplaint: boolean;
  /** "Needs a pop", „da fehlt Farbe“: says what the look lacks. */
  isLack: boolean;
  /** "Nothing else in wool", „auch sonst nix aus Wolle“, "no wool anywhere": what is refused is refused of all. */
  isBanOfAll: boolean;
  /** "Not the trousers", as against "no trousers". */
  isNotThat: boolean;
  /** "Without losing the tie": what is named is left alone, and nothing that is said beside it is said of it. */
  isSparing: boolean;
  /** "None please", „bitte keinen“: of what was named before. */
  isNone: boolean;
  /** "Touch nothing else", „sonst nichts ändern“: all that is not named stays. */
  leavesRest: boolean;
  /** "As well", „noch dazu“: worn or carried beside what is there. */
  isBesides: boolean;
  /** "The sweater and the scarf clash", „beißen sich“: each is fine, and not both of them together. */
  isClash: boolean;
  /** "Wool on my legs", „an den Füßen“: where what is said of is worn; empty where nothing says so. */
  wornAt: readonly Slot[];
  /** "... and a red scarf": said beside what stands before it. */
  opensWithAnd: boolean;
}

/** One thought of a request, taken apart. */
export interface Clause extends ClauseFlags {
  /** Which full sentence of the request it stands in, from 0. */
  sentence: number;
  verb: Verb | null;
  nouns: Noun[];
  /** Adjectives after the last noun, or without one: "… in camel". */
  trailing: Qualities;
  /** Adjectives that are refused: "no black", "instead of white". */
  refused: Qualities;
  /** What it only says something of: "terracotta is a color for flowerpots", "the brown is too light". */
  subject: Qualities;
  cues: Set<Cue>;
  /** Where "for", "with", "to", "in" or "instead of" divides old from new; null without one. */
  pivot: number | null;
  insteadOf: number | null;
  others: { meaning: Meaning; negated: boolean; before: Meaning | undefined; said: string }[];
  hasUnknownAfterPivot: boolean;
  /** "The umbrella", "dark ones": it speaks of something that nobody has named or knows. */
  speaksOfUnknown: boolean;
  /** Where "matching" stands, and whether what comes behind it is the model: "matching the bag", "passend zur Tasche". */
  match: { at: number; isModelBehind: boolean } | null;
  /** Ends with a question mark: "belt?". */
  isAsked: boolean;
}

export type Verb = 'swap' | 'add' | 'remove' | 'keep' | 'make';

export const VERBS: ReadonlySet<Cue> = new Set(['swap', 'add', 'remove', 'keep', 'make']);

export function isVerb(cue: Cue): cue is Verb {
  return VERBS.has(cue);
}

export function joined(first: Qualities, second: Qualities): Qualities {
  return {
    colours: [...first.colours, ...second.colours],
    fabrics: [...first.fabrics, ...second.fabrics],
    patterns: [...first.patterns, ...second.patterns],
    shapes: [...first.shapes, ...second.shapes],
  };
}

/** Without colors where colors are said, without cloths where cloths are. */
export function withoutSorts(of: Qualities, said: Qualities): Qualities {
  return {
    colours: said.colours.length > 0 ? [] : of.colours,
    fabrics: said.fabrics.length > 0 ? [] : of.fabrics,
    patterns: said.patterns.length > 0 ? [] : of.patterns,
    shapes: of.shapes,
  };
}
