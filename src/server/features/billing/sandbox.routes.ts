import { sandboxAuthenticate, sandboxConfirm } from '#contract/sandbox-payments.ts';
import type { SandboxGateway } from '#server/adapters/payments/sandbox/sandbox-gateway.ts';
import { serve } from '#server/http/serve.ts';

/** What a card provider's own servers would answer. Served in local mode only. */
export function sandboxRoutes(sandbox: SandboxGateway) {
  return [
    serve(sandboxConfirm, ({ user, body }) => sandbox.confirm(user.id, body.clientSecret, body.card)),
    serve(sandboxAuthenticate, ({ user, body }) =>
      sandbox.authenticate(user.id, body.clientSecret, body.outcome),
    ),
  ];
}
