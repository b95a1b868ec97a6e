import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ENGLISH } from '#contract/languages.ts';
import { showLooks } from './scripts/pages/shown-looks.ts';
import { LANGUAGES } from './src/languages/languages.ts';

/** What `npm install` puts in node_modules/.bin: older ones have no SQLite, or not all that it is asked for. */
const NEEDED_NODE = 26;
if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  throw new Error(
    `The tests run on Node ${NEEDED_NODE}, which the packages bring; this is Node ${process.versions.node}. ` +
      'Run `npm test -- WORD`, or `npx vitest`, which find it.',
  );
}

/** `TEST_PATIENCE=5 npm test` waits five times as long for each test, for a machine that is slow or busy. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);
/** Only ends what hangs: seven times the slowest test on two busy cores. */
const TEST_ENDS_MS = 120_000 * PATIENCE;
/** The same for what a test waits to see. */
const POLL_ENDS_MS = 30_000 * PATIENCE;

/** Three worlds: rules and server run in plain Node, screens run in jsdom. Browser journeys are Playwright's. */
export default defineConfig({
  test: {
    // By default one core is left idle, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          // Pure code leaves nothing behind that another file could find (a test that sets the market sets it back), and the
          // stylist's words are read once instead of once a file.
          isolate: false,
          testTimeout: TEST_ENDS_MS,
          include: ['src/{contract,domain}/**/*.test.ts', 'evaluation/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: ['src/server/testing/databases-for-tests.ts'],
          setupFiles: ['src/server/testing/quick-hashes.ts'],
          testTimeout: TEST_ENDS_MS,
          hookTimeout: TEST_ENDS_MS,
          expect: { poll: { timeout: POLL_ENDS_MS } },
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/endurance/*.test.ts'],
        },
      },
      {
        plugins: [react(), showLooks(ENGLISH)],
        define: {
          __LANGUAGES__: JSON.stringify(LANGUAGES.all),
          __SHOWN_BOARDS__: '{}',
          __ANSWER_BOARDS__: '{}',
          __SKETCHES__: '""',
        },
        test: {
          name: 'web',
          environment: 'jsdom',
          // Each file has a window of its own, and jsdom is read once a worker: a third of the time.
          pool: 'vmThreads',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: TEST_ENDS_MS,
          expect: { poll: { timeout: POLL_ENDS_MS } },
        },
      },
    ],
  },
});
