import fc from 'fast-check';
import { hexOfColourName } from '#domain/colour/colour-of-name.ts';
import { readFeedback } from '#domain/stylist/house/feedback/read-feedback.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { readRecalls, readRepeat } from '#domain/stylist/house/revise/recall/read-recalls.ts';

/** The longest text that a person may send. */
const LENGTH = 2_000;
const SAMPLES = 60;

/** Words that the readers look at more than once, near misses of them, and what no word is. */
const PIECES = [
  'not ',
  'no ',
  'but ',
  'instead of ',
  'exchange the ',
  'without ',
  'less ',
  'and ',
  'the ',
  'back to the ',
  'die alten ',
  'wie vorher ',
  'very ',
  'navy ',
  'dark ',
  'dark foo ',
  'drak ',
  'pale navvy ',
  'blacc ',
  'trousrs ',
  'black or ',
  'und ',
  '5 kg ',
  '80% ',
  '$1 ',
  '0',
  ', ',
  '...',
  '((',
  '--',
  '"',
  '\n',
  'a',
  `${'x'.repeat(40)} `,
  'a\u0301',
  '😀',
  '\u0000',
  'ﷺ',
  'Z͑ͫ',
  '<a ',
];

const READERS = { readWords, readWishes, readFeedback, readRecalls, readRepeat, hexOfColourName };

/** @returns the processor's milliseconds for the text that takes longest, the quickest of three times, and its reader */
export function readHostileWords(seed: number): { slowestMs: number; reader: string } {
  const mixed = fc.array(fc.constantFrom(...PIECES), { minLength: 300, maxLength: 600 });
  const texts = [
    ...PIECES.map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length))),
    ...fc.sample(mixed, { numRuns: SAMPLES, seed }).map((pieces) => pieces.join('')),
    ...fc.sample(fc.string({ unit: 'binary', minLength: LENGTH }), { numRuns: SAMPLES, seed }),
  ].map((text) => text.slice(0, LENGTH));

  let slowest = { slowestMs: 0, reader: '' };
  for (const [reader, read] of Object.entries(READERS)) {
    for (const text of texts) {
      const slowestMs = Math.min(...[1, 2, 3].map(() => processorMs(() => read(text))));
      if (slowestMs > slowest.slowestMs) slowest = { slowestMs, reader };
    }
  }
  return slowest;
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
