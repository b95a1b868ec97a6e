import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEMLINE } from '#contract/product.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { readBrand } from './read-product.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hemline-product-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without a file it is ours, with one what the file says', () => {
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');

  expect(readBrand(null)).toEqual({ product: HEMLINE, logo: null });
  expect(readBrand(write('one.json', { name: ' Atelier Ada ' })).product).toEqual({
    ...HEMLINE,
    name: 'Atelier Ada',
  });
  const { product, logo } = readBrand(write('two.json', { logo: 'logo.svg', socials: [] }));
  expect(product).toMatchObject({
    name: 'Hemline',
    socials: [],
    logo: expect.stringMatching(/^\/logo\?\w{16}$/),
  });
  expect(logo?.mediaType).toBe('image/svg+xml');
});

test.each([
  ['{', /PRODUCT: .*bad\.json cannot be read: /],
  [{ nmae: 'Ada' }, /at the top: Unrecognized key/],
  [{ name: ' ' }, /at name: /],
  [{ contactEmail: 'ada' }, /at contactEmail: /],
  [{ socials: [{ name: 'Blog', url: 'javascript:alert(1)' }] }, /at socials\.0\.url: /],
  [{ logo: 'logo.gif' }, /logo\.gif must be \.svg, \.png or \.webp/],
  [{ logo: 'missing.png' }, /missing\.png cannot be read: ENOENT/],
  [{ logo: 'huge.svg' }, /huge\.svg can have at most 100 kB/],
])('a file that cannot be used stops the start: %j', (content, complaint) => {
  write('huge.svg', ' '.repeat(100_001));

  expect(() => readBrand(write('bad.json', content))).toThrow(complaint);
});

test('mails are signed with the name of the operator', async () => {
  const file = write('atelier.json', { name: 'Atelier Ada' });
  const app = await buildTestApp({ environment: { PRODUCT: file, DEBUG_PAGES_FOR: 'anybody' } });
  const user = await app.signedIn();

  await app.visitor().post('/api/auth/forgot-password', { email: user.email });
  await app.outbox.deliverDue();

  const [mail] = await app.outbox.listKept();
  expect(mail?.subject).toBe('Your Atelier Ada reset code');
  expect(mail?.text).toContain('-- \nAtelier Ada, Your Personal Shopper');
  expect(mail?.html).not.toContain('Hemline');
});

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
