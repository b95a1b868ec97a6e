import * as z from 'zod/mini';
import { chosenPassword, emailAddress, MIN_PASSWORD_LENGTH, provedPassword } from './auth.ts';
import { defineRoute } from './route.ts';
import { success } from './shared-shapes.ts';

const MAX_TOKEN_LENGTH = 100;

export const forgotForm = z.object({ email: emailAddress });

const TOKEN_MISSING = 'Reset token is required';

/** The code from the mail. Spaces are how people copy it, so they do not count. */
const resetToken = z.string(TOKEN_MISSING).check(
  z.maxLength(MAX_TOKEN_LENGTH, 'That is longer than a reset code is'),
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.minLength(1, TOKEN_MISSING),
);

const CONFIRMATION_MISSING = 'Please confirm your password';

const reset = {
  token: resetToken,
  newPassword: chosenPassword(`Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
  confirmPassword: z.string(CONFIRMATION_MISSING).check(z.minLength(1, CONFIRMATION_MISSING)),
};

function areSame(form: { newPassword: string; confirmPassword: string }): boolean {
  return form.newPassword === form.confirmPassword;
}

export const resetForm = z
  .object(reset)
  .check(z.refine(areSame, { error: "Passwords don't match", path: ['confirmPassword'] }));

const change = {
  currentPassword: provedPassword('Current password is required'),
  newPassword: chosenPassword(`New password must be at least ${MIN_PASSWORD_LENGTH} characters`),
};

export const changePasswordForm = z
  .object({
    ...change,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your new password')),
  })
  .check(z.refine(areSame, { error: "New passwords don't match", path: ['confirmPassword'] }));

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
    .check(z.refine(areSame, { error: "Passwords don't match", path: ['confirmPassword'] })),
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
