import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createProviderLogout } from './provider-logout.ts';

const SETTINGS = { clientId: 'hemline', clientSecret: 'secret', name: 'Atelier', only: false };

test('a provider that is down, or offers no end of sessions, keeps nobody signed in here', async () => {
  let answer = { status: 503, body: '{}' };
  const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const describing = (more: object) => JSON.stringify({ issuer, ...more });
  const logout = createProviderLogout({ ...SETTINGS, issuer }, 'https://hemline.example');

  expect(await logout()).toBeNull();
  answer = { status: 200, body: describing({ end_session_endpoint: 'javascript:alert(1)' }) };
  expect(await logout()).toBeNull();
  answer = { status: 200, body: describing({ end_session_endpoint: 'https://id.example/end?tenant=1' }) };
  expect(await logout()).toBe(
    'https://id.example/end?tenant=1&client_id=hemline&post_logout_redirect_uri=https%3A%2F%2Fhemline.example%2Flanding',
  );

  const without = createProviderLogout({ ...SETTINGS, issuer }, 'https://hemline.example');
  answer = { status: 200, body: describing({}) };
  expect(await without()).toBeNull();
  server.close();
});
