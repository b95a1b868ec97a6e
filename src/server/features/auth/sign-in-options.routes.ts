import { startLogin } from '#contract/auth.ts';
import { memberAddress, NEXT } from '#contract/screens.ts';
import {
  finishProviderSignIn,
  getSignInOptions,
  PROVIDER_ID,
  type SignInOptions,
} from '#contract/sign-in-options.ts';
import { type ServedRoute, serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { ProviderSettings } from '#server/settings/config.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { visitOf } from './visit.ts';

/** Which ways in there are. */
export function signInOptionsOf(chosen: { settings: ProviderSettings } | null): SignInOptions {
  return {
    password: chosen === null || !chosen.settings.only,
    provider: chosen && { id: PROVIDER_ID, name: chosen.settings.name },
  };
}

/** The ways in: which there are, and the one through a provider where the operator chose one. */
export function signInOptionsRoutes(
  chosen: {
    settings: ProviderSettings;
    signIn: ProviderSignIn;
  } | null,
  knownBrowsers: KnownBrowsers,
): ServedRoute[] {
  const routes = [
    serve(getSignInOptions, () => signInOptionsOf(chosen)),

    serve(startLogin, async ({ query, request, reply }) => {
      if (chosen === null || !(query.provider === PROVIDER_ID || chosen.settings.only)) {
        const next = memberAddress(query.next);
        // "Get Started": whoever has never signed in here has no account to start with.
        const isNew = next === null && query.provider === undefined;
        if (isNew && !knownBrowsers.isKnown(headersOf(request))) return '/register';
        return next === null ? '/login' : `/login?${new URLSearchParams({ [NEXT]: next })}`;
      }
      const { location, cookies } = await chosen.signIn.begin(visitOf(request), memberAddress(query.next));
      setCookies(reply, cookies);
      return location;
    }),
  ];
  if (chosen !== null) {
    routes.push(
      serve(finishProviderSignIn, async ({ query, request, reply }) => {
        const { location, cookies } = await chosen.signIn.finish(query, headersOf(request));
        setCookies(reply, cookies);
        return location;
      }),
    );
  }
  return routes;
}
