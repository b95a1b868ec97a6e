import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import {
  buildTestApp,
  type Client,
  type SignedInClient,
  type TestApp,
} from '#server/testing/build-test-app.ts';
import { hearStatements } from '#server/testing/hear-statements.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { testEngines } from '#server/testing/test-database.ts';

const NEW = 'a wholly new password';
const BAD_CODE = 'That code is wrong or has expired. Please ask for a new one.';

describe.each(testEngines())('a lost password on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
  });
  afterAll(() => app.close());

  test('in local mode the code is in the answer and in an e-mail that can be read, and sets a new password', async () => {
    const user = await app.signedIn();
    const visitor = app.visitor();

    const answer = await visitor.post('/api/auth/forgot-password', {
      email: ` ${user.email.toUpperCase()} `,
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      email: user.email,
      codeFrom: 'screen',
      resetCode: expect.stringMatching(/^\d{12}$/),
    });
    await app.outbox.deliverDue();
    const [email] = await app.outbox.listKept();
    expect(email).toMatchObject({ recipient: user.email, subject: 'Your Hemline reset code' });
    const grouped = answer.json().resetCode.replace(/(\d{4})(\d{4})(\d{4})/, '$1 $2 $3');
    expect(email?.text).toContain(`    ${grouped}\n`);
    expect(email?.html).toContain(grouped);
    expect(email?.html).toMatch(/<h1 [^>]*>Set a new password<\/h1>/);
    expect(email?.text).toContain('Back to Hemline: http://localhost:3000/login');

    expect((await reset(visitor, user.email, answer.json().resetCode)).json()).toEqual({ success: true });
    expect((await login(user.email, user.password)).statusCode).toBe(401);
    expect((await login(user.email, NEW)).statusCode).toBe(200);
  });

  test('a reset signs nobody in, ends every session and tells the person by mail', async () => {
    const user = await app.signedIn();
    const elsewhere = await loggedIn(user.email, user.password);
    const visitor = app.visitor();

    await reset(visitor, user.email, await codeFor(user.email), NEW, { 'user-agent': FIREFOX });

    for (const client of [user, elsewhere, visitor]) {
      expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    }
    await app.outbox.deliverDue();
    const notice = (await app.outbox.listKept()).find(({ subject }) => subject.includes('was changed'));
    expect(notice).toMatchObject({
      recipient: user.email,
      subject: 'Your Hemline password was changed',
      text: expect.stringMatching(/When: \w+ \d+, \d{4} at .* UTC\n\nWhere: Firefox on Linux\n/),
    });
    expect(notice?.text).toContain('http://localhost:3000/login');
  });

  test('whoever reads German is written to in German', async () => {
    const user = await app.signedIn();
    const german = { 'accept-language': 'de-AT, en;q=0.5' };
    const visitor = app.visitor();

    await visitor.post('/api/auth/forgot-password', { email: user.email }, german);
    await app.outbox.deliverDue();
    const code = (await app.outbox.listKept()).find(({ recipient }) => recipient === user.email);
    expect(code).toMatchObject({
      subject: 'Dein Code für Hemline',
      text: expect.stringMatching(/Gib dafür diesen Code ein:\n\n {4}\d{4} \d{4} \d{4}\n\nEr gilt einmal/),
      html: expect.stringContaining('<html lang="de">'),
    });

    const token = /\d{4} \d{4} \d{4}/.exec(code?.text ?? '')?.[0] ?? '';
    await reset(visitor, user.email, token, NEW, { ...german, 'user-agent': FIREFOX });
    await app.outbox.deliverDue();
    const notice = (await app.outbox.listKept()).find(
      ({ recipient, id }) => recipient === user.email && id !== code?.id,
    );
    expect(notice).toMatchObject({
      subject: 'Dein Passwort für Hemline wurde geändert',
      text: expect.stringMatching(/Wann: \d+\. \p{L}+ \d{4} um .* UTC\n\nWo: Firefox unter Linux\n/u),
    });
  });

  test('a code works once; of twenty uses at the same time one does', async () => {
    const user = await app.signedIn();
    const code = await codeFor(user.email);
    const clients = Array.from({ length: 5 }, () => app.visitor());

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        reset(clients[index % 5] as Client, user.email, code, `${NEW} ${index}`),
      ),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const { statusCode } of answers) expect([200, 400, 429]).toContain(statusCode);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await login(user.email, `${NEW} ${winner}`)).statusCode).toBe(200);
    expect((await reset(app.visitor(), user.email, code)).statusCode).toBe(400);
  });

  test('a newer code is the death of the older one', async () => {
    const user = await app.signedIn();
    const older = await codeFor(user.email);
    const newer = await codeFor(user.email);

    expect((await reset(app.visitor(), user.email, older)).json().message).toBe(BAD_CODE);
    expect((await reset(app.visitor(), user.email, newer)).statusCode).toBe(200);
  });

  test('after five wrong tries the right code is of no use', async () => {
    const user = await app.signedIn();
    const code = await codeFor(user.email);
    const visitor = app.visitor();

    for (let index = 0; index < 5; index += 1) {
      expect((await reset(visitor, user.email, wrong(code, index))).json().message).toBe(BAD_CODE);
    }

    expect((await reset(visitor, user.email, code)).json().message).toBe(BAD_CODE);
    expect((await login(user.email, user.password)).statusCode).toBe(200);
  });

  test('a code is of no use after ten minutes', async () => {
    const user = await app.signedIn();
    const issued = Date.now();
    app.clock.set(new Date(issued).toISOString());
    onTestFinished(() => app.clock.run());
    const code = await codeFor(user.email);
    // Its mail goes out now: one that goes out later brings a newer code.
    await app.outbox.deliverDue();

    app.clock.set(new Date(issued + 10 * 60_000).toISOString());
    expect((await reset(app.visitor(), user.email, code)).json().message).toBe(BAD_CODE);
    app.clock.set(new Date(issued + 10 * 60_000 - 1).toISOString());
    expect((await reset(app.visitor(), user.email, code)).statusCode).toBe(200);
  });

  test('a wrong, an expired, a used, another one’s and an unknown address’s code are refused in the same words', async () => {
    const [user, other] = [await app.signedIn(), await app.signedIn()];
    const code = await codeFor(user.email);
    const used = await codeFor(other.email);
    await reset(app.visitor(), other.email, used);

    const bodies = [
      await reset(app.visitor(), user.email, wrong(code)),
      await reset(app.visitor(), other.email, used),
      await reset(app.visitor(), other.email, code),
      await reset(app.visitor(), 'nobody@example.com', code),
      await reset(app.visitor(), user.email, 'not digits'),
    ].map(({ statusCode, body }) => `${statusCode} ${body}`);

    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain(`400 {"message":"${BAD_CODE}"`);
  });

  test('spaces in a code that was copied do not count', async () => {
    const user = await app.signedIn();
    const code = await codeFor(user.email);

    const answer = await reset(app.visitor(), user.email, ` ${code.slice(0, 4)} ${code.slice(4)}\n`);

    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['token', { token: ' ' }, 'Reset token is required'],
    ['token', { token: '1'.repeat(101) }, 'That is longer than a reset code is'],
    [
      'newPassword',
      { newPassword: 'short', confirmPassword: 'short' },
      'Password must be at least 8 characters',
    ],
    ['confirmPassword', { confirmPassword: 'another password' }, "Passwords don't match"],
    ['email', { email: 'ada' }, 'Valid email is required'],
    [
      'newPassword',
      { newPassword: 'Password123', confirmPassword: 'Password123' },
      'This password is one of the most common ones. Please choose another one.',
    ],
  ])('a bad %s is named, and the code still works', async (field, change, message) => {
    const user = await app.signedIn();
    const code = await codeFor(user.email);
    const form = { token: code, newPassword: NEW, confirmPassword: NEW, email: user.email };

    const answer = await app.visitor().post('/api/auth/reset-password', { ...form, ...change });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field].message).toBe(message);
    expect((await app.visitor().post('/api/auth/reset-password', form)).statusCode).toBe(200);
  });

  test('an owner who was locked out by somebody’s guesses gets in with a reset', async () => {
    const user = await app.signedIn();
    const owner = app.visitor();
    for (let index = 0; index < 20; index += 1) {
      const attacker = app.visitor();
      expect((await login(user.email, `guess number ${index}`, attacker)).statusCode).toBe(401);
    }
    expect((await login(user.email, user.password, owner)).statusCode).toBe(429);

    await reset(owner, user.email, await codeFor(user.email));

    expect((await login(user.email, NEW, owner)).statusCode).toBe(200);
  });

  test('in local mode a mail that was held up until its code had expired brings a new one', async () => {
    let isDown = true;
    const sent: string[] = [];
    const send = async ({ text }: { text: string }) => {
      if (isDown) throw new Error('down');
      sent.push(text);
    };
    const held = await buildTestApp({
      engine,
      environment: { DEBUG_PAGES_FOR: 'anybody' },
      overrides: { mailer: { send } },
    });
    onTestFinished(() => held.close());
    const user = await held.signedIn();
    const begun = Date.now();
    held.clock.set(new Date(begun).toISOString());
    const { resetCode } = (
      await held.visitor().post('/api/auth/forgot-password', { email: user.email })
    ).json();
    await held.outbox.deliverDue();

    isDown = false;
    held.clock.set(new Date(begun + 20 * 60_000).toISOString());
    await held.outbox.deliverDue();

    const code = /\d{4} \d{4} \d{4}/.exec(sent[0] ?? '')?.[0] ?? '';
    expect(code).not.toBe(resetCode);
    expect((await reset(held.visitor(), user.email, code)).statusCode).toBe(200);
  });

  test('codes are stored as nothing that could be typed in', async () => {
    const user = await app.signedIn();
    const code = await codeFor(user.email);

    const rows = await app.database.db.selectFrom('resetCodes').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.find(({ userId }) => userId === user.id)?.seed).toMatch(/^[\w-]{22}$/);
  });

  const codeFor = async (email: string): Promise<string> =>
    (await app.visitor().post('/api/auth/forgot-password', { email })).json().resetCode;

  function login(email: string, password: string, client: Client = app.visitor()) {
    return client.post('/api/auth/login', { email, password });
  }

  async function loggedIn(email: string, password: string): Promise<Client> {
    const client = app.visitor();
    await login(email, password, client);
    return client;
  }
});

