import { spawnSync } from 'node:child_process';

/**
 * Runs a program of `node_modules/.bin`, with its words on this terminal.
 * @returns null when it ended well, else why not, e.g. `biome could not be run: spawnSync biome ENOENT`
 */
export function runTool(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): string | null {
  const { error, signal, status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error) return `${command} could not be run: ${error.message}`;
  if (signal !== null) return `${command} was ended by ${signal}`;
  return status === 0 ? null : `${command} ended with ${status}`;
}
