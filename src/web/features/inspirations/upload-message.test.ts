import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { uploadMessage } from './upload-message.ts';

const answered = (status: number, message: string, code: string, reason?: string) =>
  new ApiError(status, '', JSON.stringify({ code, message, reason }));

test.each([
  [
    answered(413, 'File too large. Please select an image smaller than 20MB.', 'too_large', 'file_too_large'),
    'File too large. Please select an image smaller than 20MB.',
  ],
  [
    answered(
      415,
      'Only image files are allowed: JPEG, PNG, WebP, GIF or AVIF.',
      'not_an_image',
      'not_an_image',
    ),
    'Invalid file type. Please select a JPEG, PNG, WebP, or GIF image.',
  ],
  [
    answered(400, 'This address cannot be fetched.', 'invalid', 'address_leads_inside'),
    'Network error. Please check your connection and try again.',
  ],
  [new NetworkError(undefined), 'Network error. Please check your connection and try again.'],
  [
    new ApiError(413, 'Content Too Large', '<html>a proxy says so</html>'),
    'File too large for upload. Please select a smaller image.',
  ],
  [answered(403, 'Your board is full.', 'plan_limit'), 'Your board is full.'],
  [new ApiError(502, 'Bad Gateway', '<html>'), 'Failed to add inspiration.'],
])('%s is said as the specification rewrites it', (error, message) => {
  expect(uploadMessage(error)).toBe(message);
});
