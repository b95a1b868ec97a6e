import type { FastifyBaseLogger } from 'fastify';
import { GENERATION_KEPT_DAYS } from '#contract/generations.ts';
import { DELETED_KEPT_DAYS } from '#contract/outfits.ts';
import type { Clock } from './clock.ts';
import type { TemporaryFolder } from './http/temporary-folder.ts';
import type { Services } from './services.ts';

/** What may still be worked on, here or in another process, is left alone this long. */
const SWEEP_AGE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what a crash left behind, and deleted things whose time to be restored is over. To be called at start, before
 * anything is under way, and then every minute.
 */
export type Sweep = (when: 'at-start' | 'while-serving') => Promise<void>;

export function createSweep(dependencies: {
  services: Services;
  temporaryFolder: TemporaryFolder;
  /** Nobody else has the database open. */
  exclusive: boolean;
  clock: Clock;
  log: FastifyBaseLogger;
}): Sweep {
  const { services, temporaryFolder, exclusive, clock, log } = dependencies;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  return async (when) => {
    // Alone on the data and not serving yet: nobody works on what is there.
    const before = ago(when === 'at-start' && exclusive ? 0 : SWEEP_AGE_MS);
    await temporaryFolder.sweep(before);
    await services.inspirations.sweep();
    await services.photos.sweepDeleted();
    const interrupted = await services.generations.sweepInterrupted(before);
    const removedFiles = await services.files.sweep(before);
    const givenBack = await services.plans.sweepReservations(before);
    await services.auth.sweepSessions();
    await services.resetCodes.sweep();
    // The provider may be slow or down: the start does not wait for it.
    if (when === 'while-serving') await services.billing.reconcile();
    if (interrupted + removedFiles + givenBack > 0)
      log.info({ interrupted, removedFiles, givenBack }, 'swept what a crash left');

    const erasedOutfits = await services.outfits.sweepDeleted(ago(DELETED_KEPT_DAYS * DAY_MS));
    const oldGenerations = await services.generations.sweepOld(ago(GENERATION_KEPT_DAYS * DAY_MS));
    if (erasedOutfits + oldGenerations > 0)
      log.info({ erasedOutfits, oldGenerations }, 'removed for good what was put away long ago');
  };
}
