import * as z from 'zod/mini';

export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** Which models answer beside, or instead of, what is built in. */
export interface AiSettings {
  provider: AiProvider;
  /** Writes and looks; null: the built-in stylist does. */
  model: string | null;
  /** Paints; null: the look board is drawn. */
  imageModel: string | null;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  /** A whole answer in milliseconds, waiting and trying again included. */
  timeoutMs: number;
  /** Who answers when the model does not. */
  fallback: 'none' | 'house';
  /** Tokens a UTC day; null: not counted against anything. */
  dailyTokens: number | null;
  dailyTokensPerPerson: number | null;
  /** Whether a model that makes outfits is shown pictures of the person's board. */
  showsInspirations: boolean;
}

const MAX_NAME_LENGTH = 200;
const DEFAULT_TIMEOUT_SECONDS = 50;
/** A large model on a processor alone takes minutes. */
const MAX_TIMEOUT_SECONDS = 900;

const modelName = z.optional(z.string().check(z.maxLength(MAX_NAME_LENGTH)));
const tokens = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

/** The settings as they stand in the environment. */
export const aiEnvironment = {
  AI_PROVIDER: z._default(z.enum(['house', ...AI_PROVIDERS]), 'house'),
  AI_MODEL: modelName,
  AI_IMAGE_MODEL: modelName,
  AI_BASE_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).check(
      z.refine((value) => !URL.canParse(value) || new URL(value).username === '', {
        error: 'must not carry a name or password: the key goes into AI_API_KEY',
      }),
    ),
  ),
  AI_API_KEY: z.optional(z.string()),
  AI_TIMEOUT: z._default(
    z.coerce.number().check(z.minimum(1), z.maximum(MAX_TIMEOUT_SECONDS)),
    DEFAULT_TIMEOUT_SECONDS,
  ),
  AI_FALLBACK: z._default(z.enum(['none', 'house']), 'none'),
  AI_DAILY_TOKENS: tokens,
  AI_DAILY_TOKENS_PER_PERSON: tokens,
  AI_SHOW_INSPIRATIONS: z._default(z.enum(['true', 'false']), 'false'),
};

const environment = z.object(aiEnvironment);
type AiEnvironment = z.infer<typeof environment>;

/** Null: everything is built in. */
export function aiSettingsOf(given: AiEnvironment): AiSettings | null {
  if (given.AI_PROVIDER === 'house') return null;

  return {
    provider: given.AI_PROVIDER,
    model: given.AI_MODEL ?? null,
    imageModel: given.AI_IMAGE_MODEL ?? null,
    baseUrl: given.AI_BASE_URL?.replace(/\/+$/, '') ?? null,
    apiKey: given.AI_API_KEY ?? null,
    timeoutMs: given.AI_TIMEOUT * 1_000,
    fallback: given.AI_FALLBACK,
    dailyTokens: given.AI_DAILY_TOKENS ?? null,
    dailyTokensPerPerson: given.AI_DAILY_TOKENS_PER_PERSON ?? null,
    showsInspirations: given.AI_SHOW_INSPIRATIONS === 'true',
  };
}

const PROVIDER_NAMES: Record<AiProvider, string | null> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': null,
};
const THIS_MACHINE = /^(localhost|127\..+|\[::1\])$/;

/** Who is sent photos and words, as people are told; null: nobody, also where the model is on this very machine. */
export function advisorOf(settings: AiSettings | null): string | null {
  // Without a model for words nobody is sent anything of a person: a painter is told the clothes alone.
  if (settings === null || settings.model === null) return null;
  if (settings.baseUrl === null) return PROVIDER_NAMES[settings.provider];
  const { hostname } = new URL(settings.baseUrl);
  return THIS_MACHINE.test(hostname) ? null : hostname;
}

/** Settings that contradict each other, a line each. */
export function aiContradictions(given: AiEnvironment): string[] {
  if (given.AI_PROVIDER === 'house') {
    return (['AI_MODEL', 'AI_IMAGE_MODEL', 'AI_BASE_URL', 'AI_API_KEY'] as const)
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is set, but nobody would use it: AI_PROVIDER says house`);
  }

  const problems: string[] = [];
  if (given.AI_MODEL === undefined && given.AI_IMAGE_MODEL === undefined) {
    problems.push(`AI_MODEL is missing: which model of ${given.AI_PROVIDER} to ask`);
  }
  if (given.AI_PROVIDER === 'openai-compatible') {
    if (given.AI_BASE_URL === undefined) {
      problems.push('AI_BASE_URL is missing: where the endpoint is, e.g. http://127.0.0.1:11434/v1');
    }
  } else if (given.AI_API_KEY === undefined) {
    problems.push(`AI_API_KEY is missing: ${given.AI_PROVIDER} answers nobody without one`);
  }
  if (given.AI_PROVIDER === 'anthropic' && given.AI_IMAGE_MODEL !== undefined) {
    problems.push('AI_IMAGE_MODEL is set, but anthropic has no model that paints');
  }
  if (given.AI_FALLBACK === 'house' && given.AI_MODEL === undefined) {
    problems.push('AI_FALLBACK is house, but without AI_MODEL the built-in stylist answers anyway');
  }
  return problems;
}
