import { answersTo, sigmoid, softmax } from './matrices.ts';
import {
  type Feature,
  readVectors,
  type StoredVectors,
  vectorsOf,
  type WordVectors,
} from './word-vectors.ts';

/** As `evaluation/reading/learned/train_frames.py` writes it. */
export interface FrameFile extends StoredVectors {
  /** Keys of occasions, and what may be asked of clothes; the first of both is none. */
  occasions: readonly string[];
  needs: readonly string[];
}

/** Looks for groups of one to five words anywhere in a text (a convolution, Kim 2014), and says something of the text as a whole. */
export interface FrameNetwork extends WordVectors {
  occasions: readonly string[];
  needs: readonly string[];
}

/** Of each answer how likely it is, from 0 to 1. */
export interface Chances {
  occasions: Float64Array;
  levels: Float64Array;
  weathers: Float64Array;
  /** Each for itself. */
  needs: Float64Array;
}

/** How many words a group has. */
const GROUPS = [1, 2, 3, 5];
/** Nothing on both sides of the text. */
const EDGE = 4;

/** @throws RangeError when the weights are fewer or more than the shapes say */
export function readFrameNetwork({ occasions, needs, ...stored }: FrameFile): FrameNetwork {
  return { ...readVectors(stored), occasions, needs };
}

/** @param features the kind of the text first; at least one */
export function chancesIn(network: FrameNetwork, features: readonly Feature[]): Chances {
  const { matrices } = network;
  const answer = (question: string, to: Float64Array) => answersTo(matrices, question)(to);
  const vectors = vectorsOf(network, features);
  const found = GROUPS.flatMap((size) => [
    ...strongest(vectors, size, answersTo(matrices, `groups of ${size}`)),
  ]);
  const seen = Float64Array.of(...found, ...meanOf(vectors));
  const whole = Float64Array.of(...seen, ...answer('hidden', seen).map(Math.tanh));

  return {
    occasions: softmax(answer('occasion', whole)),
    levels: softmax(answer('level', whole)),
    weathers: softmax(answer('weather', whole)),
    needs: answer('need', whole).map(sigmoid),
  };
}

/** Of each filter how strongly it answers to the group of words that it answers to most; at least 0. */
function strongest(
  vectors: readonly Float64Array[],
  size: number,
  answerTo: (group: Float64Array) => Float64Array,
): Float64Array {
  const width = vectors[0]?.length ?? 0;
  const padded = new Float64Array((vectors.length + 2 * EDGE) * width);
  const numbers = new Map<Float64Array, number>();
  const numbered = new Array<number>(vectors.length + 2 * EDGE).fill(-1);
  for (const [at, vector] of vectors.entries()) {
    padded.set(vector, (at + EDGE) * width);
    if (!numbers.has(vector)) numbers.set(vector, numbers.size);
    numbered[at + EDGE] = numbers.get(vector) ?? -1;
  }
  const tried = new Set<string>();
  let most = new Float64Array();
  for (let at = 0; (at + size) * width <= padded.length; at++) {
    // The same words answer the same.
    const key = numbered.slice(at, at + size).join();
    if (tried.has(key)) continue;
    tried.add(key);
    const one = answerTo(padded.subarray(at * width, (at + size) * width));
    if (most.length === 0) most = new Float64Array(one.length);
    for (let row = 0; row < one.length; row++) most[row] = Math.max(most[row] as number, one[row] as number);
  }

  return most;
}

function meanOf(vectors: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    vectors[0] ?? [],
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] as number), 0) / vectors.length,
  );
}
