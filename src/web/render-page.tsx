import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { APP_COPY } from './app/copy.ts';
import { AUTH_COPY } from './features/auth/copy.ts';
import { LANDING_COPY } from './features/landing/copy.ts';
import { titleOf } from './lib/page-title.ts';

/** Everything a visitor can be shown, each by an address that shows it. */
export const PAGES = {
  registration: { path: '/register', title: titleOf(AUTH_COPY.registration.pageTitle) },
  login: { path: '/login', title: titleOf(AUTH_COPY.login.pageTitle) },
  landing: { path: '/landing', title: titleOf(LANDING_COPY.pageTitle) },
  'not-found': { path: '/not-found', title: titleOf(APP_COPY.notFound.title) },
  'members-only': { path: '/home', title: titleOf(APP_COPY.notFound.title) },
} as const;

/** Runs at build time: a visitor's page as markup that the app takes over in the browser. */
export async function renderPage(path: string): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App state={{ user: null }} />
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
  if (failure !== undefined) throw new Error(`The page ${path} cannot be drawn`, { cause: failure });
  return markup;
}
