import type { FastifyBaseLogger } from 'fastify';
import { JOB_KEPT_DAYS } from '#contract/jobs.ts';
import { DELETED_KEPT_DAYS } from '#contract/outfits.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { TemporaryFolder } from './http/temporary-folder.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Services } from './services.ts';

/** What may still be worked on, here or in another process, is left alone this long. */
const SWEEP_AGE_MS = 10 * 60 * 1000;
/** The last instant whose text sorts behind that of all others. */
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

/**
 * Removes what a crash left behind, and deleted things whose time to be restored is over. To be called at start, before
 * anything is under way, and then every minute; `leases`, which is quick, several times within the lease of a job. Never
 * throws: a step that fails is logged and tried again next time. Of several processes on one database one sweeps.
 */
export type Sweep = (when: 'at-start' | 'while-serving' | 'leases') => Promise<void>;

/** @returns how many things were removed or given back, where that is counted */
type Step = () => Promise<unknown>;

export function createSweep(dependencies: {
  services: Services;
  temporaryFolder: TemporaryFolder;
  database: Pick<OpenDatabase, 'exclusive' | 'forgetDeleted' | 'alone'>;
  clock: Clock;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, 'timed'> | null | undefined;
}): Sweep {
  const { services, temporaryFolder, database, clock, log, metrics } = dependencies;
  const { exclusive, forgetDeleted, alone } = database;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  return async (when) => {
    // Alone on the data and not serving yet: nobody works on what is there, whenever the clock says that it was begun.
    const isFirst = when === 'at-start' && exclusive;
    const before = isFirst ? END_OF_TIME : ago(SWEEP_AGE_MS);
    await run({
      leases: () => services.runner.renewLeases(),
      interruptedJobs: () => services.jobs.sweepAbandoned(isFirst ? END_OF_TIME : clock.now()),
    });
    if (when === 'leases') return;
    await run({ temporaryFiles: () => temporaryFolder.sweep(before) });
    const sweepShared = () => run(sharedSteps(when, before));
    await alone('sweep', sweepShared).catch((error) => log.error({ err: error }, 'nothing could be swept'));
  };

  function run(steps: Record<string, Step>): Promise<void> {
    return runEach(log, metrics?.timed('sweep', steps) ?? steps);
  }

  function sharedSteps(when: 'at-start' | 'while-serving', before: Date): Record<string, Step> {
    return {
      inspirations: () => services.inspirations.sweep(),
      photos: () => services.photos.sweepDeleted(),
      closet: () => services.closet.sweep(),
      files: () => services.files.sweep(before),
      reservations: () => services.plans.sweepReservations(before),
      sessions: () => services.auth.sweepSessions(),
      resetCodes: () => services.resetCodes.sweep(),
      rateLimits: () => services.rateLimits.sweep(),
      // The provider may be slow or down: the start does not wait for it.
      ...(when === 'while-serving' && { payments: () => services.billing.reconcile() }),
      outfits: () => services.outfits.sweepDeleted(ago(DELETED_KEPT_DAYS * DAY_MS)),
      jobs: () => services.jobs.sweepOld(ago(JOB_KEPT_DAYS * DAY_MS)),
      deletedRows: forgetDeleted,
    };
  }
}

/** One after the other, whatever becomes of the one before. */
async function runEach(log: FastifyBaseLogger, steps: Record<string, Step>): Promise<void> {
  const swept: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    try {
      const count = await step();
      if (typeof count === 'number' && count > 0) swept[name] = count;
    } catch (error) {
      log.error({ err: error, sweep: name }, 'a sweep failed, the others go on');
    }
  }
  if (Object.keys(swept).length > 0) log.info(swept, 'swept');
}
