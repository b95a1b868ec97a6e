import * as z from 'zod/mini';
import { defineRoute, multipart } from './route.ts';

export const MAX_PROFILE_PICTURE_BYTES = 5 * 1024 * 1024;

export const PROFILE_PICTURE_REFUSALS = {
  notAnImage: 'Please select an image file',
  tooLarge: 'Please select an image smaller than 5MB',
} as const;

export const uploadProfilePicture = defineRoute({
  method: 'POST',
  path: '/api/profile-picture',
  tag: 'account',
  summary: 'Replace the profile picture; it is cropped to a square',
  body: multipart({
    fileField: 'profilePicture',
    maxFiles: 1,
    maxFileBytes: MAX_PROFILE_PICTURE_BYTES,
  }),
  response: z.object({ profileImageUrl: z.string() }),
});
