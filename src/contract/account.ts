import * as z from 'zod/mini';
import { emailAddress } from './auth.ts';
import { fieldError } from './field-errors.ts';
import { defineRoute } from './route.ts';
import { success } from './shared-shapes.ts';

/** Without a password to ask for, deleting an account takes a session that was signed in this recently. */
export const FRESH_SIGN_IN_MINUTES = 15;

const PASSWORD_REQUIRED = fieldError('password_missing');
const password = z.string().check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(1024));

/** The proof that a password account asks for. */
export const deletionByPassword = z.object({ password });
/** The proof that the account of a provider asks for: its own address, typed again. */
export const deletionByEmail = z.object({ email: emailAddress });

export const exportAccount = defineRoute({
  method: 'GET',
  path: '/api/account/export',
  tag: 'account',
  summary:
    'Everything of the signed-in user as a ZIP: JSON by subject, and all pictures (browser navigation)',
  response: 'download',
});

export const deleteAccount = defineRoute({
  method: 'DELETE',
  path: '/api/account',
  tag: 'account',
  summary:
    'Delete the account with everything in it. The proof is the password, or for the account of a provider its e-mail address in a fresh session',
  body: z.strictObject({ password: z.optional(password), email: z.optional(emailAddress) }),
  response: success,
});
