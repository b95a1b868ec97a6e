import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const S3 = {
  STORAGE: 's3',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_BUCKET: 'hemline',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the settings of the storage', () => {
  test('nothing set: pictures lie in the data folder', () => {
    expect(readConfig({}).storage).toEqual({ kind: 'local' });
  });

  test('a bucket needs a key; the endpoint is Amazon’s unless another one is named', () => {
    const { S3_ENDPOINT: _none, ...atAmazon } = S3;

    expect(readConfig(S3).storage).toEqual({
      kind: 's3',
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      bucket: 'hemline',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ ...atAmazon, S3_REGION: 'eu-central-1' }).storage).toMatchObject({
      endpoint: null,
      region: 'eu-central-1',
    });
  });

  test.each([
    ['a bucket that nobody uses', { S3_BUCKET: 'hemline' }, [/^S3_BUCKET is set, but nobody/]],
    [
      'nothing but the kind',
      { STORAGE: 's3' },
      [/^S3_BUCKET is/, /^S3_ACCESS_KEY_ID is/, /^S3_SECRET_ACCESS_KEY is/],
    ],
    ['an endpoint that is none', { ...S3, S3_ENDPOINT: 'minio:9000' }, [/^S3_ENDPOINT is not an http/]],
    ['a bucket that is none', { ...S3, S3_BUCKET: '../x' }, [/^S3_BUCKET is not the name/]],
    ['an unknown kind', { STORAGE: 'tape' }, [/^STORAGE must be one of: local, s3/]],
  ])('%s is refused, a line each', (_name, variables, lines) => {
    const problems = problemsOf(variables);

    expect(problems).toHaveLength(lines.length);
    for (const [at, line] of lines.entries()) expect(problems[at]).toMatch(line);
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
