import {
  activateDebugSubscription,
  createDebugSession,
  fixAuthentication,
  getAuthState,
  readOutbox,
} from '#contract/debug.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { DebugService } from './debug.service.ts';

export function debugRoutes(debug: DebugService) {
  return [
    serve(createDebugSession, async ({ body, request, reply }) => {
      const { value, cookies } = await debug.createSession(body.userId, headersOf(request));
      setCookies(reply, cookies);
      return { user: value };
    }),

    serve(activateDebugSubscription, async ({ user }) => ({ user: await debug.activateSubscription(user) })),

    serve(getAuthState, ({ user }) => debug.authState(user)),

    serve(readOutbox, async () => ({ mails: await debug.outbox() })),

    serve(fixAuthentication, async ({ body, request, reply }) => {
      const { value, cookies } = await debug.fixAuthentication(body.email, headersOf(request));
      setCookies(reply, cookies);
      return value;
    }),
  ];
}
