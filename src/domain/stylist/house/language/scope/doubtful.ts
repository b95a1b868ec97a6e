import type { Mention } from '../mentions/meanings.ts';

/** Whether a word is rather told of than wished, owned or refused. */
export function isDoubtful({ meaning, role, said, negated }: Mention): boolean {
  if (role === undefined) return false;
  // What the grammar takes for refused is so, if nothing speaks against it.
  if (negated) return role.role === 'told' && role.sureness >= SURE;
  const isKept = role.role === 'kept' && meaning.is === 'garments' && role.sureness >= SURE;
  const isWanted =
    role.role === 'wanted' && role.sureness >= (meaning.is === 'missing' ? SURE : LIKELY_WANTED);
  const isRefused = role.role === 'refused' && role.sureness >= SURE;
  // A phrase of several words means nothing else.
  const isOfClothes = said.includes(' ') || role.isClothing >= OF_CLOTHES;

  return !(isKept || isWanted || isRefused) || !isOfClothes;
}

const LIKELY_WANTED = 0.4;

const SURE = 0.6;

const OF_CLOTHES = 0.3;
