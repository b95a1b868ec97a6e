import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { type Named, saidOf } from '../../../language/mentions/meanings.ts';
import { isOfKind } from '../../../language/mentions/piece-kinds.ts';
import { isEmpty } from '../../../language/mentions/qualities.ts';
import type { LeftOut } from '../../../language/wishes/what-is-wished.ts';
import { isQuiet } from '../../colour-pairs.ts';
import type { OutfitPlan } from '../../outfit-plan.ts';
import type { Piece } from '../../piece.ts';
import { isMain } from '../../search.ts';
import type { Answer } from './answer.ts';

/** "No dress, I feel odd in dresses": once. */
export function oncePerThing(all: readonly LeftOut[]): LeftOut[] {
  return all.filter(
    ({ kind }, at) =>
      kind.target === null ||
      !all.slice(0, at).some((other) => other.kind.target?.label === kind.target?.label),
  );
}

/** "No tie", "nothing low cut": as far as none of the pieces is it after all. */
export function leftOut(
  { said, kind, isOfAll }: LeftOut,
  { wishes }: OutfitPlan,
  pieces: readonly Piece[],
): Answer[] {
  const { target } = kind;
  if (said === '' || wishes.doubtful.has(said)) return [];
  if (isOfAll === true)
    return pieces.some((piece) => isMain(piece) && !isOfKind(kind, piece))
      ? [{ says: 'met: not', words: [said], pieces: [] }]
      : [];
  if (pieces.some((piece) => isOfKind(kind, piece))) return [];
  // "A leather skirt, not black", below a black top.
  const isOfOther = pieces.some((piece) => isOfKind({ ...kind, target: null }, piece));
  if (
    target !== null &&
    isOfOther &&
    [...kind.colours, ...kind.fabrics, ...kind.patterns].some(isCalled(said))
  )
    return [
      {
        says: 'met: not',
        words: [said],
        pieces: pieces.filter(({ garment }) => target.keys.has(garment.key)),
      },
    ];
  if (target?.breadth === 'garment' && isEmpty(kind) && isAnotherOfItsSort(target.keys, pieces)) return [];
  const shoes =
    target?.slots.includes('shoes') === true ? pieces.filter(({ garment }) => garment.slot === 'shoes') : [];
  // "Jeans, not baggy": what is left out is the cut, whatever it was said of.
  const isOfCut = kind.shapes.some(isCalled(said));
  const isAdjective =
    (target === null || isOfCut) &&
    !/(?<!s)s$|\b(?:coat|jacket|jacke|mantel)$/i.test(said) &&
    (kind.shapes.length + kind.patterns.length > 0 || (kind.fabrics.length > 0 && ADJECTIVE.test(said)));

  return [{ says: isAdjective ? 'met: nothing' : 'met: without', words: [said], pieces: shoes }];
}

function isCalled(said: string): (named: Named) => boolean {
  return (named) => saidOf(named).toLowerCase() === said.toLowerCase();
}

/** "Clingy", but "jersey" and "corduroy". */
const ADJECTIVE = /(?<!jerse|corduro|terr)(?:y|ing|ed|through|sheer)$/i;

/** "The last button-down made me look like a waiter", and another shirt is worn. */
function isAnotherOfItsSort(keys: ReadonlySet<string>, pieces: readonly Piece[]): boolean {
  const sorts = new Set(pieces.map(({ garment }) => garment.kinds[0]));

  return [...keys].some((key) => sorts.has(garmentOf(key)?.kinds[0]));
}

/** "Not preppy", where no piece is of that style. */
export function stylesLeftOut({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return [...wishes.refuses.styles].flatMap((style): Answer[] => {
    const said = wishes.styleWords.get(style) ?? '';

    return said === '' ||
      wishes.doubtful.has(said) ||
      pieces.some(({ garment }) => garment.styles.includes(style))
      ? []
      : [{ says: 'met: nothing', words: [said], pieces: [] }];
  });
}

/** "Nothing flashy", where every color is quiet. */
export function toned({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return wishes.toned.length > 0 && pieces.every(({ colour }) => isQuiet(colour))
    ? [{ says: 'met: nothing', words: wishes.toned, pieces: [] }]
    : [];
}
