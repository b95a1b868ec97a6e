import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

describe('the API reference', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  test('is an OpenAPI 3.1 document of every route that is served', async () => {
    const answer = await app.visitor().get('/api/openapi.json');
    const api = answer.json();

    expect(answer.headers['content-type']).toContain('application/json');
    expect(api.openapi).toBe('3.1.0');
    const described = Object.entries(api.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(described.sort()).toEqual(app.routes.map(({ route }) => `${route.method} ${route.path}`).sort());
  });

  test('names parameters, bodies, answers and the one shape of errors', async () => {
    const { paths, components } = (await app.visitor().get('/api/openapi.json')).json();

    const modify = paths['/api/outfits/{id}/modify'].post;
    expect(modify.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(modify.requestBody.content['application/json'].schema).toMatchObject({
      required: ['modificationPrompt'],
      additionalProperties: false,
    });
    expect(modify.responses['200'].content['application/json'].schema.properties).toHaveProperty('items');
    expect(modify.responses.default).toEqual({ $ref: '#/components/responses/Error' });
    expect(components.schemas.Error.required).toEqual(['message', 'code']);
    const upload = paths['/api/photos/upload'].post.requestBody.content['multipart/form-data'].schema;
    expect(upload.properties.photos).toMatchObject({ type: 'array', maxItems: 12 });
    const ids = Object.values(paths).flatMap((operations) =>
      Object.values(operations as Record<string, { operationId: string }>).map(
        (operation) => operation.operationId,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is a page to read as well', async () => {
    const answer = await app.visitor().get('/api/reference');

    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<code>POST /api/outfits/generate</code>');
    expect(answer.body).not.toMatch(/<script|style=/);
  });
});
