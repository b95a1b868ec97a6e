import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { MARKETS, type Market } from '#contract/markets.ts';
import { type Sender, sender } from '../adapters/mail/sender.ts';
import { BACKUPS } from '../data-damaged.ts';
import { type AiSettings, aiContradictions, aiEnvironment, aiSettingsOf } from './ai-settings.ts';
import { type ConnectionSettings, databaseEnvironment, readDatabase } from './database-settings.ts';
import { type PaymentSettings, paymentVariables, readPayments } from './payment-settings.ts';
import { readStorage, type StorageSettings, storageEnvironment } from './storage-settings.ts';

/** How this process is set up. Made once at start; nothing else reads the environment. */
export interface Config {
  /**
   * `local`: for oneself, on loopback, with helpers. `household`: for the people of one's own network, with passwords that
   * protect. `production`: for others, with every secret given.
   */
  mode: 'local' | 'household' | 'production';
  /** Who may use the debug pages and see reset codes, in local mode. */
  debugPagesFor: 'this-machine' | 'anybody';
  host: string;
  port: number;
  /** Absolute path: database, files, secrets. */
  dataDir: string;
  /** Where people reach the app, without a trailing slash; null where it was not given (never in production). */
  publicUrl: string | null;
  /** `yes`: an empty data folder stops the start. `no`: also pictures that the database knows may be missing. */
  expectData: 'auto' | 'yes' | 'no';
  /** From the wish to end on it is not ready, but answers, for so long. */
  drainMs: number;
  /** Null: made and kept in the data folder (not in production). */
  sessionSecret: string | null;
  /** Host names (with port where it is not the default) that requests may name; empty: any (not in production). */
  allowedHosts: string[];
  /** Addresses or ranges of the proxies whose forwarded headers count. */
  trustedProxies: string[];
  /** Null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** To PostgreSQL. */
  connections: ConnectionSettings;
  storage: StorageSettings;
  backups: BackupSettings;
  generationLimits: 'plan' | 'unlimited';
  /** A JSON file with the operator's own prices, texts and limits; null: ours. */
  packages: string | null;
  payments: PaymentSettings;
  /** The mail server and who writes; null: mails are kept and not sent (not in production). */
  mail: { url: string; from: Sender } | null;
  /** The OpenID Connect provider to sign in through; null: none. */
  provider: ProviderSettings | null;
  /** `host:port` that a pasted picture may be fetched from although it is inside or has an unusual port. */
  imageFetchAllow: string[];
  /** Null: styling and pictures are built in. */
  ai: AiSettings | null;
  /** Whose currency, prices and shops. */
  market: Market;
  /** A JSON file with the operator's own shops; null: ours. */
  shoppingLinks: string | null;
  /** A file with other prices than ours. */
  priceTable: string | null;
  /** A JSON file with the operator's own name, contact, socials and logo; null: ours. */
  product: string | null;
  /** Where figures are told to whoever watches; null: nowhere. */
  metrics: { host: string; port: number } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface BackupSettings {
  /** Absolute path. */
  folder: string;
  /** Null: the operator makes them. */
  everyHours: number | null;
  /** Of those that are made by themselves, so many stay. */
  kept: number;
}

export interface ProviderSettings {
  /** Without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For the button: "Continue with …". */
  name: string;
  /** The only way in: no passwords. */
  only: boolean;
}

/** The environment cannot be used as it is; one line a problem. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const MIN_SECRET_LENGTH = 32;
/** 32 random hexadecimal digits are of nine kinds or more. */
const MIN_DIFFERENT = 8;

/** Entries by comma; `complaint` follows the first entry that does not fit. */
function list(fits: (entry: string) => boolean, complaint: string) {
  return z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      ),
      z.array(z.string()).check(
        z.refine((entries) => entries.every(fits), {
          error: ({ input }) =>
            `has "${(input as string[]).find((entry) => !fits(entry))}", which ${complaint}`,
        }),
      ),
    ),
  );
}

function isHost(entry: string): boolean {
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/i.test(entry);
}

function isHostWithPort(entry: string): boolean {
  return isHost(entry) && /:\d+$/.test(entry);
}

