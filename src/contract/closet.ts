import * as z from 'zod/mini';
import { DRAWING_SIZES, DRAWINGS_PATH } from './drawing-url.ts';
import { fieldError } from './field-errors.ts';
import { FABRIC_PATTERNS, SLOTS } from './outfits.ts';
import { COLOUR_NAMES } from './palette.ts';
import { MAX_PHOTO_BYTES, rejectedFile } from './photos.ts';
import { defineRoute, multipart } from './route.ts';
import { hex, id, idParams, instant, line, success, text } from './shared-shapes.ts';

/** Whether a piece can be worn. What was let go is not in the closet; it can be taken back for {@link LET_GO_KEPT_DAYS} days. */
export const PIECE_STATES = ['ready', 'inTheWash', 'toMend', 'away'] as const;
export type PieceState = (typeof PIECE_STATES)[number];
export const LET_GO_KEPT_DAYS = 30;

export const MAX_PIECE_NAME_LENGTH = 80;
export const MAX_BRAND_LENGTH = 60;
export const MAX_SIZE_LENGTH = 20;
export const MAX_PIECE_NOTES_LENGTH = 1_000;
export const MAX_PIECE_COLORS = 5;
/** Cents; a million of the currency shown. */
export const MAX_PIECE_PRICE_CENTS = 100_000_000;
/** So many are added at once, and read from as many lines. */
export const MAX_PIECES_AT_ONCE = 30;
export const MAX_PIECE_WORDS_LENGTH = 3_000;
export const MAX_CLOSET_SEARCH_LENGTH = 120;
/** What formality and warmth reach to: the ladder of dress codes and how warm a cut is (`domain/wardrobe`). */
const HIGHEST_FORMALITY = 8;
const HIGHEST_WARMTH = 4;
const EARLIEST_DAY = '1900-01-01';

/** A key of the wardrobe or the name of a cloth; which there are, the server knows. */
const known = z.string().check(z.minLength(1), z.maxLength(60));

/** A day as `2026-11-23`, without an hour: where it was bought, it was that day. */
const day = z.string().check(z.refine(isDay, fieldError('day_invalid')));

const priceCents = z
  .int(fieldError('price_invalid'))
  .check(
    z.minimum(0, fieldError('price_invalid')),
    z.maximum(MAX_PIECE_PRICE_CENTS, fieldError('price_invalid')),
  );

/** A curated name, the color as it is, and its share of the piece; shares add up to at most 1. */
export const pieceColor = z.strictObject({
  name: z.enum(COLOUR_NAMES),
  hex,
  share: z.number().check(z.minimum(0), z.maximum(1)),
});
export type PieceColor = z.infer<typeof pieceColor>;

const written = {
  name: line(MAX_PIECE_NAME_LENGTH),
  garment: known,
  /** The largest share first. */
  colors: z
    .array(pieceColor)
    .check(
      z.minLength(1, fieldError('piece_color_missing')),
      z.maxLength(MAX_PIECE_COLORS, fieldError('too_many_colors', MAX_PIECE_COLORS)),
    ),
  pattern: z.nullable(z.enum(FABRIC_PATTERNS)),
  cloth: z.nullable(known),
  /** Null: as the garment usually is, like the next. */
  formality: z.nullable(z.int().check(z.minimum(0), z.maximum(HIGHEST_FORMALITY))),
  warmth: z.nullable(z.int().check(z.minimum(0), z.maximum(HIGHEST_WARMTH))),
  brand: line(MAX_BRAND_LENGTH),
  size: line(MAX_SIZE_LENGTH),
  notes: text(MAX_PIECE_NOTES_LENGTH),
  boughtOn: z.nullable(day),
  priceCents: z.nullable(priceCents),
  state: z.enum(PIECE_STATES),
};

