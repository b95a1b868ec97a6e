import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ClosetPiece, LET_GO_KEPT_DAYS, type NewPiece } from '#contract/closet.ts';
import { drawingUrl } from '#contract/drawing-url.ts';
import { FIELD_ERRORS } from '#contract/field-errors.ts';
import type { Outfit } from '#contract/outfits.ts';
import { DAY_MS } from '#domain/plans/utc-day.ts';
import { aPiece } from '#server/testing/a-piece.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { generatedBy } from '#server/testing/outfits-of.ts';
import { testEngines } from '#server/testing/test-database.ts';

const PIECES = '/api/closet/pieces';

describe.each(testEngines())('the closet on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  async function add(user: SignedInClient, changes: Partial<NewPiece> = {}): Promise<ClosetPiece> {
    const answer = await user.post(PIECES, { pieces: [aPiece(changes)] });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().pieces[0];
  }

  const owned = async (user: SignedInClient): Promise<ClosetPiece[]> =>
    (await user.get(PIECES)).json().pieces;

  test('a garment and its color are enough; the rest is empty, and the slot is the garment’s', async () => {
    const user = await app.signedIn();
    const { garment, colors } = aPiece();
    const [piece] = (await user.post(PIECES, { pieces: [{ garment, colors }] })).json().pieces;

    expect(piece).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      revision: 1,
      slot: 'outer',
      garmentName: 'unstructured blazer',
      image: null,
      wears: 0,
      lastWornOn: null,
      garment: 'soft-blazer',
      colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
      state: 'ready',
      name: '',
      pattern: null,
      cloth: null,
      formality: null,
      warmth: null,
      brand: '',
      size: '',
      notes: '',
      boughtOn: null,
      priceCents: null,
    });
    expect(await owned(user)).toEqual([piece]);
    expect((await user.get('/api/user/plan-status')).json().usage.closetPieces).toBe(1);
  });

  test('what is missing is named with the looks that it opens, of the person’s own pieces', async () => {
    const user = await app.signedIn();
    const colored = (garment: string, name: 'White' | 'Navy' | 'Gray' | 'Beige' | 'Brown', hex: string) =>
      aPiece({ garment, name: '', cloth: null, colors: [{ name, hex, share: 1 }] });
    const few = [
      colored('oxford-shirt', 'White', '#fdfdf8'),
      colored('fine-crew-sweater', 'Navy', '#1f2a44'),
      colored('fine-crew-sweater', 'Gray', '#8e9092'),
      colored('chinos', 'Beige', '#d8c8a8'),
      colored('straight-jeans', 'Navy', '#1f2a44'),
      colored('loafers', 'Brown', '#5a3a22'),
      colored('chelsea-boots', 'Brown', '#5a3a22'),
    ];
    app.clock.set('2026-11-20T08:00:00.000Z');
    await user.post(PIECES, { pieces: few });
    expect((await user.get('/api/closet/gaps')).json()).toEqual({ gaps: [] });

    await user.post(PIECES, { pieces: [colored('oxford-shirt', 'Gray', '#8e9092')] });
    const answer = await user.get('/api/closet/gaps');
    app.clock.run();
    const [first] = answer.json().gaps;
    expect(answer.statusCode, answer.body).toBe(200);
    expect(first).toMatchObject({ slot: 'outer', isMissing: true });
    expect(first.looks).toBeGreaterThanOrEqual(first.shown.length);
    const ids = (await owned(user)).map(({ id }) => id);
    for (const { pieceIds } of first.shown) {
      expect(pieceIds.length).toBeGreaterThanOrEqual(2);
      expect(ids).toEqual(expect.arrayContaining(pieceIds));
    }
  });

  test('pieces are listed with the latest first, and an unchanged list is a 304', async () => {
    const user = await app.signedIn();
    app.clock.set('2026-11-20T08:00:00.000Z');
    await add(user, { name: 'First' });
    app.clock.set('2026-11-20T09:00:00.000Z');
    await add(user, { name: 'Second' });
    app.clock.run();

    const answer = await user.get(PIECES);
    expect(answer.json().pieces.map(({ name }: ClosetPiece) => name)).toEqual(['Second', 'First']);
    const again = await user.get(PIECES, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('thirty are added at once; where one of them is at fault, none is', async () => {
    const user = await app.signedIn();
    const thirty = Array.from({ length: 30 }, () => aPiece());
    expect((await user.post(PIECES, { pieces: thirty })).json().pieces).toHaveLength(30);

    const refused = await user.post(PIECES, { pieces: [aPiece(), aPiece({ garment: 'cat' })] });
    expect(refused.statusCode).toBe(400);
    expect((await user.post(PIECES, { pieces: [...thirty, aPiece()] })).statusCode).toBe(400);
    expect(await owned(user)).toHaveLength(30);
  });

  test.each([
    ['a price below nothing', { priceCents: -100 }, 'priceCents', FIELD_ERRORS.price_invalid],
    ['a price of half a cent', { priceCents: 0.5 }, 'priceCents', FIELD_ERRORS.price_invalid],
    ['more than a million', { priceCents: 100_000_001 }, 'priceCents', FIELD_ERRORS.price_invalid],
    ['a day to come', { boughtOn: '3026-01-01' }, 'boughtOn', FIELD_ERRORS.day_to_come],
    ['a 30 February', { boughtOn: '2026-02-30' }, 'boughtOn', FIELD_ERRORS.day_invalid],
    ['a day in words', { boughtOn: 'yesterday' }, 'boughtOn', FIELD_ERRORS.day_invalid],
    ['a day before clothes', { boughtOn: '0026-01-01' }, 'boughtOn', FIELD_ERRORS.day_invalid],
    ['no garment of the wardrobe', { garment: 'cat' }, 'garment', FIELD_ERRORS.garment_unknown],
    ['no cloth', { cloth: 'moonlight' }, 'cloth', FIELD_ERRORS.cloth_unknown],
    ['no color', { colors: [] }, 'colors', FIELD_ERRORS.piece_color_missing],
    ['a long name', { name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters'],
    ['a name of two lines', { name: 'a\nb' }, 'name', FIELD_ERRORS.text_not_one_line],
  ])('refuses %s beside its field, and keeps what was', async (_what, change, field, message) => {
    const user = await app.signedIn();
    const piece = await add(user);

    const refused = await user.patch(`${PIECES}/${piece.id}`, { revision: 1, ...change });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields[field].message).toBe(message);
    expect((await user.post(PIECES, { pieces: [aPiece(change as Partial<NewPiece>)] })).statusCode).toBe(400);
    expect(await owned(user)).toEqual([piece]);
  });

  test.each([
    ['an unknown state', { state: 'eaten' }],
    ['a state that is a way out', { state: 'letGo' }],
    ['a color that is none', { colors: [{ name: 'Navy', hex: 'blue', share: 1 }] }],
    ['more than all of a piece', { colors: [{ name: 'Navy', hex: '#1f2a44', share: 2 }] }],
    ['more formal than white tie', { formality: 9 }],
    ['another owner', { userId: 'somebody' }],
  ])('refuses %s', async (_what, change) => {
    const user = await app.signedIn();
    const { id } = await add(user);
    expect((await user.patch(`${PIECES}/${id}`, { revision: 1, ...change })).statusCode).toBe(400);
  });

  test('today is a day that things are bought on, also where it is tomorrow already', async () => {
    const user = await app.signedIn();
    app.clock.set('2026-11-23T11:00:00.000Z');
    expect((await add(user, { boughtOn: '2026-11-24' })).boughtOn).toBe('2026-11-24');
    const refused = await user.post(PIECES, { pieces: [aPiece({ boughtOn: '2026-11-25' })] });
    app.clock.run();
    expect(refused.statusCode).toBe(400);
  });

  test('a change changes what it names and nothing else, and counts the revision up', async () => {
    const user = await app.signedIn();
    const piece = await add(user, { priceCents: 7_900, brand: 'Arket' });

    const changed = await user.patch(`${PIECES}/${piece.id}`, {
      revision: 1,
      state: 'inTheWash',
      priceCents: null,
    });

    expect(changed.json()).toEqual({ ...piece, state: 'inTheWash', priceCents: null, revision: 2 });
    expect(await owned(user)).toEqual([changed.json()]);
  });

  test('of two changes of the same revision one is refused, and says why', async () => {
    const user = await app.signedIn();
    const { id } = await add(user);
    const change = (name: string) => user.patch(`${PIECES}/${id}`, { revision: 1, name });

    const answers = await Promise.all([change('One'), change('Other')]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'conflict', reason: 'piece_changed' });
    expect((await owned(user))[0]?.revision).toBe(2);
  });

  test('what was let go leaves the closet, can be taken back for 30 days, and is then gone', async () => {
    const user = await app.signedIn();
    const piece = await add(user);
    const letGo = `${PIECES}/${piece.id}`;
    app.clock.set('2026-11-23T12:00:00.000Z');
    expect((await user.delete(letGo)).json()).toEqual({ success: true });
    expect((await user.delete(letGo)).statusCode).toBe(200);

    expect(await owned(user)).toEqual([]);
    expect((await user.get('/api/user/plan-status')).json().usage.closetPieces).toBe(0);
    expect((await user.patch(letGo, { revision: 1, name: 'Mine still' })).statusCode).toBe(404);
    expect((await user.get('/api/closet/let-go')).json().pieces).toEqual([
      { ...piece, letGoAt: '2026-11-23T12:00:00.000Z' },
    ]);

    expect((await user.post(`${letGo}/restore`)).json()).toEqual(piece);
    expect(await owned(user)).toEqual([piece]);
    await user.delete(letGo);
    app.clock.set(new Date(Date.parse('2026-11-23T12:00:01.000Z') + LET_GO_KEPT_DAYS * DAY_MS).toISOString());
    expect((await user.get('/api/closet/let-go')).json().pieces).toEqual([]);
    expect((await user.post(`${letGo}/restore`)).statusCode).toBe(404);
    await app.sweep('while-serving');
    const rows = await app.database.db
      .selectFrom('closetPieces')
      .select('id')
      .where('id', '=', piece.id)
      .execute();
    app.clock.run();
    expect(rows).toEqual([]);
  });

  test('nobody sees, changes or takes what another owns', async () => {
    const [user, stranger] = [await app.signedIn(), await app.signedIn()];
    const piece = await add(user);
    const url = `${PIECES}/${piece.id}`;
    const answers = [
      await stranger.patch(url, { revision: 1, name: 'Mine' }),
      await stranger.delete(url),
      await stranger.post(`${url}/restore`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await owned(stranger)).toEqual([]);
    expect((await stranger.get('/api/closet/search?q=navy')).json().ids).toEqual([]);
    expect(await owned(user)).toEqual([piece]);
  });

  test('"I have this" takes what a look shows, and "I bought this" the day as well', async () => {
    const [user, stranger] = [await app.signedIn(), await app.signedIn()];
    const outfit = await generatedBy(user);
    const [item] = outfit.items;
    const body = { outfitId: outfit.id, itemId: item?.id };

    const had = await user.post(`${PIECES}/of-look`, body);
    expect(had.json()).toMatchObject({
      garment: item?.garment,
      name: item?.item,
      pattern: item?.pattern,
      boughtOn: null,
      colors: [{ name: item?.color, hex: item?.colorHex, share: 1 }],
    });
    const bought = await user.post(`${PIECES}/of-look`, { ...body, boughtOn: '2026-11-20' });
    expect(bought.json().boughtOn).toBe('2026-11-20');
    expect(await owned(user)).toHaveLength(2);

    expect((await stranger.post(`${PIECES}/of-look`, body)).statusCode).toBe(404);
    expect((await user.post(`${PIECES}/of-look`, { ...body, itemId: 'no-such-item' })).statusCode).toBe(404);
    const late = await user.post(`${PIECES}/of-look`, { ...body, boughtOn: '3026-01-01' });
    expect(late.statusCode).toBe(400);
    expect(await owned(user)).toHaveLength(2);
  });

  test('a piece is worn once a day, also where that is said twice, and not worn after all', async () => {
    const [user, stranger] = [await app.signedIn(), await app.signedIn()];
    const [one, other] = [await add(user), await add(user)];
    const wear = (pieceIds: string[], day: string, how = '') =>
      user.post(`/api/closet/wears${how}`, { pieceIds, day });

    await Promise.all([wear([one.id], '2026-11-20'), wear([one.id], '2026-11-20')]);
    const answer = await wear([one.id, other.id], '2026-11-21');
    expect(answer.json().pieces).toMatchObject([{ wears: 2, lastWornOn: '2026-11-21' }, { wears: 1 }]);
    expect((await owned(user)).map(({ wears }) => wears).sort()).toEqual([1, 2]);
    expect((await user.get(PIECES)).json().pieces[0].revision).toBe(1);

    await wear([one.id], '2026-11-21', '/undo');
    expect((await wear([one.id], '2026-11-21', '/undo')).json().pieces).toMatchObject([
      { wears: 1, lastWornOn: '2026-11-20' },
    ]);

    expect((await wear([one.id], '3026-01-01')).json().fields.day.message).toBe(FIELD_ERRORS.day_to_come);
    expect((await wear([one.id, 'no-such-piece'], '2026-11-22')).statusCode).toBe(404);
    const strange = { pieceIds: [one.id], day: '2026-11-22' };
    expect((await stranger.post('/api/closet/wears', strange)).statusCode).toBe(404);
    expect((await owned(user)).find(({ id }) => id === one.id)?.wears).toBe(1);
  });

  describe('quiet pieces', () => {
    const TODAY = '2026-11-20';
    const QUIET = `/api/closet/quiet?day=${TODAY}`;
    const LONG_AGO = '2026-09-01';

    const plain = (garment: string, name: 'White' | 'Navy' | 'Brown', hex: string) =>
      aPiece({ garment, name: '', cloth: null, colors: [{ name, hex, share: 1 }] });
    const quiet = async (user: SignedInClient) => (await user.get(QUIET)).json().quiet;

    /** Five pieces, one of them for another season, and the way to wear them. */
    async function withWears() {
      const user = await app.signedIn();
      app.clock.set(`${TODAY}T12:00:00.000Z`);
      onTestFinished(() => app.clock.run());
      const added = await user.post(PIECES, {
        pieces: [
          plain('oxford-shirt', 'White', '#fdfdf8'),
          plain('chinos', 'Navy', '#1f2a44'),
          plain('loafers', 'Brown', '#5a3a22'),
          plain('wool-coat', 'Navy', '#1f2a44'),
          plain('swim-shorts', 'White', '#fdfdf8'),
        ],
      });
      expect(added.statusCode, added.body).toBe(200);
      const [shirt, chinos, loafers, coat, shorts] = (await owned(user)).map(({ id }) => id);
      const ids = { shirt, chinos, loafers, coat, shorts };
      const wear = (pieceIds: unknown[], day: string) => user.post('/api/closet/wears', { pieceIds, day });
      return { user, ids, wear };
    }

    test('are those of the season that were not worn for long, with the looks that would save them', async () => {
      const { user, ids, wear } = await withWears();
      expect(await quiet(user)).toEqual([]);
      await wear([ids.shirt, ids.chinos, ids.loafers, ids.shorts], LONG_AGO);
      // Nobody notes wears any more: nothing is known.
      expect(await quiet(user)).toEqual([]);

      await wear([ids.chinos, ids.loafers], '2026-11-10');
      expect(await quiet(user)).toEqual([
        {
          pieceId: ids.shirt,
          since: LONG_AGO,
          days: 80,
          isNeverWorn: false,
          looks: [{ pieceIds: expect.arrayContaining([ids.chinos, ids.loafers]) }],
        },
      ]);
    });

    test('are asked about once somebody keeps them no more; a season later again', async () => {
      const { user, ids, wear } = await withWears();
      await wear([ids.shirt, ids.chinos], LONG_AGO);
      await wear([ids.chinos], '2026-11-10');
      const keep = `${PIECES}/${ids.shirt}/keep`;
      const before = await owned(user);

      expect((await user.post(keep)).json()).toEqual({ success: true });
      expect(await quiet(user)).toEqual([]);
      expect((await user.delete(keep)).json()).toEqual({ success: true });
      expect(await quiet(user)).toHaveLength(1);
      expect(await owned(user)).toEqual(before);

      await user.post(keep);
      app.clock.set('2027-02-19T12:00:00.000Z');
      await wear([ids.chinos], '2027-02-18');
      const later = await user.get('/api/closet/quiet?day=2027-02-19');
      expect(later.json().quiet).toContainEqual(expect.objectContaining({ pieceId: ids.shirt }));
    });

    test('are kept by their owner alone, while they are there; a day is one that has come', async () => {
      const { user, ids, wear } = await withWears();
      await wear([ids.shirt, ids.chinos], LONG_AGO);
      await wear([ids.chinos], '2026-11-10');
      const stranger = await app.signedIn();
      const keep = `${PIECES}/${ids.shirt}/keep`;

      expect((await stranger.post(keep)).statusCode).toBe(404);
      expect((await user.post(`${PIECES}/no-such-piece/keep`)).statusCode).toBe(404);
      expect(await quiet(user)).toHaveLength(1);
      expect(await quiet(stranger)).toEqual([]);
      await user.post(keep);
      expect((await stranger.delete(keep)).statusCode).toBe(404);
      expect(await quiet(user)).toEqual([]);

      for (const [day, message] of [
        ['3026-01-01', FIELD_ERRORS.day_to_come],
        ['2026-02-30', FIELD_ERRORS.day_invalid],
      ]) {
        const answer = await user.get(`/api/closet/quiet?day=${day}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields.day.message).toBe(message);
      }
      await user.delete(`${PIECES}/${ids.shirt}`);
      expect((await user.post(keep)).statusCode).toBe(404);
      expect((await user.delete(keep)).statusCode).toBe(404);
    });
  });

  test('words are read line by line, and what the closet has already is named', async () => {
    const user = await app.signedIn();
    const blazer = await add(user);

    const { pieces } = (
      await user.post('/api/closet/read', {
        text: 'navy linen blazer, 79\nschwarze Jeans Gr. 38\nfrobnicate',
      })
    ).json();

    expect(pieces).toMatchObject([
      { garments: [{ key: 'soft-blazer' }], cloth: 'linen', priceCents: 7_900, like: blazer.id },
      { size: '38', name: 'schwarze Jeans', like: null },
      { garments: [], notUnderstood: ['frobnicate'] },
    ]);
    expect(await owned(user)).toEqual([blazer]);
  });

  test('search finds by what words mean', async () => {
    const user = await app.signedIn();
    const coat = await add(user, {
      name: '',
      garment: 'wool-coat',
      cloth: 'wool',
      colors: [{ name: 'Navy', hex: '#1f2a44', share: 1 }],
    });
    await add(user, { name: '', garment: 'trench-coat', cloth: null });

    expect((await user.get('/api/closet/search?q=blue%20winter%20coats')).json()).toEqual({
      ids: [coat.id],
      asText: [],
    });
  });

  test('a drawing is the garment alone, of at most 12 KB, for whoever is signed in', async () => {
    const user = await app.signedIn();
    const url = drawingUrl({ garment: 'soft-blazer', colors: aPiece().colors ?? [], cloth: 'linen' });

    const answer = await user.get(url);

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(12 * 1024);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    const large = await user.get(`${url}&size=large`);
    const { width, height } = await sharp(large.rawPayload).metadata();
    expect(Math.max(width, height)).toBe(1000);
    expect(large.rawPayload.length).toBeLessThanOrEqual(60 * 1024);
    const again = await user.get(url, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await app.visitor().get(url)).statusCode).toBe(401);
    expect((await user.get(url.replace('soft-blazer', 'cat'))).statusCode).toBe(404);
    expect((await user.get(url.replace('1f2a44', 'navy00'))).statusCode).toBe(400);
  });

  test('a look is made of owned pieces alone, keeps the one that was set, and outlives a piece', async () => {
    const user = await app.signedIn();
    const white = [{ name: 'White' as const, hex: '#fdfdf8', share: 1 }];
    const shirt = await add(user, { garment: 'oxford-shirt', colors: white, cloth: null });
    for (const garment of ['chinos', 'loafers']) await add(user, { garment, cloth: null });
    const asked = { prompt: 'smart casual on a warm day', source: 'closet', anchors: [shirt.id] };

    const made = await user.post('/api/outfits/generate', asked);
    expect(made.statusCode, made.body).toBe(200);
    const outfit: Outfit = made.json();
    expect(outfit.items).toHaveLength(3);
    expect(outfit.items.find(({ pieceId }) => pieceId === shirt.id)).toMatchObject({
      garment: 'oxford-shirt',
      colorHex: '#fdfdf8',
      priceRange: '',
      shoppingLinks: [],
    });
    expect(outfit.estimatedTotalCents).toBe(0);

    await user.delete(`${PIECES}/${shirt.id}`);
    expect((await user.get(`/api/outfits/${outfit.id}`)).json()).toEqual(outfit);
  });

  test('what cannot be worn is in no look; a refused order takes nothing from the day', async () => {
    const user = await app.signedIn();
    const shirt = await add(user, { garment: 'oxford-shirt', cloth: null });
    for (const garment of ['chinos', 'loafers']) await add(user, { garment, cloth: null });
    const order = (more: object) =>
      user.post('/api/outfits/generate', { prompt: 'smart casual on a warm day', source: 'closet', ...more });
    const left = async () => (await user.get('/api/daily-generation')).json().generations.left;
    const before = await left();
    await user.patch(`${PIECES}/${shirt.id}`, { state: 'inTheWash', revision: shirt.revision });

    expect((await order({})).json()).toMatchObject({ reason: 'closet_without_top' });
    expect((await order({ anchors: [shirt.id] })).json()).toMatchObject({ reason: 'anchor_not_ready' });
    expect((await order({ anchors: ['somebody-elses'] })).json().reason).toBe('anchor_not_ready');
    expect((await order({ anchors: Array.from({ length: 7 }, () => shirt.id) })).statusCode).toBe(400);
    expect((await order({ source: 'attic' })).statusCode).toBe(400);
    expect(await left()).toBe(before);
    expect(await owned(user)).toHaveLength(3);
  });
});

test('an operator may limit what a closet holds; what is full says so, and loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'packages.json');
  writeFileSync(file, JSON.stringify({ basic: { limits: { closetPieces: 2 } } }));
  const app = await buildTestApp({ environment: { PACKAGES: file } });
  onTestFinished(() => app.close());
  const user = await app.signedIn();
  const pieces = [aPiece(), aPiece()];
  await user.post(PIECES, { pieces });
  const [first] = (await user.get(PIECES)).json().pieces;

  const refused = await user.post(PIECES, { pieces: [aPiece()] });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ reason: 'closet_full', params: { limit: 2 } });
  await user.delete(`${PIECES}/${first.id}`);
  await user.post(PIECES, { pieces: [aPiece()] });
  expect((await user.post(`${PIECES}/${first.id}/restore`)).statusCode).toBe(403);
  expect((await user.get('/api/closet/let-go')).json().pieces).toHaveLength(1);
});
