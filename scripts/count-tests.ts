import { readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** What Vitest's and Playwright's JSON reporters write, as far as it is read here. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * What a run came to. A run that says nothing, or that failed although none of its tests did (a hook, an unhandled
 * error), counts as one failure.
 * @param problem why the runner did not end well; null: it did
 * @param path of the runner's report
 */
export function countTests(problem: string | null, path: string): Totals {
  const totals = readReport(path);
  if (totals === null) return { passed: 0, failed: 1, skipped: 0 };
  return problem !== null && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** @returns the last line of `npm test` */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(path: string): Totals | null {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}
