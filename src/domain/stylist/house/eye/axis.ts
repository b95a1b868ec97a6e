/** The mean x of a figure, in pixels. */
export function axisOf(figure: Uint8Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < figure.length; at++) {
    if (figure[at] !== 1) continue;
    sum += at % width;
    count++;
  }

  return sum / Math.max(1, count);
}
