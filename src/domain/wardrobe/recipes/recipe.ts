import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '../fabrics.ts';
import type { FormalitySpan } from '../formality.ts';
import type { Kind, Worn } from '../garment.ts';
import type { Pack } from './packs.ts';
import type { Source } from './sources.ts';

export type Ground =
  | 'hard-floor'
  | 'carpet'
  | 'pavement'
  | 'cobbles'
  | 'gravel'
  | 'lawn'
  | 'sand'
  | 'mud'
  | 'trail'
  | 'snow'
  | 'ice'
  | 'gym-floor'
  | 'mat'
  | 'pool-deck'
  | 'steps';

/**
 * What is worn to an occasion, as a stylist writes it down. Lists of garments are keys of the wardrobe, separated by bars.
 * A request always comes first: what a person names is worn, whatever the recipe says. What a recipe names as worn is not
 * barred by its own packs and kinds.
 */
export interface Recipe {
  key: string;
  /** Whether `must` is a rule, or only what is usual; `never`, `shoes` and `covers` are rules in both. */
  strict: boolean;
  formality: FormalitySpan;
  /** What one stands on; thin heels sink into half of these. */
  ground: readonly Ground[];
  covers: readonly ('shoulders' | 'knees' | 'chest' | 'midriff')[];
  /**
   * Each line has to be met by one of its alternatives ("a | b"), whose garments are worn together ("a + b"). A dress
   * stands in each line that it meets.
   */
  must: Record<Worn, readonly string[]>;
  /** Welcome beside it, indoors too. */
  may: string;
  /** Worn to get there and taken off. */
  onTheWay: string;
  never: {
    packs: readonly Pack[];
    garments: string;
    kinds: readonly Kind[];
    fabrics: readonly FabricName[];
  };
  /** The only cloths of jackets, trousers and skirts there; what is not of one suit is plain below. Absent: any. */
  tailoring?: readonly FabricName[];
  /** Womenswear has a shawl over it and no jacket, but on a cold day. */
  shawl?: true;
  /** Clothes are of one color there, without a pattern. */
  plain?: true;
  /** All that is right on the feet there. */
  shoes: Record<Worn, string>;
  /** Finishing pieces: at most so many, and only of these. */
  touches: { most: number; good: string };
  /** `suits`, `shirts`, `legs`, `leathers`: the only colors of a suit, of a shirt, of trousers and skirts, of shoes and bags there; `most` different colors, metals not counted. */
  colours: {
    avoid: readonly ColourName[];
    suits?: readonly ColourName[];
    shirts?: readonly ColourName[];
    legs?: readonly ColourName[];
    leathers?: readonly ColourName[];
    /** Trousers may be quiet below the color, whatever is avoided above. */
    quietLegs?: true;
    most: number;
  };
  why: string;
  sources: readonly Source[];
}
