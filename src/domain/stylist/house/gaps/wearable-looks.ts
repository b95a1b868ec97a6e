import type { Piece } from '../compose/piece.ts';
import type { Place } from '../compose/template.ts';
import type { Meets } from './goes-together.ts';
import type { Rack } from './racks.ts';

/** What makes a look this look: a top with what is worn below it, or a dress. */
export interface Core {
  /** The same for the same pieces. */
  key: string;
  main: readonly Piece[];
}

/** A look in which all pieces go together. */
export interface Look extends Core {
  pieces: readonly Piece[];
  /** Of its pairs, on average. */
  points: number;
}

/** A piece that has to be worn, and where. */
export interface Given {
  place: Place;
  piece: Piece;
}

const MAIN: readonly Place[] = ['top', 'bottom', 'dress'];

/** The cores of a rack. */
export function coresOf(rack: Rack, meets: Meets, given?: Given): Core[] {
  const mains = rack.template.places.filter(isMainPlace).reduce<Piece[][]>(
    (begun, place) =>
      begun.flatMap((pieces) =>
        hanging(rack, place, given)
          .filter((piece) => pieces.every((other) => meets(other, piece) !== null))
          .map((piece) => [...pieces, piece]),
      ),
    [[]],
  );

  return mains.map((main) => ({ main, key: main.map(({ owned }) => owned?.id ?? '').join(' ') }));
}

/** The cores in which every other place is taken too, each with the shoes and the layers that go best with it. */
export function looksOf(cores: readonly Core[], rack: Rack, meets: Meets, given?: Given): Look[] {
  const besides = rack.template.places
    .filter((place) => !isMainPlace(place))
    .map((place) => hanging(rack, place, given));
  if (besides.some((pieces) => pieces.length === 0)) return [];

  return cores.flatMap((core) => {
    const pieces = worn(core, besides, meets);
    return pieces === null ? [] : [{ ...core, pieces, points: meanPoints(pieces, meets) }];
  });
}

/** A core with one of each choice; null where nothing of one goes with the rest. */
function worn({ main }: Core, choices: readonly (readonly Piece[])[], meets: Meets): Piece[] | null {
  const pieces = [...main];
  for (const choice of choices) {
    const best = bestBeside(pieces, choice, meets);
    if (best === null) return null;
    pieces.push(best);
  }
  return pieces;
}

export function isMainPlace(place: Place): boolean {
  return MAIN.includes(place);
}

function hanging(rack: Rack, place: Place, given: Given | undefined): readonly Piece[] {
  return place === given?.place ? [given.piece] : (rack.owned.get(place) ?? []);
}

function bestBeside(worn: readonly Piece[], choices: readonly Piece[], meets: Meets): Piece | null {
  let best: { piece: Piece; points: number } | null = null;
  for (const piece of choices) {
    const points = pointsBeside(worn, piece, meets);
    if (points !== null && (best === null || points > best.points)) best = { piece, points };
  }
  return best?.piece ?? null;
}

function pointsBeside(worn: readonly Piece[], piece: Piece, meets: Meets): number | null {
  let sum = 0;
  for (const other of worn) {
    const points = meets(other, piece);
    if (points === null) return null;
    sum += points;
  }
  return sum;
}

function meanPoints(pieces: readonly Piece[], meets: Meets): number {
  let [sum, pairs] = [0, 0];
  for (const [at, piece] of pieces.entries()) {
    sum += pointsBeside(pieces.slice(0, at), piece, meets) ?? 0;
    pairs += at;
  }
  return sum / Math.max(1, pairs);
}
