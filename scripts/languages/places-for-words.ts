import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../src/web');
/** Sources of the web that say nothing to the person. */
const NOT_FOR_THE_PERSON = /\.test\.tsx?$|(^|\/)(testing|stories)\//;

export interface Source {
  /** From the repository's root. */
  name: string;
  path: string;
}

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !NOT_FOR_THE_PERSON.test(path))
  .map((path): Source => ({ name: `src/web/${path}`, path: join(WEB, path) }));

/** Words stand where a translation stands beside them: `copy.ts` and `copy.de.ts`. */
export const PLACES_FOR_WORDS = sources.filter(
  ({ path }) => /(?<!\.de)\.ts$/.test(path) && existsSync(inGerman(path)),
);

export const OTHER_SOURCES = sources.filter(
  (source) => !PLACES_FOR_WORDS.includes(source) && !source.path.endsWith('.de.ts'),
);

export function inGerman(path: string): string {
  return path.replace(/\.ts$/, '.de.ts');
}
