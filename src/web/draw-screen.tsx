import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { PageState } from '#contract/page-state.ts';
import type { Frame } from '#contract/screens.ts';
import { App, MemberApp } from './app/app.tsx';
import { DASHBOARD_COPY } from './app/dashboard/copy.ts';
import { loadMemberScreen } from './app/member-app.tsx';
import { asFrame, withoutStyleAttributes } from './drawn-markup.ts';
import { ONBOARDING_COPY } from './features/onboarding/copy.ts';
import { PACKAGES_COPY } from './features/plans/packages-copy.ts';
import { titleOf } from './lib/page-title.ts';

/** The name of everything that somebody signed in can be shown. */
export const TITLES: Record<Frame, string> = {
  onboarding: titleOf(ONBOARDING_COPY.pageTitle),
  packages: titleOf(PACKAGES_COPY.choose),
  upload: titleOf(DASHBOARD_COPY.tabs.upload),
  quiz: titleOf(DASHBOARD_COPY.tabs.quiz),
  style: titleOf(DASHBOARD_COPY.tabs.style),
  inspirations: titleOf(DASHBOARD_COPY.tabs.inspirations),
  outfits: titleOf(DASHBOARD_COPY.tabs.outfits),
};

/**
 * Runs in the server: a member's screen as it stands with the answers that are known, those that are not under way.
 * What is on show for a moment, e.g. a dialog, is not in it.
 * @param address the path and what is asked for behind it
 * @returns the markup, and the styles of its elements as a sheet: the policy refuses them as attributes
 */
export async function drawScreen(
  address: string,
  state: PageState,
): Promise<{ markup: string; styles: string }> {
  const [path = '', search = ''] = address.split('?', 2);
  // Once fetched, all of it is drawn in one go: nothing waits in the midst of it.
  await Promise.all([MemberApp.load(), loadMemberScreen(path, search)]);
  const markup = renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <App state={state} />
    </Router>,
  );
  return withoutStyleAttributes(asFrame(markup));
}
