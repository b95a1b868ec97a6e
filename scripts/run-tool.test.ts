import { expect, it } from 'vitest';
import { runTool } from './run-tool.ts';

it('says nothing of a program that ended well', () => {
  expect(runTool(process.execPath, ['-e', ''])).toBeNull();
});

it('says how a program ended', () => {
  expect(runTool(process.execPath, ['-e', 'process.exit(3)'])).toMatch(/ ended with 3$/);
  expect(runTool(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toMatch(
    /was ended by SIGKILL$/,
  );
});

it('says why a program did not run at all', () => {
  expect(runTool('no-such-program', [])).toBe(
    'no-such-program could not be run: spawnSync no-such-program ENOENT',
  );
});
