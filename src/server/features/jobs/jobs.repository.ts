import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { type ErrorBody, errorBody } from '#contract/error.ts';
import {
  ACTIVE_STATES,
  JOB_STATES,
  type JobRequest,
  type JobStage,
  type JobState,
  jobRequest,
} from '#contract/jobs.ts';
import { outfit } from '#contract/outfits.ts';
import { refusal } from '#contract/refusals.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** A look that waits for a choice, and the stored files that hold its pictures. */
const offeredLook = z.object({ outfit, fileIds: z.array(z.string()) });
export type OfferedLook = z.infer<typeof offeredLook>;

/** What a job has come to: the looks on offer while there is a choice to make, then the outfits. */
const jobResult = z.object({ outfitIds: z.array(z.string()), offered: z.array(offeredLook) });
/** The states that {@link ACTIVE_STATES} leaves: named, so that the index of states finds them. */
const INACTIVE_STATES = JOB_STATES.filter((state) => !ACTIVE_STATES.some((active) => active === state));
const NOTHING: z.infer<typeof jobResult> = { outfitIds: [], offered: [] };

const storedRequest = storedJson<JobRequest>({ shape: jobRequest });
const storedResult = storedJson<z.infer<typeof jobResult>>({ shape: jobResult, blank: NOTHING });
const storedError = storedJson<ErrorBody>({ shape: errorBody, blank: { fields: {} } });

/** A job as it is written down. */
export interface JobRecord extends z.infer<typeof jobResult> {
  id: string;
  userId: string;
  request: JobRequest;
  state: JobState;
  stage: JobStage | null;
  reservationId: string | null;
  error: ErrorBody | null;
  startedAt: string;
}

/** How the work on a job can end. */
export type JobEnding =
  | { state: 'offered'; offered: OfferedLook[] }
  | { state: 'done'; outfitIds: string[] }
  | { state: 'failed'; error: ErrorBody }
  | { state: 'cancelled' };

/** Whoever works on a job has renewed its lease several times by then; after that long nobody does. */
const LEASE_MS = 30_000;

export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** Works on the database or, made anew, inside a transaction. */
export function createJobsRepository(db: Db | Transaction<Schema>) {
  return {
    /**
     * Writes a new job down, or begins one again that failed.
     * @returns whether the work is the caller's to do: never twice for one id.
     */
    async claim(userId: string, id: string, request: JobRequest, now: Date): Promise<boolean> {
      const unstarted = {
        state: 'queued' as const,
        stage: null,
        reservationId: null,
        result: null,
        error: null,
        startedAt: now.toISOString(),
        leasedUntil: endOfLease(now),
      };
      const inserted = await db
        .insertInto('jobs')
        .values({ userId, id, kind: request.kind, request: storedRequest.write(request), ...unstarted })
        .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return true;

      const known = await this.find(userId, id);
      if (known?.state !== 'failed' || !isDeepStrictEqual(known.request, request)) return false;
      const begunAgain = await db
        .updateTable('jobs')
        .set(unstarted)
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .returning('id')
        .executeTakeFirst();
      return begunAgain !== undefined;
    },

    /** @returns whether it is still under way. */
    async renewLease(userId: string, id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('jobs')
        .set({ leasedUntil: endOfLease(now) })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', 'in', ACTIVE_STATES)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async setReservation(userId: string, id: string, reservationId: string): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ reservationId })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Says which stage the work has reached, unless it has ended meanwhile. */
    async reach(userId: string, id: string, stage: JobStage): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ state: 'running', stage })
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', 'in', ACTIVE_STATES)
        .execute();
    },

    /** Ends a job that is in one of the states, once. @returns whether it was. */
    async end(
      userId: string,
      id: string,
      ending: JobEnding,
      from: readonly JobState[] = ACTIVE_STATES,
    ): Promise<boolean> {
      const row = await db
        .updateTable('jobs')
        .set(columnsOf(ending))
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', 'in', from)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(userId: string, id: string): Promise<JobRecord | undefined> {
      const row = await db
        .selectFrom('jobs')
        .selectAll()
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecord(row);
    },

    /** Those that began after an instant, and those that wait for a choice, newest first. */
    async list(userId: string, startedAfter: string, limit: number): Promise<JobRecord[]> {
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('userId', '=', userId)
        .where((where) => where.or([where('startedAt', '>=', startedAfter), where('state', '=', 'offered')]))
        .orderBy('startedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => toRecord(row) ?? []);
    },

    /** Under way, and nobody works on them any more. */
    async listAbandoned(leasedBefore: Date): Promise<JobRecord[]> {
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('state', 'in', ACTIVE_STATES)
        .where('leasedUntil', '<', leasedBefore.toISOString())
        .execute();
      return rows.flatMap((row) => toRecord(row) ?? []);
    },

    async listInactiveBefore(startedBefore: string, limit: number): Promise<JobRecord[]> {
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('state', 'in', INACTIVE_STATES)
        .where('startedAt', '<', startedBefore)
        .limit(limit)
        .execute();
      return rows.flatMap((row) => toRecord(row) ?? []);
    },

    /** @returns whether there was one in any of the states. */
    async remove(userId: string, id: string, states: readonly JobState[]): Promise<boolean> {
      const row = await db
        .deleteFrom('jobs')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', 'in', states)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function endOfLease(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

function columnsOf(ending: JobEnding) {
  const { state } = ending;
  const stage = null;
  switch (state) {
    case 'offered':
      return { state, stage, result: storedResult.write({ ...NOTHING, offered: ending.offered }) };
    case 'done':
      return { state, stage, result: storedResult.write({ ...NOTHING, outfitIds: ending.outfitIds }) };
    case 'failed':
      return { state, stage, error: storedError.write(ending.error) };
    case 'cancelled':
      return { state, stage };
  }
}

/** Undefined for one whose request cannot be read: it is as if it had not been ordered. */
function toRecord({ kind: _kind, request, result, error, ...row }: Schema['jobs']): JobRecord | undefined {
  const at = (column: string) => ({ table: 'jobs', column, row: row.id });
  const read = storedRequest.read(request, at('request'));
  if (read === null) return undefined;
  return {
    ...row,
    request: read,
    ...((result === null ? null : storedResult.read(result, at('result'))) ?? NOTHING),
    error: error === null ? null : (storedError.read(error, at('error')) ?? refusal('internal').body),
  };
}
