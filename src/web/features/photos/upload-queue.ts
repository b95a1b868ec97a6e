import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { AppErrorCode } from '#contract/error.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, type UploadResult } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { ApiError, inlineMessageOf, messageOf } from '#web/lib/api-error.ts';
import { inWords } from '#web/lib/in-words.ts';
import { retryOnce } from '#web/lib/retry.ts';
import { kindOfPicture } from '#web/lib/sniff-picture.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PHOTOS_COPY as COPY } from './copy.ts';
import { photosQuery } from './photos.queries.ts';
import { sendPhotos } from './send-photos.ts';

/** A photo on its way. */
export interface QueuedPhoto {
  id: string;
  name: string;
  /** The file as it is sent: made small first. */
  file: File;
  /** Shows the picture from the browser's memory; null until it is ready. */
  previewUrl: string | null;
  /** `saving`: all bytes have left and the server is at work. `failed`: may be tried again. */
  state: 'preparing' | 'sending' | 'saving' | 'failed';
  /** The part of it that has left, from 0 to 1. */
  sent: number;
}

/** A file that was not taken, and why. */
export interface LeftOutFile {
  id: string;
  name: string;
  reason: string;
}

export interface UploadState {
  photos: readonly QueuedPhoto[];
  leftOut: readonly LeftOutFile[];
  /** What went wrong with the photos that failed; stays until the next try. */
  problem: string | null;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Answers that speak of the files themselves: sending the same again would be refused again. */
const FINAL_ANSWERS: readonly (AppErrorCode | undefined)[] = [
  'not_an_image',
  'too_large',
  'plan_limit',
  'unsupported_body',
  'invalid',
];

/** While other tabs of the same person upload, this one waits for its turn, ten minutes at most. */
const TURN_MS = 3_000;
const MOST_TURNS = 200;
const PAUSE_MS = 1_000;

const queues = new WeakMap<QueryClient, UploadQueue>();

/** The one queue of an app's cache. It outlives the panel: looking at another tab does not stop an upload. */
export function uploadQueueOf(queryClient: QueryClient): UploadQueue {
  const queue = queues.get(queryClient) ?? createUploadQueue(queryClient);
  queues.set(queryClient, queue);
  return queue;
}

function createUploadQueue(queryClient: QueryClient) {
  let state: UploadState = { photos: [], leftOut: [], problem: null };
  let request: AbortController | null = null;
  let nextId = 1;
  const listeners = new Set<() => void>();

  const upload = new MutationObserver(queryClient, {
    mutationFn: (batch: readonly QueuedPhoto[]) => {
      request = new AbortController();
      // One that was cancelled while a second try was waited for stays out of it.
      const wanted = batch.filter(({ id }) => isQueued(id));
      if (wanted.length === 0) request.abort();

      return sendPhotos(
        wanted.map(({ file }) => file),
        { signal: request.signal, onProgress: (sent) => showProgress(wanted, sent) },
      );
    },
    // Again only when the server said that it failed: where no answer came, the photos may be there already.
    retry: (failures, error) =>
      isWaiting(error) ? failures < MOST_TURNS : error instanceof ApiError && retryOnce(failures, error),
    retryDelay: (_, error) => (isWaiting(error) ? TURN_MS : PAUSE_MS),
  });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot: () => state,

    /** Takes pictures in while there are slots: the first ones, and the rest are named. */
    async add(files: readonly File[]): Promise<void> {
      if (files.length === 0) return;
      if (isUploading(state)) return leaveOut(files, COPY.leftOut.busy);

      const kinds = await Promise.all(files.map(kindOfPicture));
      // Another choice may have come first while the bytes were looked at.
      if (isUploading(state)) return leaveOut(files, COPY.leftOut.busy);
      leaveOut(
        files.filter((_, place) => !kinds[place]),
        COPY.leftOut.notAPicture,
      );

      const pictures = files.filter((_, place) => kinds[place]);
      const free = freeSlots(queryClient, state);
      if (pictures.length > free) {
        showToast({
          title: COPY.limitReached.title,
          description: COPY.limitReached.text(free),
          variant: 'destructive',
        });
        leaveOut(pictures.slice(free), COPY.leftOut.noSlot);
      }
      await begin(pictures.slice(0, free));
    },

    cancel(id: string): void {
      const isOnItsWay = state.photos.find((photo) => photo.id === id)?.state === 'sending';
      remove([id]);
      // The request that carries it is stopped; what else was in it is sent anew.
      if (isOnItsWay) request?.abort();
    },

    retry: (id: string): Promise<void> => send([id]),

    retryAll: (): Promise<void> =>
      send(state.photos.filter((photo) => photo.state === 'failed').map((photo) => photo.id)),

    dismiss(ids: readonly string[]): void {
      publish({ leftOut: state.leftOut.filter((file) => !ids.includes(file.id)) });
    },
  };

  async function begin(files: readonly File[]): Promise<void> {
    const photos = files.map((file): QueuedPhoto => {
      return { id: newId(), name: file.name, file, previewUrl: null, state: 'preparing', sent: 0 };
    });
    publish({ photos: [...state.photos, ...photos], problem: null });

    await Promise.all(photos.map(prepare));
    await send(photos.map((photo) => photo.id));
  }

