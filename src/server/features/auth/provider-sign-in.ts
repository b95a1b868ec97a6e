import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#contract/error.ts';
import { PROVIDER_ID, type ProviderProblem } from '#contract/sign-in-options.ts';
import { cookieHeaderOf } from '#server/http/session-cookies.ts';
import type { ProviderSettings } from '#server/settings/config.ts';
import type { AuthService } from './auth.service.ts';
import type { BetterAuthDependencies } from './better-auth.ts';
import type { ProviderInstance } from './provider-instance.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Visit } from './visit.ts';

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>;

/** Where the browser goes next, and the `Set-Cookie` lines it gets. */
interface Step {
  location: string;
  cookies: string[];
}

const ANSWER_LIMIT_MS = 10_000;

/** The library's words for what went wrong; anything else `failed`. */
const PROBLEMS: Record<string, ProviderProblem> = {
  access_denied: 'denied',
  login_required: 'denied',
  consent_required: 'denied',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  state_invalid: 'expired',
  account_not_linked: 'not_linked',
  email_not_verified: 'email_unverified',
  email_not_found: 'email_missing',
};

/** The library's word when the provider does not give a token for the code that it sent. It does not say why. */
const CODE_NOT_TAKEN = 'invalid_code';
const NOT_EXCHANGED =
  'the sign-in provider gave no token for its code: see OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and the callback address allowed there';

/** Signing in through the OpenID Connect provider that the operator chose. Every failure ends on the login page. */
export function createProviderSignIn(dependencies: {
  settings: ProviderSettings;
  accounts: BetterAuthDependencies;
  auth: AuthService;
  rateLimits: RateLimits;
  log: FastifyBaseLogger;
}) {
  const { settings, accounts, auth, rateLimits, log } = dependencies;
  let opened: Promise<ProviderInstance> | null = null;

  return {
    /** Sends the browser to the provider. @param next the member's screen that it goes to afterwards */
    async begin({ address, headers }: Visit, next: string | null): Promise<Step> {
      try {
        await rateLimits.consume([['providerByAddress', address]]);
        const instance = await open();
        const started = await instance.api.signInSocial({
          body: {
            provider: PROVIDER_ID,
            callbackURL: next ?? '/home',
            newUserCallbackURL: '/onboarding',
            errorCallbackURL: `${accounts.baseUrl}/login`,
            disableRedirect: true,
          },
          headers,
          returnHeaders: true,
        });
        if (!started.response.url) return problem('failed');
        return { location: started.response.url, cookies: started.headers.getSetCookie() };
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_requests') return problem('too_many');
        log.warn({ err: error }, 'the sign-in provider cannot be asked');
        return problem('unreachable');
      }
    },

    /** Takes the browser back from the provider. */
    async finish(query: Record<string, string | undefined>, before: Headers): Promise<Step> {
      try {
        const instance = await open();
        const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
        const answer = await inTime(
          instance.api.callbackOAuth({
            method: 'GET',
            params: { id: PROVIDER_ID },
            query: given,
            headers: before,
            asResponse: true,
          }),
        );
        const location = new URL(answer.headers.get('location') ?? '/login?error=none', accounts.baseUrl);
        const cookies = answer.headers.getSetCookie();
        const error = location.searchParams.get('error');
        if (error === null) return await signedIn(location.pathname + location.search, cookies, before);

        if (error === CODE_NOT_TAKEN) log.warn(NOT_EXCHANGED);
        else log.info({ code: error }, 'sign-in through the provider refused');
        return { ...problem(PROBLEMS[error] ?? 'failed'), cookies };
      } catch (error) {
        log.warn({ err: error }, 'sign-in through the provider failed');
        return problem('unreachable');
      }
    },
  };

  /** As after a login with a password: somebody with a plan goes home, somebody new is asked about. */
  async function signedIn(address: string, cookies: string[], before: Headers): Promise<Step> {
    const { value: user } = await auth.authenticate(cookieHeaderOf(cookies));
    if (user === null) return problem('failed');

    await auth.logout(before);
    if (address !== '/home') return { location: address, cookies };
    const { hasActiveSubscription } = await auth.currentUser(user);
    return { location: hasActiveSubscription ? '/home' : '/packages', cookies };
  }

  /** Asked at the first use, and again after a failure: the provider may be down while we start. */
  function open(): Promise<ProviderInstance> {
    opened ??= inTime(
      import('./provider-instance.ts').then(({ openProvider }) => openProvider(settings, accounts)),
    ).catch((error) => {
      opened = null;
      throw error;
    });
    return opened;
  }
}

function problem(code: ProviderProblem): Step {
  return { location: `/login?problem=${code}`, cookies: [] };
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider took too long')), ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
