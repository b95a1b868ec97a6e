import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TASK_LIMIT_MS } from '#server/adapters/images/worker-images.ts';
import { readConfig } from '#server/settings/config.ts';

const ROOT = join(import.meta.dirname, '..');
const CHART = join(ROOT, 'deploy/helm/hemline');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The names of all settings: what `.env.example` does not know, the server does not read. */
const SETTINGS = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

interface Compose {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[]; networks?: string[] }>;
  volumes: Record<string, unknown>;
  networks?: Record<string, unknown>;
}

describe.each(['compose.yaml', 'compose.full.yaml'])('%s', (file) => {
  const compose: Compose = parse(read(file), { merge: true });
  const apps = Object.entries(compose.services).filter(([name]) => /^(hemline|app-\d)$/.test(name));

  test('gives the apps settings that there are', () => {
    const given = apps.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((name) => !SETTINGS.has(name))).toEqual([]);
  });

  test('names no volume or network that is not declared, and files that are there', () => {
    for (const { volumes = [], networks = [] } of Object.values(compose.services)) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (!source.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(source);
        else if (!source.endsWith('tls')) expect(existsSync(join(ROOT, source)), source).toBe(true);
      }
      for (const network of networks) expect(Object.keys(compose.networks ?? {})).toContain(network);
    }
  });

  test('asks for every secret, and has none', () => {
    const text = JSON.stringify(apps);
    for (const [, name, mark] of text.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*)(:.)?/g)) {
      expect(mark, name).toBe(':?');
    }
    expect(text).not.toMatch(/SECRET[A-Z_]*":"[^$]/);
  });
});

test('no proxy gives up before the longest answer has come', () => {
  const aiTimeoutMs = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: 'http://127.0.0.1:9',
  }).ai?.timeoutMs;
  const longest = (2 * (aiTimeoutMs ?? Number.NaN) + TASK_LIMIT_MS) / 1_000;
  const ofNginx = /proxy_read_timeout (\d+)s;/.exec(read('deploy/nginx.conf.template'))?.[1];
  const { annotations } = parse(read('deploy/helm/hemline/values.yaml')).ingress;

  expect(Number(ofNginx)).toBeGreaterThan(longest);
  expect(Number(annotations['nginx.ingress.kubernetes.io/proxy-read-timeout'])).toBeGreaterThan(longest);
});

test('the image is built from what is there, and runs as somebody else than its owner', () => {
  const steps = read('Dockerfile').split('\n');
  const sources = steps
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
  const last = steps.slice(steps.findLastIndex((line) => line.startsWith('FROM')));
  expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD')));
  expect(last.join()).toContain('/healthz');
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data', '.git']));
});

describe('the chart', () => {
  const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8'));

  test('has values that its schema takes, and settings that there are', () => {
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')),
    );
    expect(validate(values), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...values, replica: 3 })).toBe(false);
    expect(Object.keys(values.settings).filter((name) => !SETTINGS.has(name))).toEqual([]);
  });

  test('uses no value that there is not, and is YAML where its values are put in', () => {
    const folder = join(CHART, 'templates');
    for (const name of readdirSync(folder)) {
      const template = readFileSync(join(folder, name), 'utf8');
      for (const [, path = ''] of template.matchAll(/\.Values\.([\w.]+)/g)) {
        const value = path.split('.').reduce((part, key) => part?.[key], values);
        expect(value, `${name}: ${path}`).toBeDefined();
      }
      if (!name.endsWith('.yaml')) continue;
      const filled = template.replace(/^\s*\{\{-.*\}\}\n/gm, '').replace(/\{\{[^}]*\}\}/g, 'filled');
      expect(parse(filled), name).toMatchObject({ metadata: { name: 'filled' } });
    }
  });
});
