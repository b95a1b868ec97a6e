import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { systemClock } from '#server/clock.ts';
import { createServices, type Services } from '#server/services.ts';
import { readBrand } from '#server/settings/read-product.ts';
import { sessionSecret } from '#server/settings/secrets.ts';
import type { Installation } from './open-installation.ts';

/**
 * The services of the server itself, so that a command keeps every rule that a screen keeps. Nothing is started: no
 * port, no sweep, no mail.
 */
export function servicesOf({ config, database, storage }: Installation): Promise<Services> {
  const house = createHouseStylist();
  return createServices({
    config,
    database,
    storage,
    secret: sessionSecret(config),
    images: createWorkerImages(),
    mailer: null,
    imageFetcher: { fetch: async () => null },
    stylist: house,
    house,
    painter: null,
    clock: systemClock,
    newId: randomUUID,
    newSeed: () => randomInt(2 ** 32),
    product: readBrand(config.product).product,
    temporaryFolder: join(config.dataDir, 'tmp'),
    log: operatorLog,
  });
}

/** What goes wrong beside the work, on standard error: standard output is the command's answer. */
export const operatorLog = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
