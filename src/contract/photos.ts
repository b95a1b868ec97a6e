import * as z from 'zod/mini';
import { defineRoute, multipart } from './route.ts';
import { said } from './said.ts';
import { id, idParams, picture, success } from './shared-shapes.ts';
import { seenColour } from './style-profile.ts';

export const MAX_PHOTOS = 12;
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
/** More pixels than this are refused by the header alone, before decoding. */
export const MAX_PHOTO_PIXELS = 40_000_000;
/** How long a deleted photo can be put back. */
export const PHOTO_RESTORE_MINUTES = 4;
/** Within so many minutes of its deletion a photo's bytes are gone. */
export const PHOTO_GONE_MINUTES = 5;

export const photo = z.object({
  id,
  ...picture.shape,
  originalName: z.string(),
  /** What was read of the clothes in it, strongest first; empty where nothing could be. */
  palette: z.array(seenColour),
});

export type Photo = z.infer<typeof photo>;

/** A photo that lost its slot a moment ago and can still be put back, for so many seconds. */
export const deletedPhoto = z.object({ ...photo.shape, secondsLeft: z.int() });

export type DeletedPhoto = z.infer<typeof deletedPhoto>;

/** A file among good ones that was not kept, and why. */
export const rejectedFile = z.object({ name: z.string(), ...said.shape });

export const uploadResult = z.object({
  uploaded: z.int(),
  remaining: z.int(),
  photos: z.array(photo),
  rejected: z.array(rejectedFile),
});

export type UploadResult = z.infer<typeof uploadResult>;

export const listPhotos = defineRoute({
  method: 'GET',
  path: '/api/photos',
  tag: 'photos',
  summary: 'The photos of the signed-in user, oldest first',
  response: z.array(photo),
});

export const uploadPhotos = defineRoute({
  method: 'POST',
  path: '/api/photos/upload',
  tag: 'photos',
  summary: `Add up to ${MAX_PHOTOS} photos; unusable files are named, the others kept`,
  body: multipart({ fileField: 'photos', maxFiles: MAX_PHOTOS, maxFileBytes: MAX_PHOTO_BYTES }),
  response: uploadResult,
});

export const deletePhoto = defineRoute({
  method: 'DELETE',
  path: '/api/photos/:id',
  tag: 'photos',
  summary: `Delete a photo; for ${PHOTO_RESTORE_MINUTES} minutes it can be restored`,
  params: idParams,
  response: success,
});

export const restorePhoto = defineRoute({
  method: 'POST',
  path: '/api/photos/:id/restore',
  tag: 'photos',
  summary: 'Put a deleted photo back where it was; 403 `plan_limit` when no slot is free',
  params: idParams,
  response: photo,
});

export const listDeletedPhotos = defineRoute({
  method: 'GET',
  path: '/api/photos/deleted',
  tag: 'photos',
  summary: 'The photos that can still be restored, the last deleted first',
  response: z.array(deletedPhoto),
});

export const removeDeletedPhotos = defineRoute({
  method: 'DELETE',
  path: '/api/photos/deleted',
  tag: 'photos',
  summary: 'Remove the deleted photos for good now',
  response: success,
});