describe.each(testEngines())('asking for a code in production on %s', (engine) => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://hemline.example',
    ALLOWED_HOSTS: 'hemline.example,localhost',
    SESSION_SECRET: 'only for tests, and longer than it must be',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Hemline <hello@hemline.example>',
  };

  test('one mail with a code arrives, and no code is in the answer, the table or the log', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const app = await production(
      createSmtpMailer({ url: server.url, from: { name: 'Hemline', address: 'hello@hemline.example' } }),
    );
    const user = await app.signedIn();

    const answer = await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    expect(answer.json()).toEqual({ email: user.email, codeFrom: 'mail' });
    await expect.poll(() => server.received.length).toBe(1);
    await app.outbox.deliverDue();

    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual([user.email]);
    const code = /^ {4}([\d ]{14})\r?$/m.exec(server.received[0]?.source ?? '')?.[1] ?? '';
    expect((await reset(app.visitor(), user.email, code)).statusCode).toBe(200);
  });

  test('a mail server that is down fails and slows no request, and the code arrives later', async () => {
    let isDown = true;
    const sent: string[] = [];
    const app = await production({
      async send({ text }) {
        if (isDown) throw new Error('down');
        sent.push(text);
      },
    });
    const user = await app.signedIn();
    const begun = Date.now();
    app.clock.set(new Date(begun).toISOString());

    await isAnswered(app, user.email);
    await app.outbox.deliverDue();
    isDown = false;
    app.clock.set(new Date(begun + 3 * 60 * 60_000).toISOString());
    await app.outbox.deliverDue();

    expect(sent).toHaveLength(1);
    const code = /\d{4} \d{4} \d{4}/.exec(sent[0] ?? '')?.[0] ?? '';
    expect((await reset(app.visitor(), user.email, code)).statusCode).toBe(200);
  });

  test('a mail server that falls silent keeps no request waiting, and the server from closing not for ever', async () => {
    const app = await production({
      send: (_mail, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const user = await app.signedIn();

    await isAnswered(app, user.email);
    await isAnswered(app, 'nobody@example.com');

    await app.server.close();
  });

  test('known and unknown addresses get the same answer for the same work, and nobody unknown gets a mail', async () => {
    const sent: string[] = [];
    const app = await production({
      async send({ recipient }) {
        sent.push(recipient);
      },
    });
    const known = await Promise.all(Array.from({ length: 5 }, () => app.signedIn()));
    // Mails are written after the answer, which the statements of the next one would be mixed with.
    vi.spyOn(app.outbox, 'wake').mockImplementation(() => {});
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const statements = hearStatements(engine);
    const ask = async (email: string) => {
      statements.length = 0;
      const answer = await app.visitor().post('/api/auth/forgot-password', { email });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ email, codeFrom: 'mail' });
      return { headers: Object.keys(answer.headers).sort(), asked: [...statements] };
    };

    // Five an hour for one address: so many tries take as many addresses.
    for (let round = 0; round < 5; round += 1) {
      for (const [index, user] of known.entries()) {
        const first = await ask(user.email);
        expect(first).toEqual(await ask(`nobody-${round}-${index}@example.com`));
        expect(first.asked).not.toEqual([]);
      }
    }
    await app.outbox.deliverDue();

    expect(new Set(sent)).toEqual(new Set(known.map(({ email }) => email)));
    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('from the sixth request within an hour on, the valid code is sent again, and nobody is flooded', async () => {
    const sent: string[] = [];
    const app = await production({
      async send({ text }) {
        sent.push(/\d{4} \d{4} \d{4}/.exec(text)?.[0] ?? '');
      },
    });
    onTestFinished(() => app.clock.run());
    const begun = Date.now();
    const at = (minutes: number) => app.clock.set(new Date(begun + minutes * 60_000).toISOString());
    const user = await app.signedIn();
    const ask = async (email: string) => {
      const answer = await app.visitor().post('/api/auth/forgot-password', { email });
      await app.outbox.deliverDue();
      return answer.statusCode;
    };

    for (const minutes of [0, 0, 0, 0, 0, 1, 1, 2, 4.5, 5, 6, 8]) {
      at(minutes);
      expect([await ask(user.email), await ask('nobody@example.com')]).toEqual([200, 200]);
    }

    const valid = sent[4];
    expect(new Set(sent.slice(0, 5)).size).toBe(5);
    // At 1 and 4.5 minutes the valid one; at 8 it would hold for too short a while.
    expect(sent.slice(5, 7)).toEqual([valid, valid]);
    expect(sent).toHaveLength(8);
    expect(sent[7]).not.toBe(valid);
    expect((await reset(app.visitor(), user.email, sent[7] ?? '')).statusCode).toBe(200);
  });

  test('forged host headers change nothing in a mail', async () => {
    const sent: string[] = [];
    const app = await production({
      async send({ text, html }) {
        sent.push(text, html);
      },
    });
    const user = await app.signedIn();

    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    };
    await app.visitor().post('/api/auth/forgot-password', { email: user.email }, forged);
    await user.post(
      '/api/auth/change-password',
      { currentPassword: user.password, newPassword: NEW },
      forged,
    );
    await app.outbox.deliverDue();

    expect(sent).toHaveLength(4);
    expect(sent.join('\n')).toContain('https://hemline.example/login');
    expect(sent.join('\n')).not.toContain('evil');
  });

  async function isAnswered(app: TestApp, email: string) {
    const answer = await app.visitor().post('/api/auth/forgot-password', { email });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email, codeFrom: 'mail' }]);
  }

  async function production(mailer: Mailer) {
    const app = await buildTestApp({ engine, environment: PRODUCTION, overrides: { mailer } });
    onTestFinished(() => app.close());
    return app;
  }
});

