import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { DEFINITE } from '../mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../mentions/thought.ts';

function asksPolitely(mentions: readonly Mention[], at: number): boolean {
  const start = mentions
    .slice(0, at)
    .findLastIndex(({ meaning }) => meaning.is === 'break' && meaning.strong);
  const end = mentions.find(({ meaning }, index) => index > at && meaning.is === 'break' && meaning.strong);

  // „Könnten Sie sich merken, dass mir Gelb nicht steht?“: what is told within it is denied.
  const isTold = mentions.slice(start + 1, at).some(({ text }) => /^(?:dass|weil|wenn|ob|da)$/.test(text));

  return (
    !isTold &&
    end?.meaning.is === 'break' &&
    end.meaning.mark === '?' &&
    /^(?:kannst|konntest|konnt|konnte|kann|konnen|konnten|wollen|geht|ginge)\b/.test(
      mentions[start + 1]?.text ?? '',
    )
  );
}

/** What a small word does by what stands around it; null where it does what the lexicon says. */
export function cueInContext(mentions: readonly Mention[], at: number): Meaning | null {
  const { text = '', meaning } = mentions[at] ?? {};
  const [before, next] = [mentions[at - 1]?.meaning, mentions[at + 1]];
  if (meaning === undefined || meaning.is === 'break') return null;
  // „Kannst du die Krawatte nicht grün machen?“ asks for it politely.
  if (text === 'nicht' && asksPolitely(mentions, at)) return { is: 'filler' };
  // „Ein Polo, aber nicht über 280“: a limit of what it costs strikes no piece before it.
  if (/^(?:nicht|nie|net)$/.test(text) && isLimit(mentions, at)) return { is: 'filler' };
  // "A coat over it all": worn over the look, and nothing is said of all of it.
  if (isCueOfAll(meaning) && /^(?:over|under|on top of|uber|ueber|unter)$/.test(mentions[at - 1]?.text ?? ''))
    return { is: 'filler' };
  // "She wants us all in navy": everybody, and not every piece.
  if (
    isCueOfAll(meaning) &&
    /^(?:us|we|you|they|them|everyone|uns|wir|euch)$/.test(mentions[at - 1]?.text ?? '')
  )
    return { is: 'filler' };
  // "On the buses, love.": whoever is spoken to.
  if (text === 'love' && before?.is === 'break' && endsOrBounds(next)) return { is: 'filler' };
  // "Three office looks": what they are for stands between.
  const looks = COUNT.test(text) ? looksCounted(mentions, at) : null;
  if (looks !== null) return { is: 'several', label: `${text} ${looks}` };
  // "Would black work?": whether it would do.
  if (text === 'work' && WOULD.test(firstOfSentence(mentions, at)) && endsOrBounds(next))
    return { is: 'filler' };
  // "Drop earings", however they are spelled.
  if (text === 'drop' && next?.meaning.is === 'garments' && next.meaning.target.label === 'earrings')
    return { is: 'filler' };
  // "Boring jeans, cooler ones": not for the heat.
  if (text === 'cooler' && mentions.some((other) => DULL.test(other.text)))
    return { is: 'style', style: 'Edgy' };
  // "The sweater's enough on its own": it stays.
  if (text === 'enough' && mentions[at - 1]?.meaning.is === 'garments' && endsOrBounds(next))
    return { is: 'cue', cue: 'keep' };
  // "It has to go on and off all day": put on, and not away.
  if (/ go$/.test(text) && GOES_SOMEWHERE.test(next?.text ?? '')) return { is: 'filler' };
  // "I send money home", "it's a long walk home": where it goes, and no day there.
  if (text === 'home' && WAY_HOME.test(lastTexts(mentions, at))) return { is: 'filler' };
  // "The buttons pop open", and not "it needs a pop".
  if (text === 'pop' && /^(?:over|open|off|out)$/.test(next?.text ?? '')) return { is: 'filler' };
  // "I've gone vegan": what has become of somebody.
  if (
    text === 'gone' &&
    HAVE.test(mentions[at - 1]?.text ?? '') &&
    next !== undefined &&
    next.meaning.is !== 'break'
  )
    return { is: 'filler' };
  // "White pocket square, and the tie goes".
  if (/^(?:goes|go)$/.test(text) && isGoing(mentions, at)) return { is: 'cue', cue: 'remove' };
  // "Satin out too".
  if (text === 'out' && isOut(mentions, at)) return { is: 'cue', cue: 'remove' };
  // "A skirt would be easier than the shorts" prefers it, and asks for nothing easier.
  if (meaning.is === 'change' && isPreferredTo(mentions, at)) return { is: 'filler' };
  if (/^(?:than|als)$/.test(text) && isPreferredTo(mentions, at - 1)) return { is: 'cue', cue: 'instead-of' };
  // "Insted of", however it is spelled.
  if (meaning.is === 'cue' && meaning.cue === 'instead' && next?.text === 'of')
    return { is: 'cue', cue: 'instead-of' };
  // „Die soll aber auch dunkelblau sein“: in the middle of a sentence, and no other one.
  if (text === 'aber' && MODAL.test(mentions[at - 1]?.text ?? '')) return { is: 'filler' };
  // "Navy like the blazer": liked is nothing.
  if (LIKE_IT.test(text) && before !== undefined && isQualityOf(before)) return { is: 'filler' };
  // "Leave the tie out", "leave the belt off".
  if (text === 'leave' && LEFT_OUT.test(lastOfThought(mentions, at))) return { is: 'cue', cue: 'remove' };
  // „Im Schal bleibt mein Ohrring hängen“: it catches, and does not stay.
  const caught = CAUGHT.test(lastOfThought(mentions, at - 1)) ? lastStays(mentions, at) : -1;
  if (caught >= 0) return caught === at ? { is: 'cue', cue: 'strikes-back' } : { is: 'filler' };
  // "My ring gets caught in the scarf".
  if (CAUGHT_IN.test(text) && isIn(mentions, at + 1)) return { is: 'cue', cue: 'not' };
  // „Ohne Schal gehe ich nicht aus dem Haus“, "without a belt I never go out".
  const start = startOfThought(mentions, at);
  if (WITHOUT.test(mentions[start]?.text ?? '') && isNeverWithout(mentions, start)) {
    if (at === start) return { is: 'cue', cue: 'keep' };
    if (meaning.is === 'cue' && ['not', 'strikes-back'].includes(meaning.cue)) return { is: 'filler' };
  }
  // „Ohne die Jeans anzufassen“.
  if (text === 'ohne' && TOUCHED.test(lastOfThought(mentions, at))) return { is: 'cue', cue: 'keep' };
  // „Gegen Grün hab ich nichts, gegen Oliv aber schon“.
  if (text === 'gegen' && /^schon$/.test(lastOfThought(mentions, at))) return { is: 'cue', cue: 'not' };
  if (/^hab(?:e|en)? (?:ich|wir) (?:gar )?nichts$/.test(text) && isAgainst(mentions, at))
    return { is: 'filler' };
  // "Like everything except the shirt".
  if (text === 'like' && at === 0 && next?.meaning.is === 'cue' && PLEASING.has(next.meaning.cue))
    return { is: 'cue', cue: 'keep' };
  // "It's getting cooler", „wird wärmer als gedacht“: said of the day, and clothes go the other way.
  if (meaning.is === 'change' && meaning.axis === 'warmth' && GETS.test(mentions[at - 1]?.text ?? ''))
    return { ...meaning, direction: meaning.direction > 0 ? -1 : 1 };
  const thought = mentions.slice(0, at);
  const own = thought.slice(thought.findLastIndex((one) => one.meaning.is === 'break') + 1);
  const isOfAll = own.some((one) => one.meaning.is === 'cue' && one.meaning.cue === 'everything');
  // „Alles lassen außer dem Gürtel“.
  if (isOfAll && meaning.is === 'filler' && /^(?:lassen|lass|lasst)$/.test(text))
    return { is: 'cue', cue: 'keep' };
  // "Everything can stay but the shoes".
  const isKept = own.some((one) => one.meaning.is === 'cue' && one.meaning.cue === 'keep');
  if (isOfAll && isKept && text === 'but' && isNamed(mentions, at + 1)) return { is: 'cue', cue: 'except' };
  // „Das gefällt mir in Rosa besser“.
  const ahead = mentions.slice(at + 1, at + 1 + FARTHEST_BETTER);
  const end = ahead.findIndex((one) => one.meaning.is === 'break');
  const isBetter = ahead.slice(0, end < 0 ? undefined : end).some((one) => BETTER.test(one.text));
  if (isBetter && PLEASES.test(text) && ahead.some((one) => one.text === 'in')) return { is: 'filler' };

  return null;
}

