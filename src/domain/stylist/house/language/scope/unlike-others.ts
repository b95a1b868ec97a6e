import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { isBreak, STRIKABLE } from './strike-back.ts';

/** "He loves red, I don't", „meine Mutter mag Karos, ich aber nicht“: what somebody else likes is refused. */
export function unlikeOthers(mentions: readonly Mention[]): Mention[] {
  const read = [...mentions];
  for (const [at, { text }] of mentions.entries()) {
    if (!ME.test(text)) continue;
    const next = mentions.slice(at + 1).findIndex((word) => !PASSED.test(word.text));
    const not = at + 1 + next;
    if (next < 0 || !NOT.test(mentions[not]?.text ?? '') || !isBreak(mentions[not + 1])) continue;
    const last = mentions.slice(0, at).findLastIndex((word) => !isBreak(word) && !isCue(word.meaning, 'but'));
    const start = mentions.slice(0, Math.max(0, last)).findLastIndex(isBreak) + 1;
    const thought = mentions.slice(start, last + 1);
    const person = thought.findIndex((word) => OTHER.test(word.text));
    if (person < 0 || !thought.slice(person).some((word) => LIKES.test(word.text))) continue;
    for (let of = start + person; of <= last; of++) {
      const liked = mentions[of] as Mention;
      const { role: _ofTheirs, ...mention } = liked;
      if (
        STRIKABLE.has(liked.meaning.is) &&
        liked.meaning.is !== 'unknown' &&
        liked.meaning.is !== 'occasion'
      )
        read[of] = { ...mention, negated: true };
    }
  }

  return read;
}

const ME = /^(?:i|ich|me)$/;
const PASSED = /^(?:but|aber|leider|so|gar|uberhaupt|really|personally|selbst|eher|jedoch)$/;
const NOT =
  /^(?:dont|do not|not|nicht|nicht so|gar nicht|uberhaupt nicht|hate it|hate them|not so much|not really|weniger)$/;
const OTHER = /^(?:he|she|they|er|sie|mein|meine|my|our|unsere?|everyone|everybody|alle)$/;
const LIKES =
  /^(?:likes?|loves?|adores?|mag|mogen|liebt|lieben|steht|stehen|trägt|tragt|wears|prefers|bevorzugt)(?: |$)/;
