import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { aPlanStatus } from '#web/testing/factories.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { retryOnce } from './retry.ts';
import { isSignedOut, routeQuery, routeQueryOrNull } from './route-query.ts';

describe('the cache', () => {
  it('keeps data fresh for 5 minutes and at all for 10, without focus refetch or polling', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });

  it('retries queries and mutations once, when trying again can help', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect([queries?.retry, mutations?.retry]).toEqual([retryOnce, retryOnce]);

    const outage = new ApiError(503, '', '');
    expect([retryOnce(0, outage), retryOnce(1, outage)]).toEqual([true, false]);
    expect(retryOnce(0, new NetworkError(null))).toBe(true);
  });

  it('asks anew for what is shown when the connection is back, however fresh it is', async () => {
    const calls = stubRoute(getPlanStatus, aPlanStatus());
    const client = createQueryClient();
    client.mount();
    const forget = new QueryObserver(client, routeQuery(getPlanStatus)).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryData([getPlanStatus.path])).toBeDefined());
    expect(calls).toHaveLength(1);

    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));

    await vi.waitFor(() => expect(calls).toHaveLength(2));
    forget();
    client.unmount();
  });

  it('takes a 4xx as the answer that it is', () => {
    expect(retryOnce(0, new ApiError(401, '', ''))).toBe(false);
    expect(retryOnce(0, new ApiError(429, '', ''))).toBe(false);
  });
});

describe('a model that failed', () => {
  it.each(['provider_failed', 'provider_too_slow'])('with %s is not asked again by the browser', (code) => {
    expect(retryOnce(0, new ApiError(504, '', JSON.stringify({ code, message: 'Too long.' })))).toBe(false);
  });
});

describe('the query of a route', () => {
  it('has the address that it reads as the first element of its key', async () => {
    const calls = stubRoute(getPlanStatus, aPlanStatus());
    const query = routeQuery(getPlanStatus);

    await createQueryClient().fetchQuery(query);

    expect(query.queryKey).toEqual(['/api/user/plan-status']);
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/plan-status']);
  });

  it('throws on 401', async () => {
    stubRouteError(getPlanStatus, 'signed_out', 'Please log in');

    await expect(createQueryClient().fetchQuery(routeQuery(getPlanStatus))).rejects.toMatchObject({
      status: 401,
    });
  });

  it('answers null on 401 in the other mode, and still throws on the rest', async () => {
    const query = { ...routeQueryOrNull(isSignedOut, getCurrentUser), retry: false };

    stubRouteError(getCurrentUser, 'signed_out', 'Please log in');
    await expect(createQueryClient().fetchQuery(query)).resolves.toBeNull();

    stubRouteError(getCurrentUser, 'internal', 'Something went wrong');
    await expect(createQueryClient().fetchQuery(query)).rejects.toMatchObject({ status: 500 });
  });
});
