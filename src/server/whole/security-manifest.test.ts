import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const PROMISES = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8');
const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

/** How many rows of levels 1 and 2 each section of the standard has; of V10 only what applies to a client. */
const SECTIONS: Record<string, number> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '10.1': 2,
  '10.2': 2,
  '10.5': 5,
};

const rows = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|(.*)\|$/gm)].map(([, id, , proof]) => ({
  id: id as string,
  proof: (proof as string).trim(),
}));
const proofs = [...`${PAGE}${PROMISES}`.matchAll(PROOF)].map(([, file, sentence]) => ({
  file: file as string,
  sentence: sentence as string,
}));

describe('the security page', () => {
  test('has every row once, each with a proof or a reason', () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );

    expect(rows.map(({ id }) => id)).toEqual(wanted);
    for (const { id, proof } of rows) expect(proof.length, id).toBeGreaterThan(10);
  });

  test.each(proofs)('names a test that is there: $file "$sentence"', ({ file, sentence }) => {
    expect(existsSync(join(ROOT, file)), file).toBe(true);
    const titles = titlesOf(readFileSync(join(ROOT, file), 'utf8'));

    expect(titles.some((title) => title.includes(sentence))).toBe(true);
  });

  test('proves most rows by a test', () => {
    expect(rows.filter(({ proof }) => proof.startsWith('`')).length).toBeGreaterThan(rows.length * 0.8);
  });
});

test('every promise has a test', () => {
  const promised = PROMISES.split('\n').filter(
    (line) => line.startsWith('| ') && !line.startsWith('| Promise'),
  );

  expect(promised.length).toBeGreaterThan(20);
  for (const line of promised) expect([...line.matchAll(PROOF)], line).toHaveLength(1);
});

test('no screen listens to paste into a password', () => {
  const folder = join(ROOT, 'src/web');
  const screens = readdirSync(folder, { recursive: true }).filter((name) =>
    /password.*\.tsx$/.test(String(name)),
  );

  expect(screens.length).toBeGreaterThan(1);
  for (const name of screens)
    expect(readFileSync(join(folder, String(name)), 'utf8'), String(name)).not.toMatch(/onPaste/);
});

test('reset codes come from the cryptographic generator', () => {
  const source = readFileSync(join(ROOT, 'src/server/features/password/reset-codes.ts'), 'utf8');

  expect(source).toMatch(/randomBytes/);
  expect(source).toContain("from 'node:crypto'");
  expect(source).not.toContain('Math.random');
});

/** What tests are called: everything in quotes, which takes in the names of cases too. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\'/g, "'"),
  );
}
