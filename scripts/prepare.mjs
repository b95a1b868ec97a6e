// Runs before `npm start`, `npm test` and the other scripts, under whatever Node the machine has: installs what is
// missing and builds what is stale. Plain JavaScript, because Node 20 cannot read TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const INSTALL_MARK = join(ROOT, 'node_modules', '.hemline-install.json');
const BUILD_MARK = join(ROOT, 'dist', 'web', '.hemline-build.json');
/** What the web build reads. A test is not part of a build. */
const BUILD_INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'scripts/compress-assets.ts',
  'scripts/languages',
  'scripts/pages',
  'vite.config.ts',
  'package-lock.json',
];

const purpose = process.argv[2] ?? 'start';
requireNode();
installPackages({ forDevelopment: purpose !== 'start' });
buildWeb();

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Hemline needs Node.js 20.19 or newer to start; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

function installPackages({ forDevelopment }) {
  const lock = hashOfFiles(['package-lock.json']);
  const installed = readJson(INSTALL_MARK);
  const complete = installed?.lock === lock && (installed.withDevelopment || !forDevelopment);
  if (complete && existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return;

  // Starting the app takes no tool away from somebody who develops here.
  const withDevelopment = forDevelopment || existsSync(join(ROOT, 'node_modules', 'typescript'));
  say(
    `Installing packages${withDevelopment ? ' (with the development tools)' : ''}: only after a change of them…`,
  );
  // Not `npm ci`: it refuses a lock file that was written where other platforms' optional binaries were not to be had.
  // Without saving, the locked versions are installed all the same and the lock file stays as it is.
  const scope = withDevelopment ? '--include=dev' : '--omit=dev';
  runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', scope]);
  writeFileSync(INSTALL_MARK, JSON.stringify({ lock, withDevelopment }));
}

function buildWeb() {
  const inputs = hashOfFiles(BUILD_INPUTS);
  if (readJson(BUILD_MARK)?.inputs === inputs) return;

  say('Building the web pages: only after a change of them…');
  const node = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  run(node, [vite, 'build', '--logLevel', 'warn']);
  mkdirSync(dirname(BUILD_MARK), { recursive: true });
  writeFileSync(BUILD_MARK, JSON.stringify({ inputs }));
}

function runNpm(args) {
  // npm names itself to its scripts; called by hand, it is looked for on the PATH.
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, ...args]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function run(command, args) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: command.endsWith('.cmd') });
  if (result.error) fail(`Could not run ${command}: ${result.error.message}`);
  if (result.status !== 0) fail(`${command} ${args.join(' ')} ended with ${result.status ?? result.signal}.`);
}

function hashOfFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(ROOT, path))) {
      hash
        .update(relative(ROOT, file).split(sep).join('/'))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
