import type { Language } from '#contract/languages.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import type { FabricPattern, Outfit, OutfitItem, PriceRange, UnmetWish } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { QuizResponses } from '#contract/quiz.ts';
import type { Provenance } from '#contract/shared-shapes.ts';
import type {
  BodyTypeProfile,
  Confidence,
  Evidence,
  Metrics,
  Profile,
  SeenColour,
} from '#contract/style-profile.ts';
import type { Told, ToldOutfit } from '#contract/told.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';

/**
 * Everything that gives styling advice stands behind this port. It speaks in tasks, so that an
 * engine without a model can answer them. Engines never invent ids, addresses, prices outside the
 * range or colors outside the 50 names: what they return is finished and checked by shared code.
 *
 * Every method rejects with an `AppError` that is written for the person, and with the signal's
 * reason when `options.signal` is aborted.
 */
export interface Stylist {
  /** Which engine this is; stored with what it makes. */
  readonly info: Provenance;
  analysePhotos(brief: AnalysisBrief, options: TaskOptions): Promise<StyleAnalysis>;
  assessQuiz(brief: QuizBrief, options: TaskOptions): Promise<QuizAssessment>;
  reviseProfile(brief: FeedbackBrief, options: TaskOptions): Promise<ProfileRevision>;
  proposeOutfit(brief: OutfitBrief, options: TaskOptions): Promise<OutfitDraft>;
  /** Several looks for one brief to choose from, as unlike each other as the brief allows (`distinct-looks.ts`). */
  proposeLooks(brief: OutfitBrief, count: number, options: TaskOptions): Promise<OutfitDraft[]>;
  reviseOutfit(brief: RevisionBrief, options: TaskOptions): Promise<OutfitRevision>;
}

