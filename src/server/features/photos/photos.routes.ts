import {
  deletePhoto,
  listDeletedPhotos,
  listPhotos,
  removeDeletedPhotos,
  restorePhoto,
  uploadPhotos,
} from '#contract/photos.ts';
import { serve } from '#server/http/serve.ts';
import type { PhotosService } from './photos.service.ts';

export function photosRoutes(photos: PhotosService) {
  return [
    serve(listPhotos, ({ user }) => photos.list(user.id)),
    serve(uploadPhotos, ({ user, files, signal }) => photos.upload(user.id, files, signal)),
    serve(deletePhoto, ({ user, params }) => photos.delete(user.id, params.id)),
    serve(restorePhoto, ({ user, params }) => photos.restore(user.id, params.id)),
    serve(listDeletedPhotos, ({ user }) => photos.listDeleted(user.id)),
    serve(removeDeletedPhotos, ({ user }) => photos.removeDeleted(user.id)),
  ];
}
