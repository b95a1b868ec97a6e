import { expect, test } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { createServer } from './create-server.ts';

test('a flood is refused, but for files of the build, of which a new device gets hundreds, and for probes', async () => {
  const server = await createServer(readConfig({ LOG_LEVEL: 'silent' }), () => 'id');
  server.get('/assets/main-abc.js', async () => 'start()');
  server.get('/healthz', async () => 'ok');
  server.get('/api/packages', async () => []);
  const statusesOf = async (address: string) => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 1_300; asked++) statuses.add((await server.inject(address)).statusCode);
    return [...statuses];
  };

  expect(await statusesOf('/assets/main-abc.js')).toEqual([200]);
  expect(await statusesOf('/healthz')).toEqual([200]);
  expect(await statusesOf('/api/packages')).toEqual([200, 429]);
  await server.close();
});
