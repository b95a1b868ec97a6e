import { getCurrentUser, login, logout, register, startLogin } from '#contract/auth.ts';
import { refuseCrossSite } from '#server/http/guard-origin.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { AuthService } from './auth.service.ts';
import { visitOf } from './visit.ts';

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
      refuseCrossSite(request);
      if (user !== null) setCookies(reply, await auth.logout(headersOf(request)));
      reply.header('clear-site-data', '"cache", "storage"');
      return '/landing';
    }),
  ];
}
