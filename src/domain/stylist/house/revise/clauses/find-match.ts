import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE, isGarment, isMatch } from '../../language/mentions/mention-kinds.ts';
import type { Clause } from './clause.ts';

/** Where a thought says that pieces match, and which of them is the model; null where it says nothing of the kind. */
export function matchIn(mentions: readonly Mention[]): Clause['match'] {
  const at = mentions.findIndex(({ meaning }) => isMatch(meaning));
  if (at < 0) return sameColourAs(mentions);
  const isTo = /(?:zum?|zur|auf|wie|as|to|der|des|the|vom|von)$/.test(mentions[at]?.text ?? '');

  // "Matching the suit", "matching with the suit".
  const next = mentions.slice(at + 1).find(({ text }) => !LINK.test(text));
  // „... und dann passend die Schuhe“: these are what is to match.
  const isModelBehind = isTo || (mentions[at]?.text !== 'passend' && DEFINITE.test(next?.text ?? ''));

  return { at, isModelBehind };
}

const LINK = /^(?:with|to|mit|zu)$/;

/** "The same green as the bag", „im selben Grün wie die Tasche“. */
function sameColourAs(mentions: readonly Mention[]): Clause['match'] {
  const at = mentions.findIndex(
    ({ text }, index) =>
      /^(?:as|wie)$/.test(text) &&
      ((mentions[index - 1]?.meaning.is === 'colour' && SAME.test(mentions[index - 2]?.text ?? '')) ||
        /^(?:same|genauso|dasselbe)$/.test(mentions[index - 1]?.text ?? '') ||
        saysSameColour(mentions.slice(Math.max(0, index - FARTHEST_SAME), index))) &&
      mentions.slice(index + 1, index + 3).some(isGarment),
  );

  return at < 0 ? null : { at, isModelBehind: true };
}

/** „Dieselbe Farbe haben wie“, "have the same color as". */
function saysSameColour(before: readonly Mention[]): boolean {
  return /(?:^| )(?:the same|same|gleichen?|selben?|dieselbe|derselben) (?:colou?r|shade|tone|farbe|farbton|ton)(?: |$)/.test(
    before.map(({ text }) => text).join(' '),
  );
}

const FARTHEST_SAME = 4;

const SAME = /(?:^|\b)(?:same|gleiche[nrms]?|selbe[nrms]?|dieselbe[n]?|dasselbe|demselben|as|so)$/;
