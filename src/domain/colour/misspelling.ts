/** How much a word may differ from the word that was meant. */
export type Tolerance = 'careful' | 'generous';

/** A word, made ready once to be compared with many. */
export interface Spelling {
  text: string;
  withoutDoubles: string;
}

export function spellingOf(text: string): Spelling {
  return { text, withoutDoubles: text.replace(/(.)\1+/g, '$1') };
}

/**
 * Whether one word is a likely misspelling of the other. Careful: fit for running text, where "bold" is
 * not "gold"; short words may only have swapped or doubled letters. Generous: fit where a color is
 * expected anyway.
 */
export function isMisspellingOf(one: Spelling, other: Spelling, tolerance: Tolerance): boolean {
  const [written, meant] = [one.text, other.text];
  if (written === meant) return true;
  if (Math.min(written.length, meant.length) < 3) return false;
  if (isSwapOrDoubling(one, other)) return true;
  // Nobody mistypes the first letter often, and "range" is not "orange".
  if (tolerance === 'careful' && written[0] !== meant[0]) return false;

  const allowed = allowedEdits(meant.length, tolerance);
  // Each edit changes the length by one at most: for nearly all words that settles it.
  if (Math.abs(written.length - meant.length) > allowed) return false;
  if (tolerance === 'careful' && isAnotherWord(written, meant)) return false;
  return editDistance(written, meant) <= allowed;
}

/** Keys that lie beside each other, on American and German keyboards, and letters that sound alike. */
const MIXED_UP =
  'qw we er rt ty tz yu zu ui io op as sd df fg gh hj jk kl xc cv vb bn nm qa ws ed rf tg zh uj ik ol yx zx sy sx dc fv gb hn jm ' +
  'ae ai ao au ei eo eu iu ou yi ye ck cs cz sz kq bp dt gk fv vw mn gj';
const NEIGHBOURS = new Set(
  MIXED_UP.split(' ').flatMap(([one = '', other = '']) => [one + other, other + one]),
);

/** "Speaker" is no misspelled "sneaker": one letter stands for one that no finger and no ear takes it for. */
function isAnotherWord(written: string, meant: string): boolean {
  if (written.length !== meant.length) return false;
  const differing = [...written].flatMap((letter, at) =>
    letter === meant[at] ? [] : [letter + (meant[at] ?? '')],
  );

  return differing.length === 1 && !NEIGHBOURS.has(differing[0] ?? '');
}

function allowedEdits(length: number, tolerance: Tolerance): number {
  if (tolerance === 'generous') return length >= 7 ? 2 : length >= 4 ? 1 : 0;

  return length >= 9 ? 2 : length >= 6 ? 1 : 0;
}

/** "balck" and "yelow": the same letters in another order, or a letter once too often or too rarely. */
function isSwapOrDoubling(one: Spelling, other: Spelling): boolean {
  const [written, meant] = [one.text, other.text];
  if (written[0] !== meant[0] || meant.length < 4) return false;
  if (one.withoutDoubles === other.withoutDoubles) return true;

  return written.length === meant.length && sameLetters(written, meant) && editDistance(written, meant) === 1;
}

function sameLetters(first: string, second: string): boolean {
  return [...first].sort().join('') === [...second].sort().join('');
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours.
 * @see Damerau, "A technique for computer detection and correction of spelling errors", CACM 7(3) 1964
 */
export function editDistance(first: string, second: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);

  for (let row = 1; row <= first.length; row++) {
    const current = [row];

    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      const cheapest = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      current[column] = swapped ? Math.min(cheapest, (beforeLast[column - 2] ?? 0) + 1) : cheapest;
    }

    beforeLast = last;
    last = current;
  }

  return last[second.length] ?? 0;
}
