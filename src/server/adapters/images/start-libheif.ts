import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Of libheif's C interface what we call. Addresses are bytes from the beginning of its memory. */
export interface Libheif {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_set_maximum_image_size_limit(context: number, side: number): void;
  _heif_context_read_from_memory(error: number, context: number, at: number, bytes: number, _: 0): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handleOut: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, at: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    imageOut: number,
    colorspace: number,
    chroma: number,
    _: 0,
  ): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, strideOut: number): number;
}

interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Instance {
  exports: Record<string, unknown>;
}

/** Node has it; the types of Node do not. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: object) => Instance;
  Memory: { new (): Memory; prototype: Memory };
};

type StartModule = (options: {
  instantiateWasm(imports: object, done: (instance: Instance) => void): Instance['exports'];
}) => Promise<Libheif>;

/** What a file may make libheif take: a hostile one ends in an error of its own. 40 megapixels take three quarters of it. */
const MAX_MEMORY_BYTES = 400 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

let compiled: object | undefined;

/** A libheif (LGPL, https://github.com/strukturag/libheif) with a memory of its own, which goes when it is let go of. */
export async function startLibheif(): Promise<Libheif> {
  const require = createRequire(import.meta.url);
  const start: StartModule = require('libheif-js/libheif-wasm/libheif.js');
  compiled ??= await WebAssembly.compile(
    readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')),
  );
  const module = compiled;

  return start({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      for (const part of Object.values(instance.exports)) {
        if (part instanceof WebAssembly.Memory) limitGrowth(part);
      }
      done(instance);
      return instance.exports;
    },
  });
}

/** A growth that is refused is a failed `malloc` to the code inside, which answers with an error. */
function limitGrowth(memory: Memory): void {
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError('too much memory');
    return WebAssembly.Memory.prototype.grow.call(memory, pages);
  };
}
