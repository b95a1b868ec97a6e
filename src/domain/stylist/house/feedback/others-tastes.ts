import type { Mention } from '../language/mentions/meanings.ts';
import { labelOf } from '../language/wishes/tastes.ts';

const PEOPLE =
  'husband|wife|boyfriend|girlfriend|partner|spouse|fiancee?|mom|mum|mother|dad|father|parents|sisters?|brothers?|daughters?|sons?|kids?|child|children|grand(?:children|kids|sons?|daughters?)|nephews?|nieces?|enkel(?:in|innen|kinder)?|girls|boys|friends?|bestie|besties|boss|manager|colleagues?|coworkers?|team|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousins?|roommates?|flatmates?|neighbou?rs?|family|mother in law|father in law|sister in law|brother in law|ex|mann|frau|freund|freunde|freundin|freundinnen|partnerin|mama|mutter|papa|vater|eltern|schwestern?|bruder|tochter|tochtern|sohn|sohne|kind|kinder|chef|chefin|kollegen?|kollegin|kolleginnen|oma|opa|tante|onkel|cousine|nachbarn?|nachbarin|verlobter?|schwiegermutter|schwiegervater|mitbewohner|mitbewohnerin|familie';
const SOMEBODY = `(?:(?:(?:all |alle )?(?:my|our|mein\\w*|unser\\w*|the|die|der) (?:\\w+ ){0,2}?(?:${PEOPLE}))|everyone|everybody|nobody|no one|people|others|he|she|they|jeder|alle|niemand|keiner|er)(?: (?:at|in|bei|im|auf) (?:the |der |dem )?\\w+)?`;
const HOW =
  '(?:(?:also|really|always|never|just|simply|only|totally|absolutely|usually|still|even|kind of|kinda|so|auch|immer|nie|nur|total|wirklich|einfach|echt|ja|halt|aber) )*';
const TASTES =
  '(?:loves?|likes?|hates?|adores?|prefers?|dislikes?|detests?|wears?|lives? in|swears? by|enjoys?|collects?|(?:cant|cannot|can not) (?:stand|bear)|(?:doesnt|does not|dont|do not) (?:like|love|wear)|(?:is|are) (?:\\w+ )?(?:obsessed with|into|crazy about|mad about|fond of|a (?:\\w+ )?fan of)|liebt|lieben|mag|mogen|hasst|hassen|tragt|tragen|bevorzugt|bevorzugen|steht auf|stehen auf|findet|finden|verabscheut|schwort auf|sammelt)';
/** "My husband loves stripes", „Röcke hasst meine Tochter“. */
const SAYS = new RegExp(
  `^(?:(?:and|because|since|also|although|even|und|weil|auch) )*${SOMEBODY} ${HOW}${TASTES}(?: |$)|(?:^| )${TASTES} (?:mein\\w*|unser\\w*) (?:\\w+ )?(?:${PEOPLE})(?: |$)`,
);
/** "Everyone says I look good in green": a liking, unless the person answers it. */
const CLAIMS = new RegExp(
  `^(?:(?:and|because|und|weil) )*${SOMEBODY} ${HOW}(?:says?|thinks?|reckons?|claims?|tells? me|sagt|sagen|meint|meinen|findet|behauptet)(?: |$)`,
);
/** "My boyfriend likes me in red" is said of the person; "hates that I wear black" is not. */
const OF_ME = / (?:me|mich|mir|on me|an mir)(?: |$)/;
const OWN = /^(?:i|im|id|ive|me|ich|mir|mich|so do i|neither do i)\b/;
const NEGATIVE =
  / (?:(?:feel|look|mich|aus) (?:like|wie)|dont|do not|not|never|neither|hate|hates|dislike|cant|cannot|nicht|nie|hasse|krise|horror|grausen|zustande|auch nicht|wont)(?: |$)/;

/** Whoever answers in other words than these may mean either. */
const POSITIVE =
  / (?:do|too|also|love|like|adore|prefer|agree|same|so do i|schon|auch|mag|liebe|finds?|finde|gern|gerne|toll|super)(?: |$)/;

const WEAR_OWN = /^(?:i (?:\w+ )?(?:wear|live in)|ich (?:trage|trag)) /;
const WORN = /^(?:wear|live in|trage|trag)$/;

function verbOf(mentions: readonly Mention[], { from, to }: Thought): number {
  return mentions.findIndex(({ text }, at) => at >= from && at < to && WORN.test(text));
}

