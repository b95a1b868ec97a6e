import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import file from './reader.json' with { type: 'json' };

const words = madeWhenNeeded<ReadonlySet<string>>(() => new Set(file.words.split(' ')));

/** Whether a levelled word is one that people write in English or German, whatever it means: the network of roles knows some twenty thousand. */
export function isOrdinaryWord(word: string): boolean {
  return words().has(word);
}