/** What somebody says of a piece that they own: what it is and its color, and as much more as they like. */
export const newPiece = z.strictObject({
  garment: written.garment,
  colors: written.colors,
  name: z._default(written.name, ''),
  pattern: z._default(written.pattern, null),
  cloth: z._default(written.cloth, null),
  formality: z._default(written.formality, null),
  warmth: z._default(written.warmth, null),
  brand: z._default(written.brand, ''),
  size: z._default(written.size, ''),
  notes: z._default(written.notes, ''),
  boughtOn: z._default(written.boughtOn, null),
  priceCents: z._default(written.priceCents, null),
  state: z._default(written.state, 'ready'),
});
export type NewPiece = z.output<typeof newPiece>;
/** As it is sent: what nobody said may be left out. */
export type PieceToAdd = z.input<typeof newPiece>;

/** Fields that are absent stay as they are. */
export const pieceChange = z.strictObject({
  ...z.partial(z.strictObject(written)).shape,
  /** Of the piece as it was seen: a change of what was changed elsewhere since is refused (409). */
  revision: z.int(),
});
export type PieceChange = z.output<typeof pieceChange>;

/** `cut`: cut out of a photo, on no ground; `crop`: the part of the photo where it is. */
export const PICTURE_KINDS = ['cut', 'crop'] as const;
export const pieceImage = z.object({
  kind: z.enum(PICTURE_KINDS),
  url: z.string(),
  thumbnailUrl: z.string(),
});
export type PieceImage = z.infer<typeof pieceImage>;

export const closetPiece = z.object({
  id,
  ...written,
  /** Null: it is drawn. */
  image: z.nullable(pieceImage),
  slot: z.enum(SLOTS),
  /** Of the garment, in English: "wide-leg trousers". */
  garmentName: z.string(),
  /** On how many days it was worn, and the latest of them. */
  wears: z.int(),
  lastWornOn: z.nullable(z.string()),
  /** Counts up with each change. */
  revision: z.int(),
  createdAt: instant,
});
export type ClosetPiece = z.infer<typeof closetPiece>;

export const pieceLetGo = z.object({ ...closetPiece.shape, letGoAt: instant });
export type PieceLetGo = z.infer<typeof pieceLetGo>;

const pieces = z.object({ pieces: z.array(closetPiece) });

export const listPieces = defineRoute({
  method: 'GET',
  path: '/api/closet/pieces',
  tag: 'closet',
  summary: 'What somebody owns, the latest first',
  response: pieces,
  // Each opening of the closet asks for it, and the largest are some hundreds.
  revalidates: true,
});

export const addPieces = defineRoute({
  method: 'POST',
  path: '/api/closet/pieces',
  tag: 'closet',
  summary: `Add up to ${MAX_PIECES_AT_ONCE} pieces: all of them, or on a fault none`,
  body: z.strictObject({
    pieces: z.array(newPiece).check(z.minLength(1), z.maxLength(MAX_PIECES_AT_ONCE)),
  }),
  response: pieces,
});

export const ownPieceOfLook = defineRoute({
  method: 'POST',
  path: '/api/closet/pieces/of-look',
  tag: 'closet',
  summary: '"I have this": put a piece of an outfit into the closet, in its color and cloth',
  body: z.strictObject({
    outfitId: id,
    itemId: id,
    /** "I bought this": the day; null: it was there already. */
    boughtOn: z._default(z.nullable(day), null),
  }),
  response: closetPiece,
});

export const changePiece = defineRoute({
  method: 'PATCH',
  path: '/api/closet/pieces/:id',
  tag: 'closet',
  summary: 'Change what is said of a piece; refused when it was changed elsewhere meanwhile',
  params: idParams,
  body: pieceChange,
  response: closetPiece,
});

/** Of so many pieces at once: what somebody wears on a day. */
const MAX_PIECES_WORN = 12;
const worn = z.strictObject({
  pieceIds: z.array(id).check(z.minLength(1), z.maxLength(MAX_PIECES_WORN)),
  /** The day where the person is. */
  day,
});

export const wearPieces = defineRoute({
  method: 'POST',
  path: '/api/closet/wears',
  tag: 'closet',
  summary: 'Pieces are worn on a day; a piece counts once a day, however often that is said',
  body: worn,
  response: pieces,
});

