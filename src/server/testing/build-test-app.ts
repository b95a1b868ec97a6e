import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { Images } from '#server/adapters/images/images.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { createLocalStorage } from '#server/adapters/storage/local-storage.ts';
import { type App, type AppDependencies, buildApp } from '#server/app.ts';
import type { Engine } from '#server/db/engine.ts';
import { readConfig } from '#server/settings/config.ts';
import { drawOnce } from './draw-once.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp extends App {
  database: TestDatabase;
  clock: TestClock;
  /** A browser without a session, at an address of its own. */
  visitor(): Client;
  /** A browser that is signed in as a new user. */
  signedIn(form?: { name?: string; email?: string; password?: string }): Promise<SignedInClient>;
  close(): Promise<void>;
}

export interface TestClock {
  now(): Date;
  set(instant: string): void;
  /** From here on the system's time again. */
  run(): void;
}

type Answer = LightMyRequestResponse;

export interface Client {
  cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(url: string, body: unknown): Promise<Answer>;
  delete(url: string, body?: unknown): Promise<Answer>;
  upload(
    url: string,
    files: { name: string; bytes: Uint8Array }[],
    field?: string,
    texts?: Record<string, string>,
  ): Promise<Answer>;
}

export interface SignedInClient extends Client {
  id: string;
  email: string;
  password: string;
}

export interface TestAppOptions {
  engine?: Engine;
  /** Another process on the data of this one: it is closed first. */
  beside?: TestApp;
  environment?: Record<string, string>;
  overrides?: Partial<
    Pick<
      AppDependencies,
      | 'storage'
      | 'stylist'
      | 'painter'
      | 'images'
      | 'imageFetcher'
      | 'mailer'
      | 'metrics'
      | 'newSeed'
      | 'gateways'
    >
  >;
}

// One pool of picture workers serves all apps of a test file: starting threads is the slow part.
let sharedImages: Images | undefined;

/** The whole app on a database of its own, asked without a network. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside
    ? { ...options.beside.database, exclusive: false, close: async () => {} }
    : await openTestDatabase(options.engine ?? 'sqlite');
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'silent',
    ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    ...options.environment,
  });
  const clock = createTestClock();
  sharedImages ??= drawOnce(createWorkerImages());

  const house = createHouseStylist();
  const app = await buildApp({
    config,
    secret: 'a secret that is only for tests, long enough',
    database,
    storage: createLocalStorage(join(config.dataDir, 'files')),
    images: sharedImages,
    mailer: null,
    // No test asks the outside: to this one nothing there answers.
    imageFetcher: { fetch: async () => null },
    stylist: house,
    house,
    painter: null,
    clock,
    newId: randomUUID,
    newSeed: () => 20_261_120,
    webFolder: join(config.dataDir, 'no-web'),
    ...options.overrides,
  });
  let addresses = 0;
  const visitor = () => {
    addresses += 1;
    return createClient(app, `10.0.${addresses >> 8}.${addresses & 255}`);
  };

  return {
    ...app,
    database,
    clock,
    visitor,
    async signedIn(form = {}) {
      const client = visitor();
      const email = form.email ?? `${randomUUID()}@example.com`;
      const password = form.password ?? 'correct horse battery';
      const answer = await client.post('/api/auth/register', {
        name: form.name ?? 'Ada Byron',
        email,
        password,
      });
      if (answer.statusCode !== 200) throw new Error(`could not register: ${answer.body}`);
      return { ...client, id: answer.json().user.id, email, password };
    },
    async close() {
      await app.server.close();
      await database.close();
    },
  };
}

function createTestClock(): TestClock {
  let fixed: Date | null = null;
  return {
    now: () => fixed ?? new Date(),
    set(instant) {
      fixed = new Date(instant);
    },
    run() {
      fixed = null;
    },
  };
}

function createClient(app: App, remoteAddress: string): Client {
  const cookies = new Map<string, string>();

  async function send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.server.inject({
      method,
      url,
      remoteAddress,
      headers: { host: 'localhost:3000', ...(cookie === '' ? {} : { cookie }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return answer;
  }

  function sendJson(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return send(method, url, payload, {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    });
  }

  return {
    cookies,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers) => sendJson('POST', url, body, headers),
    patch: (url, body) => sendJson('PATCH', url, body),
    delete: (url, body) => sendJson('DELETE', url, body),
    async upload(url, files, field = 'photos', texts = {}) {
      const form = new FormData();
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      for (const file of files) form.append(field, new Blob([new Uint8Array(file.bytes)]), file.name);
      const encoded = new Response(form);
      return send('POST', url, Buffer.from(await encoded.arrayBuffer()), {
        'content-type': encoded.headers.get('content-type') ?? '',
      });
    },
  };
}
