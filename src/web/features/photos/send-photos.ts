import { type UploadResult, uploadPhotos } from '#contract/photos.ts';
import { ApiError, InvalidResponseError, NetworkError } from '#web/lib/api-error.ts';
import { withRenewal } from '#web/lib/session-renewal.ts';

interface SendOptions {
  signal: AbortSignal;
  /** How much of the request has left, from 0 to 1; at 1 the server is at work. */
  onProgress: (sent: number) => void;
}

/**
 * Uploads photos in one request. By XMLHttpRequest, because `fetch` cannot say how much of a body has left.
 * Throws as `call` does: `ApiError`, `NetworkError`, `InvalidResponseError`, and an `AbortError` when cancelled.
 */
export function sendPhotos(files: readonly File[], options: SendOptions): Promise<UploadResult> {
  return withRenewal(() => sendOnce(files, options));
}

function sendOnce(files: readonly File[], { signal, onProgress }: SendOptions): Promise<UploadResult> {
  const form = new FormData();
  for (const file of files) form.append(uploadPhotos.body.fileField, file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });

    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.loaded < event.total) onProgress(event.loaded / event.total);
    };
    request.upload.onload = () => onProgress(1);
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onerror = () => reject(new NetworkError(undefined));
    request.onload = () => {
      try {
        resolve(read(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onloadend = () => signal.removeEventListener('abort', abort);

    request.open(uploadPhotos.method, uploadPhotos.path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    if (signal.aborted) request.onabort?.(new ProgressEvent('abort'));
    else request.send(form);
  });
}

function read(request: XMLHttpRequest): UploadResult {
  const { status, statusText, responseText } = request;
  if (status < 200 || status > 299) throw new ApiError(status, statusText, responseText);

  try {
    return uploadPhotos.response.parse(JSON.parse(responseText));
  } catch (error) {
    throw new InvalidResponseError(error);
  }
}