const WITHOUT = /^(?:ohne|without)$/;

/** Behind what it names somebody goes nowhere. */
function isNeverWithout(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions
    .slice(at + 1, endOfThought(mentions, at))
    .map(({ text }) => text)
    .join(' ');

  return GOES_NOWHERE.test(behind);
}

const GOES_NOWHERE =
  /(?:^| )(?:(?:geh|gehe|verlasse|verlass|fahr|fahre|lauf|laufe|komm|komme) (?:ich|wir) (?:\w+ )?(?:nicht|nie|niemals|nirgends|nirgendwo)|(?:i|we) (?:never|dont|wont|cant|go nowhere|would never|will never))(?: |$)/;

function isLimit(mentions: readonly Mention[], at: number): boolean {
  const [over, sum] = mentions.slice(at + 1);

  return /^(?:uber|mehr als|mehr wie)$/.test(over?.text ?? '') && /^\d{2,}$/.test(sum?.text ?? '');
}

/** A piece, where it is worn, "goes", and nothing behind it; and no "where the belt goes". */
function isGoing(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];
  const isLast =
    next === undefined ||
    next.meaning.is === 'break' ||
    (next.meaning.is === 'cue' && ['and', 'but'].includes(next.meaning.cue)) ||
    POLITE.test(next.text);

  const noun = UNDERNEATH.test(mentions[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const before = mentions.slice(startOfThought(mentions, at), noun);

  return (
    isLast && mentions[noun]?.meaning.is === 'garments' && !before.some(({ text }) => OF_A_PLACE.test(text))
  );
}

const UNDERNEATH = /^(?:under|underneath|beneath|on top)$/;
const OF_A_PLACE = /^(?:where|how|far|which)$/;

function isPreferredTo(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const own = mentions.slice(start, at);

  return (
    /^(?:than|als)$/.test(mentions[at + 1]?.text ?? '') &&
    own.some(({ meaning }) => meaning.is === 'garments') &&
    own.some(({ text }) => WOULD.test(text))
  );
}

function firstOfSentence(mentions: readonly Mention[], at: number): string {
  const start = mentions
    .slice(0, at)
    .findLastIndex(({ meaning }) => meaning.is === 'break' && meaning.strong);

  return mentions[start + 1]?.text ?? '';
}

const COUNT =
  /^(?:two|three|four|five|six|seven|ten|several|[2-7]|10|zwei|drei|vier|fünf|funf|sechs|sieben|mehrere)$/;
const LOOKS =
  /^(?:outfits|looks|options|versions|alternatives|ideas|combinations|ideen|varianten|kombinationen)$/;
const BETWEEN: ReadonlySet<Meaning['is']> = new Set([
  ...([
    'occasion',
    'weather',
    'style',
    'colour',
    'formality',
    'mood',
    'pattern',
    'degree',
    'unknown',
  ] as const),
]);

/** The word for looks that a number counts past what they are like; null where it counts something else. */
function looksCounted(mentions: readonly Mention[], at: number): string | null {
  const ahead = mentions.slice(at + 1, at + 1 + FARTHEST_LOOKS);
  const end = ahead.findIndex(({ text }) => LOOKS.test(text));

  return end >= 0 && ahead.slice(0, end).every(({ meaning }) => BETWEEN.has(meaning.is))
    ? (ahead[end]?.text ?? null)
    : null;
}

const FARTHEST_LOOKS = 4;
const DULL =
  /^(?:boring|dull|lame|uncool|naff|nerdy|dated|basic|bland|langweilige?[rnms]?|öde|ode|spießige?[rnms]?)$/;
const WOULD = /^(?:would|wouldnt|might|could|wurden?|ware|waren)(?: |$)/;
const TOUCHED =
  /^(?:an(?:zu)?(?:fassen|ruhren|tasten)|(?:zu )?(?:andern|verandern|ersetzen|tauschen|opfern|verlieren)|aus(?:zu)?tauschen)$/;
const POLITE = /^(?:please|pls|plz|thanks|thx|ta|then|altogether|completely|today|tonight|bitte|danke)$/;
/** Where „bleibt“ stands in the thought, up to a place; -1 where it does not. */
function lastStays(mentions: readonly Mention[], at: number): number {
  const stays = mentions.slice(0, at + 1).findLastIndex(({ text }) => /^bleib(?:t|en|e)$/.test(text));
  const start = mentions.slice(0, at + 1).findLastIndex(({ meaning }) => meaning.is === 'break');

  return stays > start ? stays : -1;
}

/** "In the scarf", "on my belt". */
function isIn(mentions: readonly Mention[], at: number): boolean {
  const [link, article, noun] = mentions.slice(at);

  return (
    /^(?:in|on)$/.test(link?.text ?? '') &&
    article?.meaning.is === 'cue' &&
    article.meaning.cue === 'article' &&
    noun?.meaning.is === 'garments'
  );
}

const CAUGHT = /^(?:hangen|stecken|kleben|haften)$/;
const CAUGHT_IN = /^(?:caught|stuck|snagged|tangled)$/;
const LEFT_OUT = /^(?:out|off|behind|away)$/;

/** Right behind what is worn, and all that its thought says of it. */
function isOut(mentions: readonly Mention[], at: number): boolean {
  const end = endOfThought(mentions, at);
  const before = mentions[at - 1];

  return (
    before !== undefined &&
    (isQualityOf(before.meaning) || before.meaning.is === 'garments') &&
    (mentions.slice(at + 1, end).every(({ text }) => /^(?:too|also|as well)$/.test(text)) ||
      // "Take the tee out and the scarf".
      (isCue(mentions[at + 1]?.meaning, 'and') && DEFINITE.test(mentions[at + 2]?.text ?? '')))
  );
}

/** Of the thought that a word stands in, the last one. */
function lastOfThought(mentions: readonly Mention[], at: number): string {
  const end = mentions.findIndex(
    ({ meaning }, index) =>
      index > at &&
      (meaning.is === 'break' ||
        (meaning.is === 'cue' && (meaning.cue === 'and' || (meaning.cue === 'but' && index > at + 3)))),
  );

  return mentions.slice(0, end < 0 ? undefined : end).findLast(({ text }) => !POLITE.test(text))?.text ?? '';
}

export function isFalling(mentions: readonly Mention[], at: number): boolean {
  return FALLS.test(mentions[at + 1]?.text ?? '') || WOULD_FALL.test(mentions[at - 1]?.text ?? '');
}

const FALLS = /^(?:over|down|off|apart|out)(?: |$)/;
const WOULD_FALL = /^(?:i|id|ill|i d|would|will|wont|could|might|they|it|they ll|itll|theyll)$/;

export function isHowItLooks(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(startOfThought(mentions, at), at).some(({ text }) => LOOKS_SO.test(text));
}

const LOOKS_SO = /^(?:sieht|siehts|sehe|sehen|schaut|schauts|schauen|sah|sahen)(?: |$)/;

function isAgainst(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'gegen');
}

