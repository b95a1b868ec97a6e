import { Suspense, use, useEffect, useState } from 'react';
import { startLogin } from '#contract/auth.ts';
import {
  getSignInOptions,
  PROVIDER_PROBLEMS,
  type ProviderProblem,
  type SignInOptions,
} from '#contract/sign-in-options.ts';
import { call } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useIsHydrated, useOfDevice } from '#web/lib/of-device.ts';
import { tryTwice } from '#web/lib/retry.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { AUTH_COPY } from './copy.ts';
import { useNextAddress, withNext } from './next-address.ts';
import { SignInContext } from './sign-in.ts';

const COPY = AUTH_COPY.provider;

const ProviderProblemText = lazyPart(
  async () => (await import('./provider-problem.tsx')).ProviderProblemText,
);

const PASSWORD_ONLY: SignInOptions = { password: true, provider: null };

/**
 * The ways in. Until the server has answered, and when it cannot, the password is the one there surely is. The page was
 * drawn so beforehand, and is first taken over as it was drawn.
 */
export function useSignInOptions(): SignInOptions {
  const { options: written } = use(SignInContext);
  const [answer, setAnswer] = useState<SignInOptions>();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (written) return;
    let isHere = true;
    tryTwice(() => call(getSignInOptions)).then(
      (options) => isHere && setAnswer(options),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [written]);
  return (isHydrated && (written ?? answer)) || PASSWORD_ONLY;
}

/** The button to the provider, where there is one, set off from the form above it. */
export function ProviderSignIn({ options }: { options: SignInOptions }) {
  const { provider, password } = options;
  const next = useNextAddress();
  if (provider === null) return null;

  return (
    <div className={password ? 'mt-6' : ''}>
      {password && (
        <p className="mb-4 flex items-center gap-4 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {COPY.or}
        </p>
      )}
      <a
        href={withNext(`${startLogin.path}?provider=${provider.id}`, next)}
        className={buttonClass({ look: password ? 'secondary' : 'primary' }, 'w-full')}
      >
        {COPY.continueWith(provider.name)}
      </a>
    </div>
  );
}

/** Why the way through the provider ended here, said by the address that it ended at. */
export function ProviderProblemNote({ options }: { options: SignInOptions }) {
  // The page was drawn beforehand without what follows the `?`, and is first taken over as it was drawn.
  const problem = useOfDevice(problemOfAddress, () => undefined);
  if (problem === undefined) return null;

  const name = options.provider?.name ?? COPY.someProvider;
  return (
    <div className="mb-6">
      <Suspense>
        <ProviderProblemText problem={problem} name={name} />
      </Suspense>
    </div>
  );
}

function problemOfAddress(): ProviderProblem | undefined {
  const said = new URLSearchParams(window.location.search).get('problem');
  return PROVIDER_PROBLEMS.find((known) => known === said);
}
