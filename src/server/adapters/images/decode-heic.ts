import { type Libheif, startLibheif } from './start-libheif.ts';

/** Upright pixels: libheif has applied what the file says of turning and mirroring. */
export interface HeicPicture {
  width: number;
  height: number;
  channels: 3 | 4;
  /** Row after row without gaps. Lies in libheif's own memory, to save a copy. */
  pixels: Uint8Array;
  /** The ICC profile that the pixels are meant in; null: sRGB. */
  profile: Uint8Array | null;
}

export class TooManyPixelsError extends Error {}

/** Of the C interface: `heif_colorspace_RGB`, `heif_channel_interleaved`, `heif_chroma_interleaved_RGB` and `…_RGBA`. */
const RGB = 1;
const INTERLEAVED = 10;
const CHROMA = { 3: 10, 4: 11 } as const;
/** `struct heif_error`: two ints and a pointer. */
const ERROR_BYTES = 12;
const POINTER_BYTES = 4;
/** What is coded is rounded up to whole blocks, and cropped after. */
const CODING_BLOCK_PIXELS = 64;

/**
 * Decodes the main picture of a HEIC file. Nothing is freed: each picture has a libheif of its own, because the memory
 * of a WebAssembly never shrinks.
 * @throws {TooManyPixelsError} before anything is decoded. Any other error: the file is broken.
 */
export async function decodeHeic(file: Uint8Array, maxPixels: number): Promise<HeicPicture> {
  const heif = await startLibheif();
  const error = heif._malloc(ERROR_BYTES);
  const out = heif._malloc(POINTER_BYTES);
  const address = () => heif.HEAPU32[out >> 2] as number;
  const refuseError = () => {
    const [code, detail] = heif.HEAP32.subarray(error >> 2);
    if (code !== 0) throw new Error(`libheif answered ${code}.${detail}`);
  };

  const context = heif._heif_context_alloc();
  // Binds also what the coded picture says of itself, where that is not what the file says of it.
  const side = Math.ceil(Math.sqrt(maxPixels)) + CODING_BLOCK_PIXELS;
  heif._heif_context_set_maximum_image_size_limit(context, side);
  heif._heif_context_read_from_memory(error, context, copyIn(heif, file), file.byteLength, 0);
  refuseError();
  heif._heif_context_get_primary_image_handle(error, context, out);
  refuseError();
  const handle = address();
  const pixelCount = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle);
  if (pixelCount > maxPixels) throw new TooManyPixelsError();

  const channels = heif._heif_image_handle_has_alpha_channel(handle) === 1 ? 4 : 3;
  heif._heif_decode_image(error, handle, out, RGB, CHROMA[channels], 0);
  refuseError();
  const image = address();
  const width = heif._heif_image_get_width(image, INTERLEAVED);
  const height = heif._heif_image_get_height(image, INTERLEAVED);
  const start = heif._heif_image_get_plane_readonly(image, INTERLEAVED, out);
  const rows = { start, stride: address(), bytes: width * channels, count: height };

  const profileBytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
  const profile = heif._malloc(profileBytes);
  if (profileBytes > 0) heif._heif_image_handle_get_raw_color_profile(error, handle, profile);

  return {
    width,
    height,
    channels,
    pixels: withoutGaps(heif.HEAPU8, rows),
    profile: profileBytes > 0 ? heif.HEAPU8.slice(profile, profile + profileBytes) : null,
  };
}

/** Libheif begins each row at a round address. */
function withoutGaps(
  heap: Uint8Array,
  rows: { start: number; stride: number; bytes: number; count: number },
): Uint8Array {
  if (rows.stride === rows.bytes) return heap.subarray(rows.start, rows.start + rows.bytes * rows.count);

  const pixels = new Uint8Array(rows.bytes * rows.count);
  for (let row = 0; row < rows.count; row += 1) {
    const from = rows.start + row * rows.stride;
    pixels.set(heap.subarray(from, from + rows.bytes), row * rows.bytes);
  }
  return pixels;
}

function copyIn(heif: Libheif, bytes: Uint8Array): number {
  const start = heif._malloc(bytes.byteLength);
  heif.HEAPU8.set(bytes, start);
  return start;
}
