import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { TokenBudget } from '#server/adapters/ai/token-budget.ts';
import type { Connections } from '#server/db/open-database.ts';
import { asAppError } from '#server/http/as-app-error.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. From an answer that nothing has changed up to a model that is slow. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * What a process counts of itself, for Prometheus. Labels are names of our own code: routes by their pattern, no address, no id, no
 * person. Everything counts from the start of the process.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hemline_http_request_seconds',
    help: 'Answered requests by route and status, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'hemline_http_refusals_total',
    help: 'Requests that were answered with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  const calls = new Histogram({
    name: 'hemline_call_seconds',
    help: 'What the process asks others for, with the time spent waiting for a turn, in seconds',
    labelNames: ['of', 'call', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: 'hemline_calls_under_way',
    help: 'Of these, the ones that wait or run just now',
    labelNames: ['of', 'call'],
    registers,
  });
  const tokens = new Counter({
    name: 'hemline_model_tokens_total',
    help: 'Tokens that models have used, both ways',
    registers,
  });

  return {
    contentType: registry.contentType,
    /** @returns everything counted, in Prometheus' text format */
    text: () => registry.metrics(),

    watchRequests(server: FastifyInstance): void {
      server.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions } = request;
        const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
      server.addHook('onError', async (_request, _reply, error) => {
        refusals.inc({ code: asAppError(error).code });
      });
    },

    /** The same, with each call timed: its outcome is `ok`, or `failed`. */
    timed<Port extends object>(of: string, port: Port): Port {
      return new Proxy(port, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]) => time({ of, call: String(name) }, () => value.apply(target, given));
        },
      });
    },

    /** The same, with what is spent counted. */
    countingTokens: (budget: TokenBudget): TokenBudget => ({
      check: budget.check,
      spend(person, used, log) {
        tokens.inc(used);
        return budget.spend(person, used, log);
      },
    }),

    /** @param read is asked with every look; null: there are none */
    watchConnections(read: () => Connections | null): void {
      new Gauge({
        name: 'hemline_database_connections',
        help: 'Connections to PostgreSQL by what they do; waiting: requests for one',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(read() ?? {})) this.set({ state }, count);
        },
      });
    },

    /** @param count is asked with every look */
    watchOutbox(count: () => Promise<number>): void {
      new Gauge({
        name: 'hemline_emails_waiting',
        help: 'E-mails that are not sent yet; of all processes on this database',
        registers,
        async collect() {
          this.set(await count());
        },
      });
    },
  };

  function time(labels: { of: string; call: string }, work: () => unknown): unknown {
    const end = calls.startTimer(labels);
    underWay.inc(labels);
    const ended = (outcome: 'ok' | 'failed') => {
      end({ outcome });
      underWay.dec(labels);
    };
    let result: unknown;
    try {
      result = work();
    } catch (error) {
      ended('failed');
      throw error;
    }
    if (!(result instanceof Promise)) {
      ended('ok');
      return result;
    }
    return result.then(
      (answer) => {
        ended('ok');
        return answer;
      },
      (error) => {
        ended('failed');
        throw error;
      },
    );
  }
}
