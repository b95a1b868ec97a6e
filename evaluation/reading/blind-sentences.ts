import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { accountOf } from './accounted-words.ts';
import { type BlindSentence, blindSentencesOf } from './blind-sentence.ts';
import { isExact, judge, type Verdict } from './judge.ts';
import { readingSpeed } from './reading-speed.ts';

interface Judged {
  sentence: BlindSentence;
  verdict: Verdict;
}

/**
 * Requests, changes and feedback in the words of people who had not seen the reader, judged by what comes of them. The reader
 * is developed on one half of each writer's sentences, drawn by lot; the bars are of the other half.
 */
export async function blindSentences(): Promise<Section> {
  const developedOn = judgedIn('sentences');
  const judged = judgedIn('held-out');
  const of = (language: string) => judged.filter(({ sentence }) => languageOf(sentence) === language);
  const rows = [...rowsOf('held out', judged), ...rowsOf('developed on', developedOn)];

  const speed = readingSpeed();
  const accounts = [...judged, ...developedOn].map(({ sentence }) => accountOf(sentence));
  const count = (words: 'silent' | 'needless') => accounts.reduce((sum, of) => sum + of[words].length, 0);

  return {
    title: 'Reading: sentences written blind',
    body: `${judged.length} sentences held out, ${developedOn.length} developed on. One is exact when the result has everything that a good stylist would be held to by it and nothing else moved;
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

function judgedIn(name: string): Judged[] {
  const folder = path.join(import.meta.dirname, name);
  return readdirSync(folder)
    .flatMap((file) => blindSentencesOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
    .map((sentence) => ({ sentence, verdict: judge(sentence) }));
}

function rowsOf(half: string, judged: readonly Judged[]): string[][] {
  return ['en', 'de'].flatMap((language) =>
    (['request', 'change', 'feedback'] as const).map((kind) =>
      rowOf(
        `${half}: ${language}, ${kind}`,
        judged.filter(({ sentence }) => languageOf(sentence) === language && sentence.kind === kind),
      ),
    ),
  );
}

function languageOf({ id }: BlindSentence): string {
  return /(?:^|-)de-/.test(id) ? 'de' : 'en';
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
