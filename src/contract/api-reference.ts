import { defineRoute } from './route.ts';

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'api-reference',
  summary: 'This reference as an OpenAPI 3.1 document',
  access: 'visitor-or-user',
  response: 'document',
});

export const getApiReference = defineRoute({
  method: 'GET',
  path: '/api/reference',
  tag: 'api-reference',
  summary: 'This reference as a page to read',
  access: 'visitor-or-user',
  response: 'document',
});
