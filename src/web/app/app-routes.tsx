import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/auth.ts';
import { PRODUCT } from '#contract/product.ts';
import { isMembersOnly, screenForMember, screenForVisitor } from '#contract/screens.ts';
import { useCurrentUser } from '#web/features/auth/auth.queries.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const RegistrationPage = lazy(async () => ({
  default: (await import('#web/features/auth/registration-page.tsx')).RegistrationPage,
}));
const LoginPage = lazy(async () => ({
  default: (await import('#web/features/auth/login-page.tsx')).LoginPage,
}));
const LandingPage = lazy(async () => ({
  default: (await import('#web/features/landing/landing-page.tsx')).LandingPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const UnreachablePage = lazy(async () => ({
  default: (await import('./unreachable-page.tsx')).UnreachablePage,
}));
const OnboardingPage = lazy(async () => ({
  default: (await import('#web/features/onboarding/onboarding-page.tsx')).OnboardingPage,
}));
const PackagesScreen = lazy(async () => ({
  default: (await import('./packages-screen.tsx')).PackagesScreen,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
}));
const MemberNotes = lazy(async () => ({ default: (await import('./member-notes.tsx')).MemberNotes }));
/** The components on show; not in the build. */
const ComponentPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/ui/stories/component-page.tsx')).ComponentPage }))
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
