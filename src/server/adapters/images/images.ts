import type { PartOfPhoto } from '#contract/closet.ts';
import type { DrawingSize } from '#contract/drawing-url.ts';
import type { BoardItem } from '#domain/lookboard/board-item.ts';
import type { FirstDrawn } from '#domain/lookboard/draw-look-board.ts';
import type { GarmentGuess } from '#domain/naming/guess.ts';
import type { Measured, PhotoFeatures } from '#domain/photo/photo-features.ts';
import type { CutKind, Tap } from '#domain/stylist/house/eye/cut-garment.ts';

/** A photo as it is kept: upright, without metadata, re-encoded by us. */
export interface IngestedPhoto {
  /** WebP, long side at most 1600 px. */
  full: Uint8Array;
  /** WebP and AVIF, long side at most 480 px. */
  thumbnail: Uint8Array;
  thumbnailAvif: Uint8Array;
  /** Of `full`, in pixels. */
  width: number;
  height: number;
  features: PhotoFeatures;
}

/** A picture in the sizes that the screens need. */
export interface DrawnPicture {
  full: Uint8Array;
  thumbnail: Uint8Array;
  thumbnailAvif: Uint8Array;
  width: number;
  height: number;
}

/** A garment cut out of a board, as it lies there. */
export interface DrawnPiece {
  /** WebP with alpha, long side at most 512 px. */
  bytes: Uint8Array;
  /** In the board's pixels. */
  place: { x: number; y: number; width: number; height: number };
  /** 0 is the lowest. */
  layer: number;
}

/** An item of a board; where its garment was photographed and cut out, with that picture's file. */
export type ItemWithCutOut = BoardItem & { cutOut?: Uint8Array };

/** A look board: garments and their shadows, without a ground. */
export interface DrawnBoard extends DrawnPicture {
  /** In the order of the items. */
  pieces: DrawnPiece[];
}

/** A garment of a photo: cut out of it, or a crop of where it is. */
export interface FoundGarment extends Pick<PhotoFeatures, 'colours' | 'pattern'> {
  kind: CutKind;
  /** 0 to 1. */
  trust: number;
  /** Which garment it seems to be; null: no idea. */
  guess: GarmentGuess | null;
  /** WebP, long side at most 1024 px, with alpha where it is cut out. Null where there is nothing. */
  picture: {
    full: Uint8Array;
    thumbnail: Uint8Array;
    width: number;
    height: number;
    place: PartOfPhoto;
  } | null;
}

export interface Squares {
  large: Uint8Array;
  small: Uint8Array;
}

/** Long side, in pixels, of the pictures that a model is shown. */
export const SHOWN_TO_MODELS_SIDE = 512;

/**
 * Everything that touches pixels. Runs off the event loop; at most two pictures are decoded at once. A picture of ours
 * that takes too long is `unavailable`.
 */
export interface Images {
  /**
   * Takes an untrusted file in: type by content, pixel limit before decoding, first frame of an animation.
   * @param what what of the picture is measured; absent: the clothes
   * @throws {AppError} `not_an_image` or `too_large`.
   */
  ingestPhoto(path: string, signal: AbortSignal, what?: Measured): Promise<IngestedPhoto>;
  /** Measures a stored photo again, e.g. after the eye has learned. */
  measure(bytes: Uint8Array, signal: AbortSignal, what?: Measured): Promise<PhotoFeatures>;
  /**
   * Draws an outfit as a look board and in its pieces; what was cut out of a photo is shown instead of drawn, unless its file
   * cannot be read. The same seed lays them the same way.
   * @param first of a look that was changed, its first state: what is still there keeps its place
   */
  drawLookBoard(
    items: ItemWithCutOut[],
    seed: number,
    signal: AbortSignal,
    first?: FirstDrawn<ItemWithCutOut>,
  ): Promise<DrawnBoard>;
  /** Draws one garment alone: WebP with alpha, long side at most 320 px and 12 KB, or 1,000 px and 60 KB where it is large. */
  drawGarment(item: BoardItem, size: DrawingSize, signal: AbortSignal): Promise<Uint8Array>;
  /** Finds the garment of a stored photo. @param taps what somebody said belongs to it, or not */
  findGarment(bytes: Uint8Array, taps: readonly Tap[], signal: AbortSignal): Promise<FoundGarment>;
  /** The middle of an ingested picture, nearer to its top than to its bottom: 512 and 256 px, as WebP. */
  toSquares(bytes: Uint8Array, signal: AbortSignal): Promise<Squares>;
  /** A stored photo as JPEG for engines that look for themselves: sRGB, on paper where it has no ground, long side at most `longSide` px. */
  toJpeg(bytes: Uint8Array, longSide: number, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}
