import { describe, expect, it } from 'vitest';
import { screenForMember, screenForVisitor } from './screens.ts';

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
});
