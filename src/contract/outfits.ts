import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { seed } from './first-looks.ts';
import { CURRENCIES } from './markets.ts';
import { defineRoute } from './route.ts';
import { hex, id, idParams, instant, picture, provenance, success, text } from './shared-shapes.ts';
import { toldOutfit, toldPart } from './told.ts';

export const PRICE_RANGES = ['under-50', '50-100', 'under-100', '100-200', '200-300', '300-plus'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];
export const PRICE_RANGE_LABELS: Record<PriceRange, string> = {
  'under-50': 'Under $50',
  '50-100': '$50-100',
  'under-100': 'Under $100',
  '100-200': '$100-200',
  '200-300': '$200-300',
  '300-plus': '$300+',
};
export const DEFAULT_PRICE_RANGE: PriceRange = '100-200';
export const DEFAULT_PROMPT = 'Create a stylish outfit for my personal style';
export const MAX_PROMPT_LENGTH = 1_000;
/** The undo banner cuts the last modification prompt to this many characters. */
export const UNDO_BANNER_LENGTH = 50;
/** Where an outfit's pieces come from: all are bought; owned ones first and the rest bought; owned ones only. */
export const OUTFIT_SOURCES = ['shops', 'mixed', 'closet'] as const;
export type OutfitSource = (typeof OUTFIT_SOURCES)[number];
/** So many pieces of the closet can be asked to be in one outfit. */
export const MAX_ANCHORS = 6;
/** An outfit has at most so many items. */
export const MAX_ITEMS = 12;
/** A deleted outfit can be restored for so long; then it is removed for good. */
export const DELETED_KEPT_DAYS = 30;

/** Parts of the body (and of the budget) that an item can take. */
export const SLOTS = ['outer', 'top', 'bottom', 'dress', 'shoes', 'bag', 'accessory'] as const;
export type Slot = (typeof SLOTS)[number];

