import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBody } from '#contract/error.ts';
import { isMultipart } from '#contract/route.ts';
import type { ServedRoute } from '../http/serve.ts';
import { buildTestApp, type Client, type SignedInClient, type TestApp } from '../testing/build-test-app.ts';
import { testEngines } from '../testing/test-database.ts';

const RUNS = 40;

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

describe.each(testEngines())('whatever is sent, on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { GENERATION_LIMITS: 'unlimited' } });
    user = await app.signedIn();
  });
  afterAll(() => app.close());

  test('no answer is a 5xx, a refusal has the one shape, and a success has the shape of the contract', async () => {
    const withBody = app.routes.filter(({ route }) => route.body !== undefined && !isMultipart(route.body));
    expect(withBody.length).toBeGreaterThan(8);

    for (const { route } of withBody) {
      const bodies = fc.sample(nearly(jsonSchemaOf(route)), { numRuns: RUNS, seed: 20_261_120 });
      for (const body of bodies) {
        const url = route.path.replace(':id', 'no-such-thing');
        const answer = route.method === 'PATCH' ? await user.patch(url, body) : await user.post(url, body);
        const sent = `${route.method} ${route.path} ${JSON.stringify(body)}: ${answer.body}`;

        expect(answer.statusCode, sent).toBeLessThan(500);
        const shape = answer.statusCode < 400 ? (route.response as z.ZodMiniType) : errorBody;
        expect(shape.safeParse(answer.json()).success, sent).toBe(true);
      }
    }
  }, 120_000);

  // The document of the API describes the same routes: api-reference.test.ts.
  test('no address, query, form or method of any route answers 5xx, to a member or to a visitor', async () => {
    const arrive = fc.record({ id: text, query: fc.dictionary(text, text, { maxKeys: 3 }), body: anything });
    expect(app.routes.length).toBeGreaterThan(50);

    for (const [index, { route }] of app.routes.entries()) {
      for (const { id, query, body } of fc.sample(arrive, { numRuns: 15, seed: 20_261_122 + index })) {
        const url = addressOf(route.path, id, query);
        for (const client of [user, app.visitor()]) {
          const answer = await send(client, route, url, body);
          const sent = `${route.method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;

          expect(answer.statusCode, sent).toBeLessThan(500);
          if (answer.statusCode >= 400) expect(errorBody.safeParse(answer.json()).success, sent).toBe(true);
        }
      }
    }
  }, 120_000);
});

function addressOf(path: string, id: string, query: Record<string, string>): string {
  const written = Object.entries(query).map((pair) => pair.map(escaped).join('='));
  return `${path.replace(':id', escaped(id) || 'none')}?${written.join('&')}`;
}

/** Half a surrogate cannot be written in an address. */
function escaped(words: string): string {
  return encodeURIComponent(Buffer.from(words).toString());
}

function send(client: Client, { method, body: wanted }: ServedRoute['route'], url: string, body: unknown) {
  if (method === 'GET') return client.get(url);
  if (wanted !== undefined && isMultipart(wanted)) {
    const bytes = Buffer.from(JSON.stringify(body) ?? '');
    return client.upload(url, [{ name: `${String(body)}.jpg`, bytes }], wanted.fileField);
  }
  if (method === 'DELETE') return client.delete(url, body);
  return method === 'PATCH' ? client.patch(url, body) : client.post(url, body);
}

function jsonSchemaOf(route: ServedRoute['route']): JsonSchema {
  return z.toJSONSchema(route.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Mostly of the schema's shape; now and then something else in any of its places. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: shaped(schema) }, { weight: 1, arbitrary: anything });
}

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    'a\ud800b',
    'ünï@exämple.com',
    '__proto__',
    "'; drop table users; --",
    'x'.repeat(5_000),
  ),
);

const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue(),
);

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(nearly));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, nearly(field)]);
      return fc.record(Object.fromEntries(fields));
    }
    case 'array':
      return fc.array(nearly(schema.items ?? {}), { maxLength: 12 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 101, 0.5, 2 ** 53, 1e300));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text;
    default:
      return anything;
  }
}
