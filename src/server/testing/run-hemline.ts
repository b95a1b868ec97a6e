import { Readable } from 'node:stream';
import { type CommandEnd, runCommand } from '#server/operator/run-command.ts';

/** `npm run hemline -- …` beside an app of a test, on its data. */
export function runHemline(
  args: string[],
  {
    dataDir,
    databaseUrl = null,
    environment = {},
    input = '',
  }: { dataDir: string; databaseUrl?: string | null; environment?: Record<string, string>; input?: string },
): Promise<CommandEnd> {
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ...environment,
  };
  return runCommand(args, settings, Readable.from([input]));
}
