import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type Mailer, MailRefusedError } from '#server/adapters/mail/mailer.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Email, EmailRequest } from './email.ts';
import { createOutboxRepository, type OutboxRow } from './outbox.repository.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/** Writes an e-mail at the moment it is sent; null when there is nobody to write to after all. */
export type EmailWriters = {
  [Kind in EmailRequest['kind']]: (
    request: Extract<EmailRequest, { kind: Kind }>,
    askedAt: Date,
  ) => Promise<Email | null>;
};

/** An e-mail of local mode without a mail server: it can be read, and goes nowhere. */
export interface KeptEmail extends Email {
  id: string;
  recipient: string;
  createdAt: string;
}

const MINUTE_MS = 60_000;
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** Longer than any try takes; a mail that a killed process had in hand is tried again after it. */
const CLAIM_MS = 5 * MINUTE_MS;
const BATCH = 5;
const MAX_KEPT_EMAILS = 100;
const CLOSE_LIMIT_MS = 4_000;

/**
 * Mails wait in a table until the mail server has taken them, so that its outages neither fail nor slow a request.
 * What goes into the table says what is to be written, not the words: those are written when a mail is sent, so that no
 * code lies in the table, and none has expired when it arrives. Delivered and given-up mails leave the table.
 */
export function createOutbox(dependencies: {
  db: Db;
  /** Null in local mode without a mail server: e-mails are then kept to be read here. */
  mailer: Mailer | null;
  writers: EmailWriters;
  clock: Clock;
  newId: () => string;
  log: FastifyBaseLogger;
}) {
  const { db, mailer, writers, clock, newId, log } = dependencies;
  const repository = createOutboxRepository(db);
  const closing = new AbortController();
  let delivering: Promise<void> | null = null;
  let isAskedAgain = false;

  return {
    /** Puts a mail into the outbox; part of a transaction where one is given. Then call `wake`. */
    async add(request: EmailRequest, transaction?: Transaction<Schema>): Promise<void> {
      if (!isOneAddress(request.recipient)) throw new Error('that is not one mail address');
      const now = clock.now().toISOString();
      const row: OutboxRow = {
        id: newId(),
        kind: request.kind,
        recipient: request.recipient,
        details: JSON.stringify(request.details),
        state: 'waiting',
        tries: 0,
        dueAt: now,
        createdAt: now,
        subject: null,
        text: null,
        html: null,
      };
      await repository.insert(row, transaction);
    },

    /** Starts delivering after the request that asks for it; nobody waits for it. */
    wake(): void {
      setImmediate(() => {
        this.deliverDue().catch((error) => log.error({ err: error }, 'the outbox could not be worked on'));
      });
    },

    /** How many are not sent yet. */
    countWaiting: () => repository.countWaiting(),

    /** Delivers what is due, and resolves when nothing is any more. */
    async deliverDue(): Promise<void> {
      isAskedAgain = true;
      delivering ??= deliverAll().finally(() => {
        delivering = null;
      });
      await delivering;
    },

    /** What would have been sent, newest first. Only local mode without a mail server keeps any. */
    async listKept(): Promise<KeptEmail[]> {
      return (await repository.listKept()).map((row) => ({
        id: row.id,
        recipient: row.recipient,
        subject: row.subject ?? '',
        text: row.text ?? '',
        html: row.html ?? '',
        createdAt: row.createdAt,
      }));
    },

    /** Lets the mails in hand go out; one that takes long is left for the next start. */
    async close(): Promise<void> {
      const waited = new AbortController();
      await Promise.race([
        delivering?.catch(() => {}),
        sleep(CLOSE_LIMIT_MS, undefined, { signal: waited.signal }).catch(() => {}),
      ]);
      waited.abort();
      closing.abort();
      await delivering?.catch(() => {});
    },
  };

  async function deliverAll(): Promise<void> {
    while (isAskedAgain && !closing.signal.aborted) {
      isAskedAgain = false;
      const due = await repository.listDue(clock.now().toISOString(), BATCH);
      if (due.length === BATCH) isAskedAgain = true;
      await Promise.all(due.map(deliver));
    }
  }

  async function deliver(row: OutboxRow): Promise<void> {
    const until = new Date(clock.now().getTime() + CLAIM_MS).toISOString();
    if (!(await repository.claim(row, until))) return;

    try {
      const email = await write(row);
      if (email === null) await repository.delete(row.id);
      else if (mailer === null) await repository.keep(row.id, email, MAX_KEPT_EMAILS);
      else {
        await mailer.send({ id: row.id, recipient: row.recipient, ...email }, closing.signal);
        await repository.delete(row.id);
      }
    } catch (error) {
      if (!closing.signal.aborted) await postponeOrGiveUp(row, error);
    }
  }

  async function write({ kind, recipient, details, createdAt }: OutboxRow): Promise<Email | null> {
    // Our own row, written by `add`: kind and details belong together.
    const request = { kind, recipient, details: JSON.parse(details) } as never;
    return writers[kind as EmailRequest['kind']](request, new Date(createdAt));
  }

  async function postponeOrGiveUp(row: OutboxRow, error: unknown): Promise<void> {
    const tries = row.tries + 1;
    const now = clock.now().getTime();
    const dueAt = now + Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    const isOver =
      error instanceof MailRefusedError || dueAt > new Date(row.createdAt).getTime() + GIVE_UP_AFTER_MS;
    const facts = { mail: row.id, kind: row.kind, tries, ...problemOf(error) };

    if (isOver) {
      log.error(facts, 'mail given up');
      await repository.delete(row.id);
    } else {
      log.warn(facts, 'mail not delivered yet');
      await repository.postpone(row.id, tries, new Date(dueAt).toISOString());
    }
  }
}

/** One address and nothing that a header or a list of addresses could be made of. */
function isOneAddress(recipient: string): boolean {
  return recipient.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u.test(recipient);
}

/** Codes only: the words of a mail server repeat the address. */
function problemOf(error: unknown): { code?: string; reply?: number; type: string } {
  const cause = error instanceof MailRefusedError ? error.cause : error;
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  return {
    type: cause.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { reply: responseCode } : {}),
  };
}
