export interface ShrinkRequest {
  id: number;
  file: File;
}

export interface ShrinkAnswer {
  id: number;
  /** Null when this browser cannot read the picture (HEIC outside of Safari, say). */
  jpeg: Blob | null;
}

/** A picture that takes longer than this is sent as it is. */
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;
let nextId = 1;
let previous: Promise<unknown> = Promise.resolve();

/**
 * A smaller upright JPEG of the photo, or the photo itself where this browser cannot make one. One after the other: a
 * dozen decoded 12-megapixel photos at once would not fit into a phone. A photo's time begins with its turn.
 */
export function shrinkPhoto(file: File): Promise<File> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(file);

  const shrunk = previous.then(async () => {
    const jpeg = await askWorker(file);
    if (jpeg === null || jpeg.type !== 'image/jpeg') return file;
    return new File([jpeg], jpegNameOf(file.name), { type: 'image/jpeg' });
  });
  previous = shrunk;
  return shrunk;
}

function askWorker(file: File): Promise<Blob | null> {
  const thread = startedWorker();
  const id = nextId++;

  return new Promise((resolve) => {
    const finish = (jpeg: Blob | null) => {
      clearTimeout(timer);
      thread.removeEventListener('message', listen);
      thread.removeEventListener('error', giveUp);
      resolve(jpeg);
    };
    const listen = ({ data }: MessageEvent<ShrinkAnswer>) => data.id === id && finish(data.jpeg);
    const giveUp = () => {
      // A worker that broke (out of memory, say) or is stuck is of no more use; the next photo gets a new one.
      worker = undefined;
      thread.terminate();
      finish(null);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);

    thread.addEventListener('message', listen);
    thread.addEventListener('error', giveUp);
    thread.postMessage({ id, file } satisfies ShrinkRequest);
  });
}

function startedWorker(): Worker {
  worker ??= new Worker(new URL('./shrink-photo.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** The name stays the person's own; only what it says about the format is corrected. */
function jpegNameOf(name: string): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${stem || 'photo'}.jpg`;
}
