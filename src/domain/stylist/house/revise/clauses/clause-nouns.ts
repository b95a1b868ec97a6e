import { isCue } from '../../language/mentions/cues.ts';
import type { Mention, Target } from '../../language/mentions/meanings.ts';
import { BETWEEN, isArticle, isGarment, isSmall } from '../../language/mentions/mention-kinds.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { joined, type Noun } from './clause.ts';
import { type Reading, takePending } from './clause-reading.ts';
import { goesWith, isComparedTo, isLikened, isPurposeOf, standsBeside } from './goes-with.ts';

/** A garment, with what stands before it. */
export function readNoun(reading: Reading, at: number, target: Target): void {
  const { mentions, clause, isDefinite, isRefusedBefore } = reading;
  const { negated = false, excepted = false, said = '' } = mentions[at] ?? {};
  if (isSaidTwice(mentions, at) || isHowItIsMade(reading, at, target)) return;
  // "The trousers navy, so it's a suit": what is said before it is of the piece before it.
  if (isPurposeOf(mentions, at)) {
    const before = clause.nouns.at(-1);
    if (before !== undefined) before.qualities = joined(before.qualities, takePending(reading));
    return;
  }
  const qualities = takePending(reading);
  // "Brown shoes never go with a dark suit", "no belt with a wool suit": the suit is not refused, and is to be no other.
  const isOnlyBeside = goesWith(mentions, at) && (negated || clause.nouns.at(-1)?.negated === true);
  clause.nouns.push({
    target,
    qualities,
    negated: negated && !isOnlyBeside,
    excepted,
    said,
    isRefusedOnlySo: negated && isRefusedBefore,
    pointsAt: POINTER.test(mentions[at - 1]?.text ?? ''),
    isDefinite,
    isBeside:
      isOnlyBeside ||
      isModelOf(mentions, at) ||
      (isEmpty(qualities) && (isBesideOther(reading, at) || isOneOfTwo(mentions, at))),
    at,
  });
  if (isToBecome(reading, at)) Object.assign(clause, { verb: 'swap', pivot: at - 1 });
  reading.isRefusedBefore = false;
  reading.isDefinite = false;
}

/** "Make the jumper a cardigan": right behind a piece that is there, and with an article of its own. "Shirt and shorts become a dress". */
function isToBecome({ mentions, clause: { verb, nouns } }: Reading, at: number): boolean {
  const [old, wanted] = nouns.slice(-2);
  const between = old === undefined ? [] : mentions.slice(old.at + 1, at);
  if (old !== undefined && wanted !== undefined && nouns.length === 2 && isElsewhere(old, wanted))
    return verb !== 'remove' && verb !== 'keep' && saysWhatItIsToBe(mentions, old.at, at);
  if (verb === 'make' && old?.negated === false && BECOMES.test(between[0]?.text ?? ''))
    return between
      .slice(1)
      .every((mention) => isArticle(mention.meaning) || isQualityOf(mention) || isWee(mention));

  return (
    verb === 'make' &&
    nouns.length === 2 &&
    old?.isDefinite === true &&
    !old.negated &&
    INDEFINITE.test(between[0]?.text ?? '') &&
    between.slice(1).every(isQualityOf)
  );
}

/** Two pieces that are there, by their kinds, would not be taken for each other. */
function isElsewhere(old: Noun, { target, negated }: Noun): boolean {
  return (
    old.isDefinite &&
    !old.negated &&
    !negated &&
    target.slots.every(
      (slot) =>
        !old.target.slots.includes(slot) || (slot === 'accessory' && target.label !== old.target.label),
    )
  );
}

/** "Could the sweater be a cardigan", "turn the scarf into a hat", „der Pulli könnte eine Strickjacke sein“. */
function saysWhatItIsToBe(mentions: readonly Mention[], from: number, to: number): boolean {
  const between = mentions.slice(from + 1, to);
  const article = between.findIndex(({ text }) => INDEFINITE.test(text));
  const links = between.slice(0, article < 0 ? undefined : article).filter((word) => !isQualityOf(word));
  if (!between.slice(article < 0 ? between.length : article + 1).every(isQualityOf)) return false;
  if (links.length === 1 && IS_TO_BE.test(links[0]?.text ?? '')) return true;
  const isMade = mentions.slice(0, from).some(({ meaning }) => isCue(meaning, 'make'));
  if (links.length === 0 && isMade && article >= 0) return true;
  const isModal = [...mentions.slice(0, from), ...links].some(({ text }) => MAY.test(text));

  return links.every(isSmall) && isModal && TO_BE.test(mentions[to + 1]?.text ?? '');
}

