import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hemline.example/',
  SESSION_SECRET: 'x'.repeat(48),
};

describe('configuration', () => {
  test('nothing set is the local mode on loopback with SQLite', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      databaseUrl: null,
      sessionSecret: null,
      generationLimits: 'plan',
    });
  });

  test('an empty line means not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test('production names every missing setting on a line of its own', () => {
    const problems = problemsOf({ NODE_ENV: 'production' });

    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^PUBLIC_URL is missing: /);
    expect(problems[1]).toMatch(/^SESSION_SECRET is missing: /);
  });

  test('production answers for the host of its public address alone', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://hemline.example',
      allowedHosts: ['hemline.example'],
    });
    expect(readConfig({ ...PRODUCTION, ALLOWED_HOSTS: 'a.example, b.example:8443' }).allowedHosts).toEqual([
      'a.example',
      'b.example:8443',
    ]);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'ftp://hemline.example'],
    ['PUBLIC_URL', 'hemline'],
    ['SESSION_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['GENERATION_LIMITS', 'some'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} `));
  });
});

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  throw new Error('nothing was refused');
}
