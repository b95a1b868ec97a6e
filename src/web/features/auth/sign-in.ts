import { createContext, use } from 'react';
import { getCurrentUser, login, register, type User } from '#contract/auth.ts';
import type { SignInOptions } from '#contract/sign-in-options.ts';
import { call } from '#web/lib/api-client.ts';
import { useAct } from '#web/lib/use-act.ts';

interface SignIn {
  /**
   * Tells the app who is signed in. Call `navigate` in the same turn: the new page is then drawn at once, never a wrong
   * one in between.
   */
  signIn: (user: User) => void;
  /** The ways in, where the server has written them into the page. */
  options?: SignInOptions | undefined;
}

/** What the app gives to the screens on which somebody signs in. */
export const SignInContext = createContext<SignIn>({
  signIn: () => {
    throw new Error('Nobody can sign in here');
  },
});

export function useSignIn() {
  return use(SignInContext).signIn;
}

/** Registers and signs in. The app learns of it by {@link useSignIn}. */
export function useRegister() {
  return useAct(
    async (body: { name: string; email: string; password: string }) => (await call(register, { body })).user,
  );
}

/** Signs in, then reads the user again: `checked` is null when that second look fails. */
export function useLogin() {
  return useAct(async (body: { email: string; password: string }) => {
    const { user } = await call(login, { body });
    const checked = await call(getCurrentUser).catch(() => null);
    return { user, checked };
  });
}
