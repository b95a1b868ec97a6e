import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { AppError } from '#contract/error.ts';
import { StorageError } from '#server/adapters/storage/storage.ts';
import { DataDamagedError } from '#server/data-damaged.ts';
import { DatabaseUnreachableError } from '#server/db/database-unreachable.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { ConfigError, readConfig } from '#server/settings/config.ts';
import { wordsOf } from '#server/words-of-error.ts';
import type { Answer, Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { OperatorError } from './operator-error.ts';

export interface CommandEnd {
  /** 0; 1 for what went wrong, or was found to be wrong; 2 for what nobody can understand. */
  code: number;
  /** For standard output. */
  output: string;
  /** For standard error. */
  errors: string;
}

const TOLD_IN_THEIR_OWN_WORDS = [OperatorError, ConfigError, DataDamagedError, FolderInUseError];

class UsageError extends Error {}

/** Does what was typed. Never throws. */
export async function runCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  input: Readable,
): Promise<CommandEnd> {
  const isJson = args.includes('--json');
  const failed = (code: number, words: string) => ({
    code,
    output: '',
    errors: `${isJson ? JSON.stringify({ error: words }) : words}\n`,
  });

  const command = COMMANDS.find(({ usage }) => namesOf(usage).every((name, index) => args[index] === name));
  if (args.length === 0 || args.includes('--help'))
    return { code: 0, output: `${help(command === undefined ? COMMANDS : [command])}\n`, errors: '' };
  if (command === undefined) return failed(2, help(COMMANDS));
  try {
    const given = parse(command, args.slice(namesOf(command.usage).length));
    const answer: Answer = await command.run({ config: readConfig(environment), input, ...given });
    const output = isJson ? JSON.stringify(answer.value, null, 2) : answer.words;
    return { code: answer.isBad ? 1 : 0, output: `${output}\n`, errors: '' };
  } catch (error) {
    if (error instanceof UsageError) return failed(2, `${error.message}\n\n${help([command])}`);
    return failed(1, explain(error));
  }
}

function parse({ usage, options }: Command, args: string[]) {
  const asked = usage.split(' ').slice(namesOf(usage).length);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const needed = asked.filter((name) => !name.startsWith('['));
    if (positionals.length < needed.length) throw new UsageError(`${needed[positionals.length]} is missing.`);
    if (positionals.length > asked.length)
      throw new UsageError(`Nothing is known of "${positionals[asked.length]}".`);
    return { options: values, words: positionals };
  } catch (error) {
    throw error instanceof UsageError || !(error instanceof TypeError)
      ? error
      : new UsageError(error.message);
  }
}

/** The words of a usage that are typed as they are. */
function namesOf(usage: string): string[] {
  return usage.split(' ').filter((word) => /^[a-z-]+$/.test(word));
}

function help(commands: Command[]): string {
  const lines = commands.map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `npm run hemline -- COMMAND [--json]\n\n${lines.join('\n')}\n\nIt reads the settings that the server reads (.env). docs/operating.md says more.`;
}

function explain(error: unknown): string {
  if (error instanceof AppError) return wordsOfRefusal(error);
  if (TOLD_IN_THEIR_OWN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DatabaseUnreachableError)
    return `DATABASE_URL: no connection. ${wordsOf(error.cause)}`;
  // Of the operating system: a full disk, a folder that is not ours.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function wordsOfRefusal({ message, fields = {}, cause }: AppError): string {
  if (cause instanceof StorageError) return cause.message;
  const ofFields = Object.values(fields).map((field) => field.message);
  return ofFields.length > 0 ? ofFields.join('\n') : message;
}
