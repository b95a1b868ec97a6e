import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';

/** Ids are ours: `crypto.randomUUID()` without dashes would do too, so the shape is checked loosely but shortly. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, fieldError('id_invalid')));

export const idParams = z.strictObject({ id });

export const success = z.object({ success: z.literal(true) });

/** An instant as ISO 8601 in UTC, e.g. `2026-11-20T20:05:25.123Z`. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is this pattern's purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/;
/** Half of a character that needs two: not text, e.g. for an address that is made of it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LINE_BREAKS = /[\t\n\r]/;

/**
 * Free text of a person: trimmed, in Unicode NFC, without control characters (line breaks are kept).
 * @param missing what is said where there is none at all
 */
export function text(maxLength: number, missing = fieldError('text_missing')) {
  return z.string(missing).check(
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(maxLength, fieldError('text_too_long', maxLength)),
    z.refine(
      (value) => !CONTROL_CHARACTERS.test(value) && !LONE_SURROGATE.test(value),
      fieldError('text_invisible'),
    ),
  );
}

/** As {@link text}, on one line. */
export function line(maxLength: number, missing?: string) {
  return text(maxLength, missing).check(
    z.refine((value) => !LINE_BREAKS.test(value), fieldError('text_not_one_line')),
  );
}

/** A value on a scale from 0 to 100. */
export const score = z.int().check(z.minimum(0), z.maximum(100));

/** `#rrggbb`. */
export const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/**
 * A stored picture as the screens need it. Addresses are ours and private to the owner;
 * width and height are those of the full picture, in pixels.
 */
export const picture = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  thumbnailAvifUrl: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
});

export type Picture = z.infer<typeof picture>;

/** Which engine answered, kept with every analysis and outfit and shown on screen. */
export const provenance = z.object({
  engine: z.enum(['house', 'model']),
  model: z.nullable(z.string()),
  /** Of the engine's answers or prompts, not of its rules; kept to look into what is stored, nothing decides by it. */
  version: z.string(),
  /** One sentence for the person, e.g. "Styled on this server from colors, patterns and your answers". */
  disclosure: z.string(),
  /** True: it stepped in for a model that did not answer. */
  fallback: z.optional(z.boolean()),
  /** That model; older answers name it in the disclosure only. */
  insteadOf: z.optional(z.string()),
});

export type Provenance = z.infer<typeof provenance>;
