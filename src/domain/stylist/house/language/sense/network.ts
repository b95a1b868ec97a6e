import { matrixOf, product, rowOf, sigmoid, softmax } from './matrices.ts';
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

/** @param features the kind of the text first; at least one @returns of each, for each role how likely it is */
export function rolesIn(network: Network, features: readonly Feature[]): Float64Array[] {
  return statesOf(network, features).map((state) => answer(network, 'role', state));
}

/**
 * @param features the kind of the text first; at least one
 * @returns for each act how likely the text as a whole is one, and of each word for each role how likely it is
 */
export function actAndRolesIn(
  network: Network,
  features: readonly Feature[],
): { act: Float64Array; roles: Float64Array[] } {
  const states = statesOf(network, features);
  const most = states.reduce((one, other) => one.map((value, at) => Math.max(value, other[at] as number)));

  return { act: answer(network, 'act', most), roles: states.map((state) => answer(network, 'role', state)) };
}

function answer({ matrices }: Network, question: string, state: Float64Array): Float64Array {
  return softmax(
    product(matrixOf(matrices, question), state, rowOf(matrixOf(matrices, `${question} bias`), 0)),
  );
}

/** What the network makes of each word in its sentence: both directions, one after the other. */
function statesOf(network: Network, features: readonly Feature[]): Float64Array[] {
  const vectors = vectorsOf(network, features);
  const forward = run(network, 'forward', vectors);
  const backward = run(network, 'backward', vectors.toReversed()).toReversed();

  return forward.map((state, at) => Float64Array.of(...state, ...(backward[at] ?? state)));
}

/** The state after each of the words, in their order. */
function run({ matrices }: Network, way: string, vectors: readonly Float64Array[]): Float64Array[] {
  const of = (part: string) => matrixOf(matrices, `${way} ${part}`);
  const [input, state] = [of('input'), of('state')];
  const [inputBias, stateBias] = [rowOf(of('input bias'), 0), rowOf(of('state bias'), 0)];
  const size = state.columns;
  const states: Float64Array[] = [];
  const fromWords = new Map<Float64Array, Float64Array>();
  let before = new Float64Array(size);
  for (const vector of vectors) {
    const fromWord = fromWords.get(vector) ?? product(input, vector, inputBias);
    fromWords.set(vector, fromWord);
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
