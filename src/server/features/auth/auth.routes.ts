import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCurrentUser, login, logout, register, startLogin } from '#contract/auth.ts';
import { AppError } from '#contract/error.ts';
import { serve } from '#server/http/serve.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(auth: AuthService) {
  return [
    serve(getCurrentUser, ({ user }) => auth.currentUser(user)),

    serve(register, async ({ body, request, reply }) => {
      const { value, cookies } = await auth.register(body, visitOf(request));
      setCookies(reply, cookies);
      return { user: value };
    }),

    serve(login, async ({ body, request, reply }) => {
      const { value, cookies } = await auth.login(body, visitOf(request));
      setCookies(reply, cookies);
      return { user: value };
    }),

    serve(startLogin, () => '/login'),

    serve(logout, async ({ user, request, reply }) => {
      // A link on another site must not be able to sign a person out.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new AppError('foreign_origin', 'This request came from another site.');
      }
      if (user !== null) setCookies(reply, await auth.logout(headersOf(request)));
      reply.header('clear-site-data', '"cache", "storage"');
      return '/landing';
    }),
  ];
}

function visitOf(request: FastifyRequest) {
  return { address: request.ip, headers: headersOf(request) };
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Only what a session needs: the library must not judge by forwarded or host headers. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  const agent = request.headers['user-agent'];
  if (agent !== undefined) headers.set('user-agent', agent);
  return headers;
}
