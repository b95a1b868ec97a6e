import { answersTo, matrixOf, product, rowOf, sigmoid, softmax } from './matrices.ts';
import {
  type Feature,
  readVectors,
  type StoredVectors,
  vectorsOf,
  type WordVectors,
} from './word-vectors.ts';

/**
 * Reads a text word by word in both directions (two gated recurrent units, Cho 2014), and says something of each word; as
 * `evaluation/reading/learned/train.py` writes it.
 */
export type Network = WordVectors;
export type NetworkFile = StoredVectors;

/** @throws RangeError when the weights are fewer or more than the shapes say */
export const readNetwork: (file: NetworkFile) => Network = readVectors;

/** Of a word by its place, for each role how likely it is; reckoned when asked, for of most words nobody asks. */
export type RolesOf = (at: number) => Float64Array | undefined;

/** @param features the kind of the text first; at least one */
export function rolesIn(network: Network, features: readonly Feature[]): RolesOf {
  return rolesOf(network, statesOf(network, features));
}

function rolesOf(network: Network, states: readonly Float64Array[]): RolesOf {
  const answer = answerer(network, 'role');

  return (at) => {
    const state = states[at];
    return state === undefined ? undefined : answer(state);
  };
}

/**
 * @param features the kind of the text first; at least one
 * @returns for each act how likely the text as a whole is one, and the roles of its words
 */
export function actAndRolesIn(
  network: Network,
  features: readonly Feature[],
): { act: Float64Array; roles: RolesOf } {
  const states = statesOf(network, features);
  const most = Float64Array.from(states[0] ?? []);
  for (const state of states)
    for (let at = 0; at < most.length; at++)
      if ((state[at] as number) > (most[at] as number)) most[at] = state[at] as number;

  return { act: answerer(network, 'act')(most), roles: rolesOf(network, states) };
}

function answerer({ matrices }: Network, question: string): (state: Float64Array) => Float64Array {
  const answer = answersTo(matrices, question);

  return (state) => softmax(answer(state));
}

/** What the network makes of each word in its sentence: both directions, one after the other. */
function statesOf(network: Network, features: readonly Feature[]): Float64Array[] {
  const vectors = vectorsOf(network, features);
  const size = matrixOf(network.matrices, 'forward state').columns;
  const states = vectors.map(() => new Float64Array(2 * size));
  run(network, 'forward', vectors, (at, state) => states[at]?.set(state));
  run(network, 'backward', vectors.toReversed(), (at, state) =>
    states[vectors.length - 1 - at]?.set(state, size),
  );

  return states;
}

/** @param tell is told the state after each of the words, in their order; it is written over behind the next */
function run(
  { matrices }: Network,
  way: string,
  vectors: readonly Float64Array[],
  tell: (at: number, state: Float64Array) => void,
): void {
  const of = (part: string) => matrixOf(matrices, `${way} ${part}`);
  const [input, weights] = [of('input'), of('state')];
  const [inputBias, stateBias] = [rowOf(of('input bias'), 0), rowOf(of('state bias'), 0)];
  const size = weights.columns;
  const fromWords = new Map<Float64Array, Float64Array>();
  const state = new Float64Array(size);
  let moved = Number.POSITIVE_INFINITY;
  for (const [word, vector] of vectors.entries()) {
    // "Dress dress dress …": a word that changed nothing changes nothing when it is said again.
    if (moved < STANDS_STILL && vector === vectors[word - 1]) {
      tell(word, state);
      continue;
    }
    const fromWord = fromWords.get(vector) ?? product(input, vector, inputBias);
    fromWords.set(vector, fromWord);
    const fromState = product(weights, state, stateBias);
    moved = 0;
    for (let at = 0; at < size; at++) {
      const before = state[at] as number;
      const reset = sigmoid((fromWord[at] as number) + (fromState[at] as number));
      const update = sigmoid((fromWord[size + at] as number) + (fromState[size + at] as number));
      const fresh = Math.tanh(
        (fromWord[2 * size + at] as number) + reset * (fromState[2 * size + at] as number),
      );
      state[at] = (1 - update) * fresh + update * before;
      moved = Math.max(moved, Math.abs((state[at] as number) - before));
    }
    tell(word, state);
  }
}

const STANDS_STILL = 1e-6;
