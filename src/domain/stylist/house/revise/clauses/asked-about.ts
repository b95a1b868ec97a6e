import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE, isGarment } from '../../language/mentions/mention-kinds.ts';
import { readWords } from '../../language/read-words.ts';
import { isOf } from '../items/what-is-here.ts';
import { isPronoun } from './pronouns.ts';

/**
 * What is said behind a question, with the pieces that its pronoun stands for: "Why is there a tee under it? Leave that out" leaves out the
 * tee, "Are the loafers suede? I want them in brown" is about the loafers.
 * @param questions the sentences that only ask
 * @param rest all other sentences
 * @returns the rest, behind the names of those pieces where its first thought names none itself
 */
export function withAskedAbout(
  questions: readonly string[],
  rest: string,
  items: readonly OutfitItem[],
): string {
  const named = questions.map((question) => piecesOf(question, items)).findLast((pieces) => pieces !== '');
  if (named === undefined || !pointsBack(readWords(rest))) return rest;

  return `${named}. ${rest}`;
}

/** The first piece of a question that is in the outfit, and what is listed with it. */
function piecesOf(question: string, items: readonly OutfitItem[]): string {
  const mentions = readWords(question);
  const isHere = ({ meaning }: Mention) => items.some((item) => isGarmentOf(item, meaning));
  const first = mentions.findIndex(isHere);
  const piece = mentions[first];
  if (piece === undefined) return '';
  const [and, second] = mentions.slice(first + 1);
  const isListed = /^(?:and|&|und)$/.test(and?.text ?? '') && second !== undefined && isHere(second);
  const article = mentions[first - 1];
  const the = article !== undefined && DEFINITE.test(article.text) ? `${article.said} ` : '';

  return isListed ? `${the}${piece.said} ${and?.said} ${second.said}` : `${the}${piece.said}`;
}

function isGarmentOf(item: OutfitItem, meaning: Mention['meaning']): boolean {
  return meaning.is === 'garments' && isOf(item, meaning);
}

/** Whether a pronoun comes before any piece. */
function pointsBack(mentions: readonly Mention[]): boolean {
  const garment = mentions.findIndex(isGarment);
  const before = garment < 0 ? mentions : mentions.slice(0, garment);

  return before.some(
    (mention, at) => POINTS_BACK.test(mention.text) || isPronoun(mention, mentions.slice(at + 1)),
  );
}

/** Verbs have it with them: "leave that out", „weg damit“. */
const POINTS_BACK = /\b(?:it|that|this|them|those|these|they|both|beide[sn]?|damit)\b/;
