import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';
import type { Engine } from '#server/db/engine.ts';

/**
 * What is sent to the database from now on, in turn, whoever sends it: our own code or a library. `vi.restoreAllMocks` ends it.
 * @returns a list that grows
 */
export function hearStatements(engine: Engine): string[] {
  const statements: string[] = [];
  if (engine === 'sqlite') {
    // Where it is run: what was prepared before is not prepared again.
    for (const name of ['all', 'run'] as const) {
      const run = StatementSync.prototype[name];
      vi.spyOn(StatementSync.prototype, name).mockImplementation(function (
        this: StatementSync,
        ...given: unknown[]
      ) {
        statements.push(this.sourceSQL);
        return Reflect.apply(run, this, given);
      });
    }
  } else {
    const query = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [first] = given as [string | { text: string }];
      statements.push(typeof first === 'string' ? first : first.text);
      return Reflect.apply(query, this, given);
    });
  }
  return statements;
}