function lastTexts(mentions: readonly Mention[], at: number): string {
  return mentions
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');
}

const WAY_HOME =
  /(?:^| )(?:send|sends|sending|sent|bring|brings|bringing|write|writing|call|calling|phone|phoning|walk|walks|walking|drive|driving|ride|cycle|cycling|way|bus|train|money)(?: \w+)?$/;
const GOES_SOMEWHERE = /^(?:on|over|under|underneath|with|into|through|between|well|together)$/;
const HAVE = /^(?:ive|weve|shes|hes|theyve|i have|we have|have|has|ive just|just|recently)$/;
const PLEASING: ReadonlySet<string> = new Set(['everything', 'it', 'rest', 'article']);
const GETS = /^(?:wird|wirds|wurde|geworden|getting|gets|turning|turned|turns|got)$/;
const LIKE_IT = /^like (?:the|my|that|those)$/;
const PLEASES =
  /^(?:gefallt|gefallen|gefallt mir|gefallen mir|steht mir|stehen mir|i like|i love|like|love)$/;
const BETTER = /^(?:besser|mehr|better|more)$/;
const FARTHEST_BETTER = 5;

function isQualityOf({ is }: Meaning): boolean {
  return is === 'colour' || is === 'fabric' || is === 'pattern';
}

/** "Enough", "enough on its own", "enough by itself". */
function endsOrBounds(next: Mention | undefined): boolean {
  return (
    next === undefined || next.meaning.is === 'break' || /^(?:on|by|for me|alone|already)$/.test(next.text)
  );
}

function isCueOfAll(meaning: Meaning): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'everything' || meaning.cue === 'it');
}

function isNamed(mentions: readonly Mention[], at: number): boolean {
  const [first, second] = [mentions[at]?.meaning, mentions[at + 1]?.meaning];

  return (
    first?.is === 'garments' || (first?.is === 'cue' && first.cue === 'article' && second?.is === 'garments')
  );
}

const MODAL =
  /^(?:soll|sollen|sollte|sollten|muss|mussen|musste|mussten|darf|durfen|durfte|kann|konnen|konnte|konnten)$/;
