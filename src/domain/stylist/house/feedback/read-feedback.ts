import { STYLE_NAMES, type StyleName, type Taste } from '#contract/style-profile.ts';
import { coloursOfMood } from '../compose/colours-of-mood.ts';
import { couldBeWishes } from '../language/could-be-wishes.ts';
import { lookUp as lookUpEntry } from '../language/lexicon.ts';
import type { BodyPart, Mention } from '../language/meanings.ts';
import { withoutQuestions } from '../language/questions.ts';
import { readWords } from '../language/read-words.ts';
import { readRoles } from '../language/sense/read-roles.ts';
import { isGranted, isYes } from '../language/strike-back.ts';
import { labelOf } from '../language/tastes.ts';
import { tokensOf } from '../language/tokens.ts';
import { unknownWords } from '../language/unknown-words.ts';
import { besideOthersTastes } from './others-tastes.ts';
import { readBodyWords } from './read-body-words.ts';
import { readMetricWords } from './read-metric-words.ts';
import { isLikingWord, readTastes, type SaidTaste } from './read-tastes.ts';
import type { Wanted } from './wanted.ts';

export function readFeedback(feedback: string): Wanted {
  const text = withoutQuestions(feedback).rest;
  const read = readRoles(tokensOf(text), readWords(text), 'feedback');
  const mentions = strikeBackwards(besideOthersTastes(read.map(asTaste)));
  const metrics = readMetricWords(mentions);
  const body = readBodyWords(text, mentions);
  const rest = mentions.filter((mention) => !metrics.used.has(mention) && !body.used.has(mention));
  const said = readTastes(rest);
  const used = new Set(said.flatMap(({ parts }) => parts));
  const left = rest.filter(
    (mention) => !used.has(mention) && !body.words.has(mention.text) && !metrics.words.has(mention.text),
  );
  const wanted: Wanted = {
    metrics: metrics.wishes,
    addsStyles: [],
    dropsStyles: [],
    addsColours: [],
    dropsColours: [],
    ...body.wanted,
    tastes: [],
    notUnderstood: [],
  };

  const hasColours = said.some(({ taste, parts }) => taste.side === 'likes' && parts.some(isColour));
  for (const one of said) rememberTaste(wanted, one, hasColours);
  wanted.tastes.push(...spared(rest), ...covered(mentions));
  for (const [at, { text, negated }] of rest.entries()) {
    const style = styleNamed(text);
    const step = rest[at - 1]?.meaning;
    const isLess = step?.is === 'degree' && step.direction < 0;
    if (wanted.dropsStyles.some((dropped) => dropped === style)) continue;
    if (style !== null) (negated || isLess ? wanted.dropsStyles : wanted.addsStyles).push(style);
  }
  wanted.addsStyles = [...new Set(wanted.addsStyles)];
  // "Give me color, just not pink".
  wanted.addsColours = wanted.addsColours.filter((name) => !wanted.dropsColours.includes(name));

  // Beside what was understood the rest tells why, as far as it is not of clothes; alone, any word may be what is meant.
  const isUnderstood =
    said.length + metrics.used.size + body.used.size + wanted.addsStyles.length + wanted.dropsStyles.length >
    0;
  const likely = new Set(isUnderstood ? couldBeWishes(mentions) : mentions);
  // What is named and neither liked nor disliked is told back.
  wanted.notUnderstood = [
    ...new Set([
      ...unknownWords(left.filter((mention) => likely.has(mention) && !isLikingWord(mention))),
      ...left.filter(({ meaning }) => labelOf(meaning) !== null).map(({ said: words }) => words),
    ]),
  ];

  return wanted;
}

/** "More color!" says what is liked; in an outfit it is a way to go. „Fliegen“ are worn. */
function asTaste(mention: Mention): Mention {
  const { meaning } = mention;
  if (meaning.is === 'occasion' && mention.text === 'fliegen')
    return { ...mention, meaning: readWords('Fliege', 0)[0]?.meaning ?? meaning };

  return meaning.is === 'change' && meaning.axis === 'colour'
    ? { ...mention, meaning: { is: 'mood', mood: meaning.direction > 0 ? 'colourful' : 'neutral' } }
    : mention;
}

/** "I don't like showing my upper arms": what shows them is kept away. */
function covered(mentions: readonly Mention[]): Taste[] {
  return mentions.flatMap(({ meaning, negated, text }, at): Taste[] => {
    if (meaning.is !== 'body') return [];
    const isHidden = negated || mentions.slice(Math.max(0, at - 6), at).some((other) => isNo(other));
    const words = isHidden ? SHOWS[meaning.part] : undefined;

    return words === undefined ? [] : [{ side: 'avoids', words: words[isEnglish(text) ? 0 : 1] }];
  });
}

