import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProviderDescription } from './read-provider-description.ts';

const LIMIT_MS = 2_000;
let answer = { status: 200, body: '' };
const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
let issuer = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('is read, with or without a slash at the end of its name', async () => {
  answer = { status: 200, body: JSON.stringify({ issuer: `${issuer}/` }) };
  await expect(readProviderDescription(issuer, LIMIT_MS)).resolves.toEqual({ issuer: `${issuer}/` });
});

test.each([
  ['a wrong path', { status: 404, body: '{}' }, /status 404/],
  ['a provider that is down', { status: 503, body: '' }, /status 503/],
  ['a page in its place', { status: 200, body: '<!doctype html>' }, /no description/],
  [
    'another name',
    { status: 200, body: '{"issuer":"https://other.example"}' },
    /https:\/\/other\.example, not http/,
  ],
])('%s is told with the setting', async (_name, given, words) => {
  answer = given;
  const reading = readProviderDescription(issuer, LIMIT_MS);
  await expect(reading).rejects.toThrow(words);
  await expect(reading).rejects.toThrow(/^OIDC_ISSUER: /);
});

test('an address where nobody listens is told with its reason', async () => {
  await expect(readProviderDescription('http://127.0.0.1:9', LIMIT_MS)).rejects.toThrow(
    /^OIDC_ISSUER: no answer from http:\/\/127\.0\.0\.1:9\/.*(ECONNREFUSED|bad port)/,
  );
});