export const undoWear = defineRoute({
  method: 'POST',
  path: '/api/closet/wears/undo',
  tag: 'closet',
  summary: 'Pieces were not worn on that day after all',
  body: worn,
  response: pieces,
});

export const letPieceGo = defineRoute({
  method: 'DELETE',
  path: '/api/closet/pieces/:id',
  tag: 'closet',
  summary: `Let a piece go; for ${LET_GO_KEPT_DAYS} days it can be taken back`,
  params: idParams,
  response: success,
});

export const takePieceBack = defineRoute({
  method: 'POST',
  path: '/api/closet/pieces/:id/restore',
  tag: 'closet',
  summary: 'Take back a piece that was let go',
  params: idParams,
  response: closetPiece,
});

export const listPiecesLetGo = defineRoute({
  method: 'GET',
  path: '/api/closet/let-go',
  tag: 'closet',
  summary: 'The pieces that can still be taken back, the latest first',
  response: z.object({ pieces: z.array(pieceLetGo) }),
});

/** A garment of the wardrobe, as the drawer shows it. */
export const drawerGarment = z.object({
  key: z.string(),
  /** In English, e.g. "wide-leg trousers". */
  name: z.string(),
  slot: z.enum(SLOTS),
  category: z.string(),
  /** What it is usually made in, the most usual first. */
  color: pieceColor,
  pattern: z.enum(FABRIC_PATTERNS),
  cloths: z.array(z.string()),
});
export type DrawerGarment = z.infer<typeof drawerGarment>;

export const listDrawer = defineRoute({
  method: 'GET',
  path: '/api/closet/drawer',
  tag: 'closet',
  summary: 'Every garment that there is a drawing of, those first that the person usually wears',
  response: z.object({ garments: z.array(drawerGarment) }),
  revalidates: true,
});

/** What a line of words says of a piece, before anybody has said that it is so. */
export const piecesInWords = z.object({
  /** The words that it was read from. */
  said: z.string(),
  /** What the words may mean, the likeliest first; empty: what it is was not said, or not understood. */
  garments: z.array(z.object({ key: z.string(), name: z.string() })),
  name: z.string(),
  colors: z.array(pieceColor),
  /** No color was said: it is what the garment usually has. */
  isColorGuessed: z.boolean(),
  pattern: z.nullable(z.enum(FABRIC_PATTERNS)),
  cloth: z.nullable(z.string()),
  brand: z.string(),
  size: z.string(),
  priceCents: z.nullable(z.int()),
  notUnderstood: z.array(z.string()),
  /** A piece of the closet that is the same garment in the same color. */
  like: z.nullable(id),
});
export type PieceInWords = z.infer<typeof piecesInWords>;

export const readPieceWords = defineRoute({
  method: 'POST',
  path: '/api/closet/read',
  tag: 'closet',
  summary: 'What words say of pieces, English or German, a line each; nothing is kept',
  body: z.strictObject({ text: text(MAX_PIECE_WORDS_LENGTH) }),
  response: z.object({
    pieces: z.array(piecesInWords),
    /** The words of what is more than can be added at once. */
    left: z.array(z.string()),
  }),
});

export const searchCloset = defineRoute({
  method: 'GET',
  path: '/api/closet/search',
  tag: 'closet',
  summary: 'The ids of the pieces that words speak of, e.g. "blue winter coats"; those that fit best first',
  query: z.strictObject({ q: line(MAX_CLOSET_SEARCH_LENGTH) }),
  response: z.object({
    ids: z.array(id),
    /** What was looked for in names, brands and notes, as no garment, color or cloth is called so. */
    asText: z.array(z.string()),
  }),
});

/** Below this nothing can be said of what is missing: everything is. */
export const LEAST_PIECES_FOR_GAPS = 8;
export const MOST_GAPS = 5;
/** So many of a gap's looks are shown. */
const GAP_LOOKS_SHOWN = 3;
export const GAP_WEATHERS = ['hot', 'warm', 'mild', 'cool', 'cold', 'freezing'] as const;
export type GapWeather = (typeof GAP_WEATHERS)[number];

