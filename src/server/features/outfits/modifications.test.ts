import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Outfit, OutfitVersion } from '#contract/outfits.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { Images } from '#server/adapters/images/images.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawOnce } from '#server/testing/draw-once.ts';
import { generatedBy, givePackage } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';
import { MAX_VERSIONS } from './modifications.service.ts';

describe.each(testEngines())("an outfit's history on %s", (engine) => {
  let app: TestApp;
  let images: Images;
  let user: SignedInClient;
  let original: Outfit;
  /** By which each picture was laid. */
  const seeds: number[] = [];
  /** And in whose places of the look's first state its pieces were to lie. */
  const places: (readonly (number | null)[] | undefined)[] = [];
  beforeAll(async () => {
    images = createWorkerImages();
    const once = drawOnce(images);
    const drawLookBoard: Images['drawLookBoard'] = (items, seed, signal, first) => {
      seeds.push(seed);
      places.push(first?.from);
      return once.drawLookBoard(items, seed, signal);
    };
    app = await buildTestApp({ engine, overrides: { images: { ...once, drawLookBoard } } });
  });
  afterAll(async () => {
    await app.close();
    await images.close();
  });
  beforeEach(async () => {
    user = await app.signedIn();
    await givePackage(app, user, 'advanced');
    original = await generatedBy(user, { prompt: 'a day at the office' });
  });

  test('of an outfit that was never changed is the outfit itself', async () => {
    expect(await versions()).toEqual([
      {
        number: 1,
        cameFrom: null,
        isCurrent: true,
        prompt: 'a day at the office',
        createdAt: original.createdAt,
        title: original.title,
        imageUrl: original.imageUrl,
        picture: original.picture,
        estimatedTotalCents: original.estimatedTotalCents,
        items: original.items.map(
          ({ id, slot, category, item, garment, color, colorHex, fabric, pattern, priceRange }) => ({
            id,
            slot,
            category,
            item,
            garment,
            color,
            colorHex,
            fabric,
            pattern,
            priceRange,
          }),
        ),
      },
    ]);
    expect((await goBack(1)).json()).toEqual(original);
  });

  test('lays its versions alike, so that what changed is seen; another outfit lies its own way', async () => {
    await modified('swap the shoes');
    await generatedBy(user, { prompt: 'a walk by the sea' });

    const [first, changed, other] = seeds.slice(-3);
    expect(changed).toBe(first);
    expect(other).not.toBe(first);
    expect(places.slice(-3)).toEqual([undefined, original.items.map((_, place) => place), undefined]);
  });

  test('names every version with its request; any can be gone back to, and none is lost', async () => {
    const first = await modified('swap the shoes');
    const second = await modified('make it cheaper');
    expect(summary(await versions())).toEqual([
      [3, 2, 'make it cheaper', true],
      [2, 1, 'swap the shoes', false],
      [1, null, 'a day at the office', false],
    ]);

    expect((await goBack(1)).json()).toEqual(original);
    expect((await canUndo()).canUndo).toBe(false);
    expect((await goBack(3)).json()).toEqual(second);
    expect(await canUndo()).toEqual({ canUndo: true, lastModification: { prompt: 'make it cheaper' } });
    expect((await goBack(2)).json()).toEqual(first);
    for (const version of await versions())
      expect((await user.get(version.imageUrl ?? '')).statusCode).toBe(200);
    expect((await user.get('/api/daily-generation')).json().modifications.used).toBe(2);
  });

  test('what it was comes back when it is asked for in words, at no cost, as a version of its own', async () => {
    const first = await modified('swap the shoes for boots');
    await modified('another top');
    const used = await modificationsUsed();
    const ids = (outfit: Outfit) => outfit.items.map(({ id }) => id);

    const again = await modified('the first one again');
    expect([ids(again), again.title, again.reasons]).toEqual([
      ids(original),
      original.title,
      original.reasons,
    ]);
    expect(await modificationsUsed()).toBe(used);
    expect(summary(await versions())[0]).toEqual([4, 3, 'the first one again', true]);

    const shoesOf = ({ items }: Outfit) => items.find(({ slot }) => slot === 'shoes')?.id;
    const booted = await modified('bring back the boots');
    expect(shoesOf(booted)).toBe(shoesOf(first));
    expect(ids(booted).filter((id) => id !== shoesOf(booted))).toEqual(
      ids(original).filter((id) => id !== shoesOf(original)),
    );
    expect(await modificationsUsed()).toBe(used + 1);
  });

  test('what it never was is not made up, and nothing is lost or used up', async () => {
    const used = await modificationsUsed();
    const refused = await user.post(`/api/outfits/${original.id}/modify`, {
      modificationPrompt: 'undo that',
    });

    expect([refused.statusCode, refused.json().reason]).toEqual([422, 'change_no_such_before']);
    expect((await user.get(`/api/outfits/${original.id}`)).json()).toEqual(original);
    expect(await versions()).toHaveLength(1);
    expect(await modificationsUsed()).toBe(used);
  });

  test('an undone change can be had back, and a change after an undo starts from where one is', async () => {
    await modified('swap the shoes');
    await user.post(`/api/outfits/${original.id}/undo`);
    const warmer = await modified('warmer');

    expect(summary(await versions())).toEqual([
      [3, 1, 'warmer', true],
      [2, 1, 'swap the shoes', false],
      [1, null, 'a day at the office', false],
    ]);
    expect((await user.post(`/api/outfits/${original.id}/undo`)).json()).toEqual(original);
    expect((await goBack(3)).json()).toEqual(warmer);
  });

  test.each([{ version: 0 }, { version: 1.5 }, { version: 'first' }, {}, { version: 1, userId: 'x' }])(
    'going back to %o is refused and changes nothing',
    async (body) => {
      await modified('swap the shoes');
      const before = (await user.get('/api/outfits')).json();

      expect((await user.post(`/api/outfits/${original.id}/go-back`, body)).statusCode).toBe(400);
      expect((await goBack(7)).statusCode).toBe(404);
      expect((await user.get('/api/outfits')).json()).toEqual(before);
    },
  );

  async function versions(): Promise<OutfitVersion[]> {
    return (await user.get(`/api/outfits/${original.id}/versions`)).json().versions;
  }

  function summary(all: OutfitVersion[]) {
    return all.map(({ number, cameFrom, prompt, isCurrent }) => [number, cameFrom, prompt, isCurrent]);
  }

  function goBack(version: number) {
    return user.post(`/api/outfits/${original.id}/go-back`, { version });
  }

  async function modificationsUsed(): Promise<number> {
    return (await user.get('/api/daily-generation')).json().modifications.used;
  }

  async function canUndo() {
    return (await user.get(`/api/outfits/${original.id}/can-undo`)).json();
  }

  async function modified(modificationPrompt: string): Promise<Outfit> {
    const answer = await user.post(`/api/outfits/${original.id}/modify`, { modificationPrompt });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }
});

