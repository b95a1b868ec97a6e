import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { refusal } from '#contract/refusals.ts';
import { answerErrors } from './answer-errors.ts';
import { createLogger } from './log.ts';

function open(refuse: () => never) {
  let log = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const server = Fastify({ loggerInstance: createLogger('info', destination) as FastifyBaseLogger });
  answerErrors(server);
  server.post('/', async (request) => {
    for await (const _ of request.raw);
    return refuse();
  });
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  onTestFinished(() => server.close());
  // Without what Fastify says of every request.
  const lines = () => log.split('\n').filter((line) => !/"(incoming request|request completed)"/.test(line));
  return { server, log: () => lines().join('\n') };
}

test('a failure of ours is logged with its cause and where it was', async () => {
  const cause = new Error('disk I/O error');
  const { server, log } = open(() => {
    throw refusal('internal', { cause });
  });
  await server.inject({ method: 'POST', url: '/' });

  const line = JSON.parse(log());
  expect(line.err.cause).toMatchObject({ message: 'disk I/O error', stack: expect.any(String) });
});

test('a refusal is a short line that keeps its cause', async () => {
  const cause = new Error('Unexpected end of form', { cause: new Error('cut off') });
  const { server, log } = open(() => {
    throw refusal('upload_unreadable', { cause });
  });
  await server.inject({ method: 'POST', url: '/' });

  expect(JSON.parse(log())).toMatchObject({
    code: 'invalid',
    cause: 'Error: Unexpected end of form < Error: cut off',
  });
  expect(log().length).toBeLessThan(400);
});

test('a request whose sender goes away leaves nothing in the log of an operator', async () => {
  const { server, log } = open(() => {
    throw new Error('never');
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const before = log();

  for (let round = 0; round < 20; round += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\ncontent-length: 1000\r\n\r\nonly a part',
    );
    await new Promise((next) => setTimeout(next, 10));
    socket.destroy();
  }
  await new Promise((next) => setTimeout(next, 200));

  expect(log().slice(before.length)).toBe('');
});
