import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { processorMs } from '../processor-ms.ts';
import { type Call, READS } from './calls.ts';
import { cookieOf, type Furnished } from './furnish-person.ts';

/** Who comes: so many that no limit of an address counts, and no answer is in a cache because it was just asked. */
const MEMBERS = 2_000;

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Of the server, for each answer: what another load on the machine does not change. */
  processorMs: number;
}

export interface Target {
  address: string;
  pid: number;
  people: number;
  person: Furnished;
}

/** Members of the target read for so long, as fast as it answers or so many a second. @param etags with them most answers are 304 */
export async function putLoad(
  { address, pid, people, person }: Target,
  { calls = READS, seconds, rate, etag }: { calls?: Call[]; seconds: number; rate?: number; etag?: string },
): Promise<Load> {
  const members = Array.from({ length: MEMBERS }, (_, index) => {
    const copy = Math.floor((index * people) / MEMBERS);
    return { copy, headers: headersOf(person, copy, { place: index, etag }) };
  });
  const drawn = calls.flatMap((call) => Array.from({ length: call.weight }, () => call));
  const before = processorMs(pid);
  const result = await autocannon({
    url: address,
    connections: 16,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    requests: [
      {
        setupRequest(request) {
          const { copy, headers } = members[randomInt(members.length)] ?? { copy: 0, headers: {} };
          const call = drawn[randomInt(drawn.length)] ?? calls[0];
          return { ...request, path: call?.path(person, copy), headers };
        },
      },
    ],
  });
  const answered = result.requests.total;
  return {
    perSecond: answered / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result['4xx'] + result['5xx'],
    processorMs: (processorMs(pid) - before) / answered,
  };
}

/** Of a copy's browser. @param place of its own, as behind a proxy: many addresses, each within its limit */
export function headersOf(
  person: Furnished,
  copy: number,
  { place = copy, etag }: { place?: number; etag?: string | undefined } = {},
): Record<string, string> {
  return {
    cookie: cookieOf(person, copy),
    'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
}

/** @returns NaN where the system does not tell */
export function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
