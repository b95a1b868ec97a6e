import { deleteAccount, exportAccount } from '#contract/account.ts';
import { refuseCrossSite } from '#server/http/guard-origin.ts';
import { serve } from '#server/http/serve.ts';
import { headersOf, setCookies } from '#server/http/session-cookies.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(account: AccountService) {
  return [
    serve(exportAccount, ({ user, signal, log, request }) => {
      refuseCrossSite(request);
      return account.export(user, { signal, log });
    }),

    serve(deleteAccount, async ({ user, body, request, reply, log }) => {
      setCookies(reply, await account.delete(user, body, { headers: headersOf(request), log }));
      reply.header('clear-site-data', '"cache", "storage"');
      return { success: true as const };
    }),
  ];
}
