/** A matrix, row by row. */
interface Matrix {
  rows: number;
  columns: number;
  values: Float64Array;
}

/** As `evaluation/reading/learned/train.py` writes it. The first word, kind and rule stand for all that are not among them. */
export interface NetworkFile {
  /** Separated by spaces. */
  words: string;
  kinds: readonly string[];
  rules: readonly string[];
  /** Rows and columns of each matrix, in the order of the weights. */
  shapes: Readonly<Record<string, readonly number[]>>;
  /** Base64: for each matrix a scale for each row as 32-bit floats, then its values as whole numbers of 8 bits. */
  weights: string;
}

/** Reads a text word by word in both directions (two gated recurrent units, Cho 2014), and says something of each word. */
export interface Network {
  words: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, number>;
  rules: ReadonlyMap<string, number>;
  matrixOf: (name: string) => Matrix;
}

/** What the network is told of a word. */
export interface Feature {
  /** As it is looked up in the lexicon. */
  word: string;
  /** What the lexicon has it for. */
  kind: string;
  /** What the grammar takes it for; '' for nothing in particular. */
  rule: string;
}

/** @throws RangeError when the weights are fewer or more than the shapes say */
export function readNetwork({ words, kinds, rules, shapes, weights }: NetworkFile): Network {
  const bytes = Uint8Array.fromBase64(weights);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const matrices = new Map<string, Matrix>();
  let at = 0;
  for (const [name, [rows = 0, columns = 0]] of Object.entries(shapes)) {
    const from = at + 4 * rows;
    if (from + rows * columns > bytes.byteLength)
      throw new RangeError('The network has fewer weights than its shapes say');
    const values = Float64Array.from({ length: rows * columns }, (_, place) => {
      const scale = view.getFloat32(at + 4 * Math.floor(place / columns), true);
      return scale * view.getInt8(from + place);
    });
    matrices.set(name, { rows, columns, values });
    at = from + rows * columns;
  }
  if (at !== bytes.byteLength) throw new RangeError('The network has more weights than its shapes say');
  const numbered = (names: readonly string[]) => new Map(names.map((name, row) => [name, row]));
  const matrixOf = (name: string) => {
    const matrix = matrices.get(name);
    if (matrix === undefined) throw new RangeError(`The network has no ${name}`);
    return matrix;
  };

  return { words: numbered(words.split(' ')), kinds: numbered(kinds), rules: numbered(rules), matrixOf };
}

/** @param features the kind of the text first; at least one @returns of each, for each role how likely it is */
export function rolesIn(network: Network, features: readonly Feature[]): Float64Array[] {
  return statesOf(network, features).map((state) => answer(network, 'role', state));
}

/** @param features the kind of the text first; at least one @returns for each act how likely the text as a whole is one */
export function actIn(network: Network, features: readonly Feature[]): Float64Array {
  const most = statesOf(network, features).reduce((one, other) =>
    one.map((value, at) => Math.max(value, other[at] as number)),
  );

  return answer(network, 'act', most);
}

function answer({ matrixOf }: Network, question: string, state: Float64Array): Float64Array {
  return softmax(product(matrixOf(question), state, matrixOf(`${question} bias`).values));
}

/** What the network makes of each word in its sentence: both directions, one after the other. */
function statesOf(network: Network, features: readonly Feature[]): Float64Array[] {
  const vectors = features.map((feature) => vectorOf(network, feature));
  const forward = run(network, 'forward', vectors);
  const backward = run(network, 'backward', vectors.toReversed()).toReversed();

  return forward.map((state, at) => Float64Array.of(...state, ...(backward[at] ?? state)));
}

function vectorOf({ words, kinds, rules, matrixOf }: Network, { word, kind, rule }: Feature): Float64Array {
  const endings = matrixOf('endings');
  const parts = [
    rowOf(matrixOf('words'), words.get(word) ?? 0),
    rowOf(endings, hashOf(word.slice(-3)) % endings.rows),
    rowOf(matrixOf('kinds'), kinds.get(kind) ?? 0),
    rowOf(matrixOf('rules'), rules.get(rule) ?? 0),
  ];

  return new Float64Array(endings.columns).map((_, at) =>
    parts.reduce((sum, part) => sum + (part[at] as number), 0),
  );
}

function rowOf({ columns, values }: Matrix, row: number): Float64Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

/** FNV-1a of 32 bits, over the bytes of UTF-8 for letters of Europe. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  const add = (byte: number) => {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) add(0xc0 | (code >> 6));
    add(code < 0x80 ? code : 0x80 | (code & 0x3f));
  }

  return value;
}

/** The state after each of the words, in their order. */
function run({ matrixOf }: Network, way: string, vectors: readonly Float64Array[]): Float64Array[] {
  const [input, state] = [matrixOf(`${way} input`), matrixOf(`${way} state`)];
  const [inputBias, stateBias] = [matrixOf(`${way} input bias`).values, matrixOf(`${way} state bias`).values];
  const size = state.columns;
  const states: Float64Array[] = [];
  let before = new Float64Array(size);
  for (const vector of vectors) {
    const fromWord = product(input, vector, inputBias);
    const fromState = product(state, before, stateBias);
    const next = new Float64Array(size);
    for (let at = 0; at < size; at++) {
      const reset = sigmoid((fromWord[at] as number) + (fromState[at] as number));
      const update = sigmoid((fromWord[size + at] as number) + (fromState[size + at] as number));
      const fresh = Math.tanh(
        (fromWord[2 * size + at] as number) + reset * (fromState[2 * size + at] as number),
      );
      next[at] = (1 - update) * fresh + update * (before[at] as number);
    }
    states.push(next);
    before = next;
  }

  return states;
}

function product({ rows, columns, values }: Matrix, vector: Float64Array, bias: Float64Array): Float64Array {
  const sums = new Float64Array(rows);
  for (let row = 0, at = 0; row < rows; row++) {
    let sum = bias[row] as number;
    for (let column = 0; column < columns; column++, at++)
      sum += (values[at] as number) * (vector[column] as number);
    sums[row] = sum;
  }

  return sums;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function softmax(values: Float64Array): Float64Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);

  return powers.map((power) => power / sum);
}
