import { deletePhoto, listPhotos, uploadPhotos } from '#contract/photos.ts';
import { serve } from '#server/http/serve.ts';
import type { PhotosService } from './photos.service.ts';

export function photosRoutes(photos: PhotosService) {
  return [
    serve(listPhotos, ({ user }) => photos.list(user.id)),
    serve(uploadPhotos, ({ user, files, signal }) => photos.upload(user.id, files, signal)),
    serve(deletePhoto, ({ user, params }) => photos.delete(user.id, params.id)),
  ];
}
