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

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
