import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** A body of form data: files under one field name, and text fields beside them. */
export interface MultipartBody<Fields extends Schema = Schema> {
  readonly kind: 'multipart';
  readonly fileField: string;
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly fields: Fields | undefined;
}

/** What a route answers when it is not JSON. */
export type RawResponse = 'file' | 'download' | 'redirect' | 'document';

/**
 * Who may call a route. `user` is the default: without a session the answer is 401.
 * `visitor-or-user` hands the handler `null` for a visitor; the handler decides.
 */
export type Access = 'user' | 'visitor-or-user';

export interface Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | MultipartBody | undefined = Schema | MultipartBody | undefined,
  Response extends Schema | RawResponse = Schema | RawResponse,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: string;
  /** One line for the API reference. */
  readonly summary: string;
  /** Heading in the API reference: the slice's name. */
  readonly tag: string;
  readonly access: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** Asked again and again while little changes: an unchanged answer is a 304 without a body. */
  readonly revalidates: boolean;
}

interface RouteOptions<Params, Query, Body, Response, Who> {
  method: Route['method'];
  path: string;
  summary: string;
  tag: string;
  access?: Who;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  revalidates?: boolean;
}

/** Declares one call of the API as data. Server (`serve`) and browser (`call`) both parse by it. */
export function defineRoute<
  Response extends Schema | RawResponse,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | MultipartBody | undefined = undefined,
  Who extends Access = 'user',
>(options: RouteOptions<Params, Query, Body, Response, Who>): Route<Params, Query, Body, Response, Who> {
  return {
    method: options.method,
    path: options.path,
    summary: options.summary,
    tag: options.tag,
    access: options.access ?? ('user' as Who),
    params: options.params as Params,
    query: options.query as Query,
    body: options.body as Body,
    response: options.response,
    revalidates: options.revalidates ?? false,
  };
}

export function multipart<Fields extends Schema = Schema>(options: {
  fileField: string;
  maxFiles: number;
  maxFileBytes: number;
  fields?: Fields;
}): MultipartBody<Fields> {
  return { kind: 'multipart', fields: undefined, ...options };
}

export function isMultipart(body: Schema | MultipartBody | undefined): body is MultipartBody {
  return body !== undefined && 'kind' in body;
}

/** What a handler receives, or a caller gives, for one part of a route: nothing where none is declared. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined;
export type Given<S> = S extends Schema ? z.input<S> : undefined;
