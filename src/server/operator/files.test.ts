import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { runHemline } from '#server/testing/run-hemline.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { storedFiles } from '#server/testing/stored-files.ts';
import { testEngines } from '#server/testing/test-database.ts';

describe.each(testEngines())('rows and files on %s', (engine) => {
  let app: TestApp;
  let s3: S3Server;
  let person: SignedInClient;
  beforeAll(async () => {
    [app, s3] = await Promise.all([buildTestApp({ engine }), startS3Server()]);
  });
  afterAll(() => Promise.all([app.close(), s3.close()]));
  beforeEach(async () => {
    person = await app.signedIn();
    await person.post('/api/activate-basic-plan', { packageId: 'basic' });
    await person.upload('/api/photos/upload', [{ name: 'one.jpg', bytes: await drawPhoto() }]);
  });

  const folder = () => join(app.database.dataDir, 'files', person.id);
  const bucket = () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
    return {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint ?? '',
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  };
  const hemline = (args: string[], environment = {}) => runHemline(args, { ...app.database, environment });

  test('that agree are well; a lost, a cut and a foreign file are each named', async () => {
    expect(await hemline(['verify'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('all is well'),
    });

    const [lost = '', cut = ''] = storedFiles(app, person.id);
    rmSync(join(folder(), lost));
    truncateSync(join(folder(), cut), 10);
    writeFileSync(join(folder(), 'nobodys.webp'), 'a picture');
    writeFileSync(join(folder(), 'under-way.webp.part'), 'half a pict');

    const found = await hemline(['verify', '--json']);

    expect(found.code).toBe(1);
    expect(JSON.parse(found.output)).toMatchObject({
      missing: [`${person.id}/${lost}`],
      wrongLength: [`${person.id}/${cut}`],
      unknown: [`${person.id}/nobodys.webp`],
      database: [],
    });
    const backup = await hemline(['backup', '--to', join(app.database.dataDir, 'of-damaged')]);
    expect(backup).toMatchObject({
      code: 1,
      output: expect.stringContaining(`missing in the storage: ${person.id}/${lost}`),
    });
    rmSync(folder(), { recursive: true });
    await app.database.db.deleteFrom('users').where('id', '=', person.id).execute();
    await app.database.db.deleteFrom('files').where('userId', '=', person.id).execute();
  });

  test('move to a bucket in several goes, and back', async () => {
    const names = storedFiles(app, person.id);
    s3.mood = 'broken';
    expect(await hemline(['move-files', '--to', 'bucket'], bucket())).toMatchObject({ code: 1, output: '' });
    s3.mood = 'well';

    const first = JSON.parse((await hemline(['move-files', '--to', 'bucket', '--json'], bucket())).output);
    expect(first).toMatchObject({ missing: [], removed: 0 });
    expect(first.copied).toBeGreaterThanOrEqual(names.length);
    await person.upload('/api/photos/upload', [
      { name: 'two.jpg', bytes: await drawPhoto({ colour: '#204060' }) },
    ]);
    const second = JSON.parse(
      (await hemline(['move-files', '--to', 'bucket', '--remove', '--json'], bucket())).output,
    );
    expect(second).toMatchObject({
      copied: names.length,
      skipped: first.copied,
      removed: first.copied + names.length,
    });
    expect(storedFiles(app, person.id)).toEqual([]);
    expect(await hemline(['verify'], bucket())).toMatchObject({ code: 0 });

    expect(await hemline(['move-files', '--to', 'disk', '--remove'], bucket())).toMatchObject({ code: 0 });
    expect(storedFiles(app, person.id)).toHaveLength(names.length * 2);
    expect(s3.objects.size).toBe(0);
    expect(await hemline(['verify'])).toMatchObject({ code: 0 });
  });

  test.each([
    [['--to', 'moon'], 'Where to? --to bucket, or --to disk.'],
    [['--to', 'bucket'], 'Which bucket? Set STORAGE=s3'],
  ])('%s is refused', async (args, words) => {
    expect(await hemline(['move-files', ...args])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(words),
    });
  });
});
