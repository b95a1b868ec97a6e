import { expect, test, vi } from 'vitest';
import { generateOutfit } from '#contract/outfits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isLoopback, logGenerateRequest } from './log-generate-request.ts';

const BODY = { prompt: 'Dinner', priceRange: '100-200' };

function logged(run: () => void) {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  run();
  return info.mock.calls;
}

test('on the own machine a request is logged with method, status, headers and body', () => {
  const response = new Response('{}', { status: 200, headers: { 'x-request-id': 'abc' } });

  const [call] = logged(() =>
    logGenerateRequest(generateOutfit, BODY, { response, error: null }, 'localhost'),
  );

  expect(call?.[1]).toMatchObject({
    method: 'POST',
    status: 200,
    headers: { 'x-request-id': 'abc' },
    body: BODY,
  });
  expect(call?.[1]).not.toHaveProperty('failure');
});

test('of a failure the first 200 characters of the answer are logged', () => {
  const answer = 'x'.repeat(500);
  const response = new Response(answer, { status: 502 });
  const error = new ApiError(502, 'Bad Gateway', answer);

  const [call] = logged(() => logGenerateRequest(generateOutfit, BODY, { response, error }, '127.0.0.1'));

  expect(call?.[1]).toMatchObject({ status: 502, failure: 'x'.repeat(200) });
});

test('cookies and secrets are never logged', () => {
  const headers = new Map([
    ['set-cookie', 'session=1'],
    ['authorization', 'Bearer x'],
    ['content-type', 'application/json'],
  ]);
  const response = { status: 200, headers } as unknown as Response;

  const calls = logged(() =>
    logGenerateRequest(generateOutfit, BODY, { response, error: null }, 'localhost'),
  );

  expect(JSON.stringify(calls)).toContain('application/json');
  expect(JSON.stringify(calls)).not.toMatch(/session=1|Bearer/);
});

test('on a public host nothing is logged', () => {
  expect(
    logged(() =>
      logGenerateRequest(generateOutfit, BODY, { response: null, error: null }, 'hemline.example'),
    ),
  ).toEqual([]);
});

test.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['[::1]', true],
  ['hemline.example', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
])('%s is this machine: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
