import * as z from 'zod/mini';
import { chosenPassword, emailAddress, MIN_PASSWORD_LENGTH, provedPassword } from './auth.ts';
import { fieldError } from './field-errors.ts';
import { defineRoute } from './route.ts';
import { success } from './shared-shapes.ts';

const MAX_TOKEN_LENGTH = 100;

export const forgotForm = z.object({ email: emailAddress });

const TOKEN_MISSING = fieldError('reset_code_missing');

/** The code from the mail. Spaces are how people copy it, so they do not count. */
const resetToken = z.string(TOKEN_MISSING).check(
  z.maxLength(MAX_TOKEN_LENGTH, fieldError('reset_code_impossible')),
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.minLength(1, TOKEN_MISSING),
);

const CONFIRMATION_MISSING = fieldError('password_unconfirmed');

const reset = {
  token: resetToken,
  newPassword: chosenPassword(fieldError('password_too_short', MIN_PASSWORD_LENGTH)),
  confirmPassword: z.string(CONFIRMATION_MISSING).check(z.minLength(1, CONFIRMATION_MISSING)),
};

function areSame(form: { newPassword: string; confirmPassword: string }): boolean {
  return form.newPassword === form.confirmPassword;
}

export const resetForm = z
  .object(reset)
  .check(z.refine(areSame, { error: fieldError('passwords_differ'), path: ['confirmPassword'] }));

const change = {
  currentPassword: provedPassword(fieldError('current_password_missing')),
  newPassword: chosenPassword(fieldError('new_password_too_short', MIN_PASSWORD_LENGTH)),
};

export const changePasswordForm = z
  .object({
    ...change,
    confirmPassword: z.string().check(z.minLength(1, fieldError('new_password_unconfirmed'))),
  })
  .check(z.refine(areSame, { error: fieldError('new_passwords_differ'), path: ['confirmPassword'] }));

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  tag: 'auth',
  summary: 'Send a reset code; the answer is the same whether or not the address has an account',
  access: 'visitor-or-user',
  body: z.strictObject(forgotForm.shape),
  response: z.object({
    email: z.string(),
    /** `screen`: it is shown to whoever sits at this machine, in local mode. `operator`: no mail is sent from here. */
    codeFrom: z.enum(['screen', 'mail', 'operator']),
    resetCode: z.optional(z.string()),
  }),
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  tag: 'auth',
  summary: 'Set a new password with a reset code; ends every session',
  access: 'visitor-or-user',
  body: z
    .strictObject({ ...reset, email: emailAddress })
    .check(z.refine(areSame, { error: fieldError('passwords_differ'), path: ['confirmPassword'] })),
  response: success,
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  tag: 'auth',
  summary: 'Change the password; ends every other session',
  body: z.strictObject(change),
  response: success,
});
