import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#server/settings/config.ts';
import { answerBrokenRequest } from './answer-broken-requests.ts';
import { answerErrors } from './answer-errors.ts';
import { closeGently } from './close-gently.ts';
import { decodableAddress } from './decodable-address.ts';
import { guardOrigin, PROBES } from './guard-origin.ts';
import { ignoreAbandoned } from './ignore-abandoned.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';
import { createLogger } from './log.ts';
import { securityHeaders } from './security-headers.ts';

const MAX_JSON_BYTES = 1024 * 1024;
/** For a whole upload over a slow line; other bodies have less (limit-slow-bodies.ts). */
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer ones are refused by the contract, in its words. */
const MAX_PARAMETER_LENGTH = 16 * 1024;
const CONNECTION_CHECK_MS = 2_000;
const FLOOD_REQUESTS_PER_MINUTE = 1_200;
/** Built files are cheap and many: a dozen devices behind one address, each coming for the first time, ask for thousands. */
const BUILT_FILES = '/assets/';

/** The server with its limits, guards and headers, before any route: what holds for every request stands here. */
export async function createServer(config: Config, newId: () => string): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: createLogger(config.logLevel) as FastifyBaseLogger,
    genReqId: () => newId(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: (request) => decodableAddress(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while we close is still answered, and the connection then closed.
    return503OnClosing: false,
  });
  answerErrors(server);
  closeGently(server);
  ignoreAbandoned(server);
  limitSlowBodies(server);
  guardOrigin(server, config);
  await securityHeaders(server, {
    production: config.mode === 'production',
    cardProvider: config.payments.kind === 'stripe',
  });
  await server.register(rateLimit, {
    max: FLOOD_REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    // Behind a proxy that is not trusted everybody has its address: a flood must not make it take the process for dead.
    allowList: ({ url }) => url.startsWith(BUILT_FILES) || PROBES.has(url),
  });
  // A file over the limit is cut and named; the other files of the upload still count.
  await server.register(multipart, { throwFileSizeLimit: false });
  // JSON and form data only: a plain-text form of another site cannot pose as either.
  server.removeContentTypeParser('text/plain');
  return server;
}
