import type { FastifyInstance } from 'fastify';
import { refusal } from '#contract/refusals.ts';
import type { BillingService } from './billing.service.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';

/**
 * Where the card provider tells what happened. No session: the signature over the bytes as they came is the proof. An
 * event that could not be worked on is answered with 500, so that the provider sends it again.
 */
export async function mountWebhook(server: FastifyInstance, billing: BillingService): Promise<void> {
  await server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const raw = request.body;
      const isOurs =
        typeof signature === 'string' &&
        raw instanceof Uint8Array &&
        (await billing.receiveEvent(raw, signature));
      if (!isOurs) throw refusal('event_not_signed');

      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
