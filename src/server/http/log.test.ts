import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createLogger } from './log.ts';

describe('the log', () => {
  test('keeps what an operator needs of an error: kind, message, code, causes', () => {
    const { logger, lines } = recordLog();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

    logger.error({ err: new Error('request failed', { cause }) }, 'failed');

    const [line] = lines();
    expect(line?.err).toMatchObject({
      type: 'Error',
      message: 'request failed',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    });
  });

  test('has nothing of a person in it, wherever it stood', () => {
    const { logger, text } = recordLog();
    const personal = {
      email: 'planted@example.com',
      password: 'planted',
      prompt: 'planted',
      resetCode: 'planted',
    };
    // As PostgreSQL reports a taken address.
    const refusal = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(planted@example.com) already exists.',
      parameters: ['planted'],
      body: personal,
    });

    logger.info(personal);
    logger.info({ form: personal, request: { body: personal }, headers: { cookie: 'planted' } });
    logger.error({ err: refusal });
    logger.error({ err: new Error('wrapped', { cause: refusal }) });
    logger.error(refusal);

    expect(text()).not.toContain('planted');
    expect(text()).toContain('23505');
  });

  test('has of a request what was asked, not what was written into its address', async () => {
    const { logger, text, lines } = recordLog();
    const server = Fastify({ loggerInstance: logger as FastifyBaseLogger });
    server.get('/api/outfits/:id', async () => ({}));
    server.setNotFoundHandler((_request, reply) => reply.code(404).send());

    for (const path of ['/api/outfits/planted?q=planted', '/planted@example.com', '/api/planted'])
      await server.inject(path);

    expect(text()).not.toContain('planted');
    expect(lines().flatMap(({ req }) => (req ? [req] : []))).toEqual([
      { method: 'GET', route: '/api/outfits/:id' },
      { method: 'GET', route: null },
      { method: 'GET', route: null },
    ]);
  });
});

function recordLog() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return {
    logger: createLogger('trace', stream),
    text: () => text,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}