interface Thought {
  from: number;
  to: number;
  isStrong: boolean;
}

/**
 * A feedback without what other people like, wear and cannot stand: "my husband loves stripes" is neither a liking of the person nor a
 * dislike, and is said back as not used. Where the person answers it ("but I hate it", "I don't", „ich schon“), it is taken by that answer.
 */
export function besideOthersTastes(mentions: readonly Mention[]): Mention[] {
  if (!mentions.some(isTaste)) return [...mentions];
  const thoughts = thoughtsOf(mentions);
  const read = [...mentions];

  for (const [at, thought] of thoughts.entries()) {
    if (!isOfOthers(mentions, thought)) continue;
    let end = at;
    while (goesOn(mentions, thoughts[end], thoughts[end + 1])) end++;
    const next = thoughts[end + 1];
    // "My husband wears sneakers, I wear loafers".
    const worn =
      next === undefined || !WEAR_OWN.test(wordsOf(mentions, next)) ? null : verbOf(mentions, next);
    if (worn !== null && worn >= 0)
      read[worn] = { ...(read[worn] as Mention), text: 'i love', meaning: { is: 'cue', cue: 'keep' } };
    const own = ownAnswer(mentions, next);
    if (own === null && CLAIMS.test(wordsOf(mentions, thought))) continue;
    for (let index = thought.from; index < (thoughts[end]?.to ?? thought.to); index++) {
      const mention = mentions[index];
      if (mention === undefined || mention.meaning.is === 'break') continue;
      const { role: _ofOthers, ...told } = mention;
      if (!isTaste(mention)) read[index] = { ...told, negated: false, text: '', meaning: { is: 'filler' } };
      else if (own === null)
        read[index] = { ...told, negated: false, meaning: { is: 'unknown', word: mention.said } };
      else read[index] = { ...told, negated: own === 'avoids' };
    }
    const verb = mentions.findIndex((mention, index) => index >= thought.from && !isTaste(mention));
    const first = read[verb];
    if (own === 'likes' && first !== undefined)
      read[verb] = { ...first, text: 'i love', meaning: { is: 'cue', cue: 'keep' } };
  }

  return read;
}

function isTaste({ meaning }: Mention): boolean {
  return labelOf(meaning) !== null;
}

function thoughtsOf(mentions: readonly Mention[]): Thought[] {
  const thoughts: Thought[] = [];
  let from = 0;
  for (let at = 0; at <= mentions.length; at++) {
    const mention = mentions[at];
    const meaning = mention?.meaning;
    const isEnd =
      mention === undefined ||
      meaning?.is === 'break' ||
      (meaning?.is === 'cue' &&
        (meaning.cue === 'but' ||
          (meaning.cue === 'and' && /^(?:i|im|ich)$/.test(mentions[at + 1]?.text.split(' ')[0] ?? ''))));
    if (!isEnd) continue;
    if (at > from) thoughts.push({ from, to: at, isStrong: meaning?.is === 'break' && meaning.strong });
    from = at + 1;
  }

  return thoughts;
}

function wordsOf(mentions: readonly Mention[], { from, to }: Thought): string {
  return mentions
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

function isOfOthers(mentions: readonly Mention[], thought: Thought): boolean {
  const words = wordsOf(mentions, thought);

  return CLAIMS.test(words) || (SAYS.test(words) && !OF_ME.test(words));
}

/** "Stripes, dots and checks": the list goes on. */
function goesOn(
  mentions: readonly Mention[],
  thought: Thought | undefined,
  next: Thought | undefined,
): boolean {
  if (thought === undefined || next === undefined || thought.isStrong) return false;
  const said = mentions.slice(next.from, next.to);

  return (
    said.some(isTaste) &&
    said.every(
      (mention) =>
        isTaste(mention) ||
        (mention.meaning.is === 'cue' && ['and', 'or', 'article'].includes(mention.meaning.cue)),
    )
  );
}

/** What the person says to it right behind, without naming another thing. */
function ownAnswer(mentions: readonly Mention[], next: Thought | undefined): 'likes' | 'avoids' | null {
  if (next === undefined) return null;
  const said = mentions.slice(next.from, next.to);
  const words = wordsOf(mentions, next);
  if (said.some(isTaste) || !OWN.test(words)) return null;

  if (NEGATIVE.test(` ${words}`)) return 'avoids';

  return POSITIVE.test(` ${words}`) ? 'likes' : null;
}
