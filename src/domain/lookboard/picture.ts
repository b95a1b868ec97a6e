/** Pixels, rows from the top, sRGB bytes: red, green, blue and alpha, colors not multiplied by it. */
export interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}
