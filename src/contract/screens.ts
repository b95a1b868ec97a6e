/** What a visitor sees at an address. */
export function screenForVisitor(path: string): 'registration' | 'login' | 'landing' | 'not-found' {
  switch (withoutTrailingSlash(path)) {
    case '/':
    case '/register':
      return 'registration';
    case '/login':
    case '/signin':
      return 'login';
    case '/landing':
      return 'landing';
    default:
      return 'not-found';
  }
}

/**
 * What a signed-in person sees at an address. `/`, `/signin` and `/login` show the wizard, as the
 * specification has it; whatever means "home" in the app therefore points to `/home`.
 */
export function screenForMember(path: string): 'onboarding' | 'packages' | 'dashboard' {
  switch (withoutTrailingSlash(path)) {
    case '/':
    case '/signin':
    case '/login':
    case '/onboarding':
      return 'onboarding';
    case '/packages':
      return 'packages';
    default:
      return 'dashboard';
  }
}

/** Whether an address would show something to a signed-in person that a visitor cannot see. */
export function isMembersOnly(path: string): boolean {
  return ['/home', '/packages', '/onboarding'].includes(withoutTrailingSlash(path));
}

/** What a query can consist of when it is handed on: nothing that ends the address or leads elsewhere. */
const QUERY = /^[\w\-.+/=&%@]*$/;

/**
 * An address of a member's screen to which somebody may be led after signing in, as it was given; null for any other,
 * another site's above all.
 */
export function memberAddress(given: string | null | undefined): string | null {
  const [path = '', query = '', ...more] = (given ?? '').split('?');
  return isMembersOnly(path) && QUERY.test(query) && more.length === 0 ? (given ?? null) : null;
}

/** The parameter of the login page's address that says where somebody was going. */
export const NEXT = 'next';

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** The last one is there from the first piece of a closet on, or where the address asks for it. */
export const DASHBOARD_TABS = ['upload', 'quiz', 'style', 'inspirations', 'outfits', 'closet'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** The dashboard's tab that an address asks for. @param search what stands behind its `?` */
export function tabOf(search: string): DashboardTab {
  const asked = /(?:^|[?&])tab=([^&]*)/.exec(search)?.[1];
  return DASHBOARD_TABS.find((tab) => tab === asked) ?? 'upload';
}

/** The screens of a member: what is shown at an address is one of them. The build makes a page around each. */
export type Frame = 'onboarding' | 'packages' | DashboardTab;

export function frameOf(path: string, search: string): Frame {
  const screen = screenForMember(path);
  return screen === 'dashboard' ? tabOf(search) : screen;
}
