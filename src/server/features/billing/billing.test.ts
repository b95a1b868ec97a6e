import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPackages } from '#server/settings/read-packages.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { payWith, startCheckout } from '#server/testing/pay.ts';

describe('packages of the operator', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-packages-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(content: unknown): string {
    const path = join(folder, 'packages.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  test('Basic with a price goes through the checkout like the others, and cannot be had for nothing', async () => {
    const PACKAGES = write({ basic: { price: 999, limits: { generationsPerDay: 5 } } });
    const app = await buildTestApp({ environment: { PACKAGES } });
    const user = await app.signedIn();
    expect((await user.get('/api/packages')).json()[0]).toMatchObject({
      id: 'basic',
      price: 999,
      features: expect.arrayContaining(['5 outfits daily with 1 modification']),
    });
    expect((await user.post('/api/activate-basic-plan', { packageId: 'basic' })).statusCode).toBe(409);

    const checkout = await startCheckout(user, 'basic');
    expect(checkout.dueToday).toBe(999);
    const paymentIntentId = await payWith(user, checkout, '4242424242424242');
    await user.post('/api/confirm-payment', { paymentIntentId, subscriptionId: checkout.subscriptionId });

    expect((await user.get('/api/user/plan-status')).json()).toMatchObject({
      plan: { packageId: 'basic' },
      limits: { generationsPerDay: 5, modificationsPerDay: 1 },
    });
    expect((await startCheckout(user, 'advanced')).credit).toBeGreaterThan(990);
    await app.close();
  });

  test('with unlimited generation every package says so', async () => {
    const app = await buildTestApp({ environment: { GENERATION_LIMITS: 'unlimited' } });

    for (const { features } of (await app.visitor().get('/api/packages')).json()) {
      expect(features).toContain('Unlimited outfits with unlimited modifications');
    }
    await app.close();
  });

  test.each([
    ['no JSON', '{', /cannot be read/],
    ['an unknown package', { gold: { price: 1 } }, /at gold|at the top/],
    ['a price below zero', { pro: { price: -1 } }, /at pro\.price/],
    ['half a cent', { pro: { price: 0.5 } }, /at pro\.price/],
    ['a field that is none', { pro: { cost: 1 } }, /at pro/],
    ['two currencies', { pro: { currency: 'eur' } }, /need one currency/],
    ['a higher package that is cheaper', { pro: { price: 100 } }, /cannot be cheaper/],
  ])('%s is refused at the start, by name', (_what, content, complaint) => {
    const path = write(content);

    expect(() => readPackages(path, 'plan')).toThrow(/^PACKAGES: /);
    expect(() => readPackages(path, 'plan')).toThrow(complaint);
  });
});

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

  test('the status that every tab polls is a 304 while it is the same, for its own person', async () => {
    const [user, other] = [await app.signedIn(), await app.signedIn()];
    const first = await user.get('/api/user/plan-status');
    const tag = { 'if-none-match': String(first.headers.etag) };
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toContain('Cookie');

    const same = await user.get('/api/user/plan-status', tag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect((await app.visitor().get('/api/user/plan-status', tag)).statusCode).toBe(401);

    await other.post('/api/activate-basic-plan', { packageId: 'basic' });
    expect((await other.get('/api/user/plan-status', tag)).statusCode).toBe(200);
    await user.post('/api/activate-basic-plan', { packageId: 'basic' });
    const changed = await user.get('/api/user/plan-status', tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().plan).toEqual({ packageId: 'basic', name: 'Basic' });
  });

  test('a package with a price cannot be had that way', async () => {
    const user = await app.signedIn();

    expect((await user.post('/api/activate-basic-plan', { packageId: 'pro' })).statusCode).toBe(409);
    expect((await user.get('/api/user/active-package')).json()).toBeNull();
  });
});
