import type { Meaning, Mention } from '../language/meanings.ts';

export function isSmall({ meaning }: Mention): boolean {
  return meaning.is === 'filler' || meaning.is === 'break';
}

export const ALSO =
  /^(?:too|also|as well|likewise|ditto|auch|ebenso|genauso|ebenfalls|same|same for|same goes for|same with)$/;

export function isQuality(meaning: Meaning): boolean {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

/** "... and matching shoes", „… und dazu passende Schuhe“. */
export function isMatch(meaning: Meaning): boolean {
  return meaning.is === 'cue' && meaning.cue === 'match';
}

export function isArticle(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'cue' && meaning.cue === 'article';
}
