import { queryOptions } from '@tanstack/react-query';
import {
  type CallArguments,
  type CallInput,
  type CallOutput,
  call,
  type JsonRoute,
  pathOf,
} from './api-client.ts';
import { ApiError } from './api-error.ts';

type QueryArguments<R extends JsonRoute> =
  Record<never, never> extends CallInput<R>
    ? [input?: Omit<CallInput<R>, SaidByTheQuery>]
    : [input: Omit<CallInput<R>, SaidByTheQuery>];
type SaidByTheQuery = 'signal' | 'onResponse';

/**
 * The query of a GET route. The first element of its key is the address that is read, so
 * `invalidateQueries({ queryKey: [route.path] })` refreshes it. A 401 throws, like every other failure.
 */
export function routeQuery<R extends JsonRoute>(route: R, ...[input]: QueryArguments<R>) {
  return queryOptions({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => read(route, input, signal),
  });
}

/** As {@link routeQuery}, but a failure that `isNothing` recognises is the answer `null`. */
export function routeQueryOrNull<R extends JsonRoute>(
  isNothing: (error: unknown) => boolean,
  route: R,
  ...[input]: QueryArguments<R>
) {
  return queryOptions({
    queryKey: keyOf(route, input),
    queryFn: async ({ signal }): Promise<CallOutput<R> | null> => {
      try {
        return await read(route, input, signal);
      } catch (error) {
        if (isNothing(error)) return null;
        throw error;
      }
    },
  });
}

/** For {@link routeQueryOrNull}: nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function keyOf(route: JsonRoute, input: { params?: unknown; query?: unknown } = {}): readonly unknown[] {
  const path = pathOf(route, input.params);
  return input.query === undefined ? [path] : [path, input.query];
}

function read<R extends JsonRoute>(route: R, input: object | undefined, signal: AbortSignal) {
  // The arguments were checked where the query was made; a conditional tuple cannot be spread back in.
  const callArguments = [{ ...input, signal }] as unknown as CallArguments<R>;
  return call(route, ...callArguments);
}
