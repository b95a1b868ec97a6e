import { uploadProfilePicture } from '#contract/profile-picture.ts';
import { serve } from '#server/http/serve.ts';
import type { ProfilePictureService } from './profile-picture.service.ts';

export function profilePictureRoutes(pictures: ProfilePictureService) {
  return [serve(uploadProfilePicture, ({ user, files, signal }) => pictures.replace(user.id, files, signal))];
}
