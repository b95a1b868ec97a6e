import type { Readable } from 'node:stream';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#server/settings/config.ts';

export interface Command {
  /** What is typed: words, then what is asked for in capitals, e.g. `users reset-password EMAIL`. */
  usage: string;
  summary: string;
  options: ParseArgsOptionsConfig;
  run(given: Given): Promise<Answer>;
}

export interface Given {
  config: Config;
  /** What stands in the place of the capitals. */
  words: string[];
  options: Record<string, unknown>;
  /** Standard input. */
  input: Readable;
}

export interface Answer {
  /** For `--json`. */
  value: unknown;
  /** For a person. */
  words: string;
  /** The command did its work, and what it found is wrong. */
  isBad?: boolean;
}

/** @returns null for an option that was not given */
export function textOf(options: Given['options'], name: string): string | null {
  const value = options[name];
  return typeof value === 'string' ? value : null;
}

/** e.g. `1 session`, `2 sessions` */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
