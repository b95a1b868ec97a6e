import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

describe('packages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  test('are shown to everybody, cheapest first, in cents', async () => {
    const packages = (await app.visitor().get('/api/packages')).json();

    expect(
      packages.map((entry: { id: string; price: number; currency: string }) => [
        entry.id,
        entry.price,
        entry.currency,
      ]),
    ).toEqual([
      ['basic', 0, 'usd'],
      ['advanced', 1499, 'usd'],
      ['pro', 2999, 'usd'],
    ]);
  });

  test('Basic is activated directly, once', async () => {
    const user = await app.signedIn();

    expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' })).json().name).toBe('Basic');
    expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' })).statusCode).toBe(200);

    expect((await user.get('/api/auth/user')).json()).toMatchObject({
      hasActiveSubscription: true,
      subscriptionDetails: { packageId: 'basic' },
    });
    expect((await user.get('/api/user/active-package')).json().id).toBe('basic');
  });

  test('a package with a price cannot be had that way', async () => {
    const user = await app.signedIn();

    expect((await user.post('/api/activate-basic-plan', { packageId: 'pro' })).statusCode).toBe(409);
    expect((await user.get('/api/user/active-package')).json()).toBeNull();
  });
});
