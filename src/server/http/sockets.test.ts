import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/error.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

const HOST = 'Host: localhost\r\n';

describe('what arrives on a socket', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await buildTestApp();
    port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  test.each([
    ['no HTTP', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
    [
      'both a length and chunks',
      `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'two lengths',
      `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`,
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s: refused in the one shape, and the connection closed', async (_name, text, status) => {
    const { answer, closed } = await send(text);

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toBeTruthy();
    expect(closed).toBe(true);
  });

  test('two Host lines: refused, whichever of them is ours', async () => {
    const { answer } = await send(
      `GET /api/packages HTTP/1.1\r\n${HOST}Host: evil.example\r\nConnection: close\r\n\r\n`,
    );

    expect(answer).toMatch(/^HTTP\/1.1 421 /);
  });

  function send(text: string): Promise<{ answer: string; closed: boolean }> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      const end = (closed: boolean) => {
        clearTimeout(limit);
        socket.destroy();
        resolve({ answer, closed });
      };
      const limit = setTimeout(() => end(false), 5_000);
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => end(true));
    });
  }
});
