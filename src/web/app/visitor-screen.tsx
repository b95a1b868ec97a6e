import { screenForVisitor } from '#contract/screens.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const RegistrationPage = lazyPart(
  async () => (await import('#web/features/auth/registration-page.tsx')).RegistrationPage,
);
const LoginPage = lazyPart(async () => (await import('#web/features/auth/login-page.tsx')).LoginPage);
const LandingPage = lazyPart(
  async () => (await import('#web/features/landing/landing-page.tsx')).LandingPage,
);
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage);

const SCREENS = {
  registration: RegistrationPage,
  login: LoginPage,
  landing: LandingPage,
  'not-found': NotFoundPage,
} satisfies Record<ReturnType<typeof screenForVisitor>, unknown>;

/** What a visitor sees at an address. */
export function VisitorScreen({ path }: { path: string }) {
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

/** Fetches it, so that it is drawn in one piece. */
export function loadVisitorScreen(path: string): Promise<void> {
  return SCREENS[screenForVisitor(path)].load();
}
