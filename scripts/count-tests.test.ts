import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { closingLine, countTests } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'hemline-counted-'));
const path = join(folder, 'report.json');
afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function line(problem: string | null, report?: string): string {
  if (report !== undefined) writeFileSync(path, report);
  return closingLine(countTests(problem, path));
}

it('counts what a run of Vitest and one of Playwright report', () => {
  expect(line(null, '{"numPassedTests":3,"numFailedTests":0,"numPendingTests":0,"testResults":[]}')).toBe(
    '3 passed, 0 failed',
  );
  expect(line(null, '{"numPassedTests":3,"numFailedTests":0,"numPendingTests":2,"testResults":[]}')).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
  expect(
    line('ended with 1', '{"stats":{"expected":4,"unexpected":1,"flaky":1,"skipped":0},"suites":[]}'),
  ).toBe('4 passed, 2 failed');
});

it('counts a run without a report, or with half of one, as failed', () => {
  expect(line(null)).toBe('0 passed, 1 failed');
  expect(line('ended with 1', '{"numPassed')).toBe('0 passed, 1 failed');
});

it('counts a run as failed that failed although none of its tests did', () => {
  expect(
    line('ended with 1', '{"numPassedTests":3,"numFailedTests":0,"numPendingTests":0,"testResults":[]}'),
  ).toBe('3 passed, 1 failed');
});

it('says what failed and why, in a line each', () => {
  writeFileSync(
    path,
    JSON.stringify({
      ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 },
      testResults: [
        {
          ...{ name: 'src/a.test.ts', status: 'failed', message: '' },
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2\n  at a.ts:1'] },
          ],
        },
        { name: 'src/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }),
  );
  expect(countTests('ended with 1', path).failures).toEqual([
    'src/a.test.ts › subtracts › expected 1 to be 2',
    'src/b.test.ts › no such module',
  ]);

  const test = { status: 'flaky', results: [{ error: { message: 'timed out\nwhile waiting' } }, {}] };
  writeFileSync(
    path,
    JSON.stringify({
      stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ specs: [], suites: [{ specs: [{ title: 'buys', file: 'buy.spec.ts', tests: [test] }] }] }],
    }),
  );
  expect(countTests(null, path).failures).toEqual(['buy.spec.ts › buys › timed out']);

  rmSync(path);
  expect(countTests('vitest was ended by SIGKILL', path).failures).toEqual(['vitest was ended by SIGKILL']);
});
