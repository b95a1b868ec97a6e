import { readFileSync } from 'node:fs';
import { blindSentencesOf } from './blind-sentence.ts';
import { isExact, judge } from './judge.ts';

/**
 * Judges a file of sentences and prints each that is not exact.
 * Usage: node evaluation/reading/read-sentences.ts FILE [part of an id]
 */
const [file = '', only = ''] = process.argv.slice(2);
const judged = blindSentencesOf(JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ id }) => id.includes(only))
  .map((sentence) => ({ sentence, verdict: judge(sentence) }));

for (const { sentence, verdict } of judged) {
  if (isExact(verdict)) continue;
  const { missed, moved, isSaid, did } = verdict;
  console.log(
    `${sentence.id} ${sentence.look ?? ''} ${isSaid ? '' : 'SILENT'} ${moved.length > 0 ? 'FALSE' : ''} ${sentence.text}`,
  );
  console.log(`    ${[...missed, ...moved].join('; ')}\n    did: ${did}`);
}
for (const kind of ['request', 'change', 'feedback'] as const) {
  const part = judged.filter(({ sentence }) => sentence.kind === kind);
  const count = (test: (one: (typeof part)[number]) => boolean) => part.filter(test).length;
  console.log(
    `${kind}: ${part.length}, exact ${count(({ verdict }) => isExact(verdict))}, wrong without a word ${count(({ verdict }) => !isExact(verdict) && !verdict.isSaid)}, false ${count(({ verdict }) => verdict.moved.length > 0)}`,
  );
}
