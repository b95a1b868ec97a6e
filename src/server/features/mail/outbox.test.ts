import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { createLogger } from '#server/http/log.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openTestDatabase, type TestDatabase, testEngines } from '#server/testing/test-database.ts';
import { layOut } from './email.ts';
import { createOutbox } from './outbox.service.ts';

const FROM = { name: 'Hemline', address: 'hello@hemline.example' };
const MINUTE_MS = 60_000;

describe.each(testEngines())('the outbox on %s', (engine) => {
  let database: TestDatabase;
  let now: number;
  let logged: string;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    now = Date.parse('2026-11-21T10:00:00Z');
    logged = '';
  });
  afterEach(() => database.close());

  test('a mail reaches the one it is for, in text and in HTML, and leaves the table', async () => {
    const server = await mailServer();
    const outbox = openOutbox(smtp(server.url));
    await outbox.add(resetCode('ada@example.com'));

    await outbox.deliverDue();

    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hello@hemline.example', to: ['ada@example.com'] });
    expect(mail?.source).toContain('From: Hemline <hello@hemline.example>');
    expect(mail?.source).toContain('Subject: About ada@example.com');
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    expect(mail?.source).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(await rows()).toEqual([]);
  });

  test('a server that is busy (451) is asked again after a minute, and then has the mail once', async () => {
    const server = await mailServer({ replyToMail: (index) => (index === 0 ? 451 : null) });
    const outbox = openOutbox(smtp(server.url));
    await outbox.add(resetCode('ada@example.com'));

    await outbox.deliverDue();
    await outbox.deliverDue();
    expect([server.tries(), server.received.length]).toEqual([1, 0]);
    now += MINUTE_MS;
    await outbox.deliverDue();
    now += 60 * MINUTE_MS;
    await outbox.deliverDue();

    expect([server.tries(), server.received.length]).toEqual([2, 1]);
  });

  test('a refused password (535) and a server that is down leave the mail waiting, and nobody named in the log', async () => {
    const server = await mailServer({ password: 'right' });
    const outbox = openOutbox(smtp(server.url.replace('//', '//hemline:wrong@')));
    const withoutServer = openOutbox(smtp('smtp://127.0.0.1:1'));
    await outbox.add(resetCode('ada@example.com'));

    await outbox.deliverDue();
    expect(logged).toContain('"reply":535');
    now += MINUTE_MS;
    await withoutServer.deliverDue();

    expect(await rows()).toEqual([expect.objectContaining({ state: 'waiting', tries: 2 })]);
    expect(logged).toContain('mail not delivered yet');
    expect(logged).not.toContain('ada@example.com');
  });

  test('a password that is right is given to the server', async () => {
    const server = await mailServer({ password: 'right' });
    const outbox = openOutbox(smtp(server.url.replace('//', '//hemline:right@')));
    await outbox.add(resetCode('ada@example.com'));

    await outbox.deliverDue();

    expect(server.received).toHaveLength(1);
  });

  test('a server that falls silent is left alone after its limit', async () => {
    const server = await mailServer({ silenceMs: 60_000 });
    const outbox = openOutbox(createSmtpMailer({ url: server.url, from: FROM }, { silenceLimitMs: 200 }));
    await outbox.add(resetCode('ada@example.com'));

    await outbox.deliverDue();

    expect(await rows()).toEqual([expect.objectContaining({ tries: 1 })]);
  });

  test('a mailbox that does not exist (550) is given up at once', async () => {
    const server = await mailServer({ replyToRecipient: 550 });
    const outbox = openOutbox(smtp(server.url));
    await outbox.add(resetCode('nobody@example.com'));

    await outbox.deliverDue();

    expect(await rows()).toEqual([]);
    expect(logged).toContain('mail given up');
    expect(logged).not.toContain('nobody@example.com');
  });

  test('tries grow rarer, from a minute to an hour, and end after a day', async () => {
    const tries: number[] = [];
    const outbox = openOutbox({
      async send() {
        tries.push(now);
        throw new Error('down');
      },
    });
    await outbox.add(resetCode('ada@example.com'));

    for (let minute = 0; minute < 26 * 60; minute += 1) {
      await outbox.deliverDue();
      now += MINUTE_MS;
    }

    const waits = tries.slice(1).map((time, index) => (time - (tries[index] as number)) / MINUTE_MS);
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect((tries.at(-1) as number) - (tries[0] as number)).toBeLessThanOrEqual(24 * 60 * MINUTE_MS);
    expect(await rows()).toEqual([]);
  });

  test('of two processes that work on one outbox, each mail is sent by one', async () => {
    const server = await mailServer();
    const outboxes = [openOutbox(smtp(server.url)), openOutbox(smtp(server.url))];
    for (let index = 0; index < 12; index += 1) await outboxes[0]?.add(resetCode(`p${index}@example.com`));

    await Promise.all(outboxes.map((outbox) => outbox.deliverDue()));

    expect(server.received.flatMap((mail) => mail.to).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `p${index}@example.com`).sort(),
    );
  });

  test('a mail that a killed process had in hand is sent by a later one', async () => {
    const server = await mailServer();
    const dying = openOutbox({ send: () => new Promise(() => {}) });
    await dying.add(resetCode('ada@example.com'));
    void dying.deliverDue();
    await expect.poll(async () => (await rows())[0]?.dueAt).toBe('2026-11-21T10:05:00.000Z');

    const next = openOutbox(smtp(server.url));
    await next.deliverDue();
    expect(server.received).toHaveLength(0);
    now += 5 * MINUTE_MS;
    await next.deliverDue();

    expect(server.received).toHaveLength(1);
  });

  test.each([
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\u0000',
    'ada',
    '',
  ])('%j is no recipient, and nothing is put into the table', async (recipient) => {
    await expect(openOutbox(null).add(resetCode(recipient))).rejects.toThrow('not one mail address');
    expect(await rows()).toEqual([]);
  });

  test('a line break that reached the sender would still be no second header or recipient', async () => {
    const server = await mailServer();
    const evil = 'x\r\nBcc: eve@example.com\r\n\r\nother words';

    await smtp(server.url)
      .send(
        {
          id: 'id',
          recipient: `ada@example.com\r\nRCPT TO:<eve@example.com>`,
          subject: evil,
          text: evil,
          html: '',
        },
        AbortSignal.timeout(5_000),
      )
      .catch(() => {});
    await smtp(server.url).send(
      { id: 'id', recipient: 'ada@example.com', subject: evil, text: evil, html: '' },
      AbortSignal.timeout(5_000),
    );

    for (const mail of server.received) {
      expect(mail.to).not.toContain('eve@example.com');
      expect(mail.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    }
    expect(server.received.length).toBeGreaterThan(0);
  });

  test('without a mail server e-mails can be read here, newest first, and no more than a hundred', async () => {
    const outbox = openOutbox(null);
    for (let index = 0; index < 103; index += 1) {
      now += 1;
      await outbox.add(resetCode(`p${index}@example.com`));
    }

    await outbox.deliverDue();

    const kept = await outbox.listKept();
    expect(kept).toHaveLength(100);
    expect(kept[0]).toMatchObject({
      recipient: 'p102@example.com',
      subject: 'About p102@example.com',
      text: expect.stringContaining('Hello'),
    });
  });

  function openOutbox(mailer: Mailer | null) {
    const stream = new PassThrough().on('data', (line) => {
      logged += line;
    });
    return createOutbox({
      db: database.db,
      mailer,
      clock: { now: () => new Date(now) },
      newId: randomUUID,
      log: createLogger('info', stream) as FastifyBaseLogger,
      writers: {
        'reset-code': async ({ recipient }) =>
          layOut(`About ${recipient}`, [{ kind: 'paragraph', text: 'Hello' }], {
            language: 'en',
            tagline: 'Your Personal Shopper',
            product: 'Hemline',
          }),
        'password-changed': async () => null,
      },
    });
  }

  const rows = () => database.db.selectFrom('outbox').selectAll().execute();
});

const resetCode = (recipient: string) => ({ kind: 'reset-code', recipient, details: {} }) as const;
const smtp = (url: string) => createSmtpMailer({ url, from: FROM });

async function mailServer(behaviour: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(behaviour);
  onTestFinished(server.close);
  return server;
}
