import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '#contract/refusals.ts';
import { isFromThisMachine } from './http/this-machine.ts';
import type { Config } from './settings/config.ts';

/**
 * Who may use what asks for no proof (the debug tools, a reset code on the screen): in local mode whoever sits at this
 * machine, or everybody where the operator has said so; nobody in any other mode, nor behind a proxy.
 */
export function openDoors({
  mode,
  debugPagesFor,
  trustedProxies,
}: Config): (request: FastifyRequest) => boolean {
  if (mode !== 'local') return () => false;
  if (debugPagesFor === 'anybody') return () => true;
  return trustedProxies.length > 0 ? () => false : isFromThisMachine;
}

/** For whoever may not use them, these addresses are as any other with nothing behind it. */
export function hideDoors(
  server: FastifyInstance,
  paths: readonly string[],
  isOpenFor: (request: FastifyRequest) => boolean,
): void {
  const hidden = new Set(paths);
  server.addHook('onRequest', async (request) => {
    if (hidden.has(request.routeOptions.url ?? '') && !isOpenFor(request)) throw refusal('not_found');
  });
}