/** A purchase, and the looks that cannot be worn without it. */
export const closetGap = z.object({
  garment: z.string(),
  /** Of the garment, in English, like {@link closetPiece}. */
  garmentName: z.string(),
  slot: z.enum(SLOTS),
  color: pieceColor,
  pattern: z.enum(FABRIC_PATTERNS),
  cloth: z.string(),
  /** What it usually costs new. */
  usualCents: z.int(),
  /** How many looks it opens: good ones that differ in more than shoes and coat. */
  looks: z.int(),
  /** The best of them: what is worn with it, the latest layer first. */
  shown: z.array(z.object({ pieceIds: z.array(id) })).check(z.maxLength(GAP_LOOKS_SHOWN)),
  /** The day on which it opens the most. */
  day: z.object({
    weather: z.enum(GAP_WEATHERS),
    isWet: z.boolean(),
    /** How formal it is, as a place in the list of dress codes: 0 to {@link HIGHEST_FORMALITY}. */
    formality: z.int(),
  }),
  /** Nothing that is owned takes its place on that day. */
  isMissing: z.boolean(),
});
export type ClosetGap = z.infer<typeof closetGap>;

export const listGaps = defineRoute({
  method: 'GET',
  path: '/api/closet/gaps',
  tag: 'closet',
  summary: `At most ${MOST_GAPS} purchases for this season, what opens the most looks first; none below ${LEAST_PIECES_FOR_GAPS} pieces`,
  response: z.object({ gaps: z.array(closetGap) }),
});

/** A piece is quiet that was not worn for so long. */
export const QUIET_AFTER_DAYS = 60;
/** Who keeps a quiet piece is not asked about it for so long: a season. */
export const KEPT_QUIET_DAYS = 90;
export const MOST_QUIET = 5;

/** A piece that could be worn in this season, and was not for long. */
export const quietPiece = z.object({
  pieceId: id,
  /** The day on which it was last worn; of what never was, since when that is known. */
  since: z.string(),
  days: z.int(),
  isNeverWorn: z.boolean(),
  /** Looks of what is owned that it would make, without itself; none where nothing goes with it. */
  looks: z.array(z.object({ pieceIds: z.array(id) })),
});
export type QuietPiece = z.infer<typeof quietPiece>;

export const listQuiet = defineRoute({
  method: 'GET',
  path: '/api/closet/quiet',
  tag: 'closet',
  summary: `At most ${MOST_QUIET} pieces of the season that were not worn for ${QUIET_AFTER_DAYS} days, the longest first; none where no wear was noted in that time`,
  query: z.strictObject({
    /** The day where the person is. */
    day,
  }),
  response: z.object({ quiet: z.array(quietPiece) }),
});

export const keepQuietPiece = defineRoute({
  method: 'POST',
  path: '/api/closet/pieces/:id/keep',
  tag: 'closet',
  summary: `Keep a quiet piece: it is not asked about for ${KEPT_QUIET_DAYS} days`,
  params: idParams,
  response: success,
});

export const undoKeepQuietPiece = defineRoute({
  method: 'DELETE',
  path: '/api/closet/pieces/:id/keep',
  tag: 'closet',
  summary: 'A quiet piece was not to be kept after all: it is asked about again',
  params: idParams,
  response: success,
});

/** So many photos wait or are found in at once, and are taken at once. */
export const MAX_FINDS = 30;
const MAX_TAPS = 40;

/** So many garments are offered for a photo. */
const MAX_GUESSED = 3;

const part = z.number().check(z.minimum(0), z.maximum(1));
/** Where somebody tapped, in parts of the photo's width and height, and whether that belongs to the garment. */
export const findTap = z.strictObject({ x: part, y: part, belongs: z.boolean() });
export type FindTap = z.infer<typeof findTap>;

/** Where of a photo something is, in parts of its width and height. */
export const partOfPhoto = z.object({ x: part, y: part, width: part, height: part });
export type PartOfPhoto = z.infer<typeof partOfPhoto>;

