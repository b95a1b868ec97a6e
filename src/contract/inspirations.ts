import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { defineRoute, multipart } from './route.ts';
import { id, idParams, instant, line, picture, success, text } from './shared-shapes.ts';
import { seenColour } from './style-profile.ts';

export const INSPIRATION_CATEGORIES = ['outfit', 'celeb_look', 'item', 'color_inspo', 'texture'] as const;
export type InspirationCategory = (typeof INSPIRATION_CATEGORIES)[number];
export const INSPIRATION_CATEGORY_LABELS: Record<InspirationCategory, string> = {
  outfit: 'Complete Outfit',
  celeb_look: 'Celebrity Look',
  item: 'Individual Item',
  color_inspo: 'Color Inspiration',
  texture: 'Texture & Fabric',
};
export const DEFAULT_INSPIRATION_CATEGORY: InspirationCategory = 'outfit';

/** As the specification gives it: 20 MB. */
export const MAX_INSPIRATION_BYTES = 20_971_520;
export const MAX_INSPIRATION_TITLE_LENGTH = 120;
export const MAX_INSPIRATION_DESCRIPTION_LENGTH = 2_000;
export const MAX_INSPIRATION_TAGS = 20;
export const MAX_INSPIRATION_TAG_LENGTH = 40;
export const MAX_WEB_ADDRESS_LENGTH = 2_048;
/** Of what is given, before it is separated: with room for as many blank and repeated ones. */
const MAX_TAGS_TEXT = 2_000;
/** A card shows this many tags; the others are counted. */
export const TAGS_ON_A_CARD = 3;
/** For so long a deleted inspiration can be put back; then its pictures are removed. */
export const RESTORABLE_MS = 4 * 60_000;

const plainUrl = z.url({ protocol: /^https?$/ });

/**
 * Whether a text is a whole http(s) address that may become a link: no other scheme, nothing relative, and no name
 * before an @ that poses as the host.
 */
export function isWebAddress(address: string): boolean {
  return (
    address.length <= MAX_WEB_ADDRESS_LENGTH &&
    /^https?:\/\/[^\s\\@/?#]+(?:[/?#]\S*)?$/i.test(address) &&
    plainUrl.safeParse(address).success
  );
}

const imageAddress = line(MAX_WEB_ADDRESS_LENGTH, fieldError('picture_missing')).check(
  z.minLength(1, fieldError('picture_missing')),
  // Other faults, e.g. a name before an @, are the fetching client's to name.
  z.refine(
    (address) => address === '' || /^https?:\/\//i.test(address),
    fieldError('picture_address_invalid'),
  ),
);

/** Optional: null or an empty text is none. */
const sourceAddress = z.pipe(
  z.nullable(
    line(MAX_WEB_ADDRESS_LENGTH).check(
      z.refine((address) => address === '' || isWebAddress(address), fieldError('source_address_invalid')),
    ),
  ),
  z.transform((address) => (address === '' ? null : address)),
);

/** A list, or comma-separated text; blank and repeated ones are left out, and a comma always separates. */
const tags = z.pipe(
  z
    .union([z.string(), z.array(z.string())])
    .check(
      z.refine(
        (given) => [given].flat().join().length <= MAX_TAGS_TEXT,
        fieldError('too_many_tags', MAX_INSPIRATION_TAGS),
      ),
    ),
  z.pipe(
    z.transform(separateTags),
    z.pipe(
      z
        .array(
          z
            .string()
            .check(
              z.maxLength(MAX_INSPIRATION_TAG_LENGTH, fieldError('tag_too_long', MAX_INSPIRATION_TAG_LENGTH)),
            ),
        )
        .check(z.maxLength(MAX_INSPIRATION_TAGS, fieldError('too_many_tags', MAX_INSPIRATION_TAGS))),
      z.array(line(MAX_INSPIRATION_TAG_LENGTH)),
    ),
  ),
);

export function separateTags(given: string | string[]): string[] {
  const seen = new Set<string>();
  return [given]
    .flat()
    .flatMap((part) => part.split(','))
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = tag.toLowerCase();
      if (tag === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

const title = line(MAX_INSPIRATION_TITLE_LENGTH, fieldError('title_missing')).check(
  z.minLength(1, fieldError('title_missing')),
);
/** Forms that carry files send every line break as two characters. */
const description = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/\r\n?/g, '\n')),
  ),
  text(MAX_INSPIRATION_DESCRIPTION_LENGTH),
);
const category = z.enum(INSPIRATION_CATEGORIES);

const written = {
  title,
  description: z._default(description, ''),
  sourceUrl: z._default(sourceAddress, null),
  category: z._default(category, DEFAULT_INSPIRATION_CATEGORY),
  tags: z._default(tags, []),
};

export const inspirationFields = z.strictObject(written);
/** What a person writes about a picture. */
export type InspirationFields = z.output<typeof inspirationFields>;

export const inspirationWithAddress = z.strictObject({ ...written, imageUrl: imageAddress });

/** Fields that are absent stay as they are. */
export const inspirationEdit = z.strictObject({
  title: z.optional(title),
  description: z.optional(description),
  sourceUrl: z.optional(sourceAddress),
  category: z.optional(category),
  tags: z.optional(tags),
});
export type InspirationEdit = z.output<typeof inspirationEdit>;

export const inspiration = z.object({
  id,
  title: z.string(),
  description: z.string(),
  category,
  tags: z.array(z.string()),
  /** Our own copy's, private to its owner; or, where the server could not fetch it, the pasted address. */
  imageUrl: z.nullable(z.string()),
  /** Sizes of our own copy; null while there is none. */
  picture: z.nullable(picture),
  /** Where it was found; always http(s). */
  sourceUrl: z.nullable(z.string()),
  /** What the stylist reads in the picture, strongest first; empty where there is no copy of ours. */
  palette: z.array(seenColour),
  createdAt: instant,
});
export type Inspiration = z.infer<typeof inspiration>;

export const listInspirations = defineRoute({
  method: 'GET',
  path: '/api/style/inspirations',
  tag: 'inspirations',
  summary: 'The inspiration board, newest first',
  response: z.array(inspiration),
});

export const addInspiration = defineRoute({
  method: 'POST',
  path: '/api/style/inspirations',
  tag: 'inspirations',
  summary: 'Add a picture by its address; it is fetched once and kept as our own copy where that is possible',
  body: inspirationWithAddress,
  response: inspiration,
});

export const uploadInspiration = defineRoute({
  method: 'POST',
  path: '/api/style/inspirations/upload',
  tag: 'inspirations',
  summary: 'Add a picture by its file',
  body: multipart({
    fileField: 'image',
    maxFiles: 1,
    maxFileBytes: MAX_INSPIRATION_BYTES,
    fields: inspirationFields,
  }),
  response: inspiration,
});

export const editInspiration = defineRoute({
  method: 'PATCH',
  path: '/api/style/inspirations/:id',
  tag: 'inspirations',
  summary: 'Change what is written about an inspiration',
  params: idParams,
  body: inspirationEdit,
  response: inspiration,
});

export const deleteInspiration = defineRoute({
  method: 'DELETE',
  path: '/api/style/inspirations/:id',
  tag: 'inspirations',
  summary: `Delete an inspiration; for ${RESTORABLE_MS / 60_000} minutes it can be put back`,
  params: idParams,
  response: success,
});

export const restoreInspiration = defineRoute({
  method: 'POST',
  path: '/api/style/inspirations/:id/restore',
  tag: 'inspirations',
  summary: 'Put a deleted inspiration back',
  params: idParams,
  response: inspiration,
});
