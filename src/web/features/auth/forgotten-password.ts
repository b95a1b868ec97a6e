import type * as z from 'zod/mini';
import { forgotPassword, resetPassword } from '#contract/password.ts';
import { call } from '#web/lib/api-client.ts';
import { useAct } from '#web/lib/use-act.ts';

export type SentCode = z.infer<typeof forgotPassword.response>;

/** Asks for a reset code. The answer has it in local mode alone. */
export function useForgotPassword() {
  return useAct((email: string) => call(forgotPassword, { body: { email } }));
}

/** Sets a new password with a code. Signs nobody in. Not repeated: a code works once. */
export function useResetPassword() {
  return useAct((body: z.input<typeof resetPassword.body>) => call(resetPassword, { body }), {
    retry: false,
  });
}
