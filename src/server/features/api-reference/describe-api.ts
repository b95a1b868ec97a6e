import * as z from 'zod/mini';
import { APP_ERROR_CODES, errorBody } from '#contract/error.ts';
import { isMultipart, type Route } from '#contract/route.ts';

type JsonSchema = Record<string, unknown>;

export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  components: { securitySchemes: JsonSchema; schemas: JsonSchema; responses: JsonSchema };
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  tags: string[];
  summary: string;
  operationId: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
}

/** The routes of the contract as an OpenAPI 3.1 document. */
export function describeApi(routes: Route[], options: { cookieName: string }): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hemline',
      version: '1',
      description:
        'The calls between the Hemline web app and its server. They carry the session cookie; changes are JSON or form data from the same origin.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: options.cookieName } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
      responses: {
        Error: {
          description: `Every failure. Codes: ${APP_ERROR_CODES.join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
    paths,
  };
}

function describeOperation(route: Route): Operation {
  const operation: Operation = {
    tags: [route.tag],
    summary: route.summary,
    operationId: operationId(route),
    security: route.access === 'user' ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    responses: { ...describeSuccess(route), default: { $ref: '#/components/responses/Error' } },
  };
  const body = describeBody(route);
  if (body !== undefined) operation.requestBody = { required: true, content: body };
  return operation;
}

function describeBody(route: Route): Record<string, { schema: JsonSchema }> | undefined {
  if (route.body === undefined) return undefined;
  if (!isMultipart(route.body)) return { 'application/json': { schema: jsonSchema(route.body, 'input') } };

  const fields = route.body.fields ? jsonSchema(route.body.fields, 'input') : { properties: {} };
  const file = { type: 'string', format: 'binary', maxLength: route.body.maxFileBytes };
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        type: 'object',
        properties: {
          ...(fields.properties as JsonSchema),
          [route.body.fileField]: { type: 'array', maxItems: route.body.maxFiles, items: file },
        },
      },
    },
  };
}

function describeSuccess(route: Route): Record<string, JsonSchema> {
  if (route.response === 'redirect') return { 302: { description: 'A redirect' } };
  if (route.response === 'file') return { 200: { description: 'The bytes', content: { 'image/*': {} } } };
  if (route.response === 'download') {
    return { 200: { description: 'A file to save', content: { 'application/octet-stream': {} } } };
  }
  if (route.response === 'document') return { 200: { description: 'The document' } };
  const schema = jsonSchema(route.response, 'output');
  return { 200: { description: 'Success', content: { 'application/json': { schema } } } };
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Operation['parameters'] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

/** e.g. `POST /api/outfits/:id/modify` → `postOutfitsIdModify`. */
function operationId(route: Route): string {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  return [
    route.method.toLowerCase(),
    ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('');
}
