import { useSyncExternalStore } from 'react';
import { ENGLISH, type Language, STYLIST_LANGUAGE } from '#contract/languages.ts';
import { fill, type Said } from '#contract/said.ts';
import { LANGUAGE } from './language.ts';

let sentences: Readonly<Record<string, string>> = {};
/** The server's own sentences are English: what shows them needs no words for them. */
let areKnown = LANGUAGE === ENGLISH;
const listeners = new Set<() => void>();

/** A closed sentence of the server in the language of the screens; in English until its words are there. */
export function inWords({ message, reason, params }: Said): string {
  if (reason === undefined || !Object.hasOwn(sentences, reason)) return message;
  return fill(sentences[reason] ?? message, params);
}

/** The same as what an element holds: the words, with the language that they are in. */
export function spoken(said: Said): { children: string; lang: Language | undefined } {
  const children = inWords(said);
  return { children, lang: children === said.message ? STYLIST_LANGUAGE : undefined };
}

/** They come with the first refusal, or soon after somebody who is signed in arrives: no visit waits for them. */
export async function learnSentences(): Promise<void> {
  if (areKnown) return;
  try {
    sentences = (await import('#web/words/sentences.ts')).SENTENCES;
    areKnown = true;
    for (const listener of listeners) listener();
  } catch {
    // Without a connection the English words are better than none.
  }
}

/** {@link spoken}, rendered again when the sentences have been fetched after it. */
export function useSpoken(): typeof spoken {
  // As a store of its own: between a first rendering and its effects they may come, too.
  useSyncExternalStore(hear, known, known);
  return spoken;
}

const known = (): boolean => areKnown;

function hear(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
