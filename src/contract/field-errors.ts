import { fill, type Said } from './said.ts';

/** What can be wrong with a field of a form, by its reason. `{limit}` is a number of characters or of things. */
export const FIELD_ERRORS = {
  email_invalid: 'Valid email is required',
  email_missing: 'Please enter your email',
  name_missing: 'Your name is required',
  password_missing: 'Password is required',
  password_too_short: 'Password must be at least {limit} characters',
  password_too_long: 'Password must be at most {limit} characters',
  password_impossible: 'That is longer than a password can be',
  password_unconfirmed: 'Please confirm your password',
  passwords_differ: "Passwords don't match",
  current_password_missing: 'Current password is required',
  new_password_too_short: 'New password must be at least {limit} characters',
  new_password_unconfirmed: 'Please confirm your new password',
  new_passwords_differ: "New passwords don't match",
  reset_code_missing: 'Reset token is required',
  reset_code_impossible: 'That is longer than a reset code is',
  text_missing: 'Please enter a text',
  text_too_long: 'Please use at most {limit} characters',
  text_invisible: 'Please remove the invisible characters',
  text_not_one_line: 'Please write this on one line',
  style_tag_missing: 'A style tag cannot be empty',
  feedback_missing: 'Please enter feedback',
  colors_missing: 'Please select at least one color for your custom palette.',
  too_many_colors: 'Please select at most {limit} colors.',
  piece_color_missing: 'Please choose a color',
  day_invalid: 'Please enter a day like 2026-11-23',
  day_to_come: 'That day is still to come',
  price_invalid: 'Please enter a price from 0 to 1,000,000',
  garment_unknown: 'Please choose what it is',
  cloth_unknown: 'Please choose one of the fabrics',
  too_many_anchors: 'At most {limit} pieces can be set',
  keep_missing: 'Please choose what to keep',
  change_missing: 'Please say what to change',
  title_missing: 'Please give it a title',
  picture_missing: 'Please choose a picture, or paste the address of one.',
  picture_address_invalid: 'This address cannot be fetched: it has to begin with http:// or https://.',
  source_address_invalid: 'A source has to be a web address that begins with http:// or https://.',
  too_many_tags: 'Please use at most {limit} tags',
  tag_too_long: 'A tag can have at most {limit} characters',
  card_number_incomplete: 'Your card number is incomplete.',
  card_expiry_incomplete: "Your card's expiration date is incomplete.",
  card_code_incomplete: "Your card's security code is incomplete.",
  id_invalid: 'That is not an id',
  payment_id_invalid: 'Not an id of a payment',
} as const;

export type FieldErrorReason = keyof typeof FIELD_ERRORS;

/** What follows a reason whose text has a limit in it. */
type Limit<Reason extends FieldErrorReason> =
  (typeof FIELD_ERRORS)[Reason] extends `${string}{limit}${string}` ? [limit: number] : [];

/** What a schema says of a field: the reason, with its limit behind a colon, for {@link readFieldError}. */
export function fieldError<Reason extends FieldErrorReason>(
  reason: Reason,
  ...[limit]: Limit<Reason>
): string {
  return limit === undefined ? reason : `${reason}:${limit}`;
}

/**
 * What a schema found, as a sentence.
 * @param words {@link FIELD_ERRORS}, or the same in another language
 * @returns null for what is none of ours, e.g. zod's own message of a wrong type
 */
export function readFieldError(found: string, words: Readonly<Record<string, string>>): Said | null {
  const [reason = '', limit] = found.split(':');
  const text = Object.hasOwn(words, reason) ? words[reason] : undefined;
  if (text === undefined) return null;
  const params = limit === undefined ? undefined : { limit: Number(limit) };
  return { message: fill(text, params), reason, ...(params && { params }) };
}
