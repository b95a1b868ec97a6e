// One command for everything that is checked without running the app. All checks run; the first failure decides the exit.
import { runTool } from './run-tool.ts';

const CHECKS: Record<string, string[]> = {
  'format and lint': ['biome', 'check', '.'],
  'types: contract': ['tsc', '-p', 'src/contract'],
  'types: domain': ['tsc', '-p', 'src/domain'],
  'types: server': ['tsc', '-p', 'src/server'],
  'types: web': ['tsc', '-p', 'src/web'],
  'types: service worker': ['tsc', '-p', 'src/web/service-worker'],
  'types: scripts and tests': ['tsc', '-p', '.'],
  'arrows between rooms': ['depcruise', '--config', '.dependency-cruiser.mjs', 'src'],
  'dead code': ['knip'],
  'third-party notices': ['node', 'scripts/write-notices.ts', '--check'],
  'sizes of the first view': ['node', 'scripts/check-sizes.ts'],
};

let failed = 0;
for (const [name, [command = '', ...args]] of Object.entries(CHECKS)) {
  const started = performance.now();
  const problem = runTool(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    problem === null ? `ok     ${name} (${seconds} s)` : `FAILED ${name} (${seconds} s): ${problem}`,
  );
  if (problem !== null) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
