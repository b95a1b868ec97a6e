import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';
import { ALREADY_MORE, isFormality, metricOf, wordsOf } from './metric-words.ts';
import { TRENDS } from './trend-clauses.ts';

const DOWN = /^(?:down|back|runter|herunter|zuruck)$/;
const TURNED_DOWN = /^(?:tone|toned|dial|dialed|turn) (?:it )?down$/;
const COUNTS_LESS = /^(?:less|less than|weniger|zweitrangig|secondary|overrated|uberbewertet|nebensache)$/;
const UP = /^(?:up|hoch|rauf)$/;
/** Whether a score that is named goes up or down, by its own thought. */
export function directionAt(mentions: readonly Mention[], at: number): 1 | -1 {
  const mention = mentions[at];
  const before = wordsOf(mentions.slice(startOfThought(mentions, at), at));
  // „Was gerade in ist, interessiert mich nicht“: of a clause, what is said of it stands behind its comma.
  const isClause = mention?.text === TRENDS && mentions[at + 1]?.text === '';
  const after = wordsOf(mentions.slice(at + 1, endOfThought(mentions, isClause ? at + 1 : at)));
  if (ABOVE_ALL.test(before)) return 1;
  if (isConditional(before, after, mention?.negated === true)) return 1;
  if (
    NO_INTEREST.test(before) ||
    /(?:^| )(?:enough|genug)$/.test(before) ||
    NO_MATTER.test(after) ||
    NOT_NEEDED.test(before)
  )
    return -1;
  const degree = mentions
    .slice(Math.max(0, at - 4), at)
    .reverse()
    .find(
      ({ meaning }) =>
        meaning.is === 'degree' || meaning.is === 'break' || meaning.is === 'cue' || isFormality(meaning),
    );
  const isLess =
    degree?.meaning.is === 'degree' && degree.meaning.direction < 0 && !ALREADY_MORE.has(mention?.text ?? '');
  if (/^(?:zu|stop with)$/.test(degree?.text ?? mentions[at - 1]?.text ?? '')) return -1;
  if (mentions.slice(Math.max(0, at - 4), at).some(({ text }) => TURNED_DOWN.test(text))) return -1;
  // "Dial the elegance down", "schraub die Eleganz runter".
  const particle = mentions.slice(at + 1, at + 4).find(({ text }) => DOWN.test(text) || UP.test(text));
  if (particle !== undefined) return DOWN.test(particle.text) ? -1 : 1;
  // "Comfort matters less than you think".
  const end = endOfThought(mentions, at);
  const behind = mentions.slice(at + 1, Math.min(at + 4, end));
  // In "comfier and less elegant" the "less" is said of what comes after it.
  if (behind.some(({ text }, index) => COUNTS_LESS.test(text) && !isBeforeMetric(mentions, at + 1 + index)))
    return -1;
  // "Not elegant enough", „Eleganz ist mir zu wenig“.
  const isNotEnough = mentions[at + 1]?.text === 'enough' || behind.some(({ text }) => text === 'zu wenig');
  if (isNotEnough) return 1;

  return isLess !== (mention?.negated === true) ? -1 : 1;
}

function isBeforeMetric(mentions: readonly Mention[], at: number): boolean {
  return metricOf(mentions[at + 1]?.text ?? '') !== null;
}

/** "If it isn't comfy I won't wear it", „wenn es nicht bequem ist“, "unless it is comfy": it has to be. */
function isConditional(before: string, after: string, isNegated: boolean): boolean {
  if (/(?:^| )unless /.test(before)) return true;

  return (
    /(?:^| )(?:if|when|wenn|falls|sofern|solange) /.test(before) &&
    !/(?:^| )(?:too|so|zu|that) *$/.test(before) &&
    (isNegated || /(?:^| )(?:not|isnt|arent|nicht|nich|net|ned|kein\w*)(?: |$)/.test(`${before} ${after}`))
  );
}

