import { changePassword, forgotPassword, resetPassword } from '#contract/password.ts';
import { visitOf } from '#server/features/auth/visit.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { PasswordService } from './password.service.ts';

export function passwordRoutes(passwords: PasswordService) {
  return [
    serve(forgotPassword, ({ body, request }) => passwords.forgot(body.email, visitOf(request))),

    serve(resetPassword, async ({ body, request }) => {
      await passwords.reset(body, visitOf(request));
      return { success: true as const };
    }),

    serve(changePassword, async ({ user, body, request, reply }) => {
      setCookies(reply, await passwords.change(user, body, headersOf(request)));
      return { success: true as const };
    }),
  ];
}
