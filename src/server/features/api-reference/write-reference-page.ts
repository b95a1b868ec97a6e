import { escapeHtml } from '#server/http/escape-html.ts';
import type { ApiDescription, Operation } from './describe-api.ts';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** The OpenAPI document as one page of plain HTML: no script, and readable without styles. */
export function writeReferencePage(api: ApiDescription): string {
  const entries: Entry[] = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const sections = api.tags.map(({ name }) => {
    const own = entries.filter((entry) => entry.operation.tags.includes(name));
    return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${own.map(writeEntry).join('')}</section>`;
  });

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(api.info.title)}: API reference</title>
<link rel="stylesheet" href="/api-reference.css">
</head>
<body>
<header>
<h1>${escapeHtml(api.info.title)}: API reference</h1>
<p>${escapeHtml(api.info.description)}</p>
<p>For tools: <a href="/api/openapi.json">the same as OpenAPI 3.1</a>.</p>
<nav aria-label="Sections">${api.tags.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' ')}</nav>
</header>
<main>${sections.join('')}
<section id="errors"><h2>errors</h2>
<p>${escapeHtml(String((api.components.responses.Error as { description: string }).description))}</p>
${writeSchema('Shape', api.components.schemas.Error)}
</section></main>
</body>
</html>`;
}

function writeEntry({ method, path, operation }: Entry): string {
  const open = operation.security.some((scheme) => Object.keys(scheme).length === 0);
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const [status, success] = Object.entries(operation.responses)[0] ?? ['200', {}];
  const answer = (success as { content?: Record<string, { schema?: unknown }> }).content?.[
    'application/json'
  ];

  return `<article id="${escapeHtml(operation.operationId)}">
<h3><code>${escapeHtml(method)} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. ${open ? 'No session needed.' : 'Needs a session.'}</p>
${operation.parameters.length > 0 ? writeSchema('Parameters', operation.parameters) : ''}
${body ? writeSchema(`Body (${body[0]})`, body[1].schema) : ''}
${answer?.schema ? writeSchema(`Answer (${status})`, answer.schema) : ''}
</article>`;
}

function writeSchema(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}
