import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';

const LIMIT_MS = 300;

describe('a body that drips', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = Fastify();
    answerErrors(app);
    limitSlowBodies(app, { jsonBodyMs: LIMIT_MS, leftoverMs: LIMIT_MS });
    app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    app.get('/quick', async () => ({}));
    app.post('/json', async (request) => request.body);
    app.post('/refused', async (_request, reply) => reply.code(401).send({}));
    app.post('/slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3 * LIMIT_MS));
      return { done: true };
    });
    app.post('/received', async (request) => {
      let length = 0;
      for await (const chunk of request.raw) length += chunk.length;
      return { length };
    });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  test.each(['Content-Length: 1000', 'Transfer-Encoding: chunked'])(
    'is answered with 408 and cut (%s)',
    async (framing) => {
      const answer = await drip(`POST /json HTTP/1.1`, ['Content-Type: application/json', framing]);

      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('"code":"timeout"');
    },
  );

  test('is not waited for once it was answered', async () => {
    const answer = await drip('POST /refused HTTP/1.1', [
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000',
    ]);

    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test.each([
    ['with a type that is refused', ['Content-Type: text/html', 'Content-Length: 1000']],
    ['to an address that does not exist', ['Content-Type: application/json', 'Content-Length: 1000']],
  ])('%s ends no more than its own connection', async (where, headers) => {
    const path = where.includes('address') ? '/nowhere' : '/json';
    await drip(`POST ${path} HTTP/1.1`, headers);
    const after = await exchange('GET /quick HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    // Longer than the limit: what has no body at all is not limited either.
    await sleep(2 * LIMIT_MS);

    expect(after).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('but is received may take its time', async () => {
    const answer = await drip(
      'POST /received HTTP/1.1',
      ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 20', 'Connection: close'],
      20,
    );

    expect(answer).toContain('{"length":20}');
  });

  test('that comes in time is read, and the connection stays open', async () => {
    const agent = `POST /json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 7\r\n`;
    const answer = await exchange(`${agent}\r\n{"a":1}${agent}Connection: close\r\n\r\n{"b":2}`);

    expect(answer).toMatch(/\{"a":1\}.*\{"b":2\}/s);
  });

  test('that is not there, or is in, does not hurry the answer', async () => {
    for (const framing of ['', 'Content-Type: application/json\r\nContent-Length: 2\r\n']) {
      const body = framing === '' ? '' : '{}';
      const answer = await exchange(
        `POST /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${framing}\r\n${body}`,
      );
      expect(answer).toContain('{"done":true}');
    }
  });

  test('that never was a stream of the network does not hurry the answer either', async () => {
    const answer = await app.inject({ method: 'POST', url: '/slow', payload: {} });

    expect(answer.json()).toEqual({ done: true });
  });

  /** Sends a byte every 50 ms, until the server closes the connection. */
  function drip(start: string, headers: string[], bytes = Number.POSITIVE_INFINITY): Promise<string> {
    return exchange([start, 'Host: localhost', ...headers, '', ''].join('\r\n'), bytes);
  }

  function exchange(text: string, dripped = 0): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const chunked = text.includes('chunked');
      let answer = '';
      let left = dripped;
      let dripping: NodeJS.Timeout | undefined;
      // Nothing drips before the request: a busy machine may take longer to connect than a drop to come.
      socket.once('connect', () => {
        socket.write(text);
        dripping = setInterval(() => {
          if (left > 0) socket.write(chunked ? '1\r\n \r\n' : ' ');
          left -= 1;
        }, 50);
      });
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(dripping);
        resolve(answer);
      });
    });
  }
});