const IS_TO_BE = /^(?:(?:(?:could|can|should|might|would) )?(?:be|become)|to be(?:come)?|in ?to)$/;
const MAY = /^(?:kann|konnte|darf|durfte|soll|sollte|konnten|durfen|sollen)(?: |$)/;
const TO_BE = /^(?:sein|werden)$/;
const BECOMES = /^(?:becomes?|turns? into|to become|to turn into)$/;
const INDEFINITE = /^(?:an?|eine?n?)$/;

function isWee({ text }: Mention): boolean {
  return /^(?:wee|little|small|nice|simple|long|short)$/.test(text);
}

/** "Sneakers with the suit", "navy like the blazer". */
function isBesideOther({ mentions, clause, isDefinite }: Reading, at: number): boolean {
  // "On top of that sweater".
  const isOnTop = mentions[at - 3]?.text === 'on top' && mentions[at - 2]?.text === 'of';
  const link = mentions[isOnTop ? at - 3 : at - 2];
  // "Cowboy boots with that suit", and not "swap the blazer for that cardigan".
  const isPointed = POINTER.test(mentions[at - 1]?.text ?? '') && !isCue(link?.meaning, 'for');

  // "Put a belt on the jeans", "a pocket square in the jacket", „ein Tuch ins Sakko“.
  const [before, isFused] = FUSED.test(mentions[at - 1]?.text ?? '')
    ? [mentions[at - 1], true]
    : [link, false];
  const isOn =
    ON.test(before?.text ?? '') &&
    (clause.nouns.some((noun) => !noun.isDefinite) ||
      clause.others.some((other) => other.meaning.is === 'missing'));

  return (
    ((isDefinite || isPointed) && standsBeside(link)) ||
    ((isDefinite || isPointed || isFused) && isOn) ||
    isComparedTo(mentions[at - 1]) ||
    isLikened(mentions, at - 2)
  );
}

/** "A cardigan between blouse and blazer": neither of the two is meant. */
function isOneOfTwo(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - FARTHEST_BETWEEN), at);
  const between = before.findLastIndex(({ text }) => BETWEEN.test(text));
  const named = before.slice(between + 1);

  return (
    between >= 0 &&
    named.filter(isGarment).length <= 1 &&
    named.every(
      (mention) => isGarment(mention) || isArticle(mention.meaning) || isCue(mention.meaning, 'and'),
    )
  );
}

const FARTHEST_BETWEEN = 5;

const FUSED = /^(?:im|ins|am|ans|aufs)$/;
const ON = new RegExp(`^(?:on|an|auf|in|into|inside)$|${FUSED.source}`);

/** "Dress, dress", "dress and dress": the same word behind itself means what it meant. */
function isSaidTwice(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];
  const link = isCue(before?.meaning, 'and') ? mentions[at - 2] : before;
  const mention = mentions[at];

  return (
    link?.meaning.is === 'garments' &&
    link.text === mention?.text &&
    link.negated === mention.negated &&
    link.excepted === mention.excepted
  );
}

/** „Eine Handtasche mit Henkel“: what it has is a name of the same. */
function isHowItIsMade({ mentions, clause }: Reading, at: number, target: Target): boolean {
  const last = clause.nouns.at(-1);

  return (
    /^(?:mit|with) /.test(mentions[at]?.text ?? '') &&
    last?.negated === false &&
    last.target.label === target.label
  );
}

/** „Zum weiten Pulli“, „zu grauer Hose“, „unterm Rock“, "same suit": what is wanted goes with it, and it is not what is meant. */
function isModelOf(mentions: readonly Mention[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isQualityOf(mentions[before])) before--;

  // "Would the same coat come in navy": it is the coat that is meant.
  if (/^(?:the )?same$/.test(mentions[before]?.text ?? '') && /^comes?$/.test(mentions[at + 1]?.text ?? ''))
    return false;

  return WITH_IT.test(mentions[before]?.text ?? '');
}

function isQualityOf(mention: Mention | undefined): boolean {
  return (
    mention !== undefined && ['colour', 'fabric', 'pattern', 'shape', 'style'].includes(mention.meaning.is)
  );
}

const WITH_IT =
  /^(?:zu|zu de[nmr]|zu diese[mrn]|zum|zur|unterm|uberm|unters|ubers|the same|same|gleiche[rsnm]?|selbe[rsnm]?|derselbe|dieselbe|dasselbe|denselben|dieselben)$/;

const POINTER = /^(?:that|those|this|these|diese[rsnm]?)$/;
