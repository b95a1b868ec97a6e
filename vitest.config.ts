import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two worlds: rules and server run in plain Node, screens run in jsdom. Browser journeys are Playwright's. */
export default defineConfig({
  test: {
    // By default one core is left idle, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['src/server/testing/postgres-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            'src/{contract,domain,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'evaluation/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
