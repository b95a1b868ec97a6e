import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { accountOf } from './accounted-words.ts';
import { isExact, judge, type Verdict } from './judge.ts';
import { readingSpeed } from './reading-speed.ts';
import { type StoredSentence, storedSentences } from './stored-sentences.ts';

interface Judged extends StoredSentence {
  verdict: Verdict;
}

/**
 * Requests, changes and feedback in the words of people who had not seen the reader, judged by what comes of them. The bars
 * are of those that nobody developed on before they were first measured. By now all of them were opened (`README.md`): a figure of
 * today says what the reader keeps; how it reads what nobody has seen was told by each set at its opening.
 */
export async function blindSentences(): Promise<Section> {
  const stored = storedSentences();
  const developedOn = stored.developedOn.map(judgedOf);
  const judged = stored.heldOut.map(judgedOf);
  const of = (wanted: string) => judged.filter(({ language }) => language === wanted);
  const rows = [...rowsOf('held out', judged), ...rowsOf('developed on', developedOn)];

  const speed = readingSpeed();
  const accounts = [...judged, ...developedOn].map(({ sentence }) => accountOf(sentence));
  const count = (words: 'silent' | 'needless') => accounts.reduce((sum, of) => sum + of[words].length, 0);

  return {
    title: 'Reading: sentences written blind',
    body: `${judged.length} sentences held out, ${developedOn.length} developed on. The former were held out until their set was first measured; all are opened by
now, so today's figures guard what is read and are no longer blind (\`evaluation/reading/README.md\` has those of each opening). One is exact when the result has everything that a good stylist would be held to by it and nothing else moved;
wrong without a word when it is not and the answer does not say so; false when something moved that nobody asked for.

${markdownTable([['Set', 'Sentences', 'Exact', 'Wrong without a word', 'False'], ...rows])}

Of the words that could matter to what is worn, ${count('silent')} in all of these sentences are neither used nor said back; ${count('needless')} are said back that
only tell of the day (\`accounted-words.ts\`).

${speed.table}`,
    bars: [
      { what: 'blind sentences: exact, English', measured: share(of('en'), isRight), must: { atLeast: 0.9 } },
      { what: 'blind sentences: exact, German', measured: share(of('de'), isRight), must: { atLeast: 0.85 } },
      {
        what: 'blind sentences: wrong without a word',
        measured: share(judged, isSilent),
        must: { atMost: 0.02 },
      },
      { what: 'blind sentences: false edits', measured: share(judged, isFalse), must: { atMost: 0.01 } },
      {
        what: 'blind sentences: content words neither used nor said back',
        measured: count('silent'),
        must: { atMost: 0 },
      },
      {
        what: 'blind sentences: needless words said back, per sentence',
        measured: count('needless') / accounts.length,
        must: { atMost: 0.03 },
      },
      { what: 'slowest reading of 1,000 characters, ms', measured: speed.slowest, must: { atMost: 30 } },
    ],
  };
}

function judgedOf(stored: StoredSentence): Judged {
  return { ...stored, verdict: judge(stored.sentence) };
}

function rowsOf(half: string, judged: readonly Judged[]): string[][] {
  return ['en', 'de'].flatMap((language) =>
    (['request', 'change', 'feedback'] as const).map((kind) =>
      rowOf(
        `${half}: ${language}, ${kind}`,
        judged.filter((one) => one.language === language && one.sentence.kind === kind),
      ),
    ),
  );
}

function rowOf(name: string, judged: readonly Judged[]): string[] {
  const percent = (test: (one: Judged) => boolean) => `${Math.round(share(judged, test) * 100)} %`;

  return [name, String(judged.length), percent(isRight), percent(isSilent), percent(isFalse)];
}

function isRight({ verdict }: Judged): boolean {
  return isExact(verdict);
}

function isSilent({ verdict }: Judged): boolean {
  return !isExact(verdict) && !verdict.isSaid;
}

function isFalse({ verdict }: Judged): boolean {
  return verdict.moved.length > 0;
}

function share(judged: readonly Judged[], test: (one: Judged) => boolean): number {
  return judged.length === 0 ? 0 : judged.filter(test).length / judged.length;
}
