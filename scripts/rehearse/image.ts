// `node scripts/rehearse/image.ts`: does the steps of the Dockerfile without Docker, in a folder of its own: copies what
// .dockerignore leaves, installs, builds, takes the right to write away, starts it and asks for its health.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');

const folder = mkdtempSync(join(tmpdir(), 'hemline-image-'));
const app = join(folder, 'app');
const data = join(folder, 'data');
try {
  for (const line of stage('AS build')) step(line);
  run('chmod', ['-R', 'a-w', app], folder);
  mkdirSync(data);
  await startAndAsk();
  console.log('The steps of the Dockerfile work.');
} finally {
  run('chmod', ['-R', 'u+w', app], folder);
  rmSync(folder, { recursive: true });
}

/** The lines of a stage, from its FROM to the next. */
function stage(name: string): string[] {
  const from = lines.findIndex((line) => line.startsWith('FROM') && line.endsWith(name)) + 1;
  return lines.slice(
    from,
    lines.findIndex((line, index) => index >= from && line.startsWith('FROM')),
  );
}

function step(line: string): void {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  if (word === '' || word === 'WORKDIR' || word.startsWith('#')) return;
  console.log(line);
  if (word === 'RUN') run('sh', ['-c', rest.join(' ')], app);
  else if (word === 'COPY') for (const source of rest.slice(0, -1)) copy(source);
  else throw new Error(`this step is not known here: ${line}`);
}

function copy(source: string): void {
  const filter = (path: string) => !isIgnored(relative(ROOT, path));
  cpSync(join(ROOT, source), source === '.' ? app : join(app, source), { recursive: true, filter });
}

function isIgnored(path: string): boolean {
  return ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
}

/** As CMD and HEALTHCHECK of the Dockerfile say. */
async function startAndAsk(): Promise<void> {
  const port = await freePort();
  const [program = '', ...args] = listAfter('CMD').map(inHere);
  const environment = { PATH: process.env.PATH, MODE: 'household', DATA_DIR: data, PORT: String(port) };
  const server = spawn(program, args, { cwd: app, env: environment, stdio: 'inherit' });
  try {
    const [checker = '', ...check] = listAfter('HEALTHCHECK').map((part) =>
      inHere(part).replace('3000', String(port)),
    );
    for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await sleep(500)) {
      if (spawnSync(checker, check).status === 0) return;
    }
    throw new Error('it was not healthy in time');
  } finally {
    server.kill('SIGTERM');
  }
}

function inHere(part: string): string {
  return part.replace(/^\/app/, app);
}

function listAfter(word: string): string[] {
  const line = lines.findLast((one) => one.startsWith(word)) ?? '';
  return JSON.parse(line.slice(line.indexOf('["')));
}

function run(command: string, args: string[], cwd: string): void {
  mkdirSync(app, { recursive: true });
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
