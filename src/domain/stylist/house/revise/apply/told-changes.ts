import type { Change } from '../../../stylist.ts';
import type { Piece } from '../../compose/piece.ts';
import { added, altered, removed, swapped } from './change-words.ts';
import type { Place, Step, WorkingOutfit } from './working-outfit.ts';

/**
 * What the steps have come to. A piece that was changed more than once is told once, from what it was to what it is: "swapped the tee for a
 * roll-neck", and not by way of the sweater between them; what came and went again is not told at all.
 */
export function toldChanges({ changes, places, before }: WorkingOutfit): Change[] {
  const told = changes.flatMap((step, at): Change[] => {
    const isOfSame = (other: Step) => step.place !== undefined && other.place === step.place;
    const steps = changes.filter(isOfSame);
    if (steps.length < 2) return [step];
    if (changes.findIndex(isOfSame) !== at) return [];

    return netOf(
      steps,
      before.find(({ id }) => id === step.place),
      places.find(({ id }) => id === step.place),
    );
  });

  return (told.length > 0 ? told : changes.slice(-1)).map(({ what }) => ({ what }));
}

function netOf(steps: readonly Step[], was: Place | undefined, is: Place | undefined): Change[] {
  if (was === undefined) return is?.piece == null ? [] : [{ what: added(is.piece) }];
  if (is === undefined) return [{ what: removed(was) }];
  const [from, to] = [was.piece, is.piece];
  const lastPrice = steps.findLast(({ isPrice }) => isPrice);
  if (from === null || to === null) return steps.slice(-1);
  if (from.garment.key !== to.garment.key) return [{ what: swapped(was, to) }];

  return [
    ...(isAlike(from, to) ? [] : [{ what: altered(from, to) }]),
    ...(lastPrice === undefined ? [] : [lastPrice]),
  ];
}

function isAlike(one: Piece, other: Piece): boolean {
  return one.colour === other.colour && one.fabric === other.fabric && one.pattern === other.pattern;
}
