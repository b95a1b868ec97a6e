import { createHash } from 'node:crypto';
import { grammarOf } from '#domain/stylist/house/language/choose-grammar.ts';
import { GERMAN } from '#domain/stylist/house/language/de/german.ts';
import { tokensOf } from '#domain/stylist/house/language/mentions/tokens.ts';
import { judgeMarked, type MarkedVerdict } from './judge-marked.ts';
import { isHeldOut, kindOf, markedSentences } from './marked-sentences.ts';

/**
 * Runs every marked change and feedback against a look that it can be said about and counts, by class, what does not follow from its marks.
 * Half of them, by lot, is only counted and never printed; of that half the tenth that no network learned from is counted again.
 * Usage: node evaluation/reading/learned/check-marked.ts change|feedback [part of a class to print] FILE... (as for `prepare.ts`)
 */
const [kind = 'change', printed = '', ...files] = process.argv.slice(2);
const judged = markedSentences(files).flatMap((sentence, at) => {
  if (kindOf(sentence) !== kind) return [];
  const verdict = judgeMarked(sentence, at);

  return verdict === null
    ? []
    : [
        {
          verdict,
          isRead: isOfReadHalf(sentence.t),
          isHeld: isHeldOut(sentence),
          act: sentence.act,
          t: sentence.t,
        },
      ];
});

if (printed !== '')
  for (const { verdict, isRead, t } of judged) {
    const faults = [...verdict.missed, ...verdict.moved];
    if (!isRead || !faults.some((fault) => fault.includes(printed))) continue;
    console.log(
      `${verdict.isSaid ? '' : 'SILENT '}${t}\n    ${faults.join('; ')}\n    of: ${verdict.look}\n    did: ${verdict.did}`,
    );
  }
for (const language of ['en', 'de']) {
  const of = judged.filter(({ verdict }) => (isGerman(verdict.text) ? 'de' : 'en') === language);
  report(
    `${language}, read`,
    of.filter(({ isRead }) => isRead).map(({ verdict }) => verdict),
  );
  report(
    `${language}, unread`,
    of.filter(({ isRead }) => !isRead).map(({ verdict }) => verdict),
  );
  report(
    `${language}, unread and not learned from`,
    of.filter(({ isRead, isHeld }) => !isRead && isHeld).map(({ verdict }) => verdict),
  );
}

function report(name: string, verdicts: readonly MarkedVerdict[]): void {
  const isWrong = ({ missed, moved }: MarkedVerdict) => missed.length + moved.length > 0;
  const share = (test: (verdict: MarkedVerdict) => boolean) =>
    `${((100 * verdicts.filter(test).length) / Math.max(1, verdicts.length)).toFixed(1)} %`;
  console.log(
    `${name}: ${verdicts.length}, exact ${share((one) => !isWrong(one))}, silent ${share((one) => isWrong(one) && !one.isSaid)}, false ${share(({ moved }) => moved.length > 0)}`,
  );
  const classes: Record<string, number> = {};
  for (const { missed, moved } of verdicts)
    for (const name of new Set([...missed, ...moved].map((fault) => fault.split(':')[0] ?? '')))
      classes[name] = (classes[name] ?? 0) + 1;
  console.log(
    `    ${Object.entries(classes)
      .sort(([, one], [, other]) => other - one)
      .map(([fault, n]) => `${fault} ${n}`)
      .join(', ')}`,
  );
}

function isOfReadHalf(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

function isGerman(text: string): boolean {
  return grammarOf(tokensOf(text)).grammar === GERMAN;
}
