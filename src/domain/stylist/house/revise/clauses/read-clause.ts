import { isCue } from '../../language/mentions/cues.ts';
import type { Cue, Mention, Target } from '../../language/mentions/meanings.ts';
import { DEFINITE, isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { isEmpty, noQualities } from '../../language/mentions/qualities.ts';
import type { Clause } from './clause.ts';
import { readCue, readParticle } from './clause-cues.ts';
import { readDirection, readMood } from './clause-directions.ts';
import { flagsOf } from './clause-flags.ts';
import { readNoun } from './clause-nouns.ts';
import { readCare, readQuality, saysHowItIs } from './clause-qualities.ts';
import { giveToClause, type Reading } from './clause-reading.ts';
import { matchIn } from './find-match.ts';
import { settleRefusals } from './settle-refusals.ts';
import { statementIn } from './statement.ts';

/** One thought of a request, taken apart word by word. */
export function readClause(said: readonly Mention[], sentence: number): Clause {
  const mentions = tradedFor(describedBehind(said));
  const clause = openClause(mentions, sentence);
  const reading: Reading = {
    mentions,
    clause,
    statement: statementIn(mentions),
    isHowItIs: saysHowItIs(mentions),
    pending: noQualities(),
    isRefusedBefore: false,
    isDefinite: false,
  };
  if (exchangesQualities(mentions) || exchangesPieces(mentions)) clause.verb = 'swap';
  for (const [at, mention] of mentions.entries()) readWord(reading, at, mention);

  // "Desert boots arent", „der Gürtel nicht“.
  if (endsInNo(mentions) && clause.verb === null) for (const noun of clause.nouns) noun.negated = true;
  giveToClause(reading);
  settleRefusals(clause);
  // "Lace would be lovely for the dress": what could be is wished, and what is there is no such thing yet.
  if (
    clause.verb === 'keep' &&
    (wouldBe(mentions) || asksLeave(mentions)) &&
    (!isEmpty(clause.trailing) || clause.nouns.some(({ qualities }) => !isEmpty(qualities)))
  )
    clause.verb = null;

  return clause;
}

function openClause(mentions: readonly Mention[], sentence: number): Clause {
  const flags = flagsOf(mentions);

  return {
    ...flags,
    sentence,
    verb: null,
    nouns: [],
    trailing: noQualities(),
    refused: noQualities(),
    subject: noQualities(),
    cues: new Set(),
    pivot: null,
    insteadOf: null,
    others: [],
    hasUnknownAfterPivot: false,
    speaksOfUnknown: flags.hasOnes,
    match: matchIn(mentions),
    isAsked: false,
  };
}

function readWord(reading: Reading, at: number, { meaning, negated }: Mention): void {
  switch (meaning.is) {
    case 'garments':
      readNoun(reading, at, meaning.target);
      break;
    case 'colour':
    case 'fabric':
    case 'pattern':
    case 'shape':
      readQuality(reading, at, meaning);
      break;
    case 'care':
      if (!negated) readCare(reading, meaning);
      break;
    case 'cue':
      readCue(reading, at, meaning.cue);
      break;
    case 'filler':
      readParticle(reading, at);
      break;
    case 'mood':
      readMood(reading, at, meaning);
      break;
    case 'unknown':
      readUnknown(reading, at);
      break;
    case 'break':
      break;
    default:
      readDirection(reading, at, meaning);
  }
}

function readUnknown(reading: Reading, at: number): void {
  const { clause, mentions } = reading;
  if (clause.pivot !== null) clause.hasUnknownAfterPivot = true;
  // „Für die Probe lässiger“: what it is for, and not what it is about.
  const isPurpose = clause.pivot === null && isCue(mentions[at - 2]?.meaning, 'for');
  // "For dinner at the hotel", „auf der Finca“: where it is worn.
  const isPlace = WHERE.test(mentions[at - 2]?.text ?? '') && (mentions[at]?.role?.isClothing ?? 0) < MAYBE;
  if (reading.isDefinite && !isPurpose && !isPlace) clause.speaksOfUnknown = true;
  reading.isDefinite = false;
}

const WHERE =
  /^(?:at|in|near|by|from|to|on|off|after|before|during|around|outside|inside|bei|auf|an|nach|vor|von)$/;
const MAYBE = 0.5;

/** "Trench navy sneakers red": where the first has its color behind it, so has each. */
function describedBehind(mentions: readonly Mention[]): Mention[] {
  const said = mentions.filter(({ meaning }) => meaning.is !== 'filler' && !isArticle(meaning));
  const isInTurn =
    said.length >= 4 &&
    said.length % 2 === 0 &&
    said.every(
      ({ meaning, negated }, at) => !negated && meaning.is === (at % 2 === 0 ? 'garments' : 'colour'),
    );
  if (!isInTurn) return [...mentions];

  return said.flatMap((mention, at) => (at % 2 === 0 ? [said[at + 1] as Mention, mention] : []));
}

/** „Gold durch Silber ersetzen“: the verb stands behind what it swaps. */
function exchangesQualities(mentions: readonly Mention[]): boolean {
  const by = mentions.findIndex(({ meaning }) => isCue(meaning, 'for'));
  const isQualityAt = (at: number) => isQuality(mentions[at]?.meaning ?? { is: 'filler' });

  return (
    by > 0 &&
    isQualityAt(by - 1) &&
    mentions.slice(by).some((_, ahead) => isQualityAt(by + ahead)) &&
    isCue(mentions.at(-1)?.meaning, 'swap') &&
    !mentions.some(
      ({ meaning }) => meaning.is === 'garments' || isCue(meaning, 'not', 'strikes-back', 'another-colour'),
    )
  );
}

/** „T-Shirt gegen Karohemd“, "tee for a polo": two pieces, and no more than that between them. */
function exchangesPieces(mentions: readonly Mention[]): boolean {
  const said = mentions.filter(({ meaning }) => meaning.is !== 'filler' && !isArticle(meaning));
  const by = said.findIndex(({ text }) => text === 'gegen');
  const isPieceAt = (at: number, end: number) =>
    said.slice(at, end).some(isGarment) &&
    said.slice(at, end).every((mention) => isGarment(mention) || isQuality(mention.meaning));

  return by > 0 && isPieceAt(0, by) && isPieceAt(by + 1, said.length);
}

/** "A flannel shirt for the tee": of two pieces for one place the new stands before the old, and no verb says otherwise. */
function tradedFor(mentions: readonly Mention[]): readonly Mention[] {
  const at = mentions.findIndex(({ meaning }) => isCue(meaning, 'for'));
  const pieces = mentions.filter(isGarment);
  const [wanted, old] = pieces.map(({ meaning }) => (meaning.is === 'garments' ? meaning.target : null));
  const isTrade =
    pieces.length === 2 &&
    wanted != null &&
    old != null &&
    mentions.indexOf(pieces[0] as Mention) < at &&
    DEFINITE.test(mentions[at + 1]?.text ?? '') &&
    isPieceBehind(mentions, at + 2) &&
    isOfOnePlace(wanted, old) &&
    !mentions.slice(0, at).some(({ meaning, text }) => DEFINITE.test(text) || isCue(meaning, ...TRADES));
  if (!isTrade) return mentions;

  return mentions.map((mention, index) =>
    index === at
      ? { ...mention, meaning: { is: 'cue', cue: 'instead-of' } }
      : index > at && isGarment(mention)
        ? { ...mention, negated: true }
        : mention,
  );
}

const TRADES: readonly Cue[] = ['add', 'swap', 'remove', 'keep', 'not', 'instead', 'instead-of', 'match'];

function isPieceBehind(mentions: readonly Mention[], from: number): boolean {
  return isGarment(mentions.slice(from).find(({ meaning }) => !isQuality(meaning)));
}

/** A cardigan may be all that is worn on top. */
function isOfOnePlace(wanted: Target, old: Target): boolean {
  const isKnit = wanted.label === 'cardigan' && old.slots.includes('top');

  return isKnit || wanted.slots.some((slot) => slot !== 'accessory' && old.slots.includes(slot));
}

/** "Shirt in pink, is that OK?" asks for it. */
function asksLeave(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning, text }) => isCue(meaning, 'keep') && IS_THAT_OK.test(text));
}

const IS_THAT_OK = /^(?:(?:is|are|would) (?:that|it|this|those|they)|(?:ist|war|ware|geht) (?:das|es)) /;

function wouldBe(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning, text }) => isCue(meaning, 'keep') && WOULD_BE.test(text));
}

const WOULD_BE = /^(?:war|ware|waren|would be|could be|might be) /;

function endsInNo(mentions: readonly Mention[]): boolean {
  const [noun, no] = mentions.slice(-2);

  return noun !== undefined && no !== undefined && isGarment(noun) && ISNT.test(no.text);
}

const ISNT = /^(?:arent|isnt|are not|is not|not)$/;
