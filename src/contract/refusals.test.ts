import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBody } from './error.ts';
import { FIELD_ERRORS, fieldError, readFieldError } from './field-errors.ts';
import { refusal } from './refusals.ts';
import { fill } from './said.ts';

test('a refusal says its code, its reason, its parameters and what they make in English', () => {
  const { body, status } = refusal('too_many_photos', { params: { places: 2, limit: 12 } });

  expect(body).toEqual({
    message: 'You can only upload 2 more photos (maximum 12 total)',
    code: 'plan_limit',
    reason: 'too_many_photos',
    params: { places: 2, limit: 12 },
  });
  expect(status).toBe(403);
  expect(errorBody.parse(body)).toEqual(body);
});

test('what is about one field stands beside it too', () => {
  expect(refusal('wrong_current_password', { field: 'currentPassword' }).body).toEqual({
    message: 'Current password is incorrect',
    code: 'invalid',
    reason: 'wrong_current_password',
    fields: {
      currentPassword: { message: 'Current password is incorrect', reason: 'wrong_current_password' },
    },
  });
});

test('what really happened stays out of the answer', () => {
  const cause = new Error('SQLITE_FULL');
  const error = refusal('storage_full', { cause, retryAfterSeconds: 5 });

  expect(error.cause).toBe(cause);
  expect(error.retryAfterSeconds).toBe(5);
  expect(JSON.stringify(error.body)).not.toContain('SQLITE');
});

test('a parameter is put in as it was given, whatever is in it', () => {
  expect(fill('I did not understand: {words}.', { words: '$& {words} <b>' })).toBe(
    'I did not understand: $& {words} <b>.',
  );
  expect(fill('{unknown} stays', {})).toBe('{unknown} stays');
  expect(fill('{toString} stays', {})).toBe('{toString} stays');
});

test('what a schema finds is read with its limit; words of others are not ours', () => {
  const schema = z.string().check(z.maxLength(3, fieldError('text_too_long', 3)));
  const found = schema.safeParse('four').error?.issues[0]?.message ?? '';

  expect(readFieldError(found, FIELD_ERRORS)).toEqual({
    message: 'Please use at most 3 characters',
    reason: 'text_too_long',
    params: { limit: 3 },
  });
  expect(readFieldError('Invalid input: expected string', FIELD_ERRORS)).toBeNull();
  expect(readFieldError('toString', FIELD_ERRORS)).toBeNull();
});
