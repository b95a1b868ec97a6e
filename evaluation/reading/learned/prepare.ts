import { writeFileSync } from 'node:fs';
import { createSeededRandom } from '#domain/stylist/house/compose/seeded-random.ts';
import type { Meaning, Mention } from '#domain/stylist/house/language/mentions/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { featuresOf, type IsHere } from '#domain/stylist/house/language/roles/features.ts';
import { frameFeatures } from '#domain/stylist/house/language/roles/read-frame.ts';
import { isHeldOut, kindOf, type MarkedSentence, markedSentences, takenApart } from './marked-sentences.ts';

/** How often an outfit has what is named in it, by what the name is to the person: what is to go or to stay is nearly always there. */
const IS_THERE: Readonly<Record<string, readonly [piece: number, quality: number]>> = {
  t: [0.95, 0.8],
  k: [0.93, 0.8],
  l: [0.93, 0.75],
  w: [0.12, 0.06],
  n: [0.5, 0.4],
  c: [0.25, 0.25],
};

/**
 * Turns sentences with marks ("my [l:coat] is too heavy") into what the network learns from: for each token its features and its role.
 * Every tenth is held out.
 * Usage: node evaluation/reading/learned/prepare.ts LEARNED HELD FILE...
 */
const [learned = '', held = '', ...files] = process.argv.slice(2);
/** Sentences about an outfit are learned from twice, each time about another one: what is drawn is drawn by this much more. */
const AGAIN = 1_000_000;
const sentences = markedSentences(files);
const rows = sentences.map((sentence, at) => prepared(sentence, at));
const again = sentences.map((sentence, at) =>
  kindOf(sentence) === 'change' ? prepared(sentence, at + AGAIN) : null,
);
const isHeld = sentences.map(isHeldOut);
for (const [file, isOfHeld] of [
  [learned, false],
  [held, true],
] as const) {
  const chosen = (isOfHeld ? [rows] : [rows, again]).flatMap((all) =>
    all.filter((row, at) => row !== null && isHeld[at] === isOfHeld),
  );
  writeFileSync(file, `${chosen.map((row) => JSON.stringify(row)).join('\n')}\n`);
  console.log(`${file}: ${chosen.length} sentences`);
}

/** @param seed what the outfit that a change is said about has of what it names is drawn by; nobody wrote it down */
function prepared(sentence: MarkedSentence, seed: number): object | null {
  const { text, tokens, roles } = takenApart(sentence);
  // A few signs are read otherwise at the edge of a mark.
  if (roles.length !== tokens.length || tokens.length === 0) return null;
  const mentions = readWords(text);
  const features = featuresOf(
    tokens,
    mentions,
    kindOf(sentence) === 'change' ? hereByRoles(mentions, roles, seed) : null,
  );

  return {
    kind: kindOf(sentence),
    act: sentence.act,
    asked: sentence.asked,
    named: frameFeatures(tokens, mentions)[0]?.kind,
    isAgain: seed >= AGAIN,
    words: features.map(({ word }) => word),
    kinds: features.map(({ kind }) => kind),
    rules: features.map(({ rule }) => rule),
    roles,
  };
}

function hereByRoles(mentions: readonly Mention[], roles: readonly string[], seed: number): IsHere {
  const random = createSeededRandom(seed);
  const here = new Set<string>();
  for (const { meaning, from = -1 } of mentions) {
    const [piece, quality] = IS_THERE[roles[from] ?? ''] ?? [0.1, 0.1];
    if (random.next() < (meaning.is === 'garments' ? piece : quality)) here.add(labelOf(meaning));
  }

  return (meaning) => here.has(labelOf(meaning));
}

function labelOf(meaning: Meaning): string {
  if (meaning.is === 'garments') return meaning.target.label;

  return 'label' in meaning ? `${meaning.is} ${meaning.label}` : meaning.is;
}
