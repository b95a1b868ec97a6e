import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { getCurrentUser, type User } from '#contract/auth.ts';
import { getSignInOptions, type SignInOptions } from '#contract/sign-in-options.ts';
import { App } from '#web/app/app.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { ToastArea } from '#web/ui/toast/toast-area.tsx';
import { isStubbed, stubRoute, stubRouteError } from './stub-route.ts';

const PASSWORD_ONLY: SignInOptions = { password: true, provider: null };

/** The whole app at an address, for a signed-in user or (null) for a visitor. */
export function renderApp(address: string, user: User | null) {
  if (user === null) stubRouteError(getCurrentUser, 'signed_out', 'Please log in');
  else stubRoute(getCurrentUser, user);

  if (!isStubbed(getSignInOptions)) stubRoute(getSignInOptions, PASSWORD_ONLY);
  window.history.replaceState(null, '', address);
  return { actor: userEvent.setup(), ...render(<App state={{ user }} />) };
}

/** One panel on its own, with a cache and the notification area around it. */
export function renderPanel(panel: ReactElement) {
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      {panel}
      <ToastArea />
    </QueryClientProvider>,
  );
  return { actor: userEvent.setup(), queryClient, ...view };
}
