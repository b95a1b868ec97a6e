import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';
import { readWords } from '../language/read-words.ts';
import { labelOf, meaningOfTaste } from '../language/wishes/tastes.ts';

/** Comparatives of fit and length, levelled, by the adjective that a taste is kept in: "longer" keeps "long". */
const ADJECTIVES: readonly [RegExp, string][] = [
  [/^(?:looser|baggier|roomier|more relaxed fit)$/, 'loose'],
  [/^wider$/, 'wide'],
  [/^(?:tighter|slimmer|narrower|more fitted)$/, 'slim'],
  [/^longer$/, 'long'],
  [/^shorter$/, 'short'],
  [/^(?:weiter|lockerer|luftiger)(?:e[nrsm]?)?(?: geschnitten)?$/, 'weite'],
  [/^(?:enger|schmaler)(?:e[nrsm]?)?(?: geschnitten)?$/, 'enge'],
  [/^langer(?:e[nrsm]?)?$/, 'lange'],
  [/^kurzer(?:e[nrsm]?)?$/, 'kurze'],
];

/** Behind their piece: "my skirts long", „Röcke lang“. */
const BEHIND: readonly [RegExp, string][] = [
  [/^long$/, 'long'],
  [/^short$/, 'short'],
  [/^wide$/, 'wide'],
  [/^lang$/, 'lange'],
  [/^kurz$/, 'kurze'],
  [/^weit$/, 'weite'],
];

/**
 * A feedback with "skirts longer" as "long skirts": of an outfit it would be a way to go, of a person it is a cut that is liked. Where
 * the piece has no such cut, or none is named, both words are told back: the piece alone was not wished for.
 */
export function directionsAsCuts(mentions: readonly Mention[]): Mention[] {
  const said = mentions.map((mention) => [mention]);

  for (const [at, mention] of mentions.entries()) {
    const isBehind = mentions[at - 1]?.meaning.is === 'garments';
    const adjective = (isBehind ? [...ADJECTIVES, ...BEHIND] : ADJECTIVES).find(([pattern]) =>
      pattern.test(mention.text),
    )?.[1];
    if (mention.meaning.is !== 'change' && !(isBehind && mention.meaning.is === 'shape')) continue;
    if (adjective === undefined || isOfTime(mentions, at)) continue;
    const place = pieceAt(mentions, at);
    const piece = mentions[place];
    const cut = piece === undefined ? null : cutOf(adjective, piece);
    said[at] = cut === null ? [unknown(mention)] : [];
    if (piece !== undefined) said[place] = cut ?? [unknown(piece)];
  }

  return said.flat();
}

/** "No longer", „schon länger“. */
function isOfTime(mentions: readonly Mention[], at: number): boolean {
  return [mentions[at - 1], mentions[at + 1]].some(({ text = '' } = {} as Mention) =>
    /^(?:no|any|the|much|schon|als|so|mit)$/.test(text),
  );
}

/** The piece that is to be longer: right behind the word, or the last before it in its thought. */
function pieceAt(mentions: readonly Mention[], at: number): number {
  if (isPiece(mentions[at + 1])) return at + 1;
  const start = startOfThought(mentions, at);
  const before = mentions.slice(start, at).findLastIndex(isPiece);
  if (before >= 0) return start + before;
  const behind = mentions.slice(at, endOfThought(mentions, at)).findIndex(isPiece);

  return behind < 0 ? -1 : at + behind;
}

function isPiece(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'garments' || /^(?:sleeves?|armel)$/.test(mention?.text ?? '');
}

/** Null where the wardrobe knows no such cut of it. */
function cutOf(adjective: string, piece: Mention): Mention[] | null {
  const words = `${adjective} ${piece.said}`;
  const isKnown = meaningOfTaste(words, 'likes').key !== meaningOfTaste(piece.said, 'likes').key;
  const parts = readWords(words, 0).filter(({ meaning }) => labelOf(meaning) !== null);

  return isKnown && !piece.negated
    ? parts.map(({ meaning, text, said }) => ({ ...piece, meaning, text, said }))
    : null;
}

function unknown({ role: _ofOneWord, ...mention }: Mention): Mention {
  return { ...mention, negated: false, meaning: { is: 'unknown', word: mention.said } };
}
