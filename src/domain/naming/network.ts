/** One convolution; what came in `adds` layers before is added to what comes out (0: nothing is). */
interface Layer {
  into: number;
  out: number;
  side: number;
  stride: number;
  /** Each channel is filtered by itself. */
  isByChannel: boolean;
  isRectified: boolean;
  adds: number;
  /** By channel: place after place. Else: output after output, each place after place. */
  weights: Float64Array;
  bias: Float64Array;
}

/** A convolutional network that puts a picture into one of several classes. */
export interface Network {
  /** Of the square that it looks at, in pixels. */
  side: number;
  labels: readonly string[];
  layers: readonly Layer[];
  /** From the means of the last layer's channels to the labels. */
  last: { weights: Float64Array; bias: Float64Array };
}

interface Head {
  side: number;
  labels: string[];
  layers: Omit<Layer, 'weights' | 'bias'>[];
}

interface Grid {
  width: number;
  height: number;
  /** Row by row, all channels of a pixel side by side. */
  values: Float64Array;
}

/**
 * Reads a network as `evaluation/names/train.py` writes it: the length of its head, the head as JSON, then for each layer a
 * scale and a bias for each output, as 32-bit floats, and last all weights as whole numbers of 8 bits.
 * @throws RangeError when the file is shorter or longer than its head says
 */
export function readNetwork(file: Uint8Array): Network {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headEnd = 4 + view.getUint32(0, true);
  const head = JSON.parse(textOf(file.subarray(4, headEnd))) as Head;
  const channels = head.layers.at(-1)?.out ?? 0;
  const shapes = [
    ...head.layers.map(({ into, out, side, isByChannel }) => ({
      out,
      each: side * side * (isByChannel ? 1 : into),
    })),
    { out: head.labels.length, each: channels },
  ];
  const floats = shapes.reduce((sum, { out }) => sum + 2 * out, 0);
  const weights = shapes.reduce((sum, { out, each }) => sum + out * each, 0);
  if (file.byteLength !== headEnd + 4 * floats + weights)
    throw new RangeError('The file of a network has another length than its head says');

  let float = headEnd;
  let whole = headEnd + 4 * floats;
  const read = shapes.map(({ out, each }) => {
    const next = () => {
      const value = view.getFloat32(float, true);
      float += 4;
      return value;
    };
    const scales = Float64Array.from({ length: out }, next);
    const bias = Float64Array.from({ length: out }, next);
    const scaled = Float64Array.from({ length: out * each }, (_, at) => {
      return view.getInt8(whole + at) * (scales[Math.floor(at / each)] ?? 0);
    });
    whole += out * each;
    return { weights: scaled, bias };
  });
  const layers = head.layers.map((layer, at) => {
    const { weights, bias } = read[at] as (typeof read)[number];
    return { ...layer, bias, weights: layer.isByChannel ? turned(weights, layer.out) : weights };
  });

  return { ...head, layers, last: read.at(-1) as (typeof read)[number] };
}

/** @param pixels RGB from 0 to 255, row by row, of a square of the network's side @returns for each label how likely it is */
export function classify(network: Network, pixels: Uint8Array): Float64Array {
  const { side, layers, last, labels } = network;
  if (pixels.length !== side * side * 3)
    throw new RangeError(`The network looks at ${side} by ${side} pixels in RGB`);

  let grid: Grid = {
    width: side,
    height: side,
    values: Float64Array.from(pixels, (value) => value / 63.75 - 2),
  };
  const came: Grid[] = [];
  for (const layer of layers) {
    came.push(grid);
    const past = layer.adds > 0 ? came.at(-layer.adds) : undefined;
    grid = (layer.isByChannel ? filtered : convolved)(grid, layer);
    finish(grid.values, layer, past?.values);
  }

  const channels = layers.at(-1)?.out ?? 0;
  const count = grid.width * grid.height;
  const means = new Float64Array(channels);
  for (let at = 0; at < grid.values.length; at++)
    means[at % channels] = (means[at % channels] as number) + (grid.values[at] as number) / count;
  const sums = labels.map((_, label) => {
    let sum = last.bias[label] as number;
    for (let channel = 0; channel < channels; channel++)
      sum += (last.weights[label * channels + channel] as number) * (means[channel] as number);
    return sum;
  });

  return softmax(sums);
}

/** Each output from all channels around a pixel. */
function convolved(grid: Grid, { into, out, side, stride, weights }: Layer): Grid {
  const { width, height } = strided(grid, stride);
  const each = side * side * into;
  const around = side === 1 && stride === 1 ? grid.values : patches(grid, into, side, stride);
  const values = new Float64Array(width * height * out);
  multiply(around, weights, values, each, out);

  return { width, height, values };
}

