import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PROFILE_PICTURE_BYTES } from '#contract/profile-picture.ts';
import { buildTestApp, type SignedInClient, type TestApp } from '#server/testing/build-test-app.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { testEngines } from '#server/testing/test-database.ts';

const FIELD = 'profilePicture';

describe.each(testEngines())('the profile picture on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ engine });
  });
  afterAll(() => app.close());

  test('is a square of 256 px and one of 512 px, and the user has them', async () => {
    const user = await app.signedIn();

    const answer = await upload(user, await drawPhoto({ width: 900, height: 1200 }));

    expect(answer.statusCode).toBe(200);
    const current = (await user.get('/api/auth/user')).json();
    expect(current.profileImageUrl).toBe(answer.json().profileImageUrl);
    expect(await sizeOf(user, current.profileImageUrl)).toEqual(['webp', 256, 256]);
    expect(await sizeOf(user, current.profileImageLargeUrl)).toEqual(['webp', 512, 512]);
  });

  test('of an upright picture the upper part is kept, of a wide one the middle', async () => {
    const user = await app.signedIn();
    const stripes = (width: number, height: number, parts: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts}</svg>`,
        ),
      )
        .png()
        .toBuffer();

    await upload(user, await stripes(500, 1000, bands('y', 'height')));
    const upright = await coloursOf(user);
    await upload(user, await stripes(1000, 500, bands('x', 'width')));
    const wide = await coloursOf(user);

    // From 10 % to 60 % of the height; from 25 % to 75 % of the width.
    expect([upright.first, upright.last]).toEqual(['red', 'blue']);
    expect([wide.first, wide.last]).toEqual(['red', 'blue']);
    expect(upright.firstShare).toBeGreaterThan(0.55);
    expect(wide.firstShare).toBeLessThan(0.55);
  });

  test('nothing that a camera wrote into the file is kept', async () => {
    const user = await app.signedIn();
    const withPlace = await sharp(Buffer.from(await drawPhoto()))
      .withExif({ IFD0: { Artist: 'planted' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();

    await upload(user, withPlace);

    const { profileImageLargeUrl } = (await user.get('/api/auth/user')).json();
    const stored = (await user.get(profileImageLargeUrl)).rawPayload;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('planted')).toBe(false);
  });

  test('a new one replaces the old one, whose bytes go', async () => {
    const user = await app.signedIn();
    await upload(user, await drawPhoto());
    const before = (await user.get('/api/auth/user')).json();

    await upload(user, await drawPhoto({ colour: '#800000' }));

    expect((await user.get(before.profileImageUrl)).statusCode).toBe(404);
    expect((await user.get(before.profileImageLargeUrl)).statusCode).toBe(404);
    expect(filesOf(user)).toHaveLength(2);
  });

  test('nobody else can see it', async () => {
    const [user, stranger] = [await app.signedIn(), await app.signedIn()];
    const { profileImageUrl } = (await upload(user, await drawPhoto())).json();

    expect((await stranger.get(profileImageUrl)).statusCode).toBe(404);
    expect((await app.visitor().get(profileImageUrl)).statusCode).toBe(404);
    expect((await upload(app.visitor() as SignedInClient, await drawPhoto())).statusCode).toBe(401);
  });

  test.each([
    [
      'what is no image, whatever it is called',
      Buffer.from('not a picture'),
      415,
      'Please select an image file',
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Please select an image file'],
    ['nothing', Buffer.alloc(0), 415, 'Please select an image file'],
    [
      'more than 5 MB',
      Buffer.alloc(MAX_PROFILE_PICTURE_BYTES + 1, 1),
      413,
      'Please select an image smaller than 5MB',
    ],
  ])('%s is refused, and the old one stays', async (_name, bytes, status, message) => {
    const user = await app.signedIn();
    await upload(user, await drawPhoto());
    const before = (await user.get('/api/auth/user')).json();

    const answer = await upload(user, bytes);

    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect((await user.get('/api/auth/user')).json()).toEqual(before);
    expect((await user.get(before.profileImageUrl)).statusCode).toBe(200);
    expect(filesOf(user)).toHaveLength(2);
  });

  test('a cut picture, two at once, and another field are refused with nothing left behind', async () => {
    const user = await app.signedIn();
    const photo = await drawPhoto();
    const file = { name: 'me.jpg', bytes: photo };

    expect((await upload(user, photo.slice(0, photo.length / 2))).statusCode).toBe(415);
    expect((await user.upload('/api/profile-picture', [file, file], FIELD)).statusCode).toBe(400);
    expect((await user.upload('/api/profile-picture', [file], 'photos')).statusCode).toBe(400);
    expect((await user.upload('/api/profile-picture', [], FIELD)).statusCode).toBe(400);

    expect((await user.get('/api/auth/user')).json().profileImageUrl).toBeNull();
    expect(filesOf(user)).toEqual([]);
  });

  test('of two at once one is left, with its two files', async () => {
    const user = await app.signedIn();
    const photo = await drawPhoto({ width: 60, height: 60 });

    const answers = await Promise.all([upload(user, photo), upload(user, photo)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(filesOf(user)).toHaveLength(2);
    const { profileImageUrl } = (await user.get('/api/auth/user')).json();
    expect((await user.get(profileImageUrl)).statusCode).toBe(200);
  });

  test('a thirty-first within an hour is refused', async () => {
    const user = await app.signedIn();
    const junk = Buffer.from('not a picture');
    for (let index = 0; index < 30; index += 1) expect((await upload(user, junk)).statusCode).toBe(415);

    const refused = await upload(user, junk);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  function upload(user: SignedInClient, bytes: Uint8Array) {
    return user.upload('/api/profile-picture', [{ name: 'me.jpg', bytes }], FIELD);
  }

  function filesOf(user: SignedInClient): string[] {
    try {
      return readdirSync(join(app.database.dataDir, 'files', user.id), { recursive: true }).map(String);
    } catch {
      return [];
    }
  }

  async function sizeOf(user: SignedInClient, url: string) {
    const { format, width, height } = await sharp((await user.get(url)).rawPayload).metadata();
    return [format, width, height];
  }

  /** Along the stripes: the colors at both ends, and how much of the way is the first one. */
  async function coloursOf(user: SignedInClient) {
    const { profileImageLargeUrl } = (await user.get('/api/auth/user')).json();
    const { data, info } = await sharp((await user.get(profileImageLargeUrl)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const offset = (y * info.width + x) * 3;
      return (data[offset] as number) > (data[offset + 2] as number) ? 'red' : 'blue';
    };
    const alongX = Array.from({ length: info.width }, (_, x) => at(x, 256));
    const alongY = Array.from({ length: info.height }, (_, y) => at(256, y));
    const along = new Set(alongX).size > 1 ? alongX : alongY;
    return {
      first: along[0],
      last: along.at(-1),
      firstShare: along.filter((colour) => colour === along[0]).length / along.length,
    };
  }
});

/** Red up to 40 % (upright) or 50 % (wide), then blue. */
function bands(axis: 'x' | 'y', size: 'width' | 'height'): string {
  const [first, other] = axis === 'y' ? [400, 'width="500"'] : [500, 'height="500"'];
  return `<rect ${other} ${size}="${first}" fill="red"/><rect ${other} ${axis}="${first}" ${size}="${1000 - first}" fill="blue"/>`;
}
