import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { isMultipart } from '#contract/route.ts';
import { createAdmission } from './admit-uploads.ts';
import { asAppError } from './as-app-error.ts';
import { bestEncoding, compress } from './compress.ts';
import { invalidInput } from './invalid-input.ts';
import { type ReceivedFile, receiveFiles } from './receive-files.ts';
import type { DocumentAnswer, DownloadAnswer, FileAnswer, ServedRoute, SessionUser } from './serve.ts';

/** What is smaller comes in a few packets as it is. */
const COMPRESSED_FROM_BYTES = 16 * 1024;
const PRIVATE_FILE_SECONDS = 365 * 24 * 60 * 60;

export interface MountOptions {
  /** Finds the session's user and lets a rolling session set its cookie on the reply. */
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<SessionUser | null>;
  /** Where files are received before they are taken in. */
  temporaryFolder: string;
}

/** Puts served routes on the app: session guard first, then the contract on the way in and on the way out. */
export function mountRoutes(app: FastifyInstance, routes: ServedRoute[], options: MountOptions): void {
  const admission = createAdmission(options.temporaryFolder);
  for (const served of routes) mountRoute(app, served, { ...options, admission });
}

function mountRoute(
  app: FastifyInstance,
  { route, handler }: ServedRoute,
  options: MountOptions & { admission: ReturnType<typeof createAdmission> },
): void {
  app.route({
    method: route.method,
    url: route.path,
    async handler(request, reply) {
      const signal = whileConnected(reply);
      const user = await options.authenticate(request, reply);
      if (user === null && route.access === 'user') throw signedOut();

      const received = await readBody(request, user);
      const answered = async () =>
        handler({
          user,
          params: parseParams(route.params, request.params),
          query: parse(route.query, request.query),
          body: isMultipart(route.body) ? received.fields : readJson(route.body, request),
          files: received.files,
          signal,
          log: request.log,
          request,
          reply,
        } as Parameters<ServedRoute['handler']>[0]);
      try {
        // What was received goes before the answer does: whoever has it can send the next at once.
        const answer = await answered().finally(received.dispose);
        return await send(answer, request, reply);
      } catch (error) {
        if (user !== null && (await hasLeftMeanwhile(error, request, reply))) throw signedOut(error);
        throw error;
      }
    },
  });

  /** What a request wants to write has no owner any more when the account is deleted while it runs: no fault of ours. */
  async function hasLeftMeanwhile(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (asAppError(error).code !== 'internal' || reply.sent) return false;
    return (await options.authenticate(request, reply).catch(() => undefined)) === null;
  }

  async function readBody(
    request: FastifyRequest,
    user: SessionUser | null,
  ): Promise<{
    fields: unknown;
    files: ReceivedFile[];
    dispose(): Promise<void>;
  }> {
    if (!isMultipart(route.body)) return { fields: undefined, files: [], dispose: async () => {} };

    const leave = await options.admission.enter(user?.id ?? request.ip);
    const received = await receiveFiles(request, route.body, options.temporaryFolder).catch((error) => {
      leave();
      throw error;
    });
    const dispose = () => received.dispose().finally(leave);
    try {
      return { ...received, dispose, fields: parse(route.body.fields, received.fields) };
    } catch (error) {
      await dispose();
      throw error;
    }
  }

  function send(answer: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (route.response === 'file') return sendFile(answer as FileAnswer, request, reply);
    if (route.response === 'download') return sendDownload(answer as DownloadAnswer, reply);
    if (route.response === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(String(answer));
    if (route.response === 'document') {
      const { mediaType, content } = answer as DocumentAnswer;
      return reply.header('cache-control', 'no-store').type(mediaType).send(content);
    }
    // Parsed on the way out too: an answer that drifts from the contract fails in tests, and nothing else leaks.
    const body = route.response.parse(answer);
    if (route.revalidates) return sendRevalidated(body, request, reply);
    return sendJson(body, request, reply);
  }
}

function signedOut(cause?: unknown): AppError {
  return refusal('signed_out', { cause });
}

/** @throws {AppError} `unsupported_body` for form data, which would else read as a body that is left out. */
function readJson(schema: z.ZodMiniType | undefined, request: FastifyRequest): unknown {
  if (schema !== undefined && request.isMultipart()) throw refusal('json_expected');
  return parse(schema, request.body);
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;

  const result = schema.safeParse(value === undefined ? {} : value);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

/** What cannot be anything's name names nothing: the answer is that of an id that nobody has. */
function parseParams(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  if (result && !result.success) throw refusal('thing_not_found');
  return result?.data;
}

/** A stored file never changes, so the owner's browser may keep it; nobody else's may. */
function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header('etag', file.etag)
    .header('cache-control', `private, max-age=${PRIVATE_FILE_SECONDS}, immutable`)
    .header('vary', 'Cookie')
    .header('content-disposition', 'inline')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-security-policy', "default-src 'none'; sandbox");

  if (matches(request.headers['if-none-match'], file.etag)) {
    file.stream.destroy();
    return reply.code(304).send();
  }
  return reply.type(file.mediaType).header('content-length', file.byteLength).send(file.stream);
}

/**
 * Large answers are lists of what somebody has stored. None of them holds a secret beside what a stranger could have put
 * in, so that their compressed size tells nothing.
 */
async function sendJson(body: unknown, request: FastifyRequest, reply: FastifyReply) {
  const text = JSON.stringify(body);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (text.length < COMPRESSED_FROM_BYTES) return reply.send(text);

  reply.header('vary', 'Accept-Encoding');
  const encoding = bestEncoding(request);
  if (encoding === null) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding, 'each-time'));
}

/** The person's own browser keeps it, and asks before each use whether it is still so. */
function sendRevalidated(body: unknown, request: FastifyRequest, reply: FastifyReply) {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Cookie');

  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Made for this one answer, and nobody's to keep but the person's who asked. */
function sendDownload({ stream, mediaType, fileName }: DownloadAnswer, reply: FastifyReply) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(stream);
}

/** Whether the browser's copy is this one: a list of tags, weak or not (a proxy may have weakened ours), or any. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const cancel = () => {
    if (!reply.raw.writableFinished) controller.abort(refusal('request_cancelled'));
  };
  if (reply.raw.destroyed) cancel();
  else reply.raw.once('close', cancel);
  return controller.signal;
}
