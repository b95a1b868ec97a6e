import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

const ANSWERS = {
  styles: ['minimalist', 'vintage'],
  palettes: ['earth-tones'],
  wardrobe: 'everything',
  displayName: 'Ada',
  location: 'London',
  ageRange: '25-34',
  occasion: 'work',
  goals: 'Fewer, better things.\nAnd pockets.',
};

describe.each(testEngines())('onboarding on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('answers are kept for the user who gave them, and a later set replaces them', async () => {
    const user = await app.signedIn();
    const other = await app.signedIn();

    expect((await user.get('/api/onboarding')).json()).toBeNull();
    expect((await user.post('/api/onboarding', ANSWERS)).json()).toEqual(ANSWERS);
    await user.post('/api/onboarding', { ...ANSWERS, location: 'Paris' });

    expect((await user.get('/api/onboarding')).json()).toEqual({ ...ANSWERS, location: 'Paris' });
    expect((await other.get('/api/onboarding')).json()).toBeNull();
  });

  test('the display name becomes the name of the user; without one the name stays', async () => {
    const user = await app.signedIn({ name: 'Ada King Byron' });
    const other = await app.signedIn({ name: 'Mary Somerville' });
    const nameOf = async (client: typeof user) => (await client.get('/api/auth/user')).json().name;

    await user.post('/api/onboarding', { ...ANSWERS, displayName: '' });
    expect(await nameOf(user)).toBe('Ada King Byron');
    await user.post('/api/onboarding', { ...ANSWERS, displayName: 'Countess Ada' });

    expect((await user.get('/api/auth/user')).json()).toMatchObject({
      name: 'Countess Ada',
      firstName: 'Countess',
      lastName: 'Ada',
    });
    expect(await nameOf(other)).toBe('Mary Somerville');
  });

  test('what the person wears is stored alone: the other answers stay, or stay open', async () => {
    const user = await app.signedIn();
    const answered = await app.signedIn();
    await answered.post('/api/onboarding', ANSWERS);

    const first = await user.patch('/api/onboarding/wardrobe', { wardrobe: 'menswear' });
    expect(first.json()).toMatchObject({ wardrobe: 'menswear', styles: [], ageRange: null });
    expect((await user.get('/api/onboarding')).json()).toEqual(first.json());
    await answered.patch('/api/onboarding/wardrobe', { wardrobe: 'womenswear' });
    expect((await answered.get('/api/onboarding')).json()).toEqual({ ...ANSWERS, wardrobe: 'womenswear' });
  });

  test.each([{ wardrobe: 'kidswear' }, {}, { wardrobe: 'menswear', goals: '' }])(
    'a wardrobe as %j is refused and nothing is stored',
    async (body) => {
      const user = await app.signedIn();

      expect((await user.patch('/api/onboarding/wardrobe', body)).statusCode).toBe(400);
      expect((await user.get('/api/onboarding')).json()).toBeNull();
    },
  );

  test.each([
    ['an unknown style', { styles: ['goth'] }],
    ['an unknown age range', { ageRange: '17' }],
    ['goals without end', { goals: 'x'.repeat(2001) }],
    ['a field of another table', { hasActiveSubscription: true }],
  ])('%s is refused and nothing is stored', async (_name, change) => {
    const user = await app.signedIn();

    expect((await user.post('/api/onboarding', { ...ANSWERS, ...change })).statusCode).toBe(400);
    expect((await user.get('/api/onboarding')).json()).toBeNull();
    expect((await user.get('/api/auth/user')).json().name).toBe('Ada Byron');
  });
});
