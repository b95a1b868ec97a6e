import { describe, expect, it } from 'vitest';
import { memberAddress, screenForMember, screenForVisitor } from './screens.ts';

describe('the screens', () => {
  it.each([
    ['/', 'registration'],
    ['/register', 'registration'],
    ['/login', 'login'],
    ['/signin', 'login'],
    ['/signin/', 'login'],
    ['/landing', 'landing'],
    ['/home', 'not-found'],
    ['/anything/else', 'not-found'],
  ])('show a visitor at %s: %s', (path, screen) => {
    expect(screenForVisitor(path)).toBe(screen);
  });

  it.each([
    ['/', 'onboarding'],
    ['/login', 'onboarding'],
    ['/signin', 'onboarding'],
    ['/onboarding', 'onboarding'],
    ['/packages', 'packages'],
    ['/home', 'dashboard'],
    ['/register', 'dashboard'],
    ['/anything/else', 'dashboard'],
  ])('show a member at %s: %s', (path, screen) => {
    expect(screenForMember(path)).toBe(screen);
  });

  it.each(['/home', '/home?tab=outfits&outfit=0190-a', '/packages?checkout=pro', '/onboarding'])(
    'lead a member on to %s',
    (address) => {
      expect(memberAddress(address)).toBe(address);
    },
  );

  it.each([
    null,
    '',
    '/',
    '/api/logout',
    '/login?next=%2Fhome',
    '//evil.example/home',
    '/\\evil.example',
    'https://evil.example/home',
    'javascript:alert(1)',
    '/home/../api/logout',
    '/home?tab=a\r\nSet-Cookie: a=b',
    '/home?a?b',
    '/home#x',
  ])('lead nobody on to %j', (address) => {
    expect(memberAddress(address)).toBeNull();
  });
});
