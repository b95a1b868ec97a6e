import { isIP } from 'node:net';
import type { Config } from '#server/settings/config.ts';
import { type Mailer, MailRefusedError } from './mailer.ts';

const CONNECT_LIMIT_MS = 10_000;
const GREETING_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
/** For one mail as a whole: a server that drips its answers would never be silent. */
const SEND_LIMIT_MS = 60_000;

/** What a server may refuse about this one mail, rather than about us. */
const REFUSALS_OF_A_MAIL = new Set(['RCPT TO', 'DATA']);

/** Sends over SMTP. The library is loaded with the first mail: most processes rest without one. */
export function createSmtpMailer(
  { url, from }: NonNullable<Config['mail']>,
  { silenceLimitMs = SILENCE_LIMIT_MS } = {},
): Mailer {
  const settings = {
    url,
    requireTLS: carriesPasswordAcrossANetwork(url),
    connectionTimeout: Math.min(CONNECT_LIMIT_MS, silenceLimitMs),
    greetingTimeout: Math.min(GREETING_LIMIT_MS, silenceLimitMs),
    socketTimeout: silenceLimitMs,
    dnsTimeout: Math.min(CONNECT_LIMIT_MS, silenceLimitMs),
    // Contents are ours alone: nothing in a mail may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let loaded: Promise<Transport> | undefined;

  return {
    async send({ id, recipient, subject, text, html }, signal) {
      loaded ??= load(settings);
      const transport = await loaded;
      try {
        await transport.sendMail({
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          from,
          // As an object: a string would be parsed as a list of addresses.
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_LIMIT_MS)]),
        });
      } catch (error) {
        throw isForGood(error) ? new MailRefusedError(error) : error;
      }
    },
  };
}

type Transport = Awaited<ReturnType<typeof load>>;

async function load(settings: { url: string }) {
  const { createTransport } = await import('nodemailer');
  return createTransport(settings);
}

function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { permanent, command } = error as { permanent?: unknown; command?: unknown };
  // A refused password or sender is for the operator to mend: the mails wait meanwhile.
  return permanent === true && REFUSALS_OF_A_MAIL.has(String(command));
}

/** A password must not travel in clear; a relay beside us, or one that asks for none, may do without TLS. */
function carriesPasswordAcrossANetwork(url: string): boolean {
  const { username, hostname } = new URL(url);
  const isHere =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
  return username !== '' && !isHere;
}
