import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { serveWeb } from './serve-web.ts';

describe('the built web app', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Hemline</title>');
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'start()');
    writeFileSync(join(folder, 'debug.html'), '<title>Debug tools</title>');
    writeFileSync(join(folder, 'assets', 'debug-abc.js'), 'debug()');
    writeFileSync(join(folder, 'assets', 'debug-abc.js.br'), 'compressed');
    app = Fastify();
    answerErrors(app);
    await serveWeb(app, folder, { withDebugPages: false });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['GET', 'HEAD'] as const)('%s finds its pages, fresh every time', async (method) => {
    const answer = await app.inject({ method, url: '/home?from=mail' });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(method === 'GET' ? '<title>Hemline</title>' : '');
  });

  test('a page that does not exist is shown by the app, with that status', async () => {
    const answer = await app.inject('/nowhere');

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Hemline');
  });

  test('a hashed asset may be kept for ever', async () => {
    const answer = await app.inject('/assets/main-abc.js');

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/assets/main-old.js', '/api/nothing', '/.env', '/assets/../../package.json'])(
    'nothing is shown for %s',
    async (url) => {
      const answer = await app.inject(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Not found.', code: 'not_found' });
    },
  );

  test.each(['/debug', '/production-fix', '/debug/'])(
    '%s is the 404 page where debugging is not',
    async (url) => {
      const answer = await app.inject(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('<title>Hemline</title>');
    },
  );

  test.each(['/debug.html', '/assets/debug-abc.js', '/assets/debug-abc.js.br', '/assets/../debug.html'])(
    'nor is its file %s there',
    async (url) => {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });

      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/debug\(|Debug tools|compressed/);
    },
  );

  test('where debugging is, both addresses show the tools', async () => {
    const local = Fastify();
    answerErrors(local);
    await serveWeb(local, folder, { withDebugPages: true });

    for (const url of ['/debug', '/production-fix', '/debug/']) {
      expect((await local.inject(url)).statusCode).toBe(200);
      expect((await local.inject(url)).body).toBe('<title>Debug tools</title>');
    }
    expect((await local.inject('/assets/debug-abc.js')).body).toBe('debug()');
    await local.close();
  });
});
