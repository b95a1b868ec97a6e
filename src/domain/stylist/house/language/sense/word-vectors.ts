import { type Matrices, matrixOf, readMatrices, rowOf, type StoredMatrices } from './matrices.ts';

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

export function vectorOf(
  { words, kinds, rules, matrices }: WordVectors,
  { word, kind, rule }: Feature,
): Float64Array {
  const endings = matrixOf(matrices, 'endings');
  const general = kind.split(' ', 1)[0] ?? '';
  const parts = [
    rowOf(matrixOf(matrices, 'words'), words.get(word) ?? 0),
    rowOf(endings, hashOf(word.slice(-3)) % endings.rows),
    rowOf(matrixOf(matrices, 'kinds'), kinds.get(kind) ?? kinds.get(general) ?? 0),
    rowOf(matrixOf(matrices, 'rules'), rules.get(rule) ?? 0),
  ];

  return new Float64Array(endings.columns).map((_, at) =>
    parts.reduce((sum, part) => sum + (part[at] as number), 0),
  );
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
