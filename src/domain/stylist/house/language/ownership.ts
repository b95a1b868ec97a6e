import type { Mention } from './meanings.ts';
import { isQuality } from './piece-kinds.ts';

/** "My", "zu meinem": what follows up to its noun is the person's own. */
const POSSESSIVE = /(^| )(my|mein|meine|meinen|meinem|meiner|meines)$/;
const HAS = /^(have|got|own|ive got|i have|i own|habe|hab|besitze)$/;
const PERSON = /^(i|ive|we|ich|wir)$/;
/** Between "have" and what one has, or between a noun and "that I own". */
const BETWEEN =
  /^(already|schon|bereits|new|old|neue\w*|alte\w*|existing|own|favorite|favourite|trusty|that|which|the|die|das|den|of mine)$/;
/** "Find my", "replace my": what is named is to be bought. */
const SOUGHT =
  /^(find|choose|pick|buy|get|need|replace|replacing|replacement|upgrade|instead of|tired of|sick of|finde|kaufe|brauche|ersetze\w*|ersatz|statt)$/;
const RELATIVE = /^(die|der|das|den)$/;
const OTHERS =
  /^(grandmother|grandma|gran|mother|mum|mom|father|dad|grandfather|grandpa|husband|wife|sister|brother|aunt|uncle|partner|boyfriend|girlfriend)s$/;

/**
 * The nouns that somebody says they have: "my green shoes", "I already have a navy suit and brown shoes", "the boots that I own".
 * Where it is not plain, a noun is to be bought, as ever.
 * @returns the places of those nouns among the mentions
 */
export function ownedNouns(mentions: readonly Mention[]): ReadonlySet<number> {
  const owned = new Set<number>();
  const wordAt = (at: number) => mentions[at]?.text ?? '';

  for (let at = 0; at < mentions.length; at++) {
    const isMine = POSSESSIVE.test(wordAt(at)) && !SOUGHT.test(wordAt(at - 1));
    const starts = isMine || saysThatOneHas(mentions, at);
    if (starts) for (const noun of nounsAfter(mentions, at + 1, !isMine)) owned.add(noun);
    if (mentions[at]?.meaning.is === 'garments' && isOwnedAfterwards(mentions, at + 1)) owned.add(at);
  }

  return owned;
}

/** "I already have", "ich habe"; "I have to" and "I don't have" say nothing of the kind. */
function saysThatOneHas(mentions: readonly Mention[], at: number): boolean {
  const word = mentions[at]?.text ?? '';
  if (!HAS.test(word) || mentions[at + 1]?.text === 'to') return false;
  const before = mentions.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const isSaidOfOneself = [word.split(' ')[0] ?? '', ...before, mentions[at + 1]?.text ?? ''].some((text) =>
    PERSON.test(text),
  );

  return isSaidOfOneself && !mentions.slice(Math.max(0, at - 2), at).some(({ meaning }) => isNot(meaning));
}

function isNot(meaning: Mention['meaning']): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'not' || meaning.cue === 'instead-of');
}

/** The noun of this phrase, and those that "and" joins to it; "my suit and a shirt" stops before the article. */
function nounsAfter(mentions: readonly Mention[], from: number, isList: boolean): number[] {
  const nouns: number[] = [];

  for (let at = from; at < mentions.length; at++) {
    const mention = mentions[at];
    if (mention === undefined) break;
    const { meaning, text } = mention;
    if (meaning.is === 'garments') {
      nouns.push(at);
      const next = mentions[at + 1]?.meaning;
      if (next?.is === 'garments') continue;
      if (next?.is !== 'cue' || next.cue !== 'and') break;
      at++;
      const after = mentions[at + 1]?.meaning;
      if (after?.is === 'cue' && after.cue === 'article' && !isList) break;
      continue;
    }
    const isArticle = meaning.is === 'cue' && meaning.cue === 'article';
    if (isQuality(mention) || isArticle || BETWEEN.test(text) || OTHERS.test(text) || PERSON.test(text))
      continue;
    break;
  }

  return nouns;
}

/** "... that I already own", "... die ich schon habe". */
function isOwnedAfterwards(mentions: readonly Mention[], from: number): boolean {
  let isSaidOfOneself = false;

  for (let at = from; at < Math.min(mentions.length, from + 6); at++) {
    const text = mentions[at]?.text ?? '';
    // A German relative clause follows a comma.
    if (mentions[at]?.meaning.is === 'break' && RELATIVE.test(mentions[at + 1]?.text ?? '')) continue;
    if (HAS.test(text)) return (isSaidOfOneself || /^i /.test(text)) && mentions[at + 1]?.text !== 'to';
    if (PERSON.test(text)) isSaidOfOneself = true;
    else if (!BETWEEN.test(text)) return false;
    // "I own": the word is read as one with what stands before it.
    if (text === 'own') return isSaidOfOneself;
  }

  return false;
}
