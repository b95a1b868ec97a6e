/** A picture that was fetched: a file that nothing is believed of yet. */
export interface FetchedImage {
  path: string;
  /** Removes the file; to be called in any case. */
  dispose(): Promise<void>;
}

/**
 * Fetches a picture from an address that a person pasted. The server stands in a network that the person may not see,
 * so an address that leads inside, by whatever way, is refused before a connection is made.
 */
export interface ImageFetcher {
  /**
   * @returns null when a public address does not answer (no name, no connection, a failure as its status): a browser
   * may still be able to show it
   * @throws {AppError} `invalid`, with the words "cannot be fetched", for an address that leads inside, and for an
   * answer that is not a picture, is too large or comes too slowly. The signal's reason when it is aborted.
   */
  fetch(address: string, signal: AbortSignal): Promise<FetchedImage | null>;
}
