import { isMembersOnly, memberAddress, NEXT } from '#contract/screens.ts';
import { useOfDevice } from '#web/lib/of-device.ts';

/** Where to go after signing in, as the login page's address says it; null: wherever a login leads. */
export function nextAddress(): string | null {
  return memberAddress(new URLSearchParams(window.location.search).get(NEXT));
}

/** A way to sign in that leads on to where somebody was going. @param path `/login`, or the start at a provider */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NEXT]: next })}`;
}

/**
 * The address that a visitor was refused, or the one that the login page was asked to lead on to. The pages are drawn
 * beforehand without what follows the `?`, and are first taken over as they were drawn.
 */
export function useNextAddress(): string | null {
  return useOfDevice(addressOfPage, () => null);
}

function addressOfPage(): string | null {
  const { pathname, search } = window.location;
  return isMembersOnly(pathname) ? memberAddress(pathname + search) : nextAddress();
}
