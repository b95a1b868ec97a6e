/** Shorter words, "in" or "of", stand in every other text. */
const SHORTEST_WORD = 3;

/**
 * Of a list in which nothing is as it was sought, what comes nearest, the nearest first.
 *
 * @param words what has each of the words that are sought: what has none of them is not near
 * @param filters what passes each of the filters that are set: without words, what passes none of them is not near
 */
export function nearest<One>(
  all: readonly One[],
  words: readonly (readonly One[])[],
  filters: readonly (readonly One[])[],
): One[] {
  const count = (one: One, lists: typeof words) => lists.filter((those) => those.includes(one)).length;
  const nearness = (one: One) => count(one, [...words, ...filters]);
  return all
    .filter((one) => count(one, words.length > 0 ? words : filters) > 0)
    .toSorted((one, other) => nearness(other) - nearness(one));
}

/** The words of a search that tell one thing from another. */
export const soughtWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD);
