import { expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';

test('session tokens are all different, and long', async () => {
  const app = await buildTestApp();
  const person = await app.signedIn();
  for (let index = 0; index < 60; index += 1) {
    await app.visitor().post('/api/auth/login', { email: person.email, password: person.password });
  }

  const rows = await app.database.db.selectFrom('sessions').select('token').execute();
  const tokens = rows.map(({ token }) => token);
  expect(new Set(tokens).size).toBe(61);
  // 62 letters and digits, 32 times: 190 bits. What all of them together use shows that none is left out.
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32,}$/);
  expect(new Set(tokens.join('')).size).toBeGreaterThan(55);
  await app.close();
});

test('a session whose row the operator has deleted is over at once', async () => {
  const app = await buildTestApp();
  const person = await app.signedIn();
  expect((await person.get('/api/auth/user')).statusCode).toBe(200);

  await app.database.db.deleteFrom('sessions').where('userId', '=', person.id).execute();

  expect((await person.get('/api/auth/user')).statusCode).toBe(401);
  await app.close();
});
