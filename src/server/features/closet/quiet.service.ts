import { setImmediate } from 'node:timers/promises';
import { KEPT_QUIET_DAYS, MOST_QUIET, QUIET_AFTER_DAYS, type QuietPiece } from '#contract/closet.ts';
import type { Slot } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { slotInSeason } from '#domain/stylist/house/gaps/days-of-season.ts';
import type { ClosetBrief } from '#domain/stylist/house/gaps/find-gaps.ts';
import { looksAround } from '#domain/stylist/house/gaps/looks-around.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import { createTurns } from '#server/take-turns.ts';
import { createClosetRepository } from './closet.repository.ts';
import { ownedPieceOf } from './owned-piece.ts';
import { refuseDayToCome } from './refuse-day-to-come.ts';
import { createWearsRepository } from './wears.repository.ts';

export type QuietService = ReturnType<typeof createQuietService>;

const LOOKS_SHOWN = 2;
/** A bag or a belt rests in many closets, and nobody misses it. */
const ASKED_ABOUT: readonly Slot[] = ['outer', 'top', 'bottom', 'dress', 'shoes'];

/** Pieces of the season that nobody wears, and the looks that would change that. */
export function createQuietService({
  db,
  clock,
  closetBrief,
}: {
  db: Db;
  clock: Clock;
  closetBrief: (userId: string, pieces: readonly OwnedPiece[]) => Promise<ClosetBrief>;
}) {
  const repository = createClosetRepository(db);
  const wears = createWearsRepository(db);
  const turns = createTurns(1);

  return {
    /**
     * @param today the day where the person is
     * @throws {AppError} `invalid` for a day to come
     */
    async list(userId: string, today: string, signal: AbortSignal): Promise<QuietPiece[]> {
      refuseDayToCome(clock, today, 'day');
      const firstDay = await wears.firstDay(userId);
      // Nothing is known before the first wear that was noted, nor once nobody notes any more.
      if (firstDay === null || daysBetween(firstDay, today) < QUIET_AFTER_DAYS) return [];
      const worn = await wears.count(userId);
      const isNoted = [...worn.values()].some(
        ({ lastWornOn }) => lastWornOn !== null && daysBetween(lastWornOn, today) < QUIET_AFTER_DAYS,
      );
      if (!isNoted) return [];

      const ready = (await repository.list(userId)).filter(({ state }) => state === 'ready');
      const owned = ready.flatMap((piece) => ownedPieceOf(piece, null) ?? []);
      const brief = await closetBrief(userId, owned);
      const inSeason = new Set(owned.filter((piece) => isAskedAbout(piece, brief.month)).map(({ id }) => id));
      const quiet = ready
        .filter(({ id, keptUntil }) => inSeason.has(id) && (keptUntil === null || keptUntil < today))
        .map(({ id, createdAt }) => {
          const lastWornOn = worn.get(id)?.lastWornOn ?? null;
          const since = lastWornOn ?? later(createdAt.slice(0, firstDay.length), firstDay);
          return { pieceId: id, since, days: daysBetween(since, today), isNeverWorn: lastWornOn === null };
        })
        .filter(({ days }) => days >= QUIET_AFTER_DAYS)
        .toSorted((one, other) => other.days - one.days)
        .slice(0, MOST_QUIET);
      if (quiet.length === 0) return [];

      const looks = await around(brief, quiet, signal);
      return quiet.map((piece) => ({
        ...piece,
        looks: shownLooks(looks.get(piece.pieceId) ?? [], piece.pieceId),
      }));
    },

    /** @throws {AppError} `not_found` */
    async keep(userId: string, id: string): Promise<{ success: true }> {
      const until = new Date(clock.now().getTime() + KEPT_QUIET_DAYS * DAY_MS).toISOString().slice(0, 10);
      if (!(await repository.setKept(userId, id, until))) throw refusal('piece_not_found');
      return { success: true };
    },

    /** @throws {AppError} `not_found` */
    async undoKeep(userId: string, id: string): Promise<{ success: true }> {
      if (!(await repository.setKept(userId, id, null))) throw refusal('piece_not_found');
      return { success: true };
    },
  };

  async function around(brief: ClosetBrief, quiet: readonly { pieceId: string }[], signal: AbortSignal) {
    const ids = quiet.map(({ pieceId }) => pieceId);
    const endTurn = await turns.take(signal);
    try {
      return await looksAround(brief, ids, LOOKS_SHOWN, () => setImmediate(undefined, { signal }));
    } finally {
      endTurn();
    }
  }
}

function isAskedAbout(owned: OwnedPiece, month: number | undefined): boolean {
  const slot = slotInSeason(owned, month);
  return slot !== null && ASKED_ABOUT.includes(slot);
}

function shownLooks(
  looks: readonly { pieces: readonly { owned?: { id: string | null } }[] }[],
  without: string,
): QuietPiece['looks'] {
  return looks.map(({ pieces }) => ({
    pieceIds: pieces.flatMap(({ owned }) => (owned?.id === without ? [] : (owned?.id ?? []))),
  }));
}

/** Of two days, e.g. `2026-11-23`. */
function later(one: string, other: string): string {
  return one > other ? one : other;
}

function daysBetween(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
}
