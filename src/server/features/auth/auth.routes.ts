import { getCurrentUser, login, logout, register } from '#contract/auth.ts';
import { refuseCrossSite } from '#server/http/guard-origin.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { AuthService } from './auth.service.ts';
import { passwordOff } from './password-off.ts';
import type { ProviderLogout } from './provider-logout.ts';
import { visitOf } from './visit.ts';

/**
 * @param withPassword false where the provider is the only way in.
 * @param providerLogout null where there is no provider.
 */
export function authRoutes(
  auth: AuthService,
  { withPassword, providerLogout }: { withPassword: boolean; providerLogout: ProviderLogout | null },
) {
  return [
    serve(getCurrentUser, ({ user }) => auth.currentUser(user)),

    serve(register, async ({ body, request, reply }) => {
      if (!withPassword) throw passwordOff();
      const { value, cookies } = await auth.register(body, visitOf(request));
      setCookies(reply, cookies);
      return { user: value };
    }),

    serve(login, async ({ body, request, reply }) => {
      if (!withPassword) throw passwordOff();
      const { value, cookies } = await auth.login(body, visitOf(request));
      setCookies(reply, cookies);
      return { user: value };
    }),

    serve(logout, async ({ user, request, reply }) => {
      refuseCrossSite(request);
      const isProviders = user !== null && (await auth.hasProviderAccount(user.id));
      if (user !== null) setCookies(reply, await auth.logout(headersOf(request)));
      reply.header('clear-site-data', '"cache", "storage"');
      // Signed out here already, whatever becomes of the provider.
      return (isProviders ? await providerLogout?.() : null) ?? '/landing';
    }),
  ];
}
