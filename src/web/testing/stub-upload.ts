import { vi } from 'vitest';
import { type AppErrorCode, ERROR_STATUS } from '#contract/error.ts';

/** An upload that left the page. It goes on only when the test says so. */
export interface StubbedUpload {
  address: string;
  /** The names of the files in it, in their order. */
  fileNames: string[];
  isAborted: boolean;
  /** So much of it has left, from 0 to 1. */
  progress(sent: number): void;
  answer(body: unknown): void;
  answerError(code: AppErrorCode, message: string): void;
  answerText(status: number, text: string): void;
  breakOff(): void;
}

/**
 * Stands in for `XMLHttpRequest`, which uploads use for its progress. Answers the uploads as they leave.
 * `vi.unstubAllGlobals()` takes it away.
 */
export function stubUploads(): StubbedUpload[] {
  const uploads: StubbedUpload[] = [];

  class StubbedRequest {
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    upload: Record<'onprogress' | 'onload', ((event?: unknown) => void) | null> = {
      onprogress: null,
      onload: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    private address = '';
    private sent: StubbedUpload | null = null;

    open(_method: string, address: string) {
      this.address = address;
    }

    setRequestHeader() {}

    send(form: FormData) {
      const files = [...form.values()].filter((value) => value instanceof File);
      const sent: StubbedUpload = {
        address: this.address,
        fileNames: files.map((file) => file.name),
        isAborted: false,
        progress: (part) => {
          this.upload.onprogress?.({ lengthComputable: true, loaded: part * 1000, total: 1000 });
          if (part === 1) this.upload.onload?.();
        },
        answer: (body) => this.finish(200, JSON.stringify(body)),
        answerError: (code, message) => this.finish(ERROR_STATUS[code], JSON.stringify({ code, message })),
        answerText: (status, text) => this.finish(status, text),
        breakOff: () => {
          this.onerror?.();
          this.onloadend?.();
        },
      };
      this.sent = sent;
      uploads.push(sent);
    }

    abort() {
      if (this.sent) this.sent.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    private finish(status: number, text: string) {
      this.status = status;
      this.responseText = text;
      this.onload?.();
      this.onloadend?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', StubbedRequest);
  return uploads;
}