test('a long history keeps the original and the latest, and undo leads through them to the original', async () => {
  const house = createHouseStylist();
  const images = createWorkerImages();
  const app = await buildTestApp({
    environment: { GENERATION_LIMITS: 'unlimited' },
    overrides: {
      images: drawOnce(images),
      stylist: {
        ...house,
        async reviseOutfit({ outfit, request }) {
          const items = outfit.items.map((item) => ({ kept: item.id }));
          return {
            ...outfit,
            title: request,
            items,
            applied: [{ what: 'title' }],
            notUnderstood: [],
            unmet: [],
          };
        },
      },
    },
  });
  const user = await app.signedIn();
  const { id, title } = await generatedBy(user);
  const changes = MAX_VERSIONS + 4;
  for (let change = 1; change <= changes; change++) {
    await user.post(`/api/outfits/${id}/modify`, { modificationPrompt: `change ${change}` });
  }

  const { versions } = (await user.get(`/api/outfits/${id}/versions`)).json();
  expect(versions).toHaveLength(MAX_VERSIONS);
  expect(versions[0].title).toBe(`change ${changes}`);
  expect(versions.at(-1)).toMatchObject({ number: 1, title, cameFrom: null });
  expect(versions.at(-2)).toMatchObject({ cameFrom: 1 });
  for (const version of versions) expect((await user.get(version.imageUrl)).statusCode).toBe(200);

  let undone = 0;
  while ((await user.post(`/api/outfits/${id}/undo`)).statusCode === 200) undone += 1;
  expect(undone).toBe(MAX_VERSIONS - 1);
  expect((await user.get('/api/outfits')).json().outfits[0].title).toBe(title);
  const kept = await app.database.db.selectFrom('files').select('state').execute();
  expect(kept.filter((file) => file.state === 'pending')).toEqual([]);
  await app.close();
  await images.close();
}, 120_000);
