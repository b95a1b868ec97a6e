/** A picture in OKLab, one plane a channel, row by row. */
export interface OklabImage {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}
