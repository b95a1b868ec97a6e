import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PACKAGES, packageTable } from '#domain/plans/plan-limits.ts';
import { createPlansService, type PlansService } from '#server/features/plans/plans.service.ts';
import { addUser } from '#server/testing/add-user.ts';
import { openTestDatabase, type TestDatabase, testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('plans on %s', (engine) => {
  let database: TestDatabase;
  let plans: PlansService;
  let now = new Date('2026-11-20T12:00:00.000Z');

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    plans = createPlansService({
      db: database.db,
      clock: { now: () => now },
      newId: randomUUID,
      packages: DEFAULT_PACKAGES,
      paymentsThatCount: { gateway: 'sandbox', livemode: false },
    });
  });
  afterAll(() => database.close());

  test('a hundred simultaneous requests never get more than the limit', async () => {
    const user = await addUser(database);

    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => plans.reserve(user, 'generation')),
    );

    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason.code).toBe('allowance_spent');
    }
    expect((await plans.daily(user)).generations).toEqual({ used: 3, allowed: 3, left: 0 });
  });

  test('a use is given back once, however often it is asked', async () => {
    const user = await addUser(database);
    const first = await plans.reserve(user, 'modification');
    await expect(plans.reserve(user, 'modification')).rejects.toMatchObject({ code: 'allowance_spent' });

    await Promise.all([first.giveBack(), first.giveBack(), first.giveBack()]);

    expect((await plans.daily(user)).modifications.used).toBe(0);
    await plans.reserve(user, 'modification');
    expect((await plans.daily(user)).modifications.left).toBe(0);
  });

  test('a settled use is not given back any more', async () => {
    const user = await addUser(database);
    const allowance = await plans.reserve(user, 'generation');
    await database.db.transaction().execute((transaction) => allowance.settle(transaction));

    await allowance.giveBack();

    expect((await plans.daily(user)).generations.used).toBe(1);
  });

  test('what a crash left reserved is given back by the sweep', async () => {
    const user = await addUser(database);
    await plans.reserve(user, 'generation');

    await plans.sweepReservations(new Date(now.getTime() - 1));
    expect((await plans.daily(user)).generations.used).toBe(1);
    await plans.sweepReservations(new Date(now.getTime() + 1));

    expect((await plans.daily(user)).generations.used).toBe(0);
  });

  test('the answer to a spent allowance says when it comes back, and the next UTC day has it again', async () => {
    const user = await addUser(database);
    now = new Date('2026-11-20T23:59:58.000Z');
    for (let use = 0; use < 3; use += 1) await plans.reserve(user, 'generation');

    await expect(plans.reserve(user, 'generation')).rejects.toMatchObject({
      code: 'allowance_spent',
      retryAfterSeconds: 2,
      message: expect.stringContaining('2026-11-21 00:00'),
    });

    now = new Date('2026-11-21T00:00:03.000Z');
    await plans.reserve(user, 'generation');
    expect(await plans.daily(user)).toMatchObject({
      generations: { used: 1, left: 2 },
      resetsAt: '2026-11-22T00:00:00.000Z',
    });
  });

  test('a clock that goes back gives no more than the limit of the day', async () => {
    const user = await addUser(database);
    now = new Date('2026-11-21T00:30:00.000Z');
    for (let use = 0; use < 3; use += 1) await plans.reserve(user, 'generation');
    now = new Date('2026-11-20T22:30:00.000Z');
    for (let use = 0; use < 3; use += 1) await plans.reserve(user, 'generation');
    now = new Date('2026-11-21T00:40:00.000Z');

    await expect(plans.reserve(user, 'generation')).rejects.toMatchObject({ code: 'allowance_spent' });
  });

  test('without a plan a user has the limits of Basic and no plan', async () => {
    const user = await addUser(database);

    expect(await plans.status(user)).toMatchObject({
      plan: null,
      limits: {
        outfitUploads: 12,
        outfitStorage: 10,
        generationsPerDay: 3,
        modificationsPerDay: 1,
        styleQuiz: true,
      },
      remaining: { photos: 12, outfits: 10, generationsToday: 3, modificationsToday: 1 },
    });
    await plans.setPlan(user, 'pro');
    expect(await plans.status(user)).toMatchObject({
      plan: { packageId: 'pro', name: 'Pro' },
      limits: { generationsPerDay: 100 },
    });
  });

  test('with unlimited generation the limits are null and nothing is refused', async () => {
    const user = await addUser(database);
    const unlimited = createPlansService({
      db: database.db,
      clock: { now: () => now },
      newId: randomUUID,
      packages: packageTable({}, 'unlimited'),
      paymentsThatCount: { gateway: 'sandbox', livemode: false },
    });

    for (let use = 0; use < 5; use += 1) await unlimited.reserve(user, 'generation');

    expect(await unlimited.status(user)).toMatchObject({
      limits: { generationsPerDay: null, modificationsPerDay: null, outfitStorage: 10 },
      usage: { generationsToday: 5 },
      remaining: { generationsToday: null },
    });
  });
});
