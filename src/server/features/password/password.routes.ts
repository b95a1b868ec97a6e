import type { FastifyRequest } from 'fastify';
import { changePassword, forgotPassword, resetPassword } from '#contract/password.ts';
import { passwordOff } from '#server/features/auth/password-off.ts';
import { visitOf } from '#server/features/auth/visit.ts';
import { serve } from '#server/http/serve.ts';
import { setCookies } from '#server/http/session-cookies.ts';
import type { PasswordService } from './password.service.ts';

interface PasswordRouteOptions {
  /** False where the provider is the only way in. */
  withPassword: boolean;
  /** Who may see a reset code in the answer, because there may be no mail server. */
  showsCodeTo(request: FastifyRequest): boolean;
}

export function passwordRoutes(
  passwords: PasswordService,
  { withPassword, showsCodeTo }: PasswordRouteOptions,
) {
  return [
    serve(forgotPassword, ({ body, request }) => {
      if (!withPassword) throw passwordOff();
      return passwords.forgot(body.email, visitOf(request), { isShown: showsCodeTo(request) });
    }),

    serve(resetPassword, async ({ body, request, reply }) => {
      if (!withPassword) throw passwordOff();
      setCookies(reply, await passwords.reset(body, visitOf(request)));
      return { success: true as const };
    }),

    serve(changePassword, async ({ user, body, request, reply }) => {
      if (!withPassword) throw passwordOff();
      setCookies(reply, await passwords.change(user, body, visitOf(request)));
      return { success: true as const };
    }),
  ];
}
