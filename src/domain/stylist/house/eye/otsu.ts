const BINS = 64;

/**
 * The threshold that splits values into two groups most unlike each other; 0 when all are 0.
 * @see Otsu, "A Threshold Selection Method from Gray-Level Histograms", IEEE Trans. SMC 9(1) 1979
 */
export function otsuThreshold(values: Float32Array): number {
  const top = values.reduce((largest, value) => Math.max(largest, value), 0);
  if (top <= 0) return 0;

  const counts = new Float64Array(BINS);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor((value / top) * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }

  const sumOfAll = counts.reduce((sum, count, bin) => sum + bin * count, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let bestBin = 0;

  for (let bin = 0; bin < BINS - 1; bin++) {
    below += counts[bin] ?? 0;
    sumBelow += bin * (counts[bin] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;

    const difference = sumBelow / below - (sumOfAll - sumBelow) / above;
    const between = below * above * difference * difference;
    if (between > best) {
      best = between;
      bestBin = bin;
    }
  }

  return ((bestBin + 1) / BINS) * top;
}
