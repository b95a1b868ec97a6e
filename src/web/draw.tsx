import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { PageState } from '#contract/page-state.ts';
import type { Frame } from '#contract/screens.ts';
import { App, loadScreen } from './app/app.tsx';
import { APP_COPY } from './app/copy.ts';
import { DASHBOARD_COPY } from './app/dashboard/copy.ts';
import { withoutStyleAttributes } from './drawn-markup.ts';
import { AUTH_COPY } from './features/auth/copy.ts';
import { LANDING_COPY } from './features/landing/copy.ts';
import { ONBOARDING_COPY } from './features/onboarding/copy.ts';
import { PACKAGES_COPY } from './features/plans/packages-copy.ts';
import { titleOf } from './lib/document-title.ts';

/** Everything that a visitor can be shown, each by an address that shows it: drawn by the build. */
export const PAGES = {
  registration: { path: '/register', title: titleOf(AUTH_COPY.registration.pageTitle) },
  login: { path: '/login', title: titleOf(AUTH_COPY.login.pageTitle) },
  landing: { path: '/landing', title: titleOf(LANDING_COPY.pageTitle) },
  'not-found': { path: '/not-found', title: titleOf(APP_COPY.notFound.title) },
  'members-only': { path: '/home', title: titleOf(APP_COPY.notFound.title) },
} as const;

/** The name of everything that somebody signed in can be shown: drawn by the server, for each of them. */
export const TITLES: Record<Frame, string> = {
  onboarding: titleOf(ONBOARDING_COPY.pageTitle),
  packages: titleOf(PACKAGES_COPY.choose),
  upload: titleOf(DASHBOARD_COPY.tabs.upload),
  quiz: titleOf(DASHBOARD_COPY.tabs.quiz),
  style: titleOf(DASHBOARD_COPY.tabs.style),
  inspirations: titleOf(DASHBOARD_COPY.tabs.inspirations),
  outfits: titleOf(DASHBOARD_COPY.tabs.outfits),
  closet: titleOf(DASHBOARD_COPY.tabs.closet),
};

/**
 * A screen as it stands with the answers that are known, none under way and nothing of a device: not its storage, its
 * clock (days are those of UTC) or its window. What is on show for a moment, e.g. a dialog, is not in it.
 * @param address the path and what is asked for behind it
 * @returns the markup, and the styles of its elements as a sheet: the policy refuses them as attributes
 */
export async function draw(address: string, state: PageState): Promise<{ markup: string; styles: string }> {
  const [path = '', search = ''] = address.split('?', 2);
  await loadScreen(state, path, search);
  return withoutStyleAttributes(
    renderToString(
      <Router ssrPath={path} ssrSearch={search}>
        <App state={state} />
      </Router>,
    ),
  );
}
