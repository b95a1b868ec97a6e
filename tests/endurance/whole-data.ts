import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Looks at a data folder while nobody has it open. @returns what does not go together in it, one line each. */
export function contradictions(dataDir: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'hemline.sqlite'), { readOnly: true });
  try {
    const wrong: string[] = [];
    const column = (text: string) =>
      database
        .prepare(text)
        .all()
        .map((row) => String(Object.values(row)[0]));

    const integrity = column('pragma integrity_check');
    if (integrity.join() !== 'ok') wrong.push(`the database is damaged: ${integrity.join()}`);
    wrong.push(
      ...column('select "table" from pragma_foreign_key_check').map((t) => `${t} has a lost parent`),
    );
    wrong.push(
      ...column('select id from users where id not in (select "userId" from accounts)').map(
        (id) => `user ${id} has no account`,
      ),
    );

    const folder = join(dataDir, 'files');
    const onDisk = new Set(
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        : [],
    );
    const kept = new Set(column(`select "storageKey" from files where state = 'kept'`));
    const known = new Set(column('select "storageKey" from files'));
    for (const key of kept) if (!onDisk.has(key)) wrong.push(`${key} has a row and no bytes`);
    for (const key of onDisk)
      if (!known.has(key.replace(/\.part$/, ''))) wrong.push(`${key} has bytes and no row`);
    return wrong;
  } finally {
    database.close();
  }
}