/** "Nothing is more important than comfort", „nichts ist wichtiger als Komfort“. */
const ABOVE_ALL = /(?:^| )(?:nothing|nichts|nix) (?:\w+ )*(?:than|beats|als|vor|above|before)(?: |$)/;
/** "It needn't be so trendy", "no need to be so elegant". */
const NOT_NEEDED =
  /\b(?:neednt|need not|no need|no reason|(?:doesnt|does not|dont|do not) (?:\w+ )?(?:need|have) to)\b/;
/** "No interest in fashion", „vom Modischen hab ich genug“. */
const NO_INTEREST = phrase([
  '(?:^| )',
  anyOf(
    // "Who cares", „verschont mich mit ...“
    'idc|idgaf|who cares',
    'spare (?:me|us)',
    /verschon\w* (?:mich|mi|uns) (?:bitte )?mit/,

    // "No interest", "can't be bothered"
    /(?:no|zero|little|never any|kein|null|wenig|kaum) (?:\w+ )?(?:interest|interesse)/,
    /not (?:\w+ )?(?:interested|bothered|fussed)/,
    inTurn(
      /(?:dont|do not|never|couldnt|could not|cant) (?:\w+ )?/,
      '(?:care|follow|followed|chase|bother|be bothered|be doing)',
    ),

    // "Fed up with", „genug von“
    '(?:sick|tired|fed up|bored|done|enough|genug) (?:of|with|von|vom)',
    'keep your',
    /spar\w* (?:euch|dir|ihnen)/,
  ),
  '(?: |$)',
]);
/** "… don't concern me", "… can come second", „… ist mir egal“, „… geht mir am Allerwertesten vorbei“. */
const NO_MATTER = phrase([
  '(?:^| )',
  anyOf(
    // "It does not concern me"
    inTurn(
      /(?:dont|doesnt|do not|does not|didnt|never|wont|hardly) (?:\w+ )?/,
      anyOf(
        'concern|concerns|interest|interests|interested|bother|bothers|excite|impress',
        'matter|matters|count|counts|mean',
      ),
    ),
    /leaves? me (?:\w+ )?cold/,
    'bores? me',
    '(?:mean|means|matters|counts) (?:nothing|little|very little)',

    // "It comes second", and in German
    inTurn(
      /(?:comes?|be|is|are) (?:\w+ )?/,
      '(?:second|secondary|last|later|optional|a bonus|an afterthought)',
    ),
    '(?:takes?|taking) (?:a|the) back ?seat',
    '(?:can|could|may|kann|konnen) (?:gern |ruhig |erst mal )?(?:wait|warten)',
    '(?:an|auf) (?:zweiter|letzter|dritter) stelle',
    /hinten ?an\w*/,

    // „Ist mir egal“, "is not important"
    anyOf(
      'zweitrangig|nebensache|nebensachlich|unwichtig|egal|wurscht|wurst|schnuppe',
      /wumpe|schnurz\w*|piepegal|schnurzegal|gleichgultig/,
    ),
    'nicht (?:so |besonders |sehr )?wichtig',
    inTurn(
      /(?:isnt|is not|arent|are not|not) (?:\w+ ){0,2}/,
      '(?:important|crucial|essential|everything|a priority|my priority)',
    ),
    '(?:no|low|keine|geringe) (?:big )?(?:priority|prioritat)',

    // „Juckt mich nicht“
    inTurn(
      /(?:interessiert|interessieren|juckt|kummert|reizt) (?:mich|mi) (?:\w+ )?/,
      '(?:nicht|nich|net|ned|null|kaum|wenig)',
    ),
    /(?:lasst|lassen) mich (?:\w+ )?kalt/,
    /(?:geht|gehen) mir (?:\w+ )*?(?:vorbei|auf (?:die nerven|den keks|den geist|den senkel))/,
    'gestohlen bleiben',
    /(?:hab|habe|hatt|hatte) (?:ich|i) (?:\w+ )?genug/,
  ),
  '(?: |$)',
]);