function isEnglish(text: string): boolean {
  return lookUpEntry(text) !== null;
}

const SHOWS: Partial<Record<BodyPart, readonly [english: string, german: string]>> = {
  arms: ['sleeveless', 'ärmellos'],
  legs: ['above the knee', 'über dem Knie'],
  knees: ['above the knee', 'über dem Knie'],
  chest: ['low cut', 'tiefer Ausschnitt'],
  stomach: ['cropped', 'bauchfrei'],
};

/** "No animal products" is no leather, no wool and no silk, each kept by a name that can be taken back. */
function spared(mentions: readonly Mention[]): Taste[] {
  const vegan = mentions.find(
    ({ meaning, negated }) => meaning.is === 'mood' && meaning.mood === 'vegan' && !negated,
  );
  const isGerman = /tier|veganes|vegane[nrm]\b/.test(vegan?.text ?? '');
  const words = isGerman ? ['Leder', 'Wolle', 'Seide'] : ['leather', 'wool', 'silk'];

  return vegan === undefined ? [] : words.map((word) => ({ side: 'avoids', words: word }));
}

const MOOD_COLOURS = 3;

function isColour({ meaning }: Mention): boolean {
  return meaning.is === 'colour';
}

/**
 * Colors and styles that are liked have their own places in a profile; all else is kept in the person's words.
 * @param isSpelledOut whether colors are liked by name, which says more than "colorful"
 */
function rememberTaste(wanted: Wanted, { taste, parts }: SaidTaste, isSpelledOut: boolean): void {
  const isAvoided = taste.side === 'avoids';
  const isOwnPlace = parts.every(({ meaning }) => ['colour', 'style', 'mood'].includes(meaning.is));
  if (!isOwnPlace || isAvoided) wanted.tastes.push(taste);
  if (!isOwnPlace) return;

  for (const { meaning } of parts) {
    if (meaning.is === 'style') (isAvoided ? wanted.dropsStyles : wanted.addsStyles).push(meaning.style);
    if (meaning.is === 'colour') {
      if (isAvoided) wanted.dropsColours.push(...meaning.avoid);
      else wanted.addsColours.push(...meaning.names.slice(0, 1));
    }
    if (meaning.is === 'mood') {
      const names = coloursOfMood(meaning.mood);
      if (isAvoided) wanted.dropsColours.push(...names);
      else if (!isSpelledOut) wanted.addsColours.push(...names.slice(0, MOOD_COLOURS));
    }
  }
}

/** "Casual" and "Smart Casual" are dress codes elsewhere and styles here. */
function styleNamed(text: string): StyleName | null {
  return STYLE_NAMES.find((name) => name.toLowerCase() === text) ?? null;
}

/**
 * "Bohemian is not me", "crop tops are a no for me": the "no" strikes what stands before it when nothing
 * stands after it. "… better than edgy": what comes after "than" is not wanted.
 */
function strikeBackwards(mentions: readonly Mention[]): Mention[] {
  const struck = mentions.map((mention) => ({ ...mention }));

  for (const [at, mention] of struck.entries()) {
    // "Hate: bodycon dresses" strikes what follows.
    const opensList = struck[at + 1]?.text === '' && struck[at + 1]?.said === ':' && struck[at + 2]?.negated;
    if (isNo(mention) && !isGranted(struck, at) && !opensList && !thoughtFrom(struck, at + 1).some(isTaste)) {
      const own = afterYes(thoughtUpTo(struck, at));
      // "You think I like brown. I don't", "Romantic?? God no": alone it strikes the thought before.
      const isAlone = !own.some(isTaste) && ![...own, ...thoughtFrom(struck, at + 1)].some(isFigure);
      const said = isAlone ? thoughtWithTaste(struck, at - own.length) : own;
      for (const other of said) if (isTaste(other)) other.negated = true;
    }
    if (mention.meaning.is === 'cue' && mention.meaning.cue === 'remove') {
      // „Röhrenjeans bitte streichen“: what goes stands before the verb where nothing stands behind it.
      const isLast = !upToNextVerb(struck, at + 1).some(isTaste);
      for (const other of isLast ? thoughtUpTo(struck, at) : []) if (isTaste(other)) other.negated = true;
      for (const other of upToNextVerb(struck, at + 1)) if (isTaste(other)) other.negated = true;
    }
    // "Flats rather than heels", „lieber Hosen als Röcke“.
    const isRather = mention.text === 'als' && thoughtUpTo(struck, at).some(({ text }) => RATHER.test(text));
    if (mention.text === 'than' || isRather)
      for (const other of thoughtFrom(struck, at + 1)) if (isTaste(other)) other.negated = true;
  }

  return struck;
}

