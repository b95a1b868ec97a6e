import { describe, expect, test } from 'vitest';
import { advisorOf } from './ai-settings.ts';
import { ConfigError, readConfig } from './config.ts';

const LOCAL = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'llava',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
};

describe('the settings of models', () => {
  test('nothing set: everything is built in', () => {
    expect(readConfig({}).ai).toBeNull();
    expect(readConfig({ AI_PROVIDER: 'house', AI_TIMEOUT: '20' }).ai).toBeNull();
  });

  test('a local endpoint needs no key; the answer has 50 seconds and nobody steps in', () => {
    expect(readConfig(LOCAL).ai).toEqual({
      provider: 'openai-compatible',
      model: 'llava',
      imageModel: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      timeoutMs: 50_000,
      fallback: 'none',
      dailyTokens: null,
      dailyTokensPerPerson: null,
      showsInspirations: false,
    });
  });

  test.each([
    ['nothing', {}, null],
    ['a model on this machine', LOCAL, null],
    ['one in the network', { ...LOCAL, AI_BASE_URL: 'http://gpu.lan:8000/v1' }, 'gpu.lan'],
    ['OpenAI', { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_MODEL: 'gpt' }, 'OpenAI'],
    [
      'a gateway in the place of OpenAI',
      { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_MODEL: 'gpt', AI_BASE_URL: 'https://gateway.example/v1' },
      'gateway.example',
    ],
    ['a painter alone', { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_IMAGE_MODEL: 'gpt-image' }, null],
  ])('with %s people are told who reads what they send', (_name, given, advisor) => {
    expect(advisorOf(readConfig(given).ai)).toBe(advisor);
  });

  test('a model that only paints is enough', () => {
    const { AI_MODEL: _none, ...painting } = LOCAL;

    expect(readConfig({ ...painting, AI_IMAGE_MODEL: 'flux' }).ai).toMatchObject({
      model: null,
      imageModel: 'flux',
    });
  });

  test.each([
    ['a model without a provider', { AI_MODEL: 'gpt' }, /^AI_MODEL is set, but nobody would use it/],
    ['a key without a provider', { AI_API_KEY: 'k' }, /^AI_API_KEY is set, but nobody/],
    ['no model', { AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, /^AI_MODEL is missing/],
    ['no key', { AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, /^AI_API_KEY is missing/],
    ['no address', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL is missing/],
    ['an address that is none', { ...LOCAL, AI_BASE_URL: 'ollama' }, /^AI_BASE_URL is not an http/],
    ['a file for an address', { ...LOCAL, AI_BASE_URL: 'file:///etc' }, /^AI_BASE_URL is not an http/],
    [
      'a password in the address',
      { ...LOCAL, AI_BASE_URL: 'http://a:b@c/v1' },
      /^AI_BASE_URL must not carry/,
    ],
    [
      'painting by who cannot',
      { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_MODEL: 'm', AI_IMAGE_MODEL: 'i' },
      /^AI_IMAGE_MODEL is set, but anthropic/,
    ],
    [
      'a fallback for nobody',
      { ...LOCAL, AI_MODEL: '', AI_IMAGE_MODEL: 'flux', AI_FALLBACK: 'house' },
      /^AI_FALLBACK is house, but/,
    ],
    ['no time', { ...LOCAL, AI_TIMEOUT: '0' }, /^AI_TIMEOUT /],
    ['time that is no number', { ...LOCAL, AI_TIMEOUT: 'soon' }, /^AI_TIMEOUT /],
    ['an unknown provider', { ...LOCAL, AI_PROVIDER: 'skynet' }, /^AI_PROVIDER must be one of: house, /],
    ['an unknown fallback', { ...LOCAL, AI_FALLBACK: 'maybe' }, /^AI_FALLBACK must be one of: none, house/],
    ['a budget of nothing', { ...LOCAL, AI_DAILY_TOKENS: '0' }, /^AI_DAILY_TOKENS /],
  ])('%s is refused with one line', (_name, variables, line) => {
    const problems = problemsOf(variables);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(line);
  });

  test('several contradictions are named at once', () => {
    expect(problemsOf({ AI_PROVIDER: 'google' })).toHaveLength(2);
  });
});

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
