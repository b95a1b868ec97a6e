// `npm test`: rules, server and screens with Vitest, then the journeys in a real browser with Playwright.
// Arguments go to Vitest, and leave the journeys out: `npm test -- photos`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const chosen = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'hemline-reports-'));
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
let ok = true;

runVitest(join(reports, 'vitest.json'));
if (chosen.length === 0) runJourneys(join(reports, 'playwright.json'));
rmSync(reports, { recursive: true, force: true });

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(ok && totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function runVitest(report: string): void {
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen]);
  const result = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    report,
  );
  add({
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
  });
}

function runJourneys(report: string): void {
  let browser: string;
  try {
    browser = findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add({ passed: 0, failed: 1, skipped: 0 });
    return;
  }
  // JOURNEYS: words of file names; all journeys take twelve minutes on a small machine.
  const some = process.env.JOURNEYS?.split(' ') ?? [];
  run('playwright', ['test', ...some, '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    ACCESSIBILITY: process.env.ACCESSIBILITY ?? 'once',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const result = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(report);
  if (!result) return;
  const { expected, unexpected, flaky, skipped: left } = result.stats;
  add({ passed: expected, failed: unexpected + flaky, skipped: left });
}

function run(command: string, args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) ok = false;
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    ok = false;
    return undefined;
  }
}

function add(more: Totals): void {
  totals.passed += more.passed;
  totals.failed += more.failed;
  totals.skipped += more.skipped;
}
