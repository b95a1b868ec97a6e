import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { featuresOf } from '#domain/stylist/house/language/roles/features.ts';
import { readRoles } from '#domain/stylist/house/language/roles/read-roles.ts';
import { weighWords } from '#domain/stylist/house/language/roles/weigh-words.ts';
import { isHeldOut, kindOf, markedSentences, takenApart } from './marked-sentences.ts';

/**
 * Counts over the held-out requests how a piece, color or cloth that is named is taken: by the grammar alone, and with the network.
 * Usage: node evaluation/reading/learned/measure.ts FILE... (the same files as `prepare.ts`)
 */
const held = markedSentences(process.argv.slice(2)).filter(
  (sentence) => isHeldOut(sentence) && kindOf(sentence) === 'request',
);
const OF_CLOTHES = new Set(['garments', 'colour', 'fabric', 'pattern']);
const MARK_OF: Readonly<Record<string, string>> = {
  usual: 'c',
  lacked: 'l',
  negated: 'n',
  excepted: 'n',
  owned: 'k',
};
const counts: Record<string, Record<string, Record<string, number>>> = { grammar: {}, network: {} };

for (const sentence of held) {
  const { text, tokens, roles } = takenApart(sentence);
  if (roles.length !== tokens.length) continue;
  const mentions = readWords(text);
  const rules = featuresOf(tokens, mentions).map(({ rule }) => MARK_OF[rule] ?? 'w');
  const weighed = weighWords(readRoles(tokens, mentions, 'request'));
  for (const [at, { meaning, from = -1 }] of mentions.entries()) {
    if (!OF_CLOTHES.has(meaning.is)) continue;
    const after = weighed[at];
    const isDropped = after?.meaning.is === 'filler';
    const said = isDropped
      ? 'passed over'
      : after?.negated
        ? 'n'
        : after?.isKept
          ? 'k'
          : (rules[from] ?? 'w');
    count('grammar', roles[from] ?? '-', rules[from] ?? 'w');
    count('network', roles[from] ?? '-', said);
  }
}
console.log(`${held.length} requests held out; rows: marked as, columns: taken as`);
for (const [who, table] of Object.entries(counts)) {
  const cells = Object.entries(table).flatMap(([mark, row]) =>
    Object.entries(row).map(([said, n]) => ({ n, isRight: isRight(mark, said) })),
  );
  const right = cells.filter((cell) => cell.isRight).reduce((sum, { n }) => sum + n, 0);
  const all = cells.reduce((sum, { n }) => sum + n, 0);
  console.log(`${who}: ${right} of ${all} right (${((100 * right) / all).toFixed(1)} %)`);
  console.table(table);
}

/** What is only told of, complained of or no clothing at all is rightly passed over. */
function isRight(mark: string, said: string): boolean {
  return mark === said || (['c', 'l', '-'].includes(mark) && ['passed over', 'c', 'l'].includes(said));
}

function count(who: string, mark: string, said: string): void {
  const table = counts[who] ?? {};
  const row = table[mark] ?? {};
  counts[who] = { ...table, [mark]: { ...row, [said]: (row[said] ?? 0) + 1 } };
}
