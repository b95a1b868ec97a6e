import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Access, MultipartBody, Parsed, RawResponse, Route } from '#contract/route.ts';
import type { ReceivedFile } from './receive-files.ts';

type Schema = z.ZodMiniType;

/** Who is asking. Taken from the session, never from the request's own words. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  sessionId: string;
  /** When this session began: renewing it does not move it. */
  signedInAt: Date;
}

/** What a route of kind `file` answers. */
export interface FileAnswer {
  stream: Readable;
  mediaType: string;
  byteLength: number;
  etag: string;
}

/** What a route of kind `download` answers: bytes to be saved, as many as come. */
export interface DownloadAnswer {
  stream: Readable;
  mediaType: string;
  /** Ours, in plain letters: it stands in a header. */
  fileName: string;
}

/** What a route of kind `document` answers: a page of ours that is not the app itself. */
export interface DocumentAnswer {
  mediaType: string;
  content: string;
}

export interface Context<Params, Query, Body, Who extends Access> {
  user: Who extends 'user' ? SessionUser : SessionUser | null;
  params: Parsed<Params>;
  query: Parsed<Query>;
  /** The parsed JSON body; of a multipart route, its text fields. */
  body: Body extends MultipartBody<infer Fields> ? Parsed<Fields> : Parsed<Body>;
  /** The files of a multipart route, on disk until the handler has returned. */
  files: ReceivedFile[];
  /** Aborted when the client goes away before it has its answer. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<Response> = Response extends Schema
  ? z.input<Response>
  : Response extends 'file'
    ? FileAnswer
    : Response extends 'download'
      ? DownloadAnswer
      : Response extends 'document'
        ? DocumentAnswer
        : string;

/** A route of the contract with the function that answers it, before it is mounted. */
export interface ServedRoute {
  route: Route;
  handler: (context: Context<Schema, Schema, Schema, 'visitor-or-user'>) => Promise<unknown> | unknown;
}

/** Joins a route of the contract to its handler; types of both sides follow from the contract. */
export function serve<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | MultipartBody | undefined,
  Response extends Schema | RawResponse,
  Who extends Access,
>(
  route: Route<Params, Query, Body, Response, Who>,
  handler: (
    context: Context<Params, Query, Body, Who>,
  ) => Promise<Answer<NoInfer<Response>>> | Answer<NoInfer<Response>>,
): ServedRoute {
  // The mount gives the handler just what its own route declares, so forgetting the types here is safe.
  return { route, handler } as unknown as ServedRoute;
}
