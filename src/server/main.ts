import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { wordsOf } from './words-of-error.ts';

// What starting makes stays. Room for young objects that grew with it would be kept for nothing: 40 MB at rest. The room
// that `npm start` gives from the beginning (--min-semi-space-size, in MB) halves what starting collects, for 8 MB.
setFlagsFromString('--semi-space-growth-factor=1');
// Compiled code is kept beside the packages, so that a second start is quick; so everything else is imported after it.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { ConfigError, readConfig } = await import('./settings/config.ts');
const { DatabaseUnreachableError } = await import('./db/database-unreachable.ts');
const { FolderInUseError } = await import('./db/folder-lock.ts');
const { FilesMissingError } = await import('./features/files/expect-files.ts');
const { DataMissingError } = await import('./settings/secrets.ts');
const { DataDamagedError } = await import('./data-damaged.ts');
const { expectWorker, ImagesMissingError } = await import('./adapters/images/expect-worker.ts');
const { startServer } = await import('./start-server.ts');

const PUBLISHED_WEB = join(import.meta.dirname, '../../dist/web');
/** After the draining. */
const CLOSE_LIMIT_MS = 10_000;
/** Of V8, for the work that comes. */
const USUAL_GROWTH = 2;
const OPEN_WARNING =
  'Everybody who can reach this machine can sign in as anybody: DEBUG_PAGES_FOR=anybody opens the debug pages to them.';
const TOLD_IN_THEIR_OWN_WORDS = [
  FolderInUseError,
  DataMissingError,
  DataDamagedError,
  FilesMissingError,
  ImagesMissingError,
];

/** `node src/server/main.ts [web]`: a folder given is a build that is not published, e.g. of the pseudo-language. */
await main();

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const config = readConfig(process.env);
    const running = await startServer(config, process.argv[2] ?? PUBLISHED_WEB);
    setFlagsFromString(`--semi-space-growth-factor=${USUAL_GROWTH}`);
    console.log(`Hemline is at ${config.publicUrl ?? nameOf(running.address)}`);
    if (config.mode !== 'production') {
      if (config.debugPagesFor === 'anybody') console.log(OPEN_WARNING);
      console.log(`Your data is in ${config.dataDir}. Stop with Ctrl-C.`);
    }
    closeOnSignal(running.close, config.drainMs + CLOSE_LIMIT_MS);
    // Last: it is hardly ever wrong, and takes a core's time.
    await expectWorker();
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

/** As a person would type it; where everything is listened on, with the address that other devices of the network use. */
function nameOf(address: string): string {
  const ofNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  return address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', ofNetwork ?? 'localhost');
}

function closeOnSignal(close: () => Promise<void>, limitMs: number): void {
  let closing = false;
  const end = () => {
    // npm passes Ctrl-C on to a process that the terminal has already told.
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), limitMs).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** One clear line for what an operator can mend; the whole error for what only we can. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.problems.join('\n');
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'That port is taken by another program. Stop it, or choose another one: PORT=3001 npm start';
  }
  if (TOLD_IN_THEIR_OWN_WORDS.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof DatabaseUnreachableError)
    return `DATABASE_URL: no connection. ${wordsOf(error.cause)}`;
  // Of the operating system: a folder that cannot be used, a host that is not ours. The words say which.
  return 'syscall' in error ? `Hemline cannot start. ${wordsOf(error)}` : error;
}
