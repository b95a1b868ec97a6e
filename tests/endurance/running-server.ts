import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** More than a loaded machine takes. */
const START_LIMIT_MS = 60_000;

export interface RunningServer {
  /** Of the process, and of the group that its workers are in. */
  pid: number;
  address: string;
  startMs: number;
  /** As a power cut or the system's memory killer does it, with its workers. */
  kill(): Promise<void>;
  /** As an operator does it. @returns the exit code */
  stop(): Promise<number | null>;
}

/** Starts the real server on a data folder. @throws when it does not listen, with what it said */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'src/server/main.ts')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that its workers end with it.
    detached: true,
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const address = await Promise.race([
    listening(child),
    exit.then((code) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  return {
    pid: child.pid ?? 0,
    address,
    startMs: performance.now() - began,
    async kill() {
      signal(child, 'SIGKILL');
      await exit;
    },
    stop() {
      signal(child, 'SIGTERM');
      return exit;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`no server: ${output}`)), START_LIMIT_MS);
    const read = (chunk: unknown) => {
      output += String(chunk);
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
}

function signal({ pid, exitCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, name);
}
