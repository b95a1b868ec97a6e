import { isCue } from './cues.ts';
import type { Meaning, Mention } from './meanings.ts';

export function isSmall({ meaning }: Mention): boolean {
  return meaning.is === 'filler' || meaning.is === 'break';
}

export const ALSO =
  /^(?:too|also|as well|likewise|ditto|auch|ebenso|genauso|ebenfalls|gleich mit|dito|desgleichen|same|same for|same goes for|same with|follows? suit|do(?:es)? the same)$/;

export function isQuality(meaning: Meaning): boolean {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

/** "... and matching shoes", „… und dazu passende Schuhe“. */
export function isMatch(meaning: Meaning): boolean {
  return isCue(meaning, 'match');
}

export function isArticle(meaning: Meaning | undefined): boolean {
  return isCue(meaning, 'article');
}

export function isGarment(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'garments';
}

/** What several words say together: "something warm under the tee" is one piece. */
export function asOne(run: readonly Mention[], meaning: Meaning): Mention {
  return {
    meaning,
    text: run.map(({ text }) => text).join(' '),
    said: run.map(({ said }) => said).join(' '),
    negated: false,
  };
}

/** "The shirt": one that is there. */
export const DEFINITE = /^(?:the|my|der|die|das|den|dem|des)$/;

/** "The same green", „derselbe Stoff“: as the source of an expression. */
export const THE_SAME =
  '(?:the same|same|gleiche[nrms]?|selbe[nrms]?|dieselben?|derselben?|denselben|demselben|dasselbe)';

export const UNDER = /^(?:under|underneath|beneath|unter|unters|unterm|drunter|darunter)$/;

/** "Between shirt and jacket": over the one, and under the other. */
export const BETWEEN = /^(?:between|in between|zwischen)$/;

/** "Over the shirt", „drunter“: worn in layers. */
export const LAYERED = new RegExp(
  `^(?:between|in between|zwischen|over|on top|druber|daruber|drubers?ziehen|zum druberziehen|uber|ubers|uberm)$|${UNDER.source}`,
);
