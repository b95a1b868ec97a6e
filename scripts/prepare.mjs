// Runs before `npm start`, `npm test` and the other scripts, under whatever Node the machine has: installs what is
// missing and builds what is stale. Plain JavaScript, because Node 20 cannot read TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const NODE = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const BUILT = join(ROOT, 'dist', 'web');
const BUILD_MARK = join(BUILT, '.hemline-build.json');
/** What the web build reads. A test is not part of a build. */
const BUILD_INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/languages',
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
  if (isInstalled({ forDevelopment })) return;

  // Starting the app takes no tool away from somebody who develops here.
  const withDevelopment = forDevelopment || existsSync(join(ROOT, 'node_modules', 'typescript'));
  say(
    `Installing packages${withDevelopment ? ' (with the development tools)' : ''}: only after a change of them…`,
  );
  // Not `npm ci`: it refuses a lock file that was written where other platforms' optional binaries were not to be had.
  // Without saving, the locked versions are installed all the same and the lock file stays as it is.
  const scope = withDevelopment ? '--include=dev' : '--omit=dev';
  runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', scope]);
  if (!isInstalled({ forDevelopment })) {
    fail('npm installed less than package-lock.json names. Remove node_modules and try again.');
  }
}

/**
 * Every package of the lock file is there in its version. What npm wrote down of its last install (`.package-lock.json`)
 * says the versions; that the folders are still there is looked at.
 */
function isInstalled({ forDevelopment }) {
  const locked = readJson(join(ROOT, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages ?? {};
  const isHere = (path) => existsSync(join(ROOT, path, 'package.json'));
  const isNeeded = ([path, { dev, devOptional, optional }]) =>
    path !== '' && !optional && !devOptional && (forDevelopment || !dev);
  return (
    existsSync(NODE) &&
    Object.entries(locked)
      .filter(isNeeded)
      .every(([path, { version }]) => installed[path]?.version === version) &&
    Object.keys(installed).every(isHere)
  );
}

function buildWeb() {
  const inputs = hashOfFiles(BUILD_INPUTS);
  const built = readJson(BUILD_MARK);
  if (built?.inputs === inputs && built.files === sizesOfBuild()) return;

  say('Building the web pages: only after a change of them…');
  // While it is being built, nothing says that it is.
  rmSync(BUILD_MARK, { force: true });
  run(NODE, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(BUILD_MARK, JSON.stringify({ inputs, files: sizesOfBuild() }));
}

/** Names and sizes of all that was built: reading them costs a start a few milliseconds, their contents would cost more. */
function sizesOfBuild() {
  const hash = createHash('sha256');
  for (const file of filesBelow(BUILT).filter((one) => one !== BUILD_MARK)) {
    hash.update(`${relative(BUILT, file)}\0${statSync(file).size}\0`);
  }
  return hash.digest('hex');
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
