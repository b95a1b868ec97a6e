import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

const HERE = { host: 'localhost:3000' };
const DOORS = [
  ['POST', '/api/production-auth-fix', { email: 'ada@example.com' }],
  ['POST', '/api/debug/create-session', { userId: 'somebody' }],
  ['POST', '/api/debug/activate-subscription', undefined],
  ['GET', '/api/debug/auth-state', undefined],
  ['GET', '/api/debug/outbox', undefined],
] as const;

let app: TestApp;
afterEach(() => app.close());

async function ask(
  [method, url, payload]: (typeof DOORS)[number],
  remoteAddress: string,
  headers: Record<string, string>,
) {
  return app.server.inject({ method, url, remoteAddress, headers, ...(payload && { payload }) });
}

async function codeShownTo(remoteAddress: string, headers: Record<string, string>) {
  const { email } = await app.signedIn();
  const url = '/api/auth/forgot-password';
  const answer = await app.server.inject({ method: 'POST', url, remoteAddress, headers, payload: { email } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function expectNothingThere(remoteAddress: string, headers: Record<string, string>) {
  for (const door of DOORS) {
    const answer = await ask(door, remoteAddress, headers);
    expect([door[1], answer.statusCode, answer.json().message]).toEqual([door[1], 404, 'Not found.']);
    expect(answer.cookies).toEqual([]);
  }
  expect(await codeShownTo(remoteAddress, headers)).not.toHaveProperty('resetCode');
}

describe('what asks for no proof', () => {
  test('exists in local mode for a browser on this machine', async () => {
    app = await buildTestApp();
    for (const door of DOORS) expect((await ask(door, '127.0.0.1', HERE)).statusCode).not.toBe(404);
    expect(await codeShownTo('::1', { host: '[::1]:3000' })).toMatchObject({ codeFrom: 'screen' });
    expect((await ask(DOORS[0], '127.0.0.1', HERE)).cookies).not.toEqual([]);
  });

  test.each([
    ['another device of the network', '192.168.1.20', { host: '192.168.1.5:3000' }],
    ['another device that says it is this one', '192.168.1.20', HERE],
    ['the host of a container', '172.17.0.1', HERE],
    ['a page whose name points here', '127.0.0.1', { host: '192.168.1.5:3000' }],
    ['a proxy on this machine', '127.0.0.1', { ...HERE, 'x-forwarded-for': '203.0.113.9' }],
    ['a tunnel on this machine', '127.0.0.1', { ...HERE, forwarded: 'for=203.0.113.9' }],
  ])('does not exist for %s', async (_who, remoteAddress, headers) => {
    app = await buildTestApp();
    await expectNothingThere(remoteAddress, headers);
  });

  test('does not exist as soon as there is a proxy, whatever it adds', async () => {
    app = await buildTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    await expectNothingThere('127.0.0.1', HERE);
  });

  test('does not exist in household mode, where passwords protect', async () => {
    app = await buildTestApp({ environment: { MODE: 'household' } });
    await expectNothingThere('127.0.0.1', HERE);
    await expectNothingThere('192.168.1.20', { host: '192.168.1.5:3000' });
    expect(await codeShownTo('127.0.0.1', HERE)).toEqual({
      email: expect.any(String),
      codeFrom: 'operator',
    });
  });

  test('is there for everybody once the operator has said so', async () => {
    app = await buildTestApp({ environment: { DEBUG_PAGES_FOR: 'anybody' } });
    const answer = await ask(DOORS[0], '192.168.1.20', { host: '192.168.1.5:3000' });
    expect(answer.statusCode).toBe(200);
  });
});
