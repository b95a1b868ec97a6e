import { readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, one line each: where, its name, and the first line of why. */
  failures: string[];
}

/** What Vitest's and Playwright's JSON reporters write, as far as it is read here. */
type Report = VitestReport | PlaywrightReport;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why a file failed as a whole. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/**
 * What a run came to. A run that says nothing, or that failed although none of its tests did (a hook, an unhandled
 * error), counts as one failure.
 * @param problem why the runner did not end well; null: it did
 * @param path of the runner's report
 */
export function countTests(problem: string | null, path: string): Totals {
  const totals = readReport(path);
  const failure = problem ?? 'a run without a report';
  if (totals === null) return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
  if (problem === null || totals.failed > 0) return totals;
  return { ...totals, failed: 1, failures: [...totals.failures, failure] };
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
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest(report: VitestReport): Totals {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureLine(name, '', message)];
    return failed.map((test) => failureLine(name, test.fullName, test.failureMessages[0]));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
  };
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Totals {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  };
}

function failuresOfSuite({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function failureLine(file: string, name: string, message = ''): string {
  return [file, name, message.split('\n')[0]].filter((part) => part !== '').join(' › ');
}
