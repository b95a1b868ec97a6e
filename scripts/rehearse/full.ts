// `npm run rehearse`: the parts of compose.full.yaml without Docker, and people who go through them. Two apps in production
// mode on a real PostgreSQL, a bucket, a mail catcher and nginx with TLS; a rolling restart while people work, then a
// backup of it all and its restore. Needs nginx and openssl.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startS3Server } from '#server/testing/s3-server.ts';
import { Person } from '../../tests/endurance/person.ts';
import { createPostgres } from '../../tests/endurance/postgres.ts';
import { type App, startApp, typed } from './app.ts';
import { isNginxHere, startProxy } from './proxy.ts';

if (!isNginxHere()) {
  console.error('nginx and openssl are needed: apt-get install nginx-light openssl');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'hemline-rehearsal-'));
const [postgres, s3, mail] = await Promise.all([createPostgres(), startS3Server(), startMailServer()]);
const [port, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
const address = `https://localhost:${port}`;
const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: address,
  SESSION_SECRET: 'kept for the rehearsal 0123456789 alone',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: postgres.url,
  STORAGE: 's3',
  S3_ENDPOINT: s3.settings.endpoint ?? '',
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  MAIL_URL: mail.url,
  MAIL_FROM: 'Hemline <hemline@example.com>',
};
const apps: App[] = [];
let proxy: { stop(): Promise<void> } | null = null;
let failed = 0;
try {
  await part('two apps and a proxy with TLS', async () => {
    for (const [index, own] of ports.entries())
      apps[index] = await startApp(join(folder, `app-${index}`), own, settings);
    proxy = await startProxy(folder, { port, apps: [ports[0] ?? 0, ports[1] ?? 0] });
    return [];
  });
  const person = new Person();
  await part('a member registers, uploads, and gets an outfit', async () => {
    await person.register(address);
    await person.uploadPhoto(address, await drawPhoto());
    await person.generate(address);
    return person.missing(address);
  });
  await part('a forgotten password is mailed', async () => {
    const body = JSON.stringify({ email: person.email });
    const headers = { 'content-type': 'application/json', origin: address };
    await fetch(`${address}/api/auth/forgot-password`, { method: 'POST', headers, body });
    for (let tries = 0; mail.received.length === 0 && tries < 50; tries += 1) await pause(200);
    return mail.received.length === 1 ? [] : [`${mail.received.length} mails came`];
  });
  await part('people go on while one app after the other is restarted', () => restartUnderLoad());
  await part('rows and files agree', () => hemline('verify'));
  await part('a backup of it is restored on SQLite and the disk, and agrees there', async () => {
    const to = join(folder, 'backups');
    const { stdout } = await typed(['backup', '--to', to, '--json'], folder, settings);
    const other = { DATA_DIR: join(folder, 'restored'), MODE: 'household' };
    mkdirSync(other.DATA_DIR);
    await typed(['restore', JSON.parse(stdout).path], folder, other);
    await typed(['verify'], folder, other);
    return [];
  });
} finally {
  await stopProxy();
  await Promise.all(apps.map((app) => app.stop()));
  await Promise.all([postgres.remove(), s3.close(), mail.close()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);

async function part(name: string, work: () => Promise<string[]>): Promise<void> {
  const began = performance.now();
  const complaints = await work().catch((error) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  for (const line of complaints) console.log(`       ${line}`);
  if (complaints.length > 0) failed += 1;
}

/** Everything that is acknowledged is there afterwards, and nothing was refused. */
async function restartUnderLoad(): Promise<string[]> {
  const people = Array.from({ length: 3 }, () => new Person());
  for (const one of people) await one.register(address);
  let isOver = false;
  const refused: string[] = [];
  const working = people.map(async (one) => {
    for (let count = 0; !isOver; count += 1) {
      const act = count % 4 === 0 ? one.uploadPhoto(address, await drawPhoto()) : one.saveGoals(address);
      await act.catch((error) => refused.push(String(error)));
    }
  });
  for (const [index, app] of apps.entries()) {
    await app.stop();
    apps[index] = await startApp(join(folder, `app-${index}`), ports[index] ?? 0, settings);
  }
  isOver = true;
  await Promise.all(working);
  const missing = await Promise.all(people.map((one) => one.missing(address)));
  const told = refused.map((line) => line.split('\n')[0] ?? '');
  return [...new Set(told), ...missing.flat()].map((line) => `${line}${timesOf(line, told)}`);
}

async function hemline(command: string): Promise<string[]> {
  await typed([command], folder, settings);
  return [];
}

async function stopProxy(): Promise<void> {
  await proxy?.stop();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function timesOf(line: string, all: string[]): string {
  const times = all.filter((one) => one === line).length;
  return times > 1 ? `, ${times} times` : '';
}
