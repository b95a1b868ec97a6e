import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { namesOnly } from './bare-clause.ts';
import type { Clause } from './clause.ts';
import { closeClause, nothingRead } from './close-clause.ts';
import { startsAnew } from './cut-clauses.ts';
import { isNotOfAll, leaveAlone, meansOther } from './join-clauses.ts';
import { withPraiseBehind } from './praise-behind.ts';

/** Cuts a request into thoughts: at full stops, "but", commas, and before the next verb. */
export function clausesOf(text: readonly Mention[]): Clause[] {
  const mentions = withPraiseBehind(text);
  const reading = nothingRead();
  const { clauses } = reading;

  for (const [at, mention] of mentions.entries()) {
    if (goesOnInstead(mention, mentions, at, reading.current)) continue;
    if (startsAnew(mention, mentions, at, reading.current)) closeClause(reading);
    // "Scarf? No." and "scarf: no".
    const asked = clauses.at(-1);
    const asks = mention.meaning.is === 'break' && ['?', ':'].includes(mention.meaning.mark);
    if (asks && asked?.sentence === reading.sentence) asked.isAsked = true;
    if (mention.meaning.is === 'break' && mention.meaning.mark === ':')
      reading.topic = asked !== undefined && namesOnly(asDefinite(asked)) ? asked : null;
    if (mention.meaning.is === 'break' && mention.meaning.strong) {
      reading.lastVerb = null;
      if (reading.hasSaid) reading.sentence++;
      reading.hasSaid = false;
    }
    if (mention.meaning.is === 'break') reading.isAside = mention.meaning.mark === '(';
    else reading.current.push(mention);
  }
  closeClause(reading);
  for (const clause of clauses) {
    const isBut = isNotOfAll(clause, clauses);
    // "Only keep it" would be another wish for the rest.
    if (isBut) clause.cues.delete('only');
    if (isBut || clauses.some((other) => meansOther(clause, other))) leaveAlone(clause);
  }

  return clauses;
}

/** „Jacke: Parka“ names as much as „die Jacke“. */
function asDefinite(clause: Clause): Clause {
  return { ...clause, nouns: clause.nouns.map((noun) => ({ ...noun, isDefinite: true })) };
}

/** "A dress! Instead of shirt and shorts": what gives way to it is said behind a stop. */
function goesOnInstead(
  { meaning }: Mention,
  mentions: readonly Mention[],
  at: number,
  current: readonly Mention[],
): boolean {
  if (meaning.is !== 'break' || meaning.mark === ':') return false;
  if (!current.some((other) => other.meaning.is === 'garments' && !other.negated)) return false;
  const next = mentions.findIndex((other, index) => index > at && other.meaning.is !== 'break');
  const end = mentions.findIndex((other, index) => index > next && other.meaning.is === 'break');
  const named = mentions
    .slice(next, end < 0 ? undefined : end)
    .filter((other) => other.meaning.is === 'garments');
  const isCued = (mention: Mention | undefined) =>
    mention !== undefined && isCue(mention.meaning, 'instead-of');

  return (
    isCued(mentions[next]) &&
    named.length > 0 &&
    named.every(({ negated }) => negated) &&
    !current.some(isCued)
  );
}
