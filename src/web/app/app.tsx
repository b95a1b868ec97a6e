import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageState } from '#contract/page-state.ts';
import { getSignInOptions, signInOptions } from '#contract/sign-in-options.ts';
import { SignInContext } from '#web/features/auth/sign-in.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ToastArea } from '#web/ui/toast/toast-area.tsx';
import { loadVisitorScreen, VisitorScreen } from './visitor-screen.tsx';
import { Waiting } from './waiting.tsx';

/** With the cache and all that needs one, which nobody fetches who only looks at the pages of visitors. */
const fetchMemberApp = () => import('./member-app.tsx');
const MemberApp = lazyPart(async () => (await fetchMemberApp()).MemberApp);

/** The whole app. @param state what the server knew when it sent the page; null: it could not say who asks */
export function App({ state }: { state: PageState | null }) {
  const [path] = useLocation();
  const [known, setKnown] = useState(state);
  const signIn = useMemo(
    () => ({
      signIn: (user: NonNullable<PageState['user']>) => setKnown({ user }),
      options: signInOptions.safeParse(state?.answers?.[getSignInOptions.path]).data,
    }),
    [state],
  );

  return (
    <>
      <Suspense fallback={<Waiting />}>
        {known?.user === null ? (
          <SignInContext value={signIn}>
            <VisitorScreen path={path} />
          </SignInContext>
        ) : (
          <MemberApp state={known} />
        )}
      </Suspense>
      <ToastArea />
    </>
  );
}

/** Fetches all that a screen is made of, so that it is drawn, and hydrated, in one go: nothing waits in the midst of it. */
export async function loadScreen(state: PageState, path: string, search: string): Promise<void> {
  if (state.user === null) return loadVisitorScreen(path);
  await Promise.all([
    MemberApp.load(),
    fetchMemberApp().then(({ loadMemberScreen }) => loadMemberScreen(path, search)),
  ]);
}
