import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/auth.ts';
import type { PageState } from '#contract/page-state.ts';
import { isMembersOnly, screenForMember, tabOf } from '#contract/screens.ts';
import { useCurrentUser, useRememberUser } from '#web/features/auth/auth.queries.ts';
import { SignInContext } from '#web/features/auth/sign-in.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { rememberPageState } from './read-page-state.ts';
import { VisitorScreen } from './visitor-screen.tsx';
import { Waiting } from './waiting.tsx';

const UnreachablePage = lazyPart(async () => (await import('./unreachable-page.tsx')).UnreachablePage);
const OnboardingPage = lazyPart(
  async () => (await import('#web/features/onboarding/onboarding-page.tsx')).OnboardingPage,
);
const PackagesScreen = lazyPart(async () => (await import('./packages-screen.tsx')).PackagesScreen);
const DashboardPage = lazyPart(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage);
const MemberNotes = lazyPart(async () => (await import('./member-notes.tsx')).MemberNotes);

/** The app of somebody signed in; without a state (offline) it asks the server first who that is. */
export function MemberApp({ state }: { state: PageState | null }) {
  const [queryClient] = useState(() => {
    const created = createQueryClient();
    rememberPageState(created, state);
    return created;
  });

  return (
    <QueryClientProvider client={queryClient}>
      <Guard />
    </QueryClientProvider>
  );
}

/** The session guard: a spinner while nobody knows, then the screens of a visitor or of a member. */
function Guard() {
  const [path] = useLocation();
  const currentUser = useCurrentUser();
  const rememberUser = useRememberUser();
  const [signIn] = useState({ signIn: rememberUser });

  return (
    <SignInContext value={signIn}>
      <Suspense fallback={<Waiting />}>
        {currentUser.isPending ? (
          <Waiting />
        ) : currentUser.data ? (
          <>
            <Suspense fallback={null}>
              <MemberNotes user={currentUser.data} />
            </Suspense>
            <MemberScreen path={path} user={currentUser.data} />
          </>
        ) : currentUser.isError && isMembersOnly(path) ? (
          <UnreachablePage
            error={currentUser.error}
            isTrying={currentUser.isFetching}
            onTryAgain={() => currentUser.refetch()}
          />
        ) : (
          <VisitorScreen path={path} />
        )}
      </Suspense>
    </SignInContext>
  );
}

function MemberScreen({ path, user }: { path: string; user: User }) {
  switch (screenForMember(path)) {
    case 'onboarding':
      return <OnboardingPage user={user} />;
    case 'packages':
      return <PackagesScreen />;
    case 'dashboard':
      return <DashboardPage user={user} />;
  }
}

/** Fetches all that a member's screen is made of, so that it is drawn in one piece. */
export async function loadMemberScreen(path: string, search: string): Promise<void> {
  await Promise.all([MemberNotes.load(), loadScreen()]);

  async function loadScreen() {
    switch (screenForMember(path)) {
      case 'onboarding':
        return OnboardingPage.load();
      case 'packages':
        return PackagesScreen.load();
      case 'dashboard': {
        await DashboardPage.load();
        const { loadPanel } = await import('./dashboard/dashboard-page.tsx');
        return loadPanel(tabOf(search));
      }
    }
  }
}