/** The part of an `AbortSignal` that pure code needs; the real one fits. */
export interface Cancellation {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

export interface TaskOptions {
  signal: Cancellation;
  log: StylistLog;
  /** Who asks, as an id without meaning: only for counting what each person's requests cost. */
  person?: string;
  /**
   * What the person reads, for engines whose words cannot be written again in another language: they write in it. Absent:
   * English. Names of the vocabularies stay English in every answer.
   */
  language?: Language;
}

/** What every answer that is stored may say of its maker. */
export interface Answered {
  /** What the texts are written in; absent: English. */
  language?: Language | undefined;
  /** Set when another engine than the stylist's own `info` answered, e.g. the built-in one for a broken model. */
  answeredBy?: Provenance;
}

/** Figures only: what a person wrote or photographed never goes into a log. */
export interface StylistLog {
  info(figures: Record<string, number | string>, message: string): void;
  warn(figures: Record<string, number | string>, message: string): void;
}

/** One photo as the stylist may see it. */
export interface StylistPhoto {
  id: string;
  /** The name the person knows it by; only for saying which photo could not be read. */
  name: string;
  /** Measured once at upload; null when the photo could not be measured. */
  features: PhotoFeatures | null;
  /** The photo for engines that look for themselves: JPEG, sRGB, long side 512 px, no metadata. */
  readJpeg(): Promise<Uint8Array>;
}

export interface AnalysisBrief {
  photos: StylistPhoto[];
  profile: Profile | null;
  quiz: QuizResponses | null;
  onboarding: Onboarding | null;
  /** The board, newest first: it colors suggestions, never what was measured on the photos. */
  inspirations: StylistInspiration[];
}

/** What an analysis found; the profile keeps what the person has chosen over it. */
export interface StyleAnalysis extends Answered {
  /** Strongest first; shares add up to at most 1. */
  palette: SeenColour[];
  styleCategories: string[];
  metrics: Metrics;
  description: string;
  /** What the description says, for writing it in another language; absent where a model wrote it. */
  told?: Told[] | undefined;
  evidence: Evidence[];
  confidence: Confidence;
  /** Names of the photos that could not be read. */
  unreadPhotos: string[];
}

export interface QuizBrief {
  quiz: QuizResponses;
  profile: Profile | null;
  onboarding: Onboarding | null;
}

/** Fields that are absent stay as they are. */
export interface ProfilePatch {
  styleCategories?: string[];
  metrics?: Metrics;
  description?: string;
  /** What the description says; absent where a model wrote it. */
  told?: Told[] | undefined;
  /** What the description is written in; absent: English. */
  language?: Language | undefined;
  customColorPalette?: ColourName[];
  bodyTypeProfile?: BodyTypeProfile;
  tastes?: Profile['tastes'];
  evidence?: Evidence[];
}

export interface QuizAssessment {
  /** What the summary is written in; absent: English. */
  language?: Language | undefined;
  patch: ProfilePatch;
  /** Two to four sentences that play the answers back. */
  summary: string;
}

export interface FeedbackBrief {
  profile: Profile;
  feedback: string;
}

/** What was done, in words for the person: "Comfort from 50 to 65". */
export interface Change {
  what: string;
}

export interface ProfileRevision {
  patch: ProfilePatch;
  applied: Change[];
  /** Things that were named and neither clearly liked nor avoided; the person is asked which. */
  undecided: string[];
  /** Content words that were not understood. With an empty `applied` nothing changed. */
  notUnderstood: string[];
  /** Colors for which the favorites have no room. */
  noRoomFor?: ColourName[];
}

/** What an inspiration says to the stylist. */
export interface StylistInspiration {
  title: string;
  category: string;
  tags: string[];
  features: PhotoFeatures | null;
  /** The picture for engines that look for themselves: JPEG, sRGB, long side 512 px, no metadata. */
  readJpeg?(): Promise<Uint8Array>;
}

/** What a new outfit has to differ from. */
export interface RecentLook {
  title: string;
  items: Pick<OutfitItem, 'garment' | 'item' | 'color'>[];
}

/** A piece of the closet that can be worn today. */
export interface OwnedPiece {
  id: string;
  /** What the person calls it; may be empty. */
  name: string;
  /** A key of the wardrobe. */
  garment: string;
  color: ColourName;
  /** As it was measured or said. */
  colorHex: string;
  /** Null: as the garment usually is, like the next three. */
  fabric: string | null;
  pattern: FabricPattern | null;
  /** 0 (athleisure) to 8 (white tie). */
  formality: number | null;
  /** 0 to 4. */
  warmth: number | null;
  /** Days since it was last worn, 0 for today; null: nobody said that it was. */
  wornDaysAgo: number | null;
}

/** What an outfit is chosen by; the rest of a profile is for reading, not for dressing. */
export type Taste = Pick<
  Profile,
  'analysisData' | 'styleCategories' | 'colorPalette' | 'customColorPalette' | 'bodyTypeProfile' | 'tastes'
>;

export interface OutfitBrief {
  prompt: string;
  priceRange: PriceRange;
  /**
   * Nobody chose the range: it is what an outfit usually costs, and no cap. What the occasion asks for may cost more, never
   * less than it is sold for new.
   */
  isRangeOpen?: boolean;
  profile: Taste;
  onboarding: Onboarding | null;
  inspirations: StylistInspiration[];
  /** The latest outfits, newest first: a new one differs from them. */
  recent: RecentLook[];
  /** Pieces that are worn already and stay: the draft names only what joins them. They count towards the price range. */
  kept?: OutfitItem[];
  /** What the person owns: taken before anything is bought, or instead of it. Absent: everything is bought. */
  closet?: { pieces: readonly OwnedPiece[]; isOnly: boolean };
  /** The month of the year, 1 to 12, as the northern hemisphere has it: the season where the prompt names no weather. */
  month?: number;
  /** The same brief and seed give the same outfit on every machine. */
  seed: number;
}

/** An item before shared code adds id, tips, links, picture and the shown price band. */
export type DraftItem = Pick<
  OutfitItem,
  | 'slot'
  | 'category'
  | 'item'
  | 'garment'
  | 'color'
  | 'colorHex'
  | 'fabric'
  | 'pattern'
  | 'style'
  | 'priceLowCents'
  | 'priceHighCents'
  | 'pieceId'
  | 'isOwned'
>;

export interface OutfitDraft extends Answered {
  title: string;
  description: string;
  /** Without the brief's kept pieces: shared code puts those back, identical to the letter. */
  items: DraftItem[];
  overallFitAdvice: string;
  reasons: string[];
  /** What the texts say, for writing them in another language; absent where a model wrote them. */
  told?: ToldOutfit | undefined;
  notUnderstood: string[];
  /** Wishes that were understood and are not met. */
  unmet: UnmetWish[];
}

/** The outfit as a change sees it: what is worn, what it was asked for by, and what is said of it. */
export type RevisableOutfit = Pick<
  Outfit,
  | ('title' | 'description' | 'items' | 'overallFitAdvice' | 'reasons' | 'told' | 'prompt' | 'priceRange')
  | 'currency'
>;

export interface RevisionBrief {
  outfit: RevisableOutfit;
  request: string;
  profile: Taste;
  onboarding: Onboarding | null;
  seed: number;
  /** What the outfit was before; absent: nothing is known of it. */
  conversation?: Conversation;
}

/** The states of an outfit that is changed again and again. */
export interface Conversation {
  /** The oldest first, with the current one. */
  states: readonly OutfitState[];
  /** The number of the state that it is in. */
  current: number;
}

export interface OutfitState {
  number: number;
  /** The state that was changed to make it; null for the original. */
  cameFrom: number | null;
  /** The request that made it. */
  request: string;
  outfit: RevisableOutfit & Pick<Outfit, 'language' | 'provenance'>;
}

/** A revised item names the item it was, so that untouched ones stay identical to the letter. */
export type RevisedItem = { kept: string } | { drafted: DraftItem };

/** What a request is answered that changes nothing; `words` are the person's own. */
export interface Unchanged {
  /** `already_so`: the outfit has it. `not_there`: it speaks of what the outfit does not have; `no_such_before`: or never had. `mostly_unclear`: less than half was understood. */
  why:
    | 'greeting'
    | 'question'
    | 'remark'
    | 'taken_back'
    | 'already_so'
    | 'not_there'
    | 'no_such_before'
    | 'mostly_unclear';
  words: string[];
}

export interface OutfitRevision extends Answered {
  title: string;
  description: string;
  items: RevisedItem[];
  overallFitAdvice: string;
  reasons: string[];
  /** As of a draft, of all texts as they are now. */
  told?: ToldOutfit | undefined;
  /** Empty: the request was not understood or cannot be met, and nothing changed. */
  applied: Change[];
  /** Why nothing changed, where that has an answer of its own; only with an empty `applied`. */
  unchanged?: Unchanged;
  notUnderstood: string[];
  /** Parts of the request that were understood and could not be done, and what of the first request no longer holds. */
  unmet: UnmetWish[];
}