/** What lies around each pixel, in one row; nothing lies outside. */
function patches(grid: Grid, channels: number, side: number, stride: number): Float64Array {
  const { width, height } = strided(grid, stride);
  const reach = side >> 1;
  const rows = new Float64Array(width * height * side * side * channels);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++, at += channels) {
          const [fromX, fromY] = [x * stride + dx, y * stride + dy];
          if (fromX < 0 || fromY < 0 || fromX >= grid.width || fromY >= grid.height) continue;
          const from = (fromY * grid.width + fromX) * channels;
          for (let channel = 0; channel < channels; channel++)
            rows[at + channel] = grid.values[from + channel] as number;
        }
      }
    }
  }

  return rows;
}

/** Each row with each row of weights: two by four at once, as every value that is read is then used more than once. */
function multiply(
  rows: Float64Array,
  weights: Float64Array,
  into: Float64Array,
  each: number,
  out: number,
): void {
  const count = rows.length / each;
  for (let row = 0; row < count; row += 2) {
    const a = row * each;
    // Of an odd number of rows the last is done twice.
    const b = Math.min(row + 1, count - 1) * each;
    for (let output = 0; output < out; output += 4) {
      const last = out - 1;
      const w0 = output * each;
      const w1 = Math.min(output + 1, last) * each;
      const w2 = Math.min(output + 2, last) * each;
      const w3 = Math.min(output + 3, last) * each;
      let [a0, a1, a2, a3, b0, b1, b2, b3] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let at = 0; at < each; at++) {
        const va = rows[a + at] as number;
        const vb = rows[b + at] as number;
        const v0 = weights[w0 + at] as number;
        const v1 = weights[w1 + at] as number;
        const v2 = weights[w2 + at] as number;
        const v3 = weights[w3 + at] as number;
        a0 += va * v0;
        a1 += va * v1;
        a2 += va * v2;
        a3 += va * v3;
        b0 += vb * v0;
        b1 += vb * v1;
        b2 += vb * v2;
        b3 += vb * v3;
      }
      const toA = row * out + output;
      const toB = Math.min(row + 1, count - 1) * out + output;
      const left = Math.min(4, out - output);
      into[toA] = a0;
      into[toB] = b0;
      if (left > 1) {
        into[toA + 1] = a1;
        into[toB + 1] = b1;
      }
      if (left > 2) {
        into[toA + 2] = a2;
        into[toB + 2] = b2;
      }
      if (left > 3) {
        into[toA + 3] = a3;
        into[toB + 3] = b3;
      }
    }
  }
}

/** Each channel from itself around a pixel. */
function filtered(grid: Grid, { out, side, stride, weights }: Layer): Grid {
  const { width, height } = strided(grid, stride);
  const reach = side >> 1;
  const values = new Float64Array(width * height * out);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * out;
      for (let dy = -reach, place = 0; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++, place++) {
          const [fromX, fromY] = [x * stride + dx, y * stride + dy];
          if (fromX < 0 || fromY < 0 || fromX >= grid.width || fromY >= grid.height) continue;
          const from = (fromY * grid.width + fromX) * out;
          const weight = place * out;
          for (let channel = 0; channel < out; channel++)
            values[to + channel] =
              (values[to + channel] as number) +
              (grid.values[from + channel] as number) * (weights[weight + channel] as number);
        }
      }
    }
  }

  return { width, height, values };
}

function finish(values: Float64Array, { out, bias, isRectified }: Layer, past?: Float64Array): void {
  for (let from = 0; from < values.length; from += out) {
    for (let channel = 0; channel < out; channel++) {
      const at = from + channel;
      const sum = (values[at] as number) + (bias[channel] as number) + (past ? (past[at] as number) : 0);
      values[at] = isRectified && sum < 0 ? 0 : sum;
    }
  }
}

const strided = ({ width, height }: Grid, stride: number) => ({
  width: Math.ceil(width / stride),
  height: Math.ceil(height / stride),
});

function softmax(sums: readonly number[]): Float64Array {
  const most = Math.max(...sums);
  const powers = Float64Array.from(sums, (sum) => Math.exp(sum - most));
  const whole = powers.reduce((one, other) => one + other, 0);

  return powers.map((power) => power / whole);
}

/** Channel after channel to place after place. */
function turned(weights: Float64Array, channels: number): Float64Array {
  const each = weights.length / channels;
  return Float64Array.from(
    weights,
    (_, at) => weights[(at % channels) * each + Math.floor(at / channels)] ?? 0,
  );
}

/** The head is ASCII. */
function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