export const LINK_TYPES = [
  'department',
  'fashion',
  'marketplace',
  'secondhand',
  'visual_search',
  'search',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export const shoppingLink = z.object({
  /** A missing type counts as `search`. */
  type: z._default(z.enum(LINK_TYPES), 'search'),
  store: z.string(),
  url: z.string().check(z.regex(/^https:\/\//)),
  brandColor: hex,
});
export type ShoppingLink = z.infer<typeof shoppingLink>;

export const FABRIC_PATTERNS = [
  'plain',
  'stripe',
  'pinstripe',
  'check',
  'denim',
  'knit',
  'floral',
  'dot',
] as const;
export type FabricPattern = (typeof FABRIC_PATTERNS)[number];

/**
 * Where a piece lies on its look board: the box of its cut-out, in pixels of the outfit's `picture`; a little of it may reach
 * beyond. Absent on older outfits, null where a model painted the picture.
 */
export const placeOnBoard = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** The order in which pieces are laid: 0 is the lowest. */
  layer: z.int(),
});

export const outfitItem = z.object({
  id,
  slot: z.enum(SLOTS),
  /** Shown heading and key of the tailoring table, e.g. "Blazer". */
  category: z.string(),
  /** The garment in words, e.g. "Linen wide-leg trousers". */
  item: z.string(),
  /** What `item` is written in; left out: English. */
  language: z.optional(z.string()),
  /** The wardrobe's key of the garment; null when an engine named something that the wardrobe does not have. */
  garment: z.nullable(z.string()),
  /** A curated color name where possible. */
  color: z.string(),
  colorHex: hex,
  fabric: z.string(),
  pattern: z.enum(FABRIC_PATTERNS),
  style: z.string(),
  /** The item's estimated price band as shown, e.g. "$35-60". */
  priceRange: z.string(),
  priceLowCents: z.int(),
  priceHighCents: z.int(),
  /** The piece cut out of the board as it lies there: WebP with alpha, long side at most 512 px. */
  itemImageUrl: z.nullable(z.string()),
  place: z.optional(z.nullable(placeOnBoard)),
  tailoringTips: z.array(z.string()),
  /** The reason of each tip, in the same order; older items have none. */
  tailoringTipReasons: z.optional(z.array(z.string())),
  /** Made from the item's words whenever it is answered: empty where it is stored. */
  shoppingLinks: z.array(shoppingLink),
  /**
   * The piece of the closet that it is: owned already, so without price (0, '') and links. Absent from what is to be bought and
   * from older items; the piece may be gone since.
   */
  pieceId: z.optional(id),
  /** The request says that it is owned; the closet does not know it. Without price and links too, and without `pieceId`. */
  isOwned: z.optional(z.literal(true)),
});
export type OutfitItem = z.infer<typeof outfitItem>;

/** Nothing is bought of it: a piece of the closet, or one that the request says is there. */
export function isOwned(item: Pick<OutfitItem, 'pieceId' | 'isOwned'>): boolean {
  return item.pieceId !== undefined || item.isOwned === true;
}

/**
 * Why a wish was understood and is not met. `not_made`: nothing of the wardrobe is like that. `refused`: the request rules it out
 * elsewhere. `avoided`: the profile does. `price_range`: the range that was chosen starts above the sum. `together`: not beside
 * the rest. `not_kept`: not every piece is right for it. `not_there`: a change speaks of a piece that the outfit does not have.
 */
export const UNMET_REASONS = [
  'not_made',
  'refused',
  'avoided',
  'weather',
  'dress_code',
  'budget',
  'price_range',
  'together',
  'one_at_a_time',
  'not_kept',
  'not_there',
] as const;
export type UnmetReason = (typeof UNMET_REASONS)[number];

/** A wish that the outfit does not meet, in the request's words, or in the stylist's where the request has none of its own. */
export const unmetWish = z.object({
  words: z.string(),
  why: z.enum(UNMET_REASONS),
  /** What the stylist's words are written in; left out: the request's. */
  language: z.optional(z.string()),
  /** What the stylist's words say, apart from them. It is stored, and answers are written from it; none has it. */
  told: z.optional(toldPart),
});
export type UnmetWish = z.infer<typeof unmetWish>;

/**
 * An outfit, whole. Looks that wait for a choice are stored in this shape (`jobs.result`), and browsers keep it for reading
 * without a connection: a field that is added is optional, and says so (docs/stored-data.md).
 */
export const outfit = z.object({
  id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The picture's sizes; null while there is none. */
  picture: z.nullable(picture),
  /** `illustration`: a look board drawn by us; `generated`: painted by an image model. */
  pictureKind: z.nullable(z.enum(['illustration', 'generated'])),
  /** Which image model painted it; absent or null for an illustration. */
  pictureModel: z.optional(z.nullable(z.string())),
  priceRange: z.enum(PRICE_RANGES),
  /** Estimated sum of the items' prices. */
  estimatedTotalCents: z.int(),
  /** What its sums are in, whatever the market is by now; left out: US dollars. */
  currency: z.optional(z.enum(CURRENCIES)),
  isFavorite: z.boolean(),
  createdAt: instant,
  items: z.array(outfitItem),
  overallFitAdvice: z.string(),
  /** Why it was put together so, from the stylist's own scoring. */
  reasons: z.array(z.string()),
  /** Words of the prompt that the stylist did not understand. */
  notUnderstood: z.array(z.string()),
  /** Wishes that were understood and are not met; older outfits have none. */
  unmet: z.optional(z.array(unmetWish)),
  /** What title, description, reasons and fit advice are written in; left out: English. */
  language: z.optional(z.string()),
  /** What they say, apart from their words. It is stored, and answers are written from it; none has it. */
  told: z.optional(toldOutfit),
  prompt: z.string(),
  /** The looks that were made together with it and share its pieces, those that were kept; some may be gone since. */
  goesWith: z.optional(z.array(id)),
  provenance,
});
export type Outfit = z.infer<typeof outfit>;

/** What a list shows of an outfit, and what is searched in it: about a twentieth of the whole. */
export const outfitSummary = z.object({
  ...z.pick(outfit, {
    id: true,
    title: true,
    description: true,
    priceRange: true,
    currency: true,
    isFavorite: true,
    createdAt: true,
    language: true,
  }).shape,
  /** Null while there is no picture, like the next. */
  thumbnailUrl: z.nullable(z.string()),
  thumbnailAvifUrl: z.nullable(z.string()),
  /** The picture whole, for where it is shown large; absent from what an older app kept for reading, like the next. */
  imageUrl: z.optional(z.nullable(z.string())),
  /** Estimated sum of the items' prices. */
  estimatedTotalCents: z.optional(z.int()),
  /** The category, item, color and style of its pieces, each once: as places in the list's `words`. */
  words: z.array(z.int()),
  /** The request that can be undone; left out where there is none. */
  lastModification: z.optional(z.object({ prompt: z.string() })),
});
export type OutfitSummary = z.infer<typeof outfitSummary>;

export const outfitSummaries = z.object({
  outfits: z.array(outfitSummary),
  /** What the pieces are called. The same words come again and again: each is said once for the whole list. */
  words: z.array(z.string()),
});
export type OutfitSummaries = z.infer<typeof outfitSummaries>;

export const listOutfits = defineRoute({
  method: 'GET',
  path: '/api/outfits',
  tag: 'outfits',
  summary:
    'All stored outfits whole, newest first; for a list, `/api/outfits/summaries` is a twentieth of it',
  response: z.object({ outfits: z.array(outfit) }),
});

export const listOutfitSummaries = defineRoute({
  method: 'GET',
  path: '/api/outfits/summaries',
  tag: 'outfits',
  summary: 'What a list shows of all stored outfits, with what can be undone of each, newest first',
  response: outfitSummaries,
});

export const getOutfit = defineRoute({
  method: 'GET',
  path: '/api/outfits/:id',
  tag: 'outfits',
  summary: 'One outfit whole',
  params: idParams,
  response: outfit,
});

/** "Start from this": pieces of a stored outfit that stay to the letter while the rest is styled anew. */
export const startFrom = z.strictObject({
  outfitId: id,
  /** Ids of its items. */
  keep: z.array(id).check(z.minLength(1, fieldError('keep_missing')), z.maxLength(MAX_ITEMS)),
});
export type StartFrom = z.infer<typeof startFrom>;

/** The id of the job, chosen by whoever asks: the same request sent again with it is never carried out twice. */
const jobId = z.optional(id);

/** What an outfit is asked for with. */
export const outfitRequest = z.strictObject({
  id: jobId,
  prompt: z._default(text(MAX_PROMPT_LENGTH), DEFAULT_PROMPT),
  /** Left out: the narrowest that allows a sum in the prompt, else the default. */
  priceRange: z.optional(z.enum(PRICE_RANGES)),
  /** The range is the form's own and nobody chose it: the occasion may ask for more. So it is where the range is left out. */
  isRangeOpen: z.optional(z.boolean()),
  startFrom: z.optional(startFrom),
  /** Left out: `shops`. */
  source: z.optional(z.enum(OUTFIT_SOURCES)),
  /** Ids of pieces of the closet that have to be in it; each has to be ready to be worn. */
  anchors: z.optional(
    z.array(id).check(z.minLength(1), z.maxLength(MAX_ANCHORS, fieldError('too_many_anchors', MAX_ANCHORS))),
  ),
});

export const generateOutfit = defineRoute({
  method: 'POST',
  path: '/api/outfits/generate',
  tag: 'outfits',
  summary: 'Generate an outfit for a prompt and a price range; it is finished even if the caller goes away',
  body: z.extend(outfitRequest, {
    /**
     * Keeps a look that was tried without an account (`POST /api/first-looks`), with its words as the prompt: made again as it
     * was, by the house and without the profile. Passed over where it starts from an outfit.
     */
    seed: z.optional(seed),
  }),
  response: outfit,
});

export const deleteOutfit = defineRoute({
  method: 'DELETE',
  path: '/api/outfits/:id',
  tag: 'outfits',
  summary: `Delete an outfit; for ${DELETED_KEPT_DAYS} days it can be restored`,
  params: idParams,
  response: success,
});

export const deletedOutfit = z.object({
  ...z.pick(outfit, { id: true, title: true, picture: true, language: true }).shape,
  deletedAt: instant,
});
export type DeletedOutfit = z.infer<typeof deletedOutfit>;

export const listDeletedOutfits = defineRoute({
  method: 'GET',
  path: '/api/outfits/deleted',
  tag: 'outfits',
  summary: 'The outfits that can still be restored, the latest deleted first',
  response: z.object({ outfits: z.array(deletedOutfit) }),
});

export const restoreOutfit = defineRoute({
  method: 'POST',
  path: '/api/outfits/:id/restore',
  tag: 'outfits',
  summary: 'Take a deletion back; refused when the store is full',
  params: idParams,
  response: outfit,
});

export const eraseOutfit = defineRoute({
  method: 'DELETE',
  path: '/api/outfits/:id/erase',
  tag: 'outfits',
  summary: 'Remove a deleted outfit, its history and its pictures for good, now',
  params: idParams,
  response: success,
});

export const favoriteOutfit = defineRoute({
  method: 'PATCH',
  path: '/api/outfits/:id/favorite',
  tag: 'outfits',
  summary: 'Mark an outfit as favorite, or not',
  params: idParams,
  body: z.strictObject({ isFavorite: z.boolean() }),
  response: outfit,
});

export const modifyOutfit = defineRoute({
  method: 'POST',
  path: '/api/outfits/:id/modify',
  tag: 'outfits',
  summary: 'Change an outfit by a request in words',
  params: idParams,
  body: z.strictObject({
    id: jobId,
    modificationPrompt: text(MAX_PROMPT_LENGTH).check(z.minLength(1, fieldError('change_missing'))),
  }),
  response: outfit,
});

export const undoModification = defineRoute({
  method: 'POST',
  path: '/api/outfits/:id/undo',
  tag: 'outfits',
  summary: 'Take the last modification back',
  params: idParams,
  response: outfit,
});

/** One state of an outfit: what was asked for, and what came of it. */
export const outfitVersion = z.object({
  /** From 1, the original, upwards in the order in which they were made. */
  number: z.int(),
  /** The version that was changed to make this one; null for the original. */
  cameFrom: z.nullable(z.int()),
  /** The request that made it; for the original, the prompt. */
  prompt: z.string(),
  createdAt: instant,
  isCurrent: z.boolean(),
  ...z.pick(outfit, { title: true, language: true, imageUrl: true, picture: true, estimatedTotalCents: true })
    .shape,
  items: z.array(
    z.pick(outfitItem, {
      id: true,
      slot: true,
      category: true,
      item: true,
      language: true,
      garment: true,
      color: true,
      colorHex: true,
      fabric: true,
      pattern: true,
      priceRange: true,
    }),
  ),
});
export type OutfitVersion = z.infer<typeof outfitVersion>;

export const listOutfitVersions = defineRoute({
  method: 'GET',
  path: '/api/outfits/:id/versions',
  tag: 'outfits',
  summary: 'Every version of an outfit, the latest made first',
  params: idParams,
  response: z.object({ versions: z.array(outfitVersion) }),
});

export const goBackToVersion = defineRoute({
  method: 'POST',
  path: '/api/outfits/:id/go-back',
  tag: 'outfits',
  summary: 'Make any version the current one; no version is lost, and no allowance is used',
  params: idParams,
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  response: outfit,
});

export const canUndoModification = defineRoute({
  method: 'GET',
  path: '/api/outfits/:id/can-undo',
  tag: 'outfits',
  summary: 'Whether there is a modification to take back, and which',
  params: idParams,
  response: z.object({
    canUndo: z.boolean(),
    lastModification: z.nullable(z.object({ prompt: z.string() })),
  }),
});
