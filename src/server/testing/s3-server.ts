import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StorageSettings } from '#server/settings/storage-settings.ts';

export interface S3Server {
  settings: Extract<StorageSettings, { kind: 's3' }>;
  /** By bucket and key, as they lie there. */
  objects: Map<string, Buffer>;
  /** From now on: as it should, silent connections, errors of its own, or refusing every key. */
  mood: 'well' | 'gone' | 'broken' | 'forbidding';
  close(): Promise<void>;
}

const KEY = 'AKIAFORTESTS';
const SECRET = 'a secret key that is only for tests';
const BUCKET = 'hemline-tests';
const LISTED_AT_ONCE = 2;

/** A bucket in memory that checks every signature (AWS Signature Version 4) and every body against it. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (s3.mood === 'gone') return request.socket.destroy();
    if (s3.mood === 'broken') return refuse(response, 500, 'InternalError');
    if (!request.headers.authorization?.includes(`Credential=${KEY}/`))
      return refuse(response, 403, 'InvalidAccessKeyId');
    if (s3.mood === 'forbidding' || !isSigned(request, body))
      return refuse(response, 403, 'SignatureDoesNotMatch');
    return answer(request, response, body, objects);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const s3: S3Server = {
    settings: {
      kind: 's3',
      region: 'eu-test-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: SECRET,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    objects,
    mood: 'well',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return s3;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, Buffer>,
) {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname).slice(1);
  if (path.split('/')[0] !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    objects.set(path, body);
    return response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    return response.writeHead(204).end();
  }
  if (request.method === 'GET' && path === `${BUCKET}/`) return list(request, response, objects);
  if (request.method === 'HEAD') return response.writeHead(200).end();

  const found = objects.get(path);
  if (found === undefined) return refuse(response, 404, 'NoSuchKey');
  return response.writeHead(200, { 'content-length': found.byteLength }).end(found);
}

/** In pages of two, so that every test of more turns one over. */
function list(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>) {
  const after = new URL(request.url ?? '/', 'http://s3').searchParams.get('continuation-token') ?? '';
  const left = [...objects].filter(([path]) => path > after).sort(([one], [other]) => (one < other ? -1 : 1));
  const page = left.slice(0, LISTED_AT_ONCE);
  const contents = page.map(
    ([path, bytes]) =>
      `<Contents><Key>${path.slice(BUCKET.length + 1)}</Key><Size>${bytes.byteLength}</Size></Contents>`,
  );
  const next =
    page.length < left.length ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function refuse(response: ServerResponse, status: number, code: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, key, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const signed = names.split(';');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (key !== KEY || !signed.includes('host') || !signed.includes('x-amz-date')) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;

  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, pathname, query, headers, names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer | string, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
