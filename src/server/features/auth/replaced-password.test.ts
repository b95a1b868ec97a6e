import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { testEngines } from '#server/testing/test-database.ts';

/** What happens right after the next password was looked at and found right. */
const meanwhile = vi.hoisted(() => ({ happens: null as (() => Promise<void>) | null }));

vi.mock('./hash-password.ts', async (importActual) => {
  const actual = await importActual<typeof import('./hash-password.ts')>();
  return {
    ...actual,
    async isPasswordOf(stored: string, password: string) {
      const isRight = await actual.isPasswordOf(stored, password);
      const { happens } = meanwhile;
      meanwhile.happens = null;
      if (isRight) await happens?.();
      return isRight;
    },
  };
});

const NEW = 'a wholly new password';

describe.each(testEngines())('a login whose password is replaced while it is under way, on %s', (engine) => {
  let app: TestApp;
  let owner: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
  });
  beforeEach(async () => {
    owner = await app.signedIn();
  });
  afterAll(() => app.close());

  test('opens nothing after a change', async () => {
    const change = () =>
      owner.post('/api/auth/change-password', { currentPassword: owner.password, newPassword: NEW });

    await expectNothingOpened(change);

    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
  });

  test('opens nothing after a reset', async () => {
    const { email } = owner;
    const { resetCode } = (await app.visitor().post('/api/auth/forgot-password', { email })).json();
    const form = { email, token: resetCode, newPassword: NEW, confirmPassword: NEW };

    await expectNothingOpened(() => app.visitor().post('/api/auth/reset-password', form));
  });

  async function expectNothingOpened(replace: () => Promise<{ statusCode: number }>) {
    const { email, password } = owner;
    const laggard = app.visitor();
    meanwhile.happens = async () => {
      expect((await replace()).statusCode).toBe(200);
    };

    const answer = await laggard.post('/api/auth/login', { email, password });

    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Invalid email or password.']);
    expect(laggard.cookies.size).toBe(0);
    const { db } = app.database;
    const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', owner.id).execute();
    const isOwnerIn = (await owner.get('/api/auth/user')).statusCode === 200;
    expect(sessions).toHaveLength(isOwnerIn ? 1 : 0);
    const again = await app.visitor().post('/api/auth/login', { email, password: NEW });
    expect(again.statusCode).toBe(200);
  }
});
