import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { ConfigError } from './config.ts';

/**
 * Reads a JSON file that a setting names.
 * @throws {ConfigError} naming the setting, the file and what is wrong in it.
 */
export function readSettingsFile<Shape extends z.ZodMiniType>(
  setting: string,
  path: string,
  shape: Shape,
): z.output<Shape> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new ConfigError([`${setting}: ${path} cannot be read: ${reason}`]);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError([`${setting}: ${path} at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`]);
}
