import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { JOB_KEPT_DAYS, type Job, job as jobShape } from '#contract/jobs.ts';
import type { Outfit } from '#contract/outfits.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { areDistinctLooks } from '#domain/stylist/distinct-looks.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawOnce } from '#server/testing/draw-once.ts';
import { filesOf, generatedBy, storeCopies, storedFiles } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

const ASKED = { id: 'job-number-one', prompt: 'a day at the office' };

const images = createWorkerImages();
afterAll(() => images.close());

describe.each(testEngines())('a job on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  /** Lets the stylist answer, or fail. */
  let release: (failure?: Error) => void;
  let isHeld: boolean;
  let asked: number;
  /** Of whom the stylist works for. */
  let stopped: { aborted: boolean } | undefined;

  beforeAll(async () => {
    const house = createHouseStylist();
    app = await buildTestApp({
      engine,
      overrides: {
        images: drawOnce(images),
        stylist: {
          ...house,
          async proposeOutfit(brief, task) {
            asked += 1;
            stopped = task.signal;
            if (isHeld) {
              await new Promise<void>((resolve, reject) => {
                release = (failure) => (failure ? reject(failure) : resolve());
              });
            }
            return house.proposeOutfit(brief, task);
          },
        },
      },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await app.signedIn();
    isHeld = true;
    asked = 0;
    release = () => {};
  });

  test('tells its stage while it is under way, and its outfit afterwards, to whoever asks', async () => {
    const [answer] = await ordered();

    expect(await shown()).toMatchObject({
      state: 'running',
      stage: 'choosing',
      outfitIds: [],
      error: null,
      request: {
        kind: 'generate',
        prompt: ASKED.prompt,
        priceRange: '100-200',
        ways: 1,
        startFrom: null,
      },
    });
    const another = await listed();
    expect(another.map(({ id, stage }) => [id, stage])).toEqual([[ASKED.id, 'choosing']]);
    release();

    const outfit = (await answer).json() as Outfit;
    expect(await shown()).toMatchObject({ state: 'done', stage: null, outfitIds: [outfit.id] });
    expect((await user.get('/api/outfits')).json().outfits).toEqual([outfit]);
  });

  test('goes on when the one who ordered it has gone, and is found again', async () => {
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const answer = fetch(`${address}/api/outfits/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookiesOf(user) },
      body: JSON.stringify(ASKED),
      signal: leaving.signal,
    });
    await expect.poll(() => asked).toBe(1);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await sleep(50);
    release();

    await expect.poll(async () => (await shown()).state).toBe('done');
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(1);
    expect(await usedToday()).toBe(1);
  });

  test('is made once, however often its order is sent: at once, while it is under way and afterwards', async () => {
    isHeld = false;
    const twice = await Promise.all([send(), send(), send()]);
    const later = await send();

    const bodies = [...twice, later].map((answer) => answer.json());
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(asked).toBe(1);
    expect(await usedToday()).toBe(1);
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(1);

    const other = await user.post('/api/outfits/generate', { ...ASKED, prompt: 'the beach' });
    expect(other.json()).toMatchObject({ code: 'conflict', message: 'This id belongs to another job.' });
    const stranger = await app.signedIn();
    expect((await stranger.post('/api/outfits/generate', ASKED)).json().id).not.toBe(bodies[0].id);
  });

  test('is cancelled: the allowance is back at once, nothing is left, and it cannot come to life again', async () => {
    const [answer] = await ordered();

    const cancelled = await user.post(`/api/jobs/${ASKED.id}/cancel`);

    expect(cancelled.json()).toMatchObject({ state: 'cancelled', outfitIds: [] });
    expect(await usedToday()).toBe(0);
    expect((await answer).json()).toMatchObject({
      code: 'conflict',
      message: 'This outfit was cancelled. Nothing was used up.',
    });
    release();
    expect((await send()).statusCode).toBe(409);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    expect(storedFiles(app, user)).toEqual([]);
    expect(await usedToday()).toBe(0);
  });

  test('that is finished stays finished when it is cancelled too late', async () => {
    isHeld = false;
    const outfit = (await send()).json();

    const late = await user.post(`/api/jobs/${ASKED.id}/cancel`);

    expect(late.json()).toMatchObject({ state: 'done', stage: null, outfitIds: [outfit.id] });
    expect(await usedToday()).toBe(1);
  });

  test('that another process has cancelled is not recorded', async () => {
    const [answer] = await ordered();
    await app.database.db.updateTable('jobs').set({ state: 'cancelled' }).execute();
    release();

    expect((await answer).statusCode).toBe(409);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    expect(storedFiles(app, user)).toEqual([]);
    expect(await usedToday()).toBe(0);
  });

  test('that fails says why until it is put away; the same order can be sent again', async () => {
    const [answer] = await ordered();
    release(new Error('the engine broke'));

    expect((await answer).statusCode).toBe(500);
    expect(await shown()).toMatchObject({
      state: 'failed',
      error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    });
    expect(await usedToday()).toBe(0);

    isHeld = false;
    expect((await send()).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ state: 'done', error: null });
    expect((await user.delete(`/api/jobs/${ASKED.id}`)).json()).toEqual({ success: true });
    expect(await listed()).toEqual([]);
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(1);
  });

  test('cannot be put away while it is under way', async () => {
    const [answer] = await ordered();
    expect((await user.delete(`/api/jobs/${ASKED.id}`)).statusCode).toBe(409);
    release();
    expect((await answer).statusCode).toBe(200);
  });

  test('that is refused leaves no record', async () => {
    isHeld = false;
    for (const prompt of ['dinner', 'the office', 'a walk']) await generatedBy(user, { prompt });
    expect((await send()).statusCode).toBe(429);
    expect((await user.get(`/api/jobs/${ASKED.id}`)).statusCode).toBe(404);
  });

  describe('beside another process', () => {
    let other: TestApp;
    beforeAll(async () => {
      other = await buildTestApp({ beside: app });
    });
    afterAll(() => other.close());

    test('whose process is gone is ended by another within the minute, and its allowance is back', async () => {
      void (await ordered());

      await other.sweep('leases');
      expect((await shown()).stage).toBe('choosing');
      // Nobody renews it any more.
      other.clock.set(new Date(Date.now() + 31_000).toISOString());
      await other.sweep('leases');

      expect(await shown()).toMatchObject({
        state: 'failed',
        error: {
          message:
            'The server stopped while this outfit was being made. Nothing was used up; please try again.',
        },
      });
      expect(await usedToday()).toBe(0);
      release();
      await expect.poll(() => storedFiles(app, user)).toEqual([]);
      expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    });

    test('that goes on for long is left to whoever works on it', async () => {
      const [answer] = await ordered();

      for (const seconds of [20, 40, 60]) {
        const then = new Date(Date.now() + seconds * 1_000).toISOString();
        app.clock.set(then);
        other.clock.set(then);
        await app.sweep('leases');
        await other.sweep('leases');
      }
      expect((await shown()).state).toBe('running');
      app.clock.run();
      release();
      expect((await answer).statusCode).toBe(200);
    });

    test('that is cancelled there is stopped here, with the model that it asks', async () => {
      const [answer] = await ordered();
      const there = await signedInAt(other);

      expect((await there.post(`/api/jobs/${ASKED.id}/cancel`)).json().state).toBe('cancelled');
      expect(stopped?.aborted).toBe(false);
      await app.sweep('leases');

      expect(stopped?.aborted).toBe(true);
      expect((await answer).statusCode).toBe(409);
      expect(await usedToday()).toBe(0);
    });
  });

  test('that a crash interrupted is ended by a start whose clock is behind', async () => {
    if (!app.database.exclusive) return;
    void (await ordered());

    app.clock.set('2020-01-01T00:00:00.000Z');
    await app.sweep('at-start');
    app.clock.run();

    expect(await shown()).toMatchObject({ state: 'failed' });
    expect(await usedToday()).toBe(0);
    release();
    await expect.poll(() => storedFiles(app, user)).toEqual([]);
  });

  test.each([
    ['an id that is none', { id: 'x' }],
    ['a list to start from', { startFrom: [] }],
    ['nothing to keep', { startFrom: { outfitId: 'some-outfit', keep: [] } }],
    ['too much to keep', { startFrom: { outfitId: 'some-outfit', keep: Array(13).fill('some-item-id') } }],
  ])('%s is refused before anything is spent', async (_name, body) => {
    expect((await user.post('/api/outfits/generate', body)).statusCode).toBe(400);
    expect((await user.post('/api/outfits/generate-three', body)).statusCode).toBe(400);
    expect(await usedToday()).toBe(0);
    expect(await listed()).toEqual([]);
  });

  /** The same person in another process. */
  async function signedInAt(other: TestApp) {
    const client = other.visitor();
    await client.post('/api/auth/login', { email: user.email, password: user.password });
    return client;
  }

  /** Sends the order and waits until the stylist works on it. */
  async function ordered() {
    const answer = send();
    await expect.poll(() => asked).toBe(1);
    // In a list: an async function would wait for a bare promise.
    return [answer] as const;
  }

  function send() {
    return user.post('/api/outfits/generate', ASKED);
  }

  async function shown(): Promise<Job> {
    return jobShape.parse((await user.get(`/api/jobs/${ASKED.id}`)).json());
  }

  async function listed(): Promise<Job[]> {
    return (await user.get('/api/jobs')).json().jobs;
  }

  async function usedToday(): Promise<number> {
    return (await user.get('/api/daily-generation')).json().generations.used;
  }
});

describe.each(testEngines())('three ways on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine, overrides: { images: drawOnce(images) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await app.signedIn();
  });

  test('are three distinct looks for one allowance; who reloads can still choose', async () => {
    const looks = await offered();

    expect(await shown()).toMatchObject({ state: 'offered', outfitIds: [], request: { ways: 3 } });
    expect(looks).toHaveLength(3);
    const [first, second, third] = looks.map(({ items }) => items) as [
      Outfit['items'],
      Outfit['items'],
      Outfit['items'],
    ];
    expect(areDistinctLooks(first, second)).toBe(true);
    expect(areDistinctLooks(first, third)).toBe(true);
    expect(areDistinctLooks(second, third)).toBe(true);
    expect(await usedToday()).toBe(1);
    expect((await user.get('/api/outfits')).json().outfits).toEqual([]);
    expect((await user.get('/api/user/plan-status')).json().usage.outfits).toBe(0);
    expect((await user.get('/api/jobs')).json().jobs).toMatchObject([{ id: ASKED.id, state: 'offered' }]);
    for (const look of looks) expect((await user.get(look.imageUrl ?? '')).statusCode).toBe(200);
  });

  test('what is kept is stored, the others leave no rows and no files; the choice is made once', async () => {
    const looks = await offered();
    const [kept] = looks as [Outfit];

    const chosen = await choose([kept.id]);

    expect(chosen.json()).toMatchObject({ state: 'done', outfitIds: [kept.id] });
    expect((await user.get('/api/outfits')).json().outfits).toEqual([kept]);
    expect(storedFiles(app, user).map((name) => name.split('.')[0])).toEqual(
      expect.arrayContaining(filesOf(kept)),
    );
    expect(storedFiles(app, user)).toHaveLength(filesOf(kept).length);
    const rows = await app.database.db
      .selectFrom('files')
      .select('id')
      .where('userId', '=', user.id)
      .execute();
    expect(rows).toHaveLength(filesOf(kept).length);
    const record = await app.database.db
      .selectFrom('jobs')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(record.result ?? '')).toEqual({ outfitIds: [kept.id], offered: [] });

    expect((await choose([looks[1]?.id ?? ''])).json().code).toBe('conflict');
    expect(await usedToday()).toBe(1);
  });

  test('that combine share their pieces and know each other, as far as they are kept', async () => {
    const answer = await user.post('/api/outfits/generate-three', { ...ASKED, together: true });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ request: { ways: 3, together: true }, state: 'offered' });
    const looks = await offeredLooks();
    const ids = looks.map(({ id }) => id);
    for (const { id, goesWith } of looks) expect(goesWith).toEqual(ids.filter((other) => other !== id));
    const pieces = looks.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(pieces).size).toBeLessThan(pieces.length);
    expect(await usedToday()).toBe(1);

    const [first, second] = looks as [Outfit, Outfit];
    await choose([first.id, second.id]);
    const { outfits } = (await user.get('/api/outfits')).json() as { outfits: Outfit[] };
    expect(outfits.map(({ id, goesWith }) => [id, goesWith])).toEqual(
      expect.arrayContaining([
        [first.id, [second.id]],
        [second.id, [first.id]],
      ]),
    );
  });

  test('refuses what is neither yes nor no', async () => {
    const answer = await user.post('/api/outfits/generate-three', { ...ASKED, together: 'perhaps' });
    expect(answer.statusCode).toBe(400);
    expect(await usedToday()).toBe(0);
  });

  test('all can be kept, and none', async () => {
    const looks = await offered();
    await choose(looks.map(({ id }) => id));
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(3);

    const other = await app.signedIn();
    const order = { id: 'another-order', prompt: 'office' };
    await other.post('/api/outfits/generate-three', order);
    expect((await other.post(`/api/jobs/${order.id}/choose`, { keep: [] })).json().state).toBe('done');
    expect(storedFiles(app, other)).toEqual([]);
  });

  test('chosen by two tabs at once are stored once', async () => {
    const looks = await offered();
    const ids = looks.map(({ id }) => id);

    const answers = await Promise.all([choose([ids[0] ?? '']), choose([ids[1] ?? '']), choose(ids)]);

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const winner = answers.find((answer) => answer.statusCode === 200)?.json() as Job;
    const stored = (await user.get('/api/outfits')).json().outfits as Outfit[];
    expect(stored.map(({ id }) => id).sort()).toEqual(winner.outfitIds.toSorted());
  });

  test('do not go into a store that has no room for them; fewer do', async () => {
    const looks = await offered();
    await storeCopies(app, user, looks[0] as Outfit, 9);

    const refused = await choose(looks.map(({ id }) => id));

    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe(
      'You have stored 9 of 10 outfits. There is room for 1: choose fewer, delete some, or upgrade your plan, to make room.',
    );
    expect((await user.get('/api/outfits')).json().outfits).toHaveLength(9);
    expect((await choose([looks[2]?.id ?? ''])).statusCode).toBe(200);
  });

  test.each([{ keep: 'all' }, { keep: ['x'] }, {}, { keep: ['not-one-of-them'] }])(
    'a choice of %o is refused and loses nothing',
    async (body) => {
      await offered();
      const answer = await user.post(`/api/jobs/${ASKED.id}/choose`, body);
      expect(answer.statusCode).toBe(400);
      expect(await offeredLooks()).toHaveLength(3);
    },
  );

  test('that nobody chose from wait, and are let go with their files after a week', async () => {
    await offered();
    const sweepInDays = async (days: number) => {
      app.clock.set(new Date(Date.now() + days * DAY_MS).toISOString());
      await app.sweep('while-serving');
    };

    await sweepInDays(JOB_KEPT_DAYS - 1);
    expect((await user.get('/api/jobs')).json().jobs).toHaveLength(1);
    await sweepInDays(JOB_KEPT_DAYS + 1);
    expect((await user.get('/api/jobs')).json().jobs).toEqual([]);
    expect(storedFiles(app, user)).toEqual([]);
    app.clock.set(new Date().toISOString());
  });

  async function offered(): Promise<Outfit[]> {
    const answer = await user.post('/api/outfits/generate-three', ASKED);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: ASKED.id, state: 'offered' });
    return offeredLooks();
  }

  async function offeredLooks(): Promise<Outfit[]> {
    return (await user.get(`/api/jobs/${ASKED.id}/looks`)).json().looks;
  }

  async function shown(): Promise<Job> {
    return jobShape.parse((await user.get(`/api/jobs/${ASKED.id}`)).json());
  }

  function choose(keep: string[]) {
    return user.post(`/api/jobs/${ASKED.id}/choose`, { keep });
  }

  async function usedToday(): Promise<number> {
    return (await user.get('/api/daily-generation')).json().generations.used;
  }
});

describe.each(testEngines())('an outfit that starts from another on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  let start: Outfit;
  beforeAll(async () => {
    app = await buildTestApp({ engine, overrides: { images: drawOnce(images) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await app.signedIn();
    start = await generatedBy(user, { prompt: 'office' });
  });

  test('keeps what was chosen to the letter, styles the rest anew, and leaves the first as it is', async () => {
    const kept = start.items.slice(0, 2);

    const outfit = await generatedBy(user, {
      prompt: 'dinner out',
      startFrom: { outfitId: start.id, keep: kept.map(({ id }) => id) },
    });

    for (const item of kept) {
      expect(outfit.items).toContainEqual({ ...item, itemImageUrl: expect.any(String) });
    }
    const others = outfit.items.filter(({ id }) => kept.every((item) => item.id !== id));
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toEqual(start.items.slice(2));
    expect((await user.get('/api/outfits')).json().outfits).toEqual([outfit, start]);
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(2);

    // Its pictures are its own: they stay when the first one goes.
    await user.delete(`/api/outfits/${start.id}`);
    await user.delete(`/api/outfits/${start.id}/erase`);
    for (const item of outfit.items) expect((await user.get(item.itemImageUrl ?? '')).statusCode).toBe(200);
  });

  test.each([
    [
      'everything',
      () => start.items.map(({ id }) => id),
      400,
      'Please leave at least one piece to be styled anew.',
    ],
    ['an item of another outfit', () => ['no-such-item'], 400, 'That outfit has other items by now.'],
  ])('keeping %s is refused and costs nothing', async (_name, keep, status, message) => {
    const answer = await user.post('/api/outfits/generate', {
      startFrom: { outfitId: start.id, keep: keep() },
    });

    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toBe(message);
    expect((await user.get('/api/daily-generation')).json().generations.used).toBe(1);
  });

  test('of somebody else does not exist', async () => {
    const stranger = await app.signedIn();
    const keep = [start.items[0]?.id];
    const answer = await stranger.post('/api/outfits/generate', { startFrom: { outfitId: start.id, keep } });
    expect(answer.statusCode).toBe(404);
  });
});

function cookiesOf(client: SignedInClient): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
