import { STYLE_NAMES, type StyleName, type Taste } from '#contract/style-profile.ts';
import { coloursOfMood } from '../compose/colours-of-mood.ts';
import { lookUp as lookUpEntry } from '../language/lexicon/lexicon.ts';
import { isCue } from '../language/mentions/cues.ts';
import type { BodyPart, Mention } from '../language/mentions/meanings.ts';
import { tokensOf } from '../language/mentions/tokens.ts';
import { readWords } from '../language/read-words.ts';
import { readRoles } from '../language/roles/read-roles.ts';
import { couldBeWishes } from '../language/understood/could-be-wishes.ts';
import { withoutQuestions } from '../language/understood/questions.ts';
import { unknownWords } from '../language/understood/unknown-words.ts';
import { labelOf } from '../language/wishes/tastes.ts';
import { withColourBefore } from './colour-before.ts';
import { directionsAsCuts } from './directions.ts';
import { isLikingWord } from './liking.ts';
import { readAsListed } from './lists-of-tastes.ts';
import { besideOthersTastes } from './others-tastes.ts';
import type { SaidTaste } from './phrases-of-taste.ts';
import { inPlainFeedback } from './plain-feedback.ts';
import { readBodyWords } from './read-body-words.ts';
import { readMetricWords } from './read-metric-words.ts';
import { readTastes } from './read-tastes.ts';
import { setRight } from './set-right.ts';
import { caredFor, cutsOfNouns, wishesAsCuts, withoutPlace } from './standing-wishes.ts';
import { isNo, strikeBackwards } from './struck-before.ts';
import { ofTopics } from './topics.ts';
import { withAge, withTrends } from './trend-clauses.ts';
import type { Wanted } from './wanted.ts';

/** "Why always beige?" asks for no answer. */
function isComplaint(question: string): boolean {
  const [first] = readWords(question);

  return (
    first !== undefined && isCue(first.meaning, 'not') && /^(?:why|warum|wieso|wes\w+) /.test(first.text)
  );
}

export function readFeedback(feedback: string): Wanted {
  const text = withoutQuestions(inPlainFeedback(feedback).replaceAll('=', ':'), isComplaint).rest;
  const read = ofTopics(cutsOfNouns(wishesAsCuts(readRoles(tokensOf(text), readWords(text), 'feedback'))));
  const mentions = withAvoided(
    strikeBackwards(
      besideOthersTastes(
        directionsAsCuts(setRight(withTrends(withAge(readAsListed(withColourBefore(read)))))).map(asTaste),
      ),
    ),
  );
  const metrics = readMetricWords(mentions);
  const body = readBodyWords(text, mentions);
  const rest = mentions.filter((mention) => !metrics.used.has(mention) && !body.used.has(mention));
  const { said, undecided, told, reasons } = readTastes(rest, mentions);
  const used = new Set([...reasons, ...[...said, ...undecided].flatMap(({ parts }) => parts)]);
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
    undecided: [...new Set(undecided.map(({ words }) => words))],
    notUnderstood: [],
  };

  const hasColours = said.some(({ taste, parts }) => taste.side === 'likes' && parts.some(isColour));
  for (const one of said) rememberTaste(wanted, one, hasColours);
  const care = caredFor(mentions);
  wanted.tastes.push(...spared(rest), ...covered(mentions), ...care.tastes);
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
  const kept = new Set([...used, ...metrics.used, ...body.used, ...care.used]);
  const keptAt = new Set([...kept].map(({ from }) => from));
  const likely = new Set(isUnderstood ? couldBeWishes(mentions) : mentions);
  // What is named and neither liked nor disliked is told back.
  wanted.notUnderstood = [
    ...new Set([
      ...told,
      ...unknownWords(left.filter((mention) => likely.has(mention) && !isLikingWord(mention))).filter(
        (words) => !told.some(includes(words)),
      ),
      // A phrase that means several things is told back where none of them was kept.
      ...left
        .filter(
          ({ meaning, from, said: words }) =>
            labelOf(meaning) !== null && !keptAt.has(from) && !told.some(includes(words)),
        )
        .map(({ said: words }) => words),
      ...withoutPlace(mentions, kept, body.wanted.height !== null),
      // "Darker please": a way to go, and none of the person.
      ...(isUnderstood
        ? []
        : left
            .filter(({ meaning, said: words }) => meaning.is === 'change' && !told.some(includes(words)))
            .map(({ said: words }) => words)),
    ]),
  ];

  return wanted;
}

function includes(words: string): (said: string) => boolean {
  return (said) => said.includes(words);
}

/** What its clause avoids is struck before a fit or a goal is read from it. */
function withAvoided(mentions: readonly Mention[]): Mention[] {
  const avoided = new Set(
    readTastes(mentions).said.flatMap(({ taste, parts }) => (taste.side === 'avoids' ? parts : [])),
  );
  const isStruck = (mention: Mention) => avoided.has(mention) && mention.meaning.is === 'garments';

  return mentions.map((mention) => (isStruck(mention) ? { ...mention, negated: true } : mention));
}

/** "More color!" says what is liked; in an outfit it is a way to go. „Fliegen“ are worn. */
function asTaste(mention: Mention, at: number, mentions: readonly Mention[]): Mention {
  const { meaning } = mention;
  // "Bold prints", „auffällige Muster“: the prints are, and no colors are named.
  if (meaning.is === 'mood' && meaning.mood === 'bold' && mentions[at + 1]?.meaning.is === 'pattern')
    return { ...mention, meaning: { is: 'filler' } };
  // „Zu brav“, "take risks" name no color, and nothing that can be kept.
  if (meaning.is === 'mood' && meaning.mood === 'bold' && DARES.test(mention.text))
    return { ...mention, meaning: { is: 'unknown', word: mention.said } };
  // "Crew neck or a collar", „Kragen mag ich“.
  if (meaning.is === 'filler' && /^(?:collar|kragen)$/.test(mention.text)) return collared(mention);
  if (meaning.is === 'occasion' && mention.text === 'fliegen')
    return { ...mention, meaning: readWords('Fliege', 0)[0]?.meaning ?? meaning };

  return meaning.is === 'change' && meaning.axis === 'colour'
    ? { ...mention, meaning: { is: 'mood', mood: meaning.direction > 0 ? 'colourful' : 'neutral' } }
    : mention;
}

function collared(mention: Mention): Mention {
  const said = mention.text === 'collar' ? 'collars' : 'mit Kragen';
  const meaning = readWords(said, 0)[0]?.meaning ?? mention.meaning;

  return { ...mention, meaning, said };
}

const DARES =
  /\b(?:safe|tame|sensible|vanilla|wild|crazy|risks?|boat|boundaries|all out|brave?|bieder|tra(?:u|ut)|trauen|wagen|knallen|krachen|hauen|vollgas|vollen)\b/;

/** "I don't like showing my upper arms": what shows them is kept away. */
function covered(mentions: readonly Mention[]): Taste[] {
  return mentions.flatMap(({ meaning, negated, text }, at): Taste[] => {
    if (meaning.is !== 'body') return [];
    const isHidden = negated || mentions.slice(Math.max(0, at - 6), at).some(isNo);
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
