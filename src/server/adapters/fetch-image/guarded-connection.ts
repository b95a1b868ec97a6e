import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Agent, buildConnector } from 'undici';
import { isOutside } from './outside-address.ts';

type Undici = typeof import('undici');

/** Finds the addresses of a name, as `dns.lookup` does with `all`. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A connection would have led inside. */
export class LeadsInsideError extends Error {
  constructor() {
    super('the address leads inside');
    this.name = 'LeadsInsideError';
  }
}

/**
 * Connections to the outside only, one a request. The check stands inside of the lookup that the connection itself
 * makes: there is no second answer of the name server that could differ from the first. What the socket then says of
 * its other end is checked as well.
 */
export function guardedAgent(
  undici: Undici,
  options: { timeoutMs: number; resolve: Resolve | undefined },
): Agent {
  const resolve = options.resolve ?? systemLookup;
  const lookup: LookupFunction = (hostname, wanted, callback) => {
    resolve(hostname, { ...wanted, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || first === undefined) return callback(error ?? new Error('the name has no address'), '');
      // One inner address among public ones is a trick, or leads inside all the same.
      if (!addresses.every(({ address }) => isOutside(address))) return callback(new LeadsInsideError(), '');
      if (wanted.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
  return agentWith(undici, { lookup, timeout: options.timeoutMs }, (address) => isOutside(address));
}

/** Connections to a host that the operator has allowed. */
export function openAgent(
  undici: Undici,
  options: { timeoutMs: number; resolve: Resolve | undefined },
): Agent {
  const lookup: LookupFunction = (hostname, wanted, callback) => {
    (options.resolve ?? systemLookup)(hostname, { ...wanted, all: true }, (error, addresses) => {
      if (wanted.all) return callback(error, addresses);
      callback(error, addresses?.[0]?.address ?? '', addresses?.[0]?.family);
    });
  };
  return agentWith(undici, { lookup, timeout: options.timeoutMs }, () => true);
}

function agentWith(
  undici: Undici,
  options: buildConnector.BuildOptions,
  mayConnect: (address: string) => boolean,
): Agent {
  const connect = undici.buildConnector(options);
  return new undici.Agent({
    pipelining: 0,
    connect(wanted, callback) {
      connect(wanted, (error, socket) => {
        if (error !== null) return callback(error, null);
        if (mayConnect(socket.remoteAddress ?? '')) return callback(null, socket);
        socket.destroy();
        callback(new LeadsInsideError(), null);
      });
    },
  });
}
