import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { startOfThought } from '../../language/mentions/thought.ts';

const CLASH = phrase([
  '(?:^| )',
  anyOf(
    // German
    inTurn(/(?:pass(?:t|en)|gehort|gehoren|geht|gehen) (?:\w+ ){0,3}?nicht (?:gut )?/, '(?:zu|zum|zur|mit)'),

    // English
    '(?:doesnt|dont|wont|does not|do not|never) (?:really )?(?:go|work|match|sit well) with',
    '(?:does|do) not go with',
    'clash(?:es)? with',

    // German
    'bei(?:ß|ss)(?:t|en) sich mit',
  ),
  '(?: (?:the|my|a|an|this|that|dem|der|den|diesem|dieser|meinem|meiner|einem))?$',
]);

/** "Brown doesn't go with the suit", „Braun passt für mich nicht zum Anzug“: a quality is what is wrong, and the piece is what it goes with. */
export function clashesWith(mentions: readonly Mention[]): readonly Mention[] {
  const said = [...mentions];
  for (const [at, mention] of mentions.entries()) {
    if (!isGarment(mention) || !LINK.test(`${mentions[at - 2]?.text} ${mentions[at - 1]?.text}`)) continue;
    const start = startOfThought(mentions, at);
    const before = mentions.slice(start, at);
    if (!isQuality(before[0]?.meaning ?? NOTHING) || before.some(isGarment)) continue;
    if (!CLASH.test(before.map(({ text }) => text).join(' '))) continue;
    said[at] = { ...mention, negated: false, meaning: NOTHING };
    for (const [ahead, one] of before.entries())
      if (isQuality(one.meaning)) said[start + ahead] = { ...one, negated: true };
  }

  return said;
}

/** The last two words before the piece. */
const LINK = /\b(?:with|zu|zum|zur|mit)\b/;
const NOTHING: Mention['meaning'] = { is: 'filler' };
