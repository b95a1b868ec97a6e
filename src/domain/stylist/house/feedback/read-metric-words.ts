import type { Metrics } from '#contract/style-profile.ts';
import { isCue } from '../language/mentions/cues.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';
import { directionAt } from './metric-direction.ts';
import { ALREADY_MORE, isFormality, metricOf, stepAt, wordsOf } from './metric-words.ts';
import type { MetricWish } from './wanted.ts';

/** "More comfort", "less trendy", "set elegance to 80", "I'm not that elegant". */
export function readMetricWords(mentions: readonly Mention[]): {
  wishes: Partial<Record<keyof Metrics, MetricWish>>;
  used: Set<Mention>;
  words: Set<string>;
} {
  const wishes: Partial<Record<keyof Metrics, MetricWish>> = {};
  const used = new Set<Mention>();
  const words = new Set<string>();

  for (const [at, mention] of mentions.entries()) {
    const { meaning } = mention;
    // "Had my hip done".
    const isOfBody = meaning.is === 'body' && isCue(mentions[at - 1]?.meaning, 'article');
    const metric = isOfBody ? null : metricOf(mention.text);
    if (metric === null && isFormality(meaning)) {
      // "Tone down the trendy side" says which way, and nothing of the dress code.
      if (reachOf(mentions, at).some(({ text }) => metricOf(text) !== null)) continue;
      // "Too fancy for me".
      used.add(mention);
      words.add(mention.text);
      wishes.elegance ??= { by: meaning.direction * stepAt(mentions, at) };
      continue;
    }
    if (metric === null) continue;
    if (isOnlyBorne(mentions, at) || isToStay(mentions, at)) {
      used.add(mention);
      words.add(mention.text);
      continue;
    }

    used.add(mention);
    words.add(mention.text);
    const number = numberAfter(mentions, at);
    wishes[metric] =
      number !== null ? { exactly: number } : { by: directionAt(mentions, at) * stepAt(mentions, at) };
  }

  return { wishes, used, words };
}

/** What stands behind it in the same thought, as far as it reaches. */
function reachOf(mentions: readonly Mention[], at: number): Mention[] {
  const ahead = mentions.slice(at + 1, at + 4);
  const end = ahead.findIndex(({ meaning }) => meaning.is === 'break');

  return ahead.slice(0, end < 0 ? undefined : end);
}

/** "I don't mind looking less elegant for it" asks for nothing. */
function isOnlyBorne(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(startOfThought(mentions, at), at - 6), at)
    .some(({ text }) => /^(?:dont mind|do not mind|macht mir nichts)$/.test(text));
}

/** "It still has to be comfortable", „trotzdem bequem“, "leave the comfort as it is": as it is. */
function isToStay(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const before = mentions.slice(start, at);

  const isStep =
    before.slice(-2).some(({ meaning }) => meaning.is === 'degree') ||
    ALREADY_MORE.has(mentions[at]?.text ?? '');

  // „Elegant genug ist es schon“.
  if (/^genug$/.test(mentions[at + 1]?.text ?? '') && !isStep)
    return !before.some(({ text }) => DENIED.test(text));
  // "Still be comfortable enough to run" asks for some.
  const isEnough = mentions[at + 1]?.text === 'enough';

  return !isStep && !isEnough && (before.some(({ text }) => STAYS.test(text)) || staysBehind(mentions, at));
}

/** „Die Eleganz soll so bleiben“, „der Komfort bleibt“, "the comfort is perfect as it is". */
function staysBehind(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at + 1, endOfThought(mentions, at));

  return (
    behind.some(({ text, meaning }) => isCue(meaning, 'keep') && REMAINS.test(text)) ||
    AS_IT_IS.test(wordsOf(behind)) ||
    LEFT_SO.test(wordsOf(mentions.slice(at + 1, at + 5)))
  );
}

/** „Lasst die Eleganz, wie sie ist“. */
const LEFT_SO = /^ (?:so )?wie (?:er|sie|es) (?:ist|sind|jetzt)/;
const AS_IT_IS = /(?:^| )(?:as (?:it|they) (?:is|are)|as is|wie (?:er|sie|es) (?:ist|sind|jetzt ist))(?: |$)/;

const DENIED = /^(?:nicht|nich|nie|net|ned|kaum)$/;
const REMAINS = /(?:^| )(?:bleib(?:t|en)?|belassen|lassen|stays?|remains?)(?: |$)/;
const STAYS = /^(?:still|trotzdem|dennoch|weiterhin|without losing|ohne abstriche)$/;

/** A number in the same thought, right after the score: "elegance to 80", "comfort: 70". */
function numberAfter(mentions: readonly Mention[], at: number): number | null {
  for (const { text, meaning } of mentions.slice(at + 1, at + 4)) {
    if (/^\d{1,3}$/.test(text)) return Math.min(100, Number(text));
    const leadsThere =
      /^(?:to|at|is|be|auf|bei|score|equals?)$/.test(text) ||
      (meaning.is === 'break' && meaning.mark === ':');
    if (!leadsThere) return null;
  }

  return null;
}
