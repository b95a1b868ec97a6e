import { type Matrices, type Matrix, matrixOf, readMatrices, type StoredMatrices } from './matrices.ts';

/** What the network is told of a word. */
export interface Feature {
  /** As it is looked up in the lexicon. */
  word: string;
  /** What the lexicon has it for, from the general to the particular: "garments", "occasion office". */
  kind: string;
  /** What the grammar takes it for; '' for nothing in particular. */
  rule: string;
}

/** The names of the rows of its tables; the first word, kind and rule stand for all that are not among them. */
export interface StoredVectors extends StoredMatrices {
  /** Separated by spaces. */
  words: string;
  kinds: readonly string[];
  rules: readonly string[];
}

/** A number for each word, kind and rule, and what the network learned of each. */
export interface WordVectors {
  words: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, number>;
  rules: ReadonlyMap<string, number>;
  matrices: Matrices;
}

/** @throws RangeError when the weights are fewer or more than the shapes say */
export function readVectors({ words, kinds, rules, ...stored }: StoredVectors): WordVectors {
  const numbered = (names: readonly string[]) => new Map(names.map((name, row) => [name, row]));

  return {
    words: numbered(words.split(' ')),
    kinds: numbered(kinds),
    rules: numbered(rules),
    matrices: readMatrices(stored),
  };
}

function vectorOf(
  { words, kinds, rules, matrices }: WordVectors,
  { word, kind, rule }: Feature,
): Float64Array {
  const endings = matrixOf(matrices, 'endings');
  const general = kind.split(' ', 1)[0] ?? '';
  const sum = new Float64Array(endings.columns);
  addRow(sum, matrixOf(matrices, 'words'), words.get(word) ?? 0);
  addRow(sum, endings, hashOf(word.slice(-3)) % endings.rows);
  addRow(sum, matrixOf(matrices, 'kinds'), kinds.get(kind) ?? kinds.get(general) ?? 0);
  addRow(sum, matrixOf(matrices, 'rules'), rules.get(rule) ?? 0);

  return sum;
}

function addRow(sum: Float64Array, { columns, values }: Matrix, row: number): void {
  for (let at = 0, from = row * columns; at < columns; at++, from++)
    sum[at] = (sum[at] as number) + (values[from] as number);
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

/** A vector for each feature; the same one for the same, so that what was made of one need not be made again. */
export function vectorsOf(network: WordVectors, features: readonly Feature[]): Float64Array[] {
  const known = new Map<string, Float64Array>();

  return features.map((feature) => {
    const key = `${feature.word} ${feature.kind}|${feature.rule}`;
    const vector = known.get(key) ?? vectorOf(network, feature);
    known.set(key, vector);
    return vector;
  });
}
