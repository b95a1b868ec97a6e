import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { Avoidance, BodyGoal } from '#contract/style-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Kind } from '#domain/wardrobe/garment.ts';

/** The stored outfits that sentences are said to; see `stored-outfits.ts`. */
export type StoredOutfitName = 'office' | 'date' | 'weekend' | 'winter';

/** What an item must be after the edit; only what is named is checked. */
export interface ExpectedItem {
  kind?: Kind;
  notKind?: Kind;
  slot?: string;
  garments?: readonly string[];
  colours?: readonly ColourName[];
  fabrics?: readonly FabricName[];
  patterns?: readonly FabricPattern[];
  cheaper?: true;
  /** The garment is still the same one: only its color, cloth or price changed. */
  sameGarment?: true;
}

export type Expected =
  /** Nothing may change. */
  | { nothing: true }
  /** Exactly these items (by their old garment) change so; every other one stays to the letter. */
  | { items: Readonly<Record<string, ExpectedItem | 'removed'>>; added?: readonly ExpectedItem[] }
  /** The whole moves in one direction; what is named in `keeps` stays to the letter. */
  | {
      whole: 'dressier' | 'plainer' | 'warmer' | 'cooler' | 'cheaper' | 'dearer' | 'brighter' | 'quieter';
      keeps?: readonly string[];
    };

export interface RevisionSentence {
  to: StoredOutfitName;
  say: string;
  expect: Expected;
}

type Direction = 'up' | 'down' | number;

/** The whole difference that a feedback may make; what is not named must not move. */
export interface ExpectedFeedback {
  comfort?: Direction;
  elegance?: Direction;
  trendy?: Direction;
  addsStyles?: readonly string[];
  dropsStyles?: readonly string[];
  addsColours?: readonly ColourName[];
  dropsColours?: readonly ColourName[];
  addsAvoidances?: readonly Avoidance[];
  dropsAvoidances?: readonly Avoidance[];
  addsGoals?: readonly BodyGoal[];
  dropsGoals?: readonly BodyGoal[];
  bodyType?: string;
  height?: string;
  tops?: string;
  bottoms?: string;
  dresses?: string;
}

export interface FeedbackSentence {
  say: string;
  expect: ExpectedFeedback;
}
