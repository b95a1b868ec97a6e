import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

/**
 * "A blazer would be too warm", „Jeans sind mir zu leger“: asked of a look that is made anew, the piece is refused; nothing is
 * asked to be less so. One's own ("my dress was too short") is only told of.
 */
export function asTooMuch(mentions: readonly Mention[]): Mention[] {
  const read = [...mentions];
  for (const [at, mention] of mentions.entries()) {
    const from = startOfExcess(mentions, at);
    if (from === null || mention.negated) continue;
    const pieces = subjectsBefore(mentions, from);
    for (const piece of pieces) {
      const subject = mentions[piece];
      if (subject !== undefined) read[piece] = { ...subject, negated: true };
    }
    if (pieces.length > 0)
      for (let of = from; of <= at; of++) {
        const word = mentions[of];
        if (word !== undefined) read[of] = { ...word, meaning: { is: 'filler' } };
      }
  }

  return read;
}

/** Where the "too" stands of what is turned up or down there. */
function startOfExcess(mentions: readonly Mention[], at: number): number | null {
  const [before, here] = [mentions[at - 1], mentions[at]];
  if (OVERDONE.test(here?.text ?? '')) return at;
  if (here?.meaning.is === 'change' && TOO_IT.test(here.text)) return at;
  const isOf =
    here !== undefined && ['change', 'formality', 'weather', 'mood', 'style'].includes(here.meaning.is);

  return isOf && TOO.test(before?.text ?? '') ? at - 1 : null;
}

/** The pieces and cloths that it is said of, by index; none where they are one's own, or where nothing is said of them. */
function subjectsBefore(mentions: readonly Mention[], excess: number): number[] {
  let at = excess - 1;
  let isSaid = false;
  let isSupposed = false;
  for (; IS.test(textAt(mentions, at)) || OF_IT.test(textAt(mentions, at)); at--) {
    isSaid ||= IS.test(textAt(mentions, at));
    isSupposed ||= SUPPOSED.test(textAt(mentions, at));
  }
  if (!isSaid) return [];

  const subjects: number[] = [];
  for (; at >= 0; at--) {
    const { meaning, text, negated, isKept } = mentions[at] as Mention;
    if (meaning.is === 'garments' || isQuality(mentions[at] as Mention)) {
      if (negated || isKept === true) return [];
      subjects.push(at);
    } else if (isCue(meaning, 'article')) {
      if (OWN.test(text) || (DEFINITE.test(text) && !isSupposed)) return [];
    } else if (!isCue(meaning, 'and', 'or')) break;
  }

  return subjects;
}

/** „Wär“ supposes, where „war“ tells of another day. */
function textAt(mentions: readonly Mention[], at: number): string {
  const { text = '', said = '' } = mentions[at] ?? {};

  return /^wär\b/i.test(said) ? 'ware' : text;
}

/** More than the day asks for. */
const OVERDONE = /^(?:over ?the ?top|overkill|ott|excessive|ubertrieben|maßlos|fehl am platz)$/;
const TOO_IT = /^(?:(?:way|far|much|a bit|viel|etwas) )?(?:too|zu) /;
const TOO = /^(?:(?:way|far|much|a bit|viel|etwas) )?(?:too|zu)$/;

/** "Was too long" tells of another day. */
const IS =
  /^(?:is|are|be|seems?|feels?|looks?|ist|sind|ware|waren|wäre|wären|find|finde|wirkt|wirken)(?: (?:ich|i|me|mir))?$/;

const SUPPOSED = /^(?:would|be|ware|waren|wäre|wären)$/;

const OF_IT =
  /^(?:would|will|just|a bit|bit|way|far|much|probably|maybe|i|think|ich|mir|da|dann|dafür|dafur|wohl|halt|etwas|viel|ein bisschen|bisschen|schon|einfach|wahrscheinlich|vielleicht|fast)$/;

const OWN = /^(?:my|our|mein(?:e[nrsm]?)?|unser(?:e[nrsm]?)?)$/;
const DEFINITE = /^(?:the|this|that|these|those|der|die|das|den|dem|dies\w+)$/;