describe.each(testEngines())('changing a password on %s', (engine) => {
  let app: TestApp;
  let user: SignedInClient;
  beforeAll(async () => {
    app = await buildTestApp({ engine, environment: { DEBUG_PAGES_FOR: 'anybody' } });
  });
  afterAll(() => app.close());

  const change = (client: Client, currentPassword: string, newPassword = NEW) =>
    client.post('/api/auth/change-password', { currentPassword, newPassword });

  test('keeps this session under a new cookie, ends the others and tells the person by mail', async () => {
    user = await app.signedIn();
    const elsewhere = app.visitor();
    await elsewhere.post('/api/auth/login', { email: user.email, password: user.password });
    const oldCookie = [...user.cookies].map((pair) => pair.join('=')).join('; ');

    const answer = await change(user, user.password);

    expect(answer.json()).toEqual({ success: true });
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/auth/user')).statusCode).toBe(401);
    expect((await app.visitor().get('/api/auth/user', { cookie: oldCookie })).statusCode).toBe(401);
    await app.outbox.deliverDue();
    expect((await app.outbox.listKept())[0]).toMatchObject({
      recipient: user.email,
      subject: 'Your Hemline password was changed',
    });
  });

  test('a reset code from before is of no use after it', async () => {
    user = await app.signedIn();
    const { resetCode } = (
      await app.visitor().post('/api/auth/forgot-password', { email: user.email })
    ).json();

    await change(user, user.password);

    expect((await reset(app.visitor(), user.email, resetCode, 'the thief’s password')).statusCode).toBe(400);
  });

  test.each([
    ['currentPassword', { currentPassword: 'not the password' }, 'Current password is incorrect'],
    ['currentPassword', { currentPassword: '' }, 'Current password is required'],
    ['newPassword', { newPassword: 'short' }, 'New password must be at least 8 characters'],
    [
      'newPassword',
      { newPassword: 'qwertyuiop' },
      'This password is one of the most common ones. Please choose another one.',
    ],
  ])('a bad %s is named and changes nothing', async (field, wrongPart, message) => {
    user = await app.signedIn();
    const form = { currentPassword: user.password, newPassword: NEW, ...wrongPart };

    const answer = await user.post('/api/auth/change-password', form);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field].message).toBe(message);
    expect((await user.get('/api/auth/user')).statusCode).toBe(200);
    const again = { email: user.email, password: user.password };
    expect((await app.visitor().post('/api/auth/login', again)).statusCode).toBe(200);
  });

  test('of two changes at once one wins, and the other is told', async () => {
    user = await app.signedIn();

    const answers = await Promise.all([
      change(user, user.password, 'the first new one'),
      change(user, user.password, 'the second new one'),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('a sixth try within a quarter of an hour is refused, even with the right password', async () => {
    user = await app.signedIn();
    for (let index = 0; index < 5; index += 1) {
      expect((await change(user, `guess number ${index}`)).statusCode).toBe(400);
    }

    const refused = await change(user, user.password);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('an account without a password, e.g. of who signs in with another service, has none to change', async () => {
    user = await app.signedIn();
    await app.database.db
      .updateTable('accounts')
      .set({ providerId: 'oidc', password: null })
      .where('userId', '=', user.id)
      .execute();

    expect((await user.get('/api/auth/user')).json().authProvider).toBe('oidc');
    expect((await change(user, user.password)).statusCode).toBe(409);
  });

  test('registration refuses a common password by name', async () => {
    const form = { name: 'Ada', email: `common-${engine}@example.com`, password: 'PASSWORD1' };

    const answer = await app.visitor().post('/api/auth/register', form);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.password.message).toMatch(/one of the most common ones/);
  });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function reset(client: Client, email: string, token: string, newPassword = NEW, headers = {}) {
  const form = { token, newPassword, confirmPassword: newPassword, email };
  return client.post('/api/auth/reset-password', form, headers);
}

/** Another code of the same length. */
function wrong(code: string, shift = 0): string {
  return String((Number(code) + 1 + shift) % 10 ** 12).padStart(12, '0');
}
