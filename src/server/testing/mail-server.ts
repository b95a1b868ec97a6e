import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, as they came. */
  source: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** How many mails were begun, taken or not. */
  tries: () => number;
  close(): Promise<void>;
}

/** What the server says to the sender at one step; a number is a refusal with that reply. */
interface Behaviour {
  /** Of the n-th mail, counted from 0. */
  replyToMail?: (index: number) => number | null;
  replyToRecipient?: number;
  password?: string;
  /** Waits this long before it says anything about the mail's contents. */
  silenceMs?: number;
}

/** A real SMTP server on loopback. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let tries = 0;
  const refusal = (reply: number) => Object.assign(new Error('refused by the test'), { responseCode: reply });

  const server = new SMTPServer({
    authOptional: behaviour.password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ password }, _session, answer) {
      if (password === behaviour.password) answer(null, { user: 'hemline' });
      else answer(refusal(535));
    },
    onRcptTo(_address, _session, answer) {
      if (behaviour.replyToRecipient === undefined) answer();
      else {
        tries += 1;
        answer(refusal(behaviour.replyToRecipient));
      }
    },
    async onData(stream, session, answer) {
      const source = await text(stream);
      const reply = behaviour.replyToMail?.(tries) ?? null;
      tries += 1;
      if (behaviour.silenceMs !== undefined)
        await new Promise((resolve) => setTimeout(resolve, behaviour.silenceMs));
      if (reply !== null) return answer(refusal(reply));

      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        source,
      });
      answer();
    },
  });
  // Senders that hang up are part of what is tested.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
