import { hexOf } from '#domain/colour/hex-of-curated.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { spanOfLife } from '../compose/choose-formality.ts';
import { ownRail } from '../compose/own-rail.ts';
import type { Piece } from '../compose/piece.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { chooseLooks } from './choose-looks.ts';
import { type Day, daysOfSeason } from './days-of-season.ts';
import { createMeets, type Meets } from './goes-together.ts';
import { placesFor, type Rack, racksFor, soldFor } from './racks.ts';
import { type Core, coresOf, type Given, isMainPlace, type Look, looksOf } from './wearable-looks.ts';

/** A purchase, and what it would open. */
export interface Gap {
  piece: Piece;
  /** Distinct looks that cannot be worn without it, of all days; the best first. */
  looks: readonly Look[];
  /** The day on which it opens the most. */
  day: Day;
  /** Whether nothing that is owned takes its place on that day. */
  isMissing: boolean;
}

/** The days under one sky, and what is worn there already. */
interface Sky {
  worn: Look[];
  /** All that could be worn: more than anybody tells apart. */
  keys: ReadonlySet<string>;
  /** Each rack with the cores that go together and lack shoes or a layer. */
  racks: { rack: Rack; bare: Core[] }[];
}

export type ClosetBrief = OutfitBrief & Required<Pick<OutfitBrief, 'closet'>>;

/** For each place of each day so many garments are tried. */
const TRIED = 6;
/** A purchase opens at least so many looks. */
const LEAST_LOOKS = 2;

/**
 * What is worth buying to what is owned, what opens the most looks first. The looks are those of the season and of the
 * person's dress codes, under the rules of every look; one that differs from an owned one by its shoes or its coat
 * alone is none.
 * @param brief its closet is what is owned; its prompt is not read
 * @param pause called every few milliseconds, so that whoever runs this may do other work between
 */
export async function findGaps(brief: ClosetBrief, most: number, pause: () => Promise<void>): Promise<Gap[]> {
  const steps = gapsOn(brief, daysOfSeason(brief.month, spanOfLife(brief.onboarding)));
  for (;;) {
    const step = steps.next();
    if (step.done) return unlike(step.value).slice(0, most);
    await pause();
  }
}

/**
 * What is worth buying for the day of an order, under what was asked for.
 * @returns as of `findGaps`, but of each kind all that would do
 */
export function findGapsOfOrder(brief: ClosetBrief, day: Day, asked: Wishes): Gap[] {
  const steps = gapsOn(brief, [day], asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Stops every few milliseconds, for whoever has other work to do. */
function* gapsOn(brief: ClosetBrief, days: readonly Day[], asked?: Wishes): Generator<undefined, Gap[]> {
  const closet = { pieces: brief.closet.pieces, isOnly: true };
  const own = ownRail(closet);
  if (own === null) return [];
  const meets = createMeets();
  const racks: Rack[] = [];
  for (const day of days) {
    racks.push(...racksFor({ ...brief, closet }, own, day, asked));
    yield;
  }
  const skies: Sky[] = [];
  for (const under of bySky(racks)) {
    skies.push(yield* skyOf(under, meets));
  }
  const gaps: Gap[] = [];
  for (const piece of yield* candidatesFor(racks)) {
    const gap = gapOf(piece, skies, meets);
    if (gap !== null) gaps.push(gap);
    yield;
  }

  return gaps.toSorted(
    (one, other) => other.looks.length - one.looks.length || pointsOf(other) - pointsOf(one),
  );
}

function bySky(racks: readonly Rack[]): Rack[][] {
  const skies = new Map<string, Rack[]>();
  for (const rack of racks) {
    const { weather, isWet } = rack.day;
    const name = `${weather} ${isWet}`;
    skies.set(name, [...(skies.get(name) ?? []), rack]);
  }
  return [...skies.values()];
}

function* skyOf(racks: readonly Rack[], meets: Meets): Generator<undefined, Sky> {
  const hung: { rack: Rack; cores: Core[] }[] = [];
  const looks: Look[] = [];
  for (const rack of racks) {
    const cores = coresOf(rack, meets);
    hung.push({ rack, cores });
    looks.push(...looksOf(cores, rack, meets));
    yield;
  }
  const keys = new Set(looks.map(({ key }) => key));
  return {
    worn: chooseLooks(looks),
    keys,
    racks: hung.map(({ rack, cores }) => ({ rack, bare: cores.filter(({ key }) => !keys.has(key)) })),
  };
}

function* candidatesFor(racks: readonly Rack[]): Generator<undefined, Piece[]> {
  const byName = new Map<string, Piece>();
  for (const rack of racks) {
    yield;
    for (const place of rack.template.places) {
      for (const piece of soldFor(rack, place, TRIED)) {
        const { garment, colour, fabric } = piece;
        const name = `${garment.key} ${colour} ${fabric}`;
        if (!byName.has(name))
          byName.set(name, { ...piece, owned: { id: name, name: '', hex: hexOf(colour) } });
      }
    }
  }
  return [...byName.values()];
}

function gapOf(piece: Piece, skies: readonly Sky[], meets: Meets): Gap | null {
  const opened = new Map<string, Look>();
  let best: { rack: Rack; count: number } | null = null;
  for (const { racks, worn } of skies) {
    const looks = racks.flatMap(({ rack, bare }) =>
      placesFor(rack, piece).flatMap((place) =>
        looksWith({ place, piece }, rack, bare, meets).map((look) => ({ ...look, rack })),
      ),
    );
    const chosen = chooseLooks(looks, worn);
    for (const look of chosen) if (!opened.has(look.key)) opened.set(look.key, look);
    const [first] = looks.filter(({ key }) => key === chosen[0]?.key);
    if (first && chosen.length > (best?.count ?? 0)) best = { rack: first.rack, count: chosen.length };
  }
  if (best === null || opened.size < LEAST_LOOKS) return null;

  const { day, owned } = best.rack;
  const isMissing = placesFor(best.rack, piece).every((place) => owned.get(place)?.length === 0);
  const looks = [...opened.values()].toSorted((one, other) => other.points - one.points);
  return { piece, looks, day, isMissing };
}

function looksWith(given: Given, rack: Rack, bare: readonly Core[], meets: Meets): Look[] {
  const cores = isMainPlace(given.place) ? coresOf(rack, meets, given) : bare;
  return looksOf(cores, rack, meets, given);
}

function pointsOf({ looks }: Gap): number {
  return looks.reduce((sum, { points }) => sum + points, 0) / looks.length;
}

/** Five purchases are five different ones: no second coat, and nothing that opens the same looks. */
function unlike(gaps: readonly Gap[]): Gap[] {
  const kinds = new Set<string>();
  const opened = new Set<string>();
  return gaps.filter(({ piece, looks }) => {
    const known = looks.filter(({ key }) => opened.has(key)).length;
    if (kinds.has(piece.garment.category) || known > looks.length / 2) return false;
    kinds.add(piece.garment.category);
    for (const { key } of looks) opened.add(key);
    return true;
  });
}
