import type { FastifyRequest } from 'fastify';
import { getCurrentUser, login, logout, register, startLogin } from '#contract/auth.ts';
import { AppError } from '#contract/error.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
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
