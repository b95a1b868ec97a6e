import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlindSentence, blindSentencesOf } from './blind-sentence.ts';

export interface StoredSentence {
  sentence: BlindSentence;
  language: 'en' | 'de';
}

/** All sentences of the two folders; what each of them may be used for is told in `README.md`. */
export function storedSentences(): { developedOn: StoredSentence[]; heldOut: StoredSentence[] } {
  const developedOn = sentencesIn('sentences');

  return { developedOn, heldOut: onlyNew(sentencesIn('held-out'), developedOn) };
}

/**
 * Strangers write the same things: "hiya", "lose the tie". A text that is developed on measures nothing a second time, nor does
 * one that was counted already.
 */
export function onlyNew(
  heldOut: readonly StoredSentence[],
  developedOn: readonly StoredSentence[],
): StoredSentence[] {
  const known = new Set(developedOn.map(({ sentence }) => keyOf(sentence)));

  return heldOut.filter(({ sentence }) => {
    const key = keyOf(sentence);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** By the file's name, where it is of one language; else by the sentence's own. */
export function languageOf(file: string, { id }: Pick<BlindSentence, 'id'>): 'en' | 'de' {
  const named = /(?:^|-)(de|en)(?=[-.])/.exec(file)?.[1] ?? /(?:^|-)(de|en)-/.exec(id)?.[1];

  return named === 'de' ? 'de' : 'en';
}

/** A change is one of a look, so that the same words about another look are another sentence. */
function keyOf({ kind, look, text }: BlindSentence): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  return [kind, look ?? '', ...words].join(' ');
}

function sentencesIn(name: string): StoredSentence[] {
  const folder = path.join(import.meta.dirname, name);

  return readdirSync(folder).flatMap((file) =>
    blindSentencesOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).map((sentence) => ({
      sentence,
      language: languageOf(file, sentence),
    })),
  );
}