/** e.g. `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isAddressRange(entry: string): boolean {
  const [address = '', prefix, more] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** What people write in the place of a secret: one key held down, a row of keys, the same again and again, an example's words. */
function isGuessable(secret: string): boolean {
  return (
    new Set(secret).size < MIN_DIFFERENT ||
    isRow(secret) ||
    isRepeated(secret) ||
    /change.?(me|this|it)|replace.?me|your.?(own.?)?secret|super.?secret|(session|my|the).?secret.?(key|here|goes)/i.test(
      secret,
    )
  );
}

/** Most characters are the neighbours of those before them, in the alphabet or on a keyboard. */
function isRow(secret: string): boolean {
  const text = secret.toLowerCase();
  const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
  const isStep = (pair: string) =>
    rows.some((row) => row.includes(pair) || row.includes([...pair].reverse().join('')));
  const pairs = Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
  return pairs.filter(isStep).length > pairs.length / 2;
}

/** A text of up to half its length, written again and again, if not to its end. */
function isRepeated(secret: string): boolean {
  const lengths = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1);
  return lengths.some((length) => secret.startsWith(secret.slice(length)));
}

/** Where a browser sends `Secure` cookies: over TLS, or to itself. */
function keepsCookies(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const environment = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'])),
  MODE: z.optional(z.enum(['local', 'household'])),
  DEBUG_PAGES_FOR: z._default(z.enum(['this-machine', 'anybody']), 'this-machine'),
  HOST: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  DATA_DIR: z._default(z.string(), './data'),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(300)), 0),
  EXPECT_DATA: z._default(z.enum(['auto', 'yes', 'no']), 'auto'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })),
  SESSION_SECRET: z.optional(
    z.string().check(
      z.minLength(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`),
      z.refine(
        (secret) => !isGuessable(secret),
        'can be guessed: take random characters, e.g. from: openssl rand -base64 48',
      ),
    ),
  ),
  ALLOWED_HOSTS: list(isHost, 'is not a host name: no scheme, no path'),
  TRUSTED_PROXIES: list(isAddressRange, 'is not an address or a range like 10.0.0.0/8'),
  ...databaseEnvironment,
  MAIL_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' })),
  MAIL_FROM: z.optional(sender),
  IMAGE_FETCH_ALLOW: list(isHostWithPort, 'is not a host with its port, like pictures.lan:8080'),
  MARKET: z._default(z.enum(MARKETS, `must be one of ${MARKETS.join(', ')}`), 'US'),
  SHOPPING_LINKS: z.optional(z.string()),
  PRICE_TABLE: z.optional(z.string()),
  PRODUCT: z.optional(z.string()),
  PACKAGES: z.optional(z.string()),
  ...paymentVariables,
  OIDC_ISSUER: z.optional(z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'can have at most 40 characters'))),
  OIDC_ONLY: z._default(z.enum(['true', 'false']), 'false'),
  GENERATION_LIMITS: z._default(z.enum(['plan', 'unlimited']), 'plan'),
  ...storageEnvironment,
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_EVERY_HOURS: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24 * 365))),
  BACKUPS_KEPT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 7),
  ...aiEnvironment,
  METRICS_ADDRESS: z.optional(
    z.string().check(z.refine(isHostWithPort, 'is not a host with its port, like 127.0.0.1:9464')),
  ),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** Settings that production cannot do without, and why. */
const REQUIRED_IN_PRODUCTION = {
  PUBLIC_URL: 'the address at which people reach the app, e.g. https://hemline.example',
  SESSION_SECRET: `at least ${MIN_SECRET_LENGTH} random characters, e.g. from: openssl rand -base64 48`,
  MAIL_URL: 'the mail server that sends reset codes, e.g. smtps://user:password@mail.example:465',
  MAIL_FROM: 'who the mails are from, e.g. Hemline <hello@hemline.example>',
} as const;

/**
 * Reads the settings.
 * @throws {ConfigError} naming every setting that is missing or cannot be used.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  // An empty line in `.env` means "not set".
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const production = given.NODE_ENV === 'production';
  const parsed = environment.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${explain(issue)}`);

  if (production) {
    for (const [name, reason] of Object.entries(REQUIRED_IN_PRODUCTION)) {
      if (given[name] === undefined) problems.push(`${name} is missing: ${reason}`);
    }
    if (parsed.success && parsed.data.PUBLIC_URL !== undefined && !keepsCookies(parsed.data.PUBLIC_URL)) {
      problems.push('PUBLIC_URL must begin with https:// in production: sessions are kept over TLS only');
    }
  } else if (given.MAIL_URL !== undefined && given.MAIL_FROM === undefined) {
    problems.push(`MAIL_FROM is missing: ${REQUIRED_IN_PRODUCTION.MAIL_FROM}`);
  }
  if (!parsed.success) throw new ConfigError(problems);

  const settings = parsed.data;
  if (production && settings.MODE !== undefined)
    problems.push(`MODE=${settings.MODE} is not production: leave out MODE, or NODE_ENV=production`);
  const mode = production ? 'production' : (settings.MODE ?? 'local');
  if (mode !== 'local' && settings.DEBUG_PAGES_FOR === 'anybody')
    problems.push(`DEBUG_PAGES_FOR=anybody is for local mode: there are no debug pages in ${mode} mode`);
  const publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  const allowedHosts =
    settings.ALLOWED_HOSTS.length > 0 || publicUrl === null
      ? settings.ALLOWED_HOSTS
      : [new URL(publicUrl).host];
  problems.push(...aiContradictions(settings));
  const database = readDatabase(settings, problems);
  const storage = readStorage(settings, problems);
  const payments = readPayments(settings, { production, allowedHosts, problems });
  const provider = readProvider(settings, { production, problems });
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    mode,
    debugPagesFor: settings.DEBUG_PAGES_FOR,
    host: settings.HOST ?? (mode === 'household' ? '0.0.0.0' : '127.0.0.1'),
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    expectData: settings.EXPECT_DATA,
    drainMs: settings.DRAIN_SECONDS * 1000,
    publicUrl,
    sessionSecret: settings.SESSION_SECRET ?? null,
    allowedHosts,
    trustedProxies: settings.TRUSTED_PROXIES,
    ...database,
    generationLimits: settings.GENERATION_LIMITS,
    packages: settings.PACKAGES ?? null,
    payments,
    mail:
      settings.MAIL_URL === undefined || settings.MAIL_FROM === undefined
        ? null
        : { url: settings.MAIL_URL, from: settings.MAIL_FROM },
    provider,
    imageFetchAllow: settings.IMAGE_FETCH_ALLOW,
    storage,
    backups: {
      folder: resolve(settings.BACKUP_DIR ?? join(settings.DATA_DIR, BACKUPS)),
      everyHours: settings.BACKUP_EVERY_HOURS ?? null,
      kept: settings.BACKUPS_KEPT,
    },
    ai: aiSettingsOf(settings),
    market: settings.MARKET,
    shoppingLinks: settings.SHOPPING_LINKS ?? null,
    priceTable: settings.PRICE_TABLE ?? null,
    product: settings.PRODUCT ?? null,
    metrics: settings.METRICS_ADDRESS === undefined ? null : readAddress(settings.METRICS_ADDRESS),
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** @param address e.g. `127.0.0.1:9464`, `[::1]:9464` */
function readAddress(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}

type Settings = z.output<typeof environment>;

/** Issuer, id and secret belong together; what cannot be used goes to `problems`. */
function readProvider(
  settings: Settings,
  { production, problems }: { production: boolean; problems: string[] },
): ProviderSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settings;
  const only = settings.OIDC_ONLY === 'true';
  const isWanted = only || [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME].some(Boolean);
  if (!isWanted) return null;

  for (const [name, value] of Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET })) {
    if (!value) {
      problems.push(`${name} is missing: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together`);
    }
  }
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  if (production && !keepsCookies(OIDC_ISSUER)) {
    problems.push(
      'OIDC_ISSUER must begin with https:// in production: who signs in must not be read on the way',
    );
  }
  return {
    issuer: OIDC_ISSUER.replace(/\/+$/, ''),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
    only,
  };
}

function explain(issue: { code?: string | undefined; message: string; values?: unknown }): string {
  if (Array.isArray(issue.values)) return `must be one of: ${issue.values.join(', ')}`;
  return issue.message === 'Invalid input' ? 'cannot be read' : issue.message;
}
