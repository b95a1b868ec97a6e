import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { prepareDataFolder, sessionSecret } from './secrets.ts';

const RIGHTS = 0o777;

describe('secrets of the local mode', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'hemline-secrets-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  test('are made once, kept, and readable by the owner alone', () => {
    const config = readConfig({ DATA_DIR: join(parent, 'data') });
    prepareDataFolder(config);

    const first = sessionSecret(config);

    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(sessionSecret(config)).toBe(first);
    expect(statSync(config.dataDir).mode & RIGHTS).toBe(0o700);
    expect(statSync(join(config.dataDir, 'secrets.json')).mode & RIGHTS).toBe(0o600);
    expect(readFileSync(join(config.dataDir, 'secrets.json'), 'utf8')).toContain(first);
  });

  test('an empty folder is refused where data is expected, and nothing is made in it', () => {
    const dataDir = join(parent, 'data');
    const expecting = readConfig({ DATA_DIR: dataDir, EXPECT_DATA: 'yes' });

    expect(() => prepareDataFolder(expecting)).toThrow(
      `there is no database in ${dataDir}. Is the disk mounted?`,
    );
    expect(readdirSync(parent)).toEqual([]);

    prepareDataFolder(readConfig({ DATA_DIR: dataDir }));
    writeFileSync(join(dataDir, 'hemline.sqlite'), '');
    expect(() => prepareDataFolder(expecting)).toThrow('there is no database');
    writeFileSync(join(dataDir, 'hemline.sqlite'), 'something');
    expect(() => prepareDataFolder(expecting)).not.toThrow();
  });

  test('are the same for processes that start at once', async () => {
    // Many folders, because two processes meet in the same moment by luck only.
    const folders = Array.from({ length: 300 }, (_, index) => join(parent, String(index)));
    for (const folder of folders) mkdirSync(folder);
    const script = `
      const { sessionSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secrets.ts'))});
      while (Date.now() < ${Date.now() + 1_500});
      for (const dataDir of ${JSON.stringify(folders)}) console.log(sessionSecret({ sessionSecret: null, dataDir }));`;

    const outputs = await Promise.all(
      Array.from({ length: 3 }, () =>
        promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]),
      ),
    );

    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    for (const folder of folders) expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  test('a secret that was set is used and never written', () => {
    const config = readConfig({
      DATA_DIR: parent,
      SESSION_SECRET: 'only for tests, and longer than it must be',
    });

    expect(sessionSecret(config)).toBe(config.sessionSecret);
    expect(() => statSync(join(parent, 'secrets.json'))).toThrow();
  });
});
