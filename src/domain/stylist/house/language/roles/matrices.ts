/** Row by row. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** By their names. */
export type Matrices = ReadonlyMap<string, Matrix>;

/** Weights as a trained network is stored. */
export interface StoredMatrices {
  /** Rows and columns of each matrix, in the order of the weights. */
  shapes: Readonly<Record<string, readonly number[]>>;
  /** Base64: for each matrix a scale for each row as 32-bit floats, then its values as whole numbers of 8 bits. */
  weights: string;
}

/** @throws RangeError when the weights are fewer or more than the shapes say */
export function readMatrices({ shapes, weights }: StoredMatrices): Matrices {
  const bytes = Uint8Array.fromBase64(weights);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const matrices = new Map<string, Matrix>();
  let at = 0;
  for (const [name, [rows = 0, columns = 0]] of Object.entries(shapes)) {
    const from = at + 4 * rows;
    const end = from + rows * columns;
    if (end > bytes.byteLength) throw new RangeError('The network has fewer weights than its shapes say');
    const values = new Float32Array(rows * columns);
    for (let row = 0, place = 0; row < rows; row++) {
      const scale = view.getFloat32(at + 4 * row, true);
      for (let column = 0; column < columns; column++, place++)
        values[place] = scale * view.getInt8(from + place);
    }
    matrices.set(name, { rows, columns, values });
    at = end;
  }
  if (at !== bytes.byteLength) throw new RangeError('The network has more weights than its shapes say');

  return matrices;
}

/** @throws RangeError when there is none of the name */
export function matrixOf(matrices: Matrices, name: string): Matrix {
  const matrix = matrices.get(name);
  if (matrix === undefined) throw new RangeError(`The network has no ${name}`);

  return matrix;
}

export function rowOf({ columns, values }: Matrix, row: number): Float64Array {
  return new Float64Array(values.subarray(row * columns, (row + 1) * columns));
}

/** How many rows are summed at a time: each part of the vector is fetched once for all of them. */
const TOGETHER = 4;

/** @throws RangeError for a matrix of fewer than four rows */
export function product(
  { rows, columns, values }: Matrix,
  vector: Float64Array,
  bias: Float64Array,
): Float64Array {
  if (rows < TOGETHER) throw new RangeError(`A matrix of ${rows} rows is too small`);
  const sums = new Float64Array(rows);
  for (let next = 0; next < rows; next += TOGETHER) {
    // The last four begin within the four before them, so that there is one way through here and the engine can keep to it.
    const row = Math.min(next, rows - TOGETHER);
    let sum0 = bias[row] as number;
    let sum1 = bias[row + 1] as number;
    let sum2 = bias[row + 2] as number;
    let sum3 = bias[row + 3] as number;
    const row0 = row * columns;
    const row1 = row0 + columns;
    const row2 = row1 + columns;
    const row3 = row2 + columns;
    for (let column = 0; column < columns; column++) {
      const part = vector[column] as number;
      sum0 += (values[row0 + column] as number) * part;
      sum1 += (values[row1 + column] as number) * part;
      sum2 += (values[row2 + column] as number) * part;
      sum3 += (values[row3 + column] as number) * part;
    }
    sums[row] = sum0;
    sums[row + 1] = sum1;
    sums[row + 2] = sum2;
    sums[row + 3] = sum3;
  }

  return sums;
}

/** What the network answers to a question of whatever it is given; by the names of a matrix and its bias. */
export function answersTo(matrices: Matrices, question: string): (given: Float64Array) => Float64Array {
  const matrix = matrixOf(matrices, question);
  const bias = rowOf(matrixOf(matrices, `${question} bias`), 0);

  return (given) => product(matrix, given, bias);
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

export function softmax(values: Float64Array): Float64Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);

  return powers.map((power) => power / sum);
}
