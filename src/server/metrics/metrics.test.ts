import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let app: TestApp | undefined;
let other: Server | undefined;
afterEach(async () => {
  await app?.close();
  other?.close();
  app = undefined;
  other = undefined;
});

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

test('requests are counted by the pattern of their route, refusals by their code, and nothing of a person', async () => {
  const metrics = createMetrics();
  app = await buildTestApp({ overrides: { metrics } });
  const client = await app.signedIn();
  await client.get('/api/photos/0193-secret');
  await client.get('/api/nothing-like-it?q=secret');
  await app.visitor().get('/api/outfits');

  const text = await metrics.text();
  expect(await linesOf(metrics, 'hemline_http_request_seconds_count')).toEqual(
    expect.arrayContaining([expect.stringMatching(/method="GET",route="\/api\/outfits",status="401"\} 1/)]),
  );
  expect(await linesOf(metrics, 'hemline_http_refusals_total')).toContain(
    'hemline_http_refusals_total{code="signed_out"} 1',
  );
  expect(text).not.toContain('secret');
  expect(text).not.toContain(client.id);
  expect(text).not.toContain(client.email);
});

test('sweeps and e-mails that wait are counted', async () => {
  const metrics = createMetrics();
  app = await buildTestApp({ overrides: { metrics } });
  const { outbox } = app;
  metrics.watchOutbox(outbox.countWaiting);
  await app.sweep('while-serving');
  await outbox.add({
    kind: 'password-changed',
    recipient: 'ada@example.com',
    details: { at: '', device: '' },
  });

  expect(await linesOf(metrics, 'hemline_emails_waiting')).toEqual(['hemline_emails_waiting 1']);
  expect(await linesOf(metrics, 'hemline_call_seconds_count{of="sweep",call="sessions"')).toEqual([
    expect.stringContaining('outcome="ok"} 1'),
  ]);
});

test('a call is timed by its end, and counts while it is under way', async () => {
  const metrics = createMetrics();
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((answer) => {
    resolve = answer;
  });
  const port = metrics.timed('storage', {
    kind: 'disk',
    prefix: 'p/',
    read: (name: string) => promise.then((text) => text + name),
    write: () => Promise.reject(new Error('full')),
    at() {
      return this.prefix;
    },
    fails(): void {
      throw new Error('at once');
    },
  });
  const reading = port.read('x');

  expect(await linesOf(metrics, 'hemline_calls_under_way{')).toEqual([
    'hemline_calls_under_way{of="storage",call="read"} 1',
  ]);
  resolve('answer ');
  expect([await reading, port.kind, port.at()]).toEqual(['answer x', 'disk', 'p/']);
  await expect(port.write()).rejects.toThrow('full');
  expect(() => port.fails()).toThrow('at once');
  expect(await linesOf(metrics, 'hemline_call_seconds_count')).toEqual([
    'hemline_call_seconds_count{of="storage",call="read",outcome="ok"} 1',
    'hemline_call_seconds_count{of="storage",call="at",outcome="ok"} 1',
    'hemline_call_seconds_count{of="storage",call="write",outcome="failed"} 1',
    'hemline_call_seconds_count{of="storage",call="fails",outcome="failed"} 1',
  ]);
  expect(await linesOf(metrics, 'hemline_calls_under_way{')).toEqual(
    ['read', 'at', 'write', 'fails'].map((call) => `hemline_calls_under_way{of="storage",call="${call}"} 0`),
  );
});

test('tokens and connections are told', async () => {
  const metrics = createMetrics();
  const spent: number[] = [];
  const budget = metrics.countingTokens({
    check: async () => {},
    spend: async (_person, used) => void spent.push(used),
  });
  await budget.spend('ada', 120, { info() {}, warn() {} });
  metrics.watchConnections(() => ({ busy: 2, idle: 1, waiting: 4 }));

  expect(spent).toEqual([120]);
  expect(await linesOf(metrics, 'hemline_model_tokens_total')).toEqual(['hemline_model_tokens_total 120']);
  expect(await linesOf(metrics, 'hemline_database_connections')).toEqual([
    'hemline_database_connections{state="busy"} 2',
    'hemline_database_connections{state="idle"} 1',
    'hemline_database_connections{state="waiting"} 4',
  ]);
});

test('are told at an address of their own, which has nothing else', async () => {
  const port = await freePort();
  const end = await serveMetrics(createMetrics(), { host: '127.0.0.1', port });
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const told = await ask('/metrics');

  expect([told.status, told.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(await told.text()).toContain('nodejs_eventloop_lag_seconds');
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404]);
  end();
});

test('a taken address stops the start', async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  await expect(serveMetrics(createMetrics(), { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
