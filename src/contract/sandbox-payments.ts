import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { defineRoute } from './route.ts';

// The sandbox's own form, in place of a card provider's: local mode only. Its answers have the provider's shape, so the
// checkout treats both alike.

/** Who has it may pay that one purchase. */
const clientSecret = z.string().check(z.minLength(1), z.maxLength(200));

export const cardForm = z.object({
  number: z.string().check(z.regex(/^[\d\s-]{12,30}$/, fieldError('card_number_incomplete'))),
  /** Month and year. The slash may be missing: a telephone's number pad has none. */
  expiry: z
    .string()
    .check(
      z.regex(
        /^\s*(0?[1-9]\s*\/|1[0-2]\s*\/|0[1-9]|1[0-2])\s*(\d{2}|20\d{2})\s*$/,
        fieldError('card_expiry_incomplete'),
      ),
    ),
  cvc: z.string().check(z.regex(/^\s*\d{3,4}\s*$/, fieldError('card_code_incomplete'))),
});

/** As the provider's browser library answers: one of the two. */
export const sandboxResult = z.object({
  paymentIntent: z.optional(
    z.object({ id: z.string(), status: z.enum(['succeeded', 'requires_action', 'processing']) }),
  ),
  error: z.optional(
    z.object({
      type: z.enum(['card_error', 'validation_error', 'invalid_request_error']),
      code: z.string(),
      declineCode: z.nullable(z.string()),
      message: z.string(),
    }),
  ),
});
export type SandboxResult = z.infer<typeof sandboxResult>;

export const sandboxConfirm = defineRoute({
  method: 'POST',
  path: '/api/sandbox-payments/confirm',
  tag: 'sandbox payments',
  summary: 'Pay with a test card; no money moves',
  body: z.strictObject({ clientSecret, card: cardForm }),
  response: sandboxResult,
});

export const sandboxAuthenticate = defineRoute({
  method: 'POST',
  path: '/api/sandbox-payments/authenticate',
  tag: 'sandbox payments',
  summary: "Answer the test bank's question",
  body: z.strictObject({ clientSecret, outcome: z.enum(['approve', 'refuse']) }),
  response: sandboxResult,
});
