import type { StyleName, Taste } from '#contract/style-profile.ts';
import { coloursOfMood } from '../../compose/colours-of-mood.ts';
import type { Mention, Target } from '../mentions/meanings.ts';
import { type PieceKind, refusedInFull } from '../mentions/piece-kinds.ts';
import { addQuality, isEmpty, noQualities } from '../mentions/qualities.ts';
import { readWords } from '../read-words.ts';
import { isCareTaste, kindOfCare } from './care-tastes.ts';
import type { Wishes } from './what-is-wished.ts';

/** What a remembered taste is about. */
export interface TasteMeaning {
  kind: PieceKind | null;
  styles: StyleName[];
  /** Names it whatever the language and the ending: "skirt" for "Röcke". Empty where the words mean nothing. */
  key: string;
}

/** Reads a taste's words alone, as every outfit will. @param side a dislike means more names than a like */
export function meaningOfTaste(words: string, side: Taste['side']): TasteMeaning {
  const care = kindOfCare(words);
  if (care !== null) return { key: care.key, kind: side === 'avoids' ? care.kind : null, styles: [] };
  const mentions = readWords(words, 0);
  const kind: PieceKind = { target: null, ...noQualities() };
  const styles: StyleName[] = [];
  const parts: string[] = [];

  for (const { meaning } of mentions) {
    const label = labelOf(meaning);
    if (label === null) continue;
    parts.push(label);
    if (meaning.is === 'garments') kind.target = meaning.target;
    else if (meaning.is === 'style') styles.push(meaning.style);
    else if (meaning.is === 'spare') kind.shapes.push(meaning.shape);
    else if (meaning.is === 'mood')
      kind.colours.push({ label: meaning.mood, names: coloursOfMood(meaning.mood) });
    else addQuality(kind, side === 'avoids' ? refusedInFull(meaning) : meaning);
  }

  // "No empire waist dresses": the wardrobe knows no such cut, and its other dresses are not refused.
  const isOfMissing = side === 'avoids' && mentions.some(({ meaning }) => meaning.is === 'missing');

  return {
    kind: isOfMissing || (kind.target === null && isEmpty(kind)) ? null : kind,
    styles,
    key: [...new Set(parts)].sort().join(' '),
  };
}

/** What of a text a taste can be about; null for the rest. */
export function labelOf(meaning: Mention['meaning']): string | null {
  switch (meaning.is) {
    case 'garments':
      return meaning.target.label;
    case 'shape':
    case 'spare':
      return meaning.shape.label;
    case 'style':
      return meaning.style.toLowerCase();
    case 'mood':
      return coloursOfMood(meaning.mood).length > 0 ? meaning.mood : null;
    case 'colour':
    case 'fabric':
    case 'pattern':
    case 'missing':
      return meaning.label.toLowerCase();
    default:
      return null;
  }
}

/** Wishes that also refuse what the person told before to be spared. */
export function withTastes(wishes: Wishes, tastes: readonly Taste[]): Wishes {
  const disliked = tastes
    .filter(({ side, words }) => side === 'avoids' || isCareTaste(words))
    .map(({ words }) => meaningOfTaste(words, 'avoids'));
  if (disliked.length === 0) return wishes;

  const { refuses } = wishes;
  const kinds = disliked.flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const isWhole = (kind: PieceKind): kind is PieceKind & { target: Target } =>
    kind.target !== null && isEmpty(kind);
  return {
    ...wishes,
    refuses: {
      ...refuses,
      targets: [...refuses.targets, ...kinds.filter(isWhole).map(({ target }) => target)],
      kinds: [...refuses.kinds, ...kinds.filter((kind) => !isWhole(kind))],
      styles: new Set([...refuses.styles, ...disliked.flatMap(({ styles }) => styles)]),
    },
  };
}

/** Pieces, colors, cloths and patterns that are asked for. */
export type Asked = Pick<Wishes, 'demands' | 'colours' | 'fabrics' | 'patterns'>;

/** The tastes that today's words leave standing: who asks for a skirt gets one. */
export function tastesBeside(asked: Asked, tastes: readonly Taste[]): Taste[] {
  return tastes.filter(({ side, words }) => {
    const { kind } = meaningOfTaste(words, side);
    return side === 'likes' || kind === null || !isAskedFor(asked, kind);
  });
}

/** The kinds of pieces that the person told to like. */
export function likedKinds(tastes: readonly Taste[]): PieceKind[] {
  return tastes.flatMap(({ side, words }) => {
    const kind = side === 'likes' ? meaningOfTaste(words, side).kind : null;
    return kind === null ? [] : [kind];
  });
}

function isAskedFor({ demands, colours, fabrics, patterns }: Asked, kind: PieceKind): boolean {
  const named = demands.some(
    ({ target }) => kind.target !== null && [...target.keys].every((key) => kind.target?.keys.has(key)),
  );
  const wished = [{ colours, fabrics, patterns }, ...demands];
  const isNamed = <Name>(own: readonly Name[], asked: readonly (readonly Name[])[]) =>
    asked.some((names) => names.some((name) => own.includes(name)));

  return (
    named ||
    (kind.target === null &&
      wished.some(
        (wish) =>
          isNamed(
            kind.colours.flatMap(({ names }) => [...names]),
            wish.colours.map(({ names }) => names),
          ) ||
          isNamed(
            kind.fabrics.flatMap(({ names }) => [...names]),
            wish.fabrics.map(({ names }) => names),
          ) ||
          isNamed(
            kind.patterns.flatMap((own) => [...own.patterns]),
            wish.patterns.map((own) => own.patterns),
          ),
      ))
  );
}
