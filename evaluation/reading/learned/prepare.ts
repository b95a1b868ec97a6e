import { writeFileSync } from 'node:fs';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { featuresOf } from '#domain/stylist/house/language/sense/features.ts';
import { frameFeatures } from '#domain/stylist/house/language/sense/read-frame.ts';
import { isHeldOut, kindOf, type MarkedSentence, markedSentences, takenApart } from './marked-sentences.ts';

/**
 * Turns sentences with marks ("my [l:coat] is too heavy") into what the network learns from: for each token its features and its role.
 * Every tenth is held out.
 * Usage: node evaluation/reading/learned/prepare.ts LEARNED HELD FILE...
 */
const [learned = '', held = '', ...files] = process.argv.slice(2);
const rows = markedSentences(files).map(prepared);
for (const [file, isHeld] of [
  [learned, false],
  [held, true],
] as const) {
  const chosen = rows.filter((row, at) => row !== null && isHeldOut(at) === isHeld);
  writeFileSync(file, `${chosen.map((row) => JSON.stringify(row)).join('\n')}\n`);
  console.log(`${file}: ${chosen.length} sentences`);
}

function prepared(sentence: MarkedSentence): object | null {
  const { text, tokens, roles } = takenApart(sentence);
  // A few signs are read otherwise at the edge of a mark.
  if (roles.length !== tokens.length || tokens.length === 0) return null;
  const mentions = readWords(text);
  const features = featuresOf(tokens, mentions);

  return {
    kind: kindOf(sentence),
    act: sentence.act,
    asked: sentence.asked,
    named: frameFeatures(tokens, mentions)[0]?.kind,
    words: features.map(({ word }) => word),
    kinds: features.map(({ kind }) => kind),
    rules: features.map(({ rule }) => rule),
    roles,
  };
}