const RATHER = /^(?:lieber|eher|mehr|besser)$/;

/** "Stripes good, checks bad": what is welcome is not struck with what comes after it. */
function afterYes(thought: readonly Mention[]): Mention[] {
  const rest = thought.slice(thought.findLastIndex(isYes) + 1);

  return rest.some(isTaste) ? rest : [...thought];
}

function isNo({ meaning }: Mention): boolean {
  return meaning.is === 'cue' && ['not', 'free', 'strikes-back'].includes(meaning.cue);
}

/** "I'm 19, not 90" denies nothing but an age. */
function isFigure({ text }: Mention): boolean {
  return /\d/.test(text);
}

/** The nearest thought before a position that says anything. */
function thoughtBefore(mentions: readonly Mention[], at: number): Mention[] {
  let end = at;
  while (end > 0 && endsThought(mentions[end - 1])) end--;

  return thoughtUpTo(mentions, end);
}

/** "Mini skirts? At my age? No thank you": the thought before that names something, over one that does not. */
function thoughtWithTaste(mentions: readonly Mention[], at: number): Mention[] {
  const last = thoughtBefore(mentions, at);
  if (last.length === 0 || last.some((mention) => isTaste(mention) && mention.meaning.is !== 'unknown'))
    return [...listBefore(mentions, last), ...last];
  const before = thoughtBefore(mentions, mentions.indexOf(last[0] as Mention));

  return before.some(isTaste) && (isAskedAt(mentions, before) || last.some(isPronoun)) ? before : last;
}

/** „Boots stehen mir angeblich, ich mag sie aber nicht“. */
function isPronoun({ text }: Mention): boolean {
  return /^(?:it|them|those|these|that|sie|es|ihn|das|mags)$/.test(text);
}

/** "Mint, pink, lilac: no thank you": the bare names before the last of a list. */
function listBefore(mentions: readonly Mention[], last: readonly Mention[]): Mention[] {
  const start = mentions.indexOf(last[0] as Mention);
  const comma = mentions[start - 1]?.meaning;
  if (!last.every(isListed) || comma?.is !== 'break' || comma.mark !== ',') return [];
  const before = thoughtUpTo(mentions, start - 1);

  return before.length > 0 && before.every(isListed) ? [...listBefore(mentions, before), ...before] : [];
}

function isListed(mention: Mention): boolean {
  const { meaning } = mention;

  return (
    labelOf(meaning) !== null || (meaning.is === 'cue' && ['and', 'or', 'article'].includes(meaning.cue))
  );
}

function isAskedAt(mentions: readonly Mention[], thought: readonly Mention[]): boolean {
  const end = mentions[mentions.indexOf(thought.at(-1) as Mention) + 1]?.meaning;

  return end?.is === 'break' && end.mark === '?';
}

function isTaste({ meaning }: Mention): boolean {
  return [
    'style',
    'colour',
    'garments',
    'shape',
    'pattern',
    'fabric',
    'mood',
    'formality',
    'change',
    'goal',
    'missing',
    'unknown',
  ].includes(meaning.is);
}

function thoughtFrom(mentions: readonly Mention[], from: number): Mention[] {
  const end = mentions.findIndex((mention, at) => at >= from && endsThought(mention));

  return mentions.slice(from, end < 0 ? undefined : end);
}

function thoughtUpTo(mentions: readonly Mention[], to: number): Mention[] {
  let start = to;
  while (start > 0 && !endsThought(mentions[start - 1])) start--;

  return mentions.slice(start, to);
}

/** "remove bohemian and add minimalist": the verb reaches as far as the next one. */
function upToNextVerb(mentions: readonly Mention[], from: number): Mention[] {
  const ahead = thoughtFrom(mentions, from);
  const end = ahead.findIndex(
    ({ meaning }) => meaning.is === 'cue' && ['add', 'keep', 'make', 'swap'].includes(meaning.cue),
  );

  return ahead.slice(0, end < 0 ? undefined : end);
}

function endsThought(mention: Mention | undefined): boolean {
  return (
    mention === undefined ||
    mention.meaning.is === 'break' ||
    (mention.meaning.is === 'cue' && mention.meaning.cue === 'but')
  );
}
