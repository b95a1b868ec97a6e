import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import type { User } from '#contract/auth.ts';
import { FIRST_NAME_SLOT } from '#contract/page-state.ts';
import type { Frame } from '#contract/screens.ts';
import { App } from './app/app.tsx';
import { APP_COPY } from './app/copy.ts';
import { DASHBOARD_COPY } from './app/dashboard/copy.ts';
import { AUTH_COPY } from './features/auth/copy.ts';
import { LANDING_COPY } from './features/landing/copy.ts';
import { ONBOARDING_COPY } from './features/onboarding/copy.ts';
import { PACKAGES_COPY } from './features/plans/packages-copy.ts';
import { titleOf } from './lib/page-title.ts';

/** Everything a visitor can be shown, each by an address that shows it. */
export const PAGES = {
  registration: { path: '/register', title: titleOf(AUTH_COPY.registration.pageTitle) },
  login: { path: '/login', title: titleOf(AUTH_COPY.login.pageTitle) },
  landing: { path: '/landing', title: titleOf(LANDING_COPY.pageTitle) },
  'not-found': { path: '/not-found', title: titleOf(APP_COPY.notFound.title) },
  'members-only': { path: '/home', title: titleOf(APP_COPY.notFound.title) },
} as const;

/** Everything that somebody signed in can be shown, by its address and its name. */
export const FRAMES: Record<Frame, { path: string; title: string }> = {
  onboarding: { path: '/onboarding', title: titleOf(ONBOARDING_COPY.pageTitle) },
  packages: { path: '/packages', title: titleOf(PACKAGES_COPY.choose) },
  upload: tab('upload'),
  quiz: tab('quiz'),
  style: tab('style'),
  inspirations: tab('inspirations'),
  outfits: tab('outfits'),
};

function tab(name: keyof typeof DASHBOARD_COPY.tabs) {
  return { path: `/home?tab=${name}`, title: titleOf(DASHBOARD_COPY.tabs[name]) };
}

/** Whoever it will be: only their first name stands in a frame. */
const SOMEBODY: User = {
  id: '',
  email: '',
  // No letter stands in for their picture.
  name: '\u200b',
  firstName: FIRST_NAME_SLOT,
  lastName: '',
  profileImageUrl: null,
  profileImageLargeUrl: null,
  authProvider: '',
  hasActiveSubscription: false,
  subscriptionDetails: null,
};

/** Runs at build time: a visitor's page as markup that the app takes over in the browser. */
export function renderPage(path: string): Promise<string> {
  return render(path, null);
}

/** Runs at build time: a member's screen as it stands before any of their data is there. */
export function renderFrame(path: string): Promise<string> {
  return render(path, SOMEBODY);
}

async function render(address: string, user: User | null): Promise<string> {
  const [path = '', search = ''] = address.split('?');
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch={search}>
        <App state={{ user }} />
      </Router>
    </StrictMode>,
    {
      // A page is one piece: no part of it waits for a script that moves it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure = error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw new Error(`The page ${address} cannot be drawn`, { cause: failure });
  return markup;
}
