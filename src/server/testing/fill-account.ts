import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/open-database.ts';
import { aPiece } from './a-piece.ts';
import type { SignedInClient, TestApp } from './build-test-app.ts';
import { drawPhoto } from './draw-photo.ts';

/**
 * Leaves something of a person in every table that can hold it. The tests of "your data" fail for a table that is empty
 * after this: a new one needs a line here.
 */
export async function fillAccount(app: TestApp, client: SignedInClient): Promise<void> {
  const bytes = await drawPhoto();
  const done = [
    await client.post('/api/activate-basic-plan', { packageId: 'basic' }),
    await client.upload('/api/photos/upload', [
      { name: 'one.jpg', bytes },
      { name: 'two.jpg', bytes: await drawPhoto({ colour: '#b98a52' }) },
    ]),
    await client.post('/api/onboarding', {
      styles: ['casual'],
      palettes: ['neutrals'],
      wardrobe: 'everything',
      displayName: `Wearer ${client.id}`,
      location: 'London',
      ageRange: '25-34',
      occasion: 'work',
      goals: 'a wardrobe that fits',
    }),
    await client.post('/api/style/analyze'),
    await client.post('/api/style/custom-colors', { colors: ['Navy'] }),
    await client.upload('/api/style/inspirations/upload', [{ name: 'board.jpg', bytes }], 'image', {
      title: 'Harbor',
      description: '',
      category: 'outfit',
      tags: 'sea',
    }),
    await client.post('/api/closet/pieces', { pieces: [aPiece({ notes: 'from my aunt' })] }),
    await client.upload('/api/closet/finds', [{ name: 'three.jpg', bytes }]),
    await client.post('/api/outfits/generate', { prompt: 'office' }),
  ];
  const outfit = done.at(-1)?.json();
  // The photo is looked at in the background: whoever compares rows finds it at rest.
  await vi.waitFor(
    async () => {
      const { finds } = (await client.get('/api/closet/finds')).json();
      expect(finds).toMatchObject([{ state: 'found' }]);
    },
    { timeout: 30_000, interval: 50 },
  );
  const [piece] = (await client.get('/api/closet/pieces')).json().pieces;
  done.push(await client.post('/api/closet/wears', { pieceIds: [piece.id], day: '2026-11-20' }));
  done.push(await client.post(`/api/outfits/${outfit.id}/modify`, { modificationPrompt: 'swap the shoes' }));
  for (const answer of done) {
    if (answer.statusCode !== 200) throw new Error(`could not fill the account: ${answer.body}`);
  }
  await addBareRows(app, client);
}

/** What only lies there for a moment, or takes a longer way than this needs. */
async function addBareRows({ database: { db } }: TestApp, { id, email }: SignedInClient): Promise<void> {
  const now = new Date().toISOString();
  // Of a photo, which stays: the picture of a find gives way to the next one.
  const { fileId } = await db
    .selectFrom('photos')
    .select('fileId')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reservations')
    .values({ id: randomUUID(), userId: id, day: now.slice(0, 10), kind: 'generation', takenAt: now })
    .execute();
  await db
    .insertInto('modelTokensByUser')
    .values({ userId: id, day: now.slice(0, 10), used: 1_000 })
    .execute();
  await db
    .insertInto('resetCodes')
    .values({ userId: id, seed: 'seed-of-a-code', triesLeft: 5, expiresAt: now })
    .execute();
  await db
    .insertInto('styleProfileVersions')
    .values({
      id: randomUUID(),
      userId: id,
      version: 1_000,
      cause: 'colors',
      detail: null,
      content: '{}',
      createdAt: now,
    })
    .execute();
  await db.insertInto('profilePictures').values({ userId: id, fileId, smallFileId: fileId }).execute();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: 'reset-code',
      recipient: email,
      details: '{"code":"87654321"}',
      state: 'kept',
      tries: 1,
      dueAt: now,
      createdAt: now,
      subject: 'Your Hemline reset code',
      text: 'The code is 87654321',
      html: '<p>87654321</p>',
    })
    .execute();
  await addPaidPlan(db, id, now);
}

async function addPaidPlan(db: Db, userId: string, now: string): Promise<void> {
  const money = { gateway: 'sandbox', livemode: 0 } as const;
  const bought = { packageId: 'advanced', status: 'active', cancelAtPeriodEnd: 0 } as const;
  const period = { periodStart: now, periodEnd: '2999-01-01T00:00:00.000Z' };
  const [attemptId, id] = [randomUUID(), `sub_sandbox_${randomUUID()}`];
  await db
    .insertInto('checkoutAttempts')
    .values({
      id: attemptId,
      userId,
      ...money,
      packageId: 'advanced',
      priceCents: 1499,
      currency: 'usd',
      creditCents: 0,
      replaces: null,
      replacedPeriodEnd: null,
      customerId: `cus_sandbox_${userId}`,
      subscriptionId: id,
      paymentIntentId: null,
      state: 'paid',
      createdAt: now,
    })
    .execute();
  await db
    .insertInto('subscriptions')
    .values({
      id,
      userId,
      attemptId,
      ...money,
      ...bought,
      ...period,
      customerId: `cus_sandbox_${userId}`,
      since: now,
      takenOverAt: null,
      settled: 0,
      version: 1,
    })
    .execute();
  await db
    .insertInto('paidPlans')
    .values({ userId, ...money, ...bought, since: now, periodEnd: period.periodEnd })
    .execute();
  await db
    .insertInto('sandboxSubscriptions')
    .values({
      id,
      attemptId,
      userId,
      ...bought,
      ...period,
      priceCents: 1499,
      currency: 'usd',
      startedAt: now,
      renewals: 0,
      cardBrand: 'visa',
      cardLast4: '4242',
    })
    .execute();
  await db
    .insertInto('sandboxInvoices')
    .values({
      id: randomUUID(),
      subscriptionId: id,
      paymentIntentId: randomUUID(),
      clientSecret: `secret-of-${randomUUID()}`,
      intentStatus: 'succeeded',
      dueCents: 1499,
      refundedCents: 0,
      ...period,
      createdAt: now,
      paidAt: now,
    })
    .execute();
}
