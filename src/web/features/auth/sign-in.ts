import { createContext, use, useRef } from 'react';
import { getCurrentUser, login, register, type User } from '#contract/auth.ts';
import type { SignInOptions } from '#contract/sign-in-options.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
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

/**
 * Registers and signs in. The app learns of it by {@link useSignIn}. Where an answer was lost, the account may be there
 * all the same: that the address is then taken is no refusal for whoever knows its password.
 */
export function useRegister() {
  const lostFor = useRef<string | null>(null);

  return useAct(async (body: { name: string; email: string; password: string }) => {
    const { email, password } = body;
    try {
      return (await call(register, { body })).user;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) {
        if (error.code !== 'email_taken' || lostFor.current !== email) throw error;
        return await call(login, { body: { email, password } }).then(
          ({ user }) => user,
          () => Promise.reject(error),
        );
      }
      lostFor.current = email;
      throw error;
    }
  });
}

/** Signs in, then reads the user again: `checked` is null when that second look fails. */
export function useLogin() {
  return useAct(async (body: { email: string; password: string }) => {
    const { user } = await call(login, { body });
    const checked = await call(getCurrentUser).catch(() => null);
    return { user, checked };
  });
}
