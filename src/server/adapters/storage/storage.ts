import type { Readable } from 'node:stream';

/** Where files are kept. Keys are ours (`userId/fileId.webp`), never a client's name. */
export interface Storage {
  /** Resolves when the bytes would survive a power cut. Writing a key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws {StoredFileMissingError} */
  get(key: string): Promise<Readable>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
}

/** A storage as an operator's commands go through it. */
export interface ListedStorage extends Storage {
  /** Everything that lies there, in no order. What is written or deleted meanwhile may be in it or not. */
  list(): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  byteLength: number;
}

/** The storage does not do what it is asked. The message, for whoever runs Hemline, names the setting to look at. */
export class StorageError extends Error {
  constructor(words: string, cause: unknown) {
    super(words, { cause });
    this.name = 'StorageError';
  }
}

/** The record says that a file exists and the storage does not have it. */
export class StoredFileMissingError extends Error {
  constructor(key: string) {
    super(`stored file is missing: ${key}`);
    this.name = 'StoredFileMissingError';
  }
}
