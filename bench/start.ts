import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median, milliseconds } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');
const RUNS = 5;
const REST_MS = 5_000;

/** A second start as a person types it (`npm start`, nothing to install or build), and the memory of the server at rest. */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const starts: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const { child, readyMs } = await start('npm', ['start'], folder);
    await stop(child);
    // The first one migrates and fills the compile cache.
    if (run > 0) starts.push(readyMs);
  }

  const { child } = await start(process.execPath, argumentsOfStart(), folder);
  await sleep(REST_MS);
  const rest = residentMegabytes(child.pid);
  await stop(child);
  rmSync(folder, { recursive: true, force: true });

  return [
    { what: `second \`npm start\` to listening (median of ${RUNS})`, value: milliseconds(median(starts)) },
    { what: 'memory of the server process at rest', value: rest },
  ];
}

/** What `npm start` gives to Node, without npm around it. */
function argumentsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

export async function start(
  command: string,
  args: string[],
  dataDir: string,
  settings: Record<string, string> = {},
  /** The checkout whose server it is. */
  cwd = ROOT,
) {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm and the server in one group, as a terminal has them: so that one signal reaches both.
    detached: true,
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('Hemline is at')) break;
  }
  const address = /Hemline is at (\S+)/.exec(output)?.[1] ?? '';
  return { child, address, readyMs: performance.now() - began };
}

export async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await exit;
}

function residentMegabytes(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'not measured on this system';
  }
}