  async function prepare(photo: QueuedPhoto): Promise<void> {
    const file = await madeSmall(photo.file);
    // What the browser could not make smaller it cannot show either: the tile says the name then.
    const isShown = (await kindOfPicture(file)) !== 'heic';
    if (!isQueued(photo.id)) return;

    if (file.size > MAX_PHOTO_BYTES) {
      remove([photo.id]);
      leaveOut([photo.file], COPY.leftOut.tooLarge);
      return;
    }
    change([photo.id], { file, previewUrl: isShown ? URL.createObjectURL(file) : null });
  }

  /** Sends in one request what is still wanted of these. */
  async function send(ids: readonly string[]): Promise<void> {
    const wanted = ids.filter(isQueued);
    if (wanted.length === 0) return;

    change(wanted, { state: 'sending', sent: 0 });
    publish({ problem: null });
    const batch = state.photos.filter((photo) => wanted.includes(photo.id));
    try {
      arrive(batch, await upload.mutate(batch));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return send(wanted);
      fail(batch, error);
    }
  }

  function arrive(batch: readonly QueuedPhoto[], result: UploadResult): void {
    remove(batch.map(({ id }) => id));
    for (const file of result.rejected) leaveOut([file], inWords(file));
    queryClient.setQueryData(photosQuery.queryKey, (photos) => photos && [...photos, ...result.photos]);
    refresh();
    showToast({
      title: COPY.uploaded.title,
      description: COPY.uploaded.text(result.uploaded, result.remaining),
    });
  }

  function fail(batch: readonly QueuedPhoto[], error: unknown): void {
    const ids = batch.map(({ id }) => id);
    const { title, fallback } = COPY.uploadFailed;
    showToast({ title, description: messageOf(error, fallback), variant: 'destructive' });

    if (error instanceof ApiError && FINAL_ANSWERS.includes(error.code)) {
      remove(ids);
      leaveOut(batch, messageOf(error, fallback));
    } else {
      change(ids, { state: 'failed', sent: 0 });
      publish({ problem: inlineMessageOf(error, fallback) });
    }
    refresh();
  }

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: [getPlanStatus.path] });
  }

  /** The files leave one after the other, so what has left of all of them says how far each is. */
  function showProgress(batch: readonly QueuedPhoto[], sent: number): void {
    const total = batch.reduce((bytes, { file }) => bytes + file.size, 0);
    let bytesLeft = sent * total;

    const parts = new Map<string, number>();
    for (const { id, file } of batch) {
      parts.set(id, sent === 1 ? 1 : Math.min(1, Math.max(0, bytesLeft / Math.max(1, file.size))));
      bytesLeft -= file.size;
    }
    publish({
      photos: state.photos.map((photo) => {
        const part = parts.get(photo.id);
        return part === undefined
          ? photo
          : { ...photo, sent: part, state: sent === 1 ? 'saving' : 'sending' };
      }),
    });
  }

  function leaveOut(files: readonly { name: string }[], reason: string): void {
    if (files.length === 0) return;
    const notes = files.map(({ name }) => ({ id: newId(), name, reason }));
    publish({ leftOut: [...state.leftOut, ...notes] });
  }

  function remove(ids: readonly string[]): void {
    for (const { id, previewUrl } of state.photos) {
      if (ids.includes(id) && previewUrl !== null) URL.revokeObjectURL(previewUrl);
    }
    const photos = state.photos.filter((photo) => !ids.includes(photo.id));
    const isAnyFailed = photos.some((photo) => photo.state === 'failed');
    publish({ photos, problem: isAnyFailed ? state.problem : null });
  }

  function change(ids: readonly string[], difference: Partial<QueuedPhoto>): void {
    publish({
      photos: state.photos.map((photo) => (ids.includes(photo.id) ? { ...photo, ...difference } : photo)),
    });
  }

  function isQueued(id: string): boolean {
    return state.photos.some((photo) => photo.id === id);
  }

  function newId(): string {
    return String(nextId++);
  }

  function publish(difference: Partial<UploadState>): void {
    state = { ...state, ...difference };
    for (const listener of listeners) listener();
  }
}

/** Whether photos are on their way just now; failed ones wait for the person. */
export function isUploading({ photos }: UploadState): boolean {
  return photos.some((photo) => photo.state !== 'failed');
}

/** The server takes a few uploads of one person at once, and has not begun with this one. */
function isWaiting(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'other_uploads';
}

function freeSlots(queryClient: QueryClient, { photos }: UploadState): number {
  const uploaded = queryClient.getQueryData(photosQuery.queryKey)?.length ?? 0;
  return Math.max(0, MAX_PHOTOS - uploaded - photos.length);
}

/** What makes photos smaller is fetched with the first of them. Where it does not come they are sent as they are. */
async function madeSmall(file: File): Promise<File> {
  const part = await import('./shrink-photo.ts').catch(() => null);
  return part === null ? file : part.shrinkPhoto(file);
}
