import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/auth.ts';
import { PRODUCT } from '#contract/product.ts';
import { isMembersOnly, screenForMember, screenForVisitor, tabOf } from '#contract/screens.ts';
import { useCurrentUser } from '#web/features/auth/auth.queries.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const RegistrationPage = lazyPart(
  async () => (await import('#web/features/auth/registration-page.tsx')).RegistrationPage,
);
const LoginPage = lazyPart(async () => (await import('#web/features/auth/login-page.tsx')).LoginPage);
const LandingPage = lazyPart(
  async () => (await import('#web/features/landing/landing-page.tsx')).LandingPage,
);
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const UnreachablePage = lazyPart(async () => (await import('./unreachable-page.tsx')).UnreachablePage);
const OnboardingPage = lazyPart(
  async () => (await import('#web/features/onboarding/onboarding-page.tsx')).OnboardingPage,
);
const PackagesScreen = lazyPart(async () => (await import('./packages-screen.tsx')).PackagesScreen);
const DashboardPage = lazyPart(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage);
const MemberNotes = lazyPart(async () => (await import('./member-notes.tsx')).MemberNotes);
/** The components on show; not in the build. */
const ComponentPage = import.meta.env.DEV
  ? lazyPart(async () => (await import('#web/ui/stories/component-page.tsx')).ComponentPage)
  : null;

/** The session guard: a spinner while nobody knows, then the screens of a visitor or of a member. */
export function AppRoutes() {
  const [path] = useLocation();
  const currentUser = useCurrentUser();

  return (
    <Suspense fallback={<Waiting />}>
      {ComponentPage !== null && path === '/__ui' ? (
        <ComponentPage />
      ) : currentUser.isPending ? (
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
  );
}

function Waiting() {
  return (
    <main id="content">
      <h1 className="visually-hidden">{PRODUCT.name}</h1>
      <Spinner />
    </main>
  );
}

function VisitorScreen({ path }: { path: string }) {
  switch (screenForVisitor(path)) {
    case 'registration':
      return <RegistrationPage />;
    case 'login':
      return <LoginPage />;
    case 'landing':
      return <LandingPage />;
    case 'not-found':
      return <NotFoundPage path={path} />;
  }
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
