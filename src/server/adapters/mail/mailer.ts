/** One mail to one person, ready to be sent. */
export interface Mail {
  /** The left part of its Message-ID, the same for every retry, so that a mail server can tell that it has it already. */
  id: string;
  /** An address and nothing else. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** The one thing that hands mails to the world. */
export interface Mailer {
  /**
   * Resolves when the next server has taken the mail over.
   * @throws {MailRefusedError} when no later try would change the answer; anything else is worth another try.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The mail server refused this mail for good, e.g. because the mailbox does not exist. */
export class MailRefusedError extends Error {
  constructor(cause: unknown) {
    super('The mail server refused this mail for good.', { cause });
    this.name = 'MailRefusedError';
  }
}
