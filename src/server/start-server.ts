import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PHOTO_GONE_MINUTES, PHOTO_RESTORE_MINUTES } from '#contract/photos.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { HouseStylist } from '#domain/stylist/house-port.ts';
import type { Advisors } from './adapters/ai/open-advisors.ts';
import { createTokenBudget } from './adapters/ai/token-budget.ts';
import { createGuardedImageFetcher } from './adapters/fetch-image/guarded-image-fetcher.ts';
import { createWorkerImages } from './adapters/images/worker-images.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { buildApp } from './app.ts';
import { chooseStorage } from './choose-storage.ts';
import { systemClock } from './clock.ts';
import { migrate } from './db/migrate.ts';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';
import { expectFiles, expectRows } from './features/files/expect-files.ts';
import type { Metrics } from './metrics/metrics.ts';
import { probeStorage } from './probe-data.ts';
import { scheduleBackups } from './schedule-backups.ts';
import type { Config } from './settings/config.ts';
import { prepareDataFolder, sessionSecret } from './settings/secrets.ts';

/** Often: a deleted photo's bytes are promised to be gone a minute after it can no longer be restored. */
const SWEEP_EVERY_MS = (PHOTO_GONE_MINUTES - PHOTO_RESTORE_MINUTES) * 60_000;
/** Several times within the lease of a job. */
const RENEW_EVERY_MS = 7_000;
/** For mails whose next try is due; a new one does not wait for it. */
const DELIVER_EVERY_MS = 20_000;
/** After the draining. Who is not done by then, e.g. an upload that stalled, is cut off, so that the database is closed in any case. */
const FINISH_LIMIT_MS = 8_000;
const MAX_SEED = 2 ** 32;

export interface RunningServer {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** Finishes what is under way, then closes everything. */
  close(): Promise<void>;
}

/**
 * Chooses the adapters, builds the app and listens.
 * @throws {FolderInUseError} another process has the data folder.
 * @throws {DataMissingError | DataDamagedError | FilesMissingError} data that should be there is not. Also what `listen` throws, e.g. for a taken port.
 */
export async function startServer(config: Config, webFolder: string): Promise<RunningServer> {
  prepareDataFolder(config);
  const database = openDatabase(config);
  // Loaded only where somebody watches.
  const metrics = config.metrics && (await import('./metrics/metrics.ts')).createMetrics();
  const timed = <Port extends object>(of: string, port: Port) => metrics?.timed(of, port) ?? port;
  const images = createWorkerImages();
  const closeAdapters = async () => {
    await images.close();
    await database.close();
  };

  try {
    await migrate(database);
    const storage = timed('storage', await chooseStorage(config));
    if (config.expectData !== 'no') {
      await expectFiles({ db: database.db, storage });
      await expectRows({ db: database.db, dataDir: config.dataDir });
    }
    const house = createHouseStylist();
    const advisors = await chooseAdvisors(config, house, database, metrics);
    const { server, sweep, outbox } = await buildApp({
      stylist: timed('stylist', advisors.stylist),
      house,
      painter: advisors.painter && timed('painter', advisors.painter),
      config,
      secret: sessionSecret(config),
      database,
      storage,
      images: timed('pictures', images),
      mailer: config.mail && timed('mailer', createSmtpMailer(config.mail)),
      metrics,
      imageFetcher: createGuardedImageFetcher({
        folder: join(config.dataDir, 'tmp'),
        allow: config.imageFetchAllow,
        ownHosts: ownHostsOf(config),
      }),
      clock: systemClock,
      newId: randomUUID,
      newSeed: () => randomInt(MAX_SEED),
      webFolder,
    });
    await sweep('at-start');
    const sweeping = setInterval(() => sweep('while-serving'), SWEEP_EVERY_MS);
    const renewing = setInterval(() => sweep('leases'), RENEW_EVERY_MS);
    const delivering = setInterval(() => outbox.wake(), DELIVER_EVERY_MS);
    outbox.wake();

    metrics?.watchConnections(database.connections);
    metrics?.watchOutbox(outbox.countWaiting);
    const endMetrics =
      metrics && config.metrics
        ? await (await import('./metrics/serve-metrics.ts')).serveMetrics(metrics, config.metrics)
        : null;
    const address = await server.listen({ host: config.host, port: config.port });
    // A disk was opened and swept already. What is wrong with a bucket's settings is told now, not when somebody needs a picture.
    if (config.storage.kind === 's3') {
      probeStorage(storage, randomUUID()).catch((err) => server.log.error({ err }, 'not ready'));
    }
    const endBackups = scheduleBackups({ backups: config.backups, clock: systemClock, log: server.log });
    return {
      address,
      async close() {
        clearInterval(sweeping);
        clearInterval(renewing);
        clearInterval(delivering);
        endBackups();
        endMetrics?.();
        const limitMs = config.drainMs + FINISH_LIMIT_MS;
        const cut = setTimeout(() => server.server.closeAllConnections(), limitMs);
        await server.close();
        clearTimeout(cut);
        await closeAdapters();
      },
    };
  } catch (error) {
    await closeAdapters();
    throw error;
  }
}

/** The names under which this server is reached: it does not fetch from itself. */
function ownHostsOf({ publicUrl, allowedHosts }: Config): string[] {
  const addresses = [
    ...(publicUrl === null ? [] : [publicUrl]),
    ...allowedHosts.map((host) => `http://${host}`),
  ];
  return addresses.map((address) => new URL(address).hostname);
}

/** What models need is loaded only where the settings name one: it is as large as the rest. */
async function chooseAdvisors(
  config: Config,
  house: HouseStylist,
  { db }: OpenDatabase,
  metrics: Metrics | null,
): Promise<Advisors> {
  if (config.ai === null) return { stylist: house, painter: null };

  const { openAdvisors } = await import('./adapters/ai/open-advisors.ts');
  const budget = createTokenBudget({ db, clock: systemClock, limits: config.ai });
  return openAdvisors(config.ai, {
    house,
    budget: metrics?.countingTokens(budget) ?? budget,
    clock: systemClock,
  });
}
