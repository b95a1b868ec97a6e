/** The mean over a square of `2 * radius + 1` pixels around each pixel, cut at the frame. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = blurLines(values, { lines: height, length: width, lineStep: width, step: 1 }, radius);

  return blurLines(across, { lines: width, length: height, lineStep: 1, step: width }, radius);
}

interface Lines {
  lines: number;
  length: number;
  lineStep: number;
  step: number;
}

function blurLines(
  values: Float32Array,
  { lines, length, lineStep, step }: Lines,
  radius: number,
): Float32Array {
  const blurred = new Float32Array(values.length);

  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;

    for (let at = 0; at < Math.min(radius, length); at++) {
      sum += values[start + at * step] ?? 0;
      count++;
    }

    for (let at = 0; at < length; at++) {
      const entering = at + radius;
      const leaving = at - radius - 1;
      if (entering < length) {
        sum += values[start + entering * step] ?? 0;
        count++;
      }
      if (leaving >= 0) {
        sum -= values[start + leaving * step] ?? 0;
        count--;
      }
      blurred[start + at * step] = sum / count;
    }
  }

  return blurred;
}