/** A photo, and the garment that was found in it. */
export const closetFind = z.object({
  id,
  originalName: z.string(),
  photo: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  /** `waiting`: it is looked at soon. `found`: `image` shows it. `nothing`: no garment stands out. */
  state: z.enum(['waiting', 'found', 'nothing']),
  image: z.nullable(pieceImage),
  /** Where of the photo the image is; null where there is none, and of what was found before this was kept. */
  place: z.nullable(partOfPhoto),
  /** The largest share first; empty unless it is found. */
  colors: z.array(pieceColor),
  pattern: z.nullable(z.enum(FABRIC_PATTERNS)),
  taps: z.array(findTap),
  /** What it looks like, to be confirmed by the person: keys of the wardrobe, the likeliest first. Null: no idea. */
  guess: z.nullable(
    z.object({
      garments: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_GUESSED)),
      /** The first is meant, and the others are like it. */
      isSure: z.boolean(),
    }),
  ),
});
export type ClosetFind = z.infer<typeof closetFind>;

const finds = z.object({ finds: z.array(closetFind) });

export const listFinds = defineRoute({
  method: 'GET',
  path: '/api/closet/finds',
  tag: 'closet',
  summary: 'The photos that pieces are to be made of, the oldest first; work that was broken off goes on',
  response: finds,
});

export const uploadFinds = defineRoute({
  method: 'POST',
  path: '/api/closet/finds',
  tag: 'closet',
  summary: `Take up to ${MAX_FINDS} photos of clothes; unusable files are named, the others are looked at one by one`,
  body: multipart({ fileField: 'photos', maxFiles: MAX_FINDS, maxFileBytes: MAX_PHOTO_BYTES }),
  response: z.object({ ...finds.shape, rejected: z.array(rejectedFile) }),
});

export const cancelFinds = defineRoute({
  method: 'POST',
  path: '/api/closet/finds/cancel',
  tag: 'closet',
  summary: 'Put away the photos that still wait; what is found stays',
  response: finds,
});

export const tapFind = defineRoute({
  method: 'POST',
  path: '/api/closet/finds/:id/taps',
  tag: 'closet',
  summary: 'Say what of the photo belongs to the garment and what does not: it is cut out anew',
  params: idParams,
  body: z.strictObject({ taps: z.array(findTap).check(z.maxLength(MAX_TAPS)) }),
  response: closetFind,
});

export const confirmFind = defineRoute({
  method: 'POST',
  path: '/api/closet/finds/:id/confirm',
  tag: 'closet',
  summary: 'Put what was found into the closet, with its picture; the photo itself is removed',
  params: idParams,
  body: newPiece,
  response: closetPiece,
});

export const removeFind = defineRoute({
  method: 'DELETE',
  path: '/api/closet/finds/:id',
  tag: 'closet',
  summary: 'Put a photo away without a piece',
  params: idParams,
  response: success,
});

const shade = z.string().check(z.regex(/^[0-9a-f]{6}$/));

export const drawPiece = defineRoute({
  method: 'GET',
  path: DRAWINGS_PATH,
  tag: 'closet',
  summary:
    'A garment of the wardrobe drawn in a color: WebP with alpha, at most 12 KB, or 60 where it is large',
  params: z.strictObject({ garment: known }),
  query: z.strictObject({
    color: shade,
    second: z.optional(shade),
    pattern: z.optional(z.enum(FABRIC_PATTERNS)),
    cloth: z.optional(known),
    /** Its long side has 320 px, or 1,000. */
    size: z.optional(z.enum(DRAWING_SIZES)),
    /** Which drawings these are: another number, another address, so that browsers ask anew. */
    v: z.optional(z.string().check(z.maxLength(8))),
  }),
  response: 'file',
});

/** Whether a text is a day of the calendar: no 30 February, and none before anybody's clothes. */
function isDay(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || given < EARLIEST_DAY) return false;
  const parsed = new Date(`${given}T00:00:00.000Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(given);
}
