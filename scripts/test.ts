// `npm test`: rules, server and screens with Vitest, then the journeys in a real browser with Playwright.
// Arguments go to Vitest, and leave the journeys out: `npm test -- photos`. `JOURNEYS` names some journeys: "quiz photos".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, countTests, type Totals } from './count-tests.ts';
import { findChromium } from './find-chromium.ts';
import { runTool } from './run-tool.ts';

const chosen = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'hemline-reports-'));

const runs = [runVitest(join(reports, 'vitest.json'))];
if (chosen.length === 0) runs.push(runJourneys(join(reports, 'playwright.json')));
rmSync(reports, { recursive: true, force: true });

const totals: Totals = {
  passed: sum('passed'),
  failed: sum('failed'),
  skipped: sum('skipped'),
  failures: runs.flatMap(({ failures }) => failures),
};
for (const failure of totals.failures) console.log(`failed: ${failure}`);
console.log(closingLine(totals));
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function runVitest(report: string): Totals {
  return count(
    runTool('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...chosen,
    ]),
    report,
  );
}

function runJourneys(report: string): Totals {
  try {
    const journeys = (process.env.JOURNEYS ?? '').split(' ').filter((name) => name !== '');
    const problem = runTool('playwright', ['test', ...journeys, '--reporter=list,json'], {
      CHROMIUM_PATH: findChromium(),
      ACCESSIBILITY: process.env.ACCESSIBILITY ?? 'once',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return count(problem, report);
  } catch (error) {
    return count(error instanceof Error ? error.message : String(error), report);
  }
}

function count(problem: string | null, report: string): Totals {
  if (problem !== null) console.error(problem);
  return countTests(problem, report);
}

function sum(what: 'passed' | 'failed' | 'skipped'): number {
  return runs.reduce((total, run) => total + run[what], 0);
}
