import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEMLINE } from '#contract/product.ts';
import { answerErrors } from './answer-errors.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWeb, type WebOptions } from './serve-web.ts';

const ADA = {
  id: '1',
  email: 'ada@example.com',
  name: 'Ada',
  firstName: 'A<da',
  lastName: '',
  profileImageUrl: null,
  profileImageLargeUrl: null,
  authProvider: 'local',
  hasActiveSubscription: false,
  subscriptionDetails: null,
};

const PAGES = [
  'shell',
  'registration',
  'login',
  'landing',
  'not-found',
  'members-only',
  'frame-onboarding',
  'frame-upload',
  'frame-style',
];

/** Stands for the screens of the build. */
const DRAWING = `export async function draw(address, { user }) {
  if (address.includes('broken')) throw new Error('a screen that cannot be drawn');
  return { markup: '<p data-drawn="0">$&' + address + '</p><input name="of-' + user.id + '">', styles: '[data-drawn="0"]{color:red}' };
}`;

function options({ withDebugPages }: { withDebugPages: boolean }): WebOptions {
  return {
    hasDebugPagesFor: () => withDebugPages,
    brand: { product: HEMLINE, logo: null },
    origin: 'https://hemline.example',
    async stateOf(_frame, { headers: { cookie } }) {
      if (cookie?.includes('session=outage')) throw new Error('the database is away');
      return { user: cookie?.includes('session=ada') ? ADA : null };
    },
  };
}

describe('the built web app', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-web-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Hemline</title>');
    mkdirSync(join(folder, 'pages/de'), { recursive: true });
    for (const name of PAGES) {
      const page = {
        html: `${name} of __ORIGIN__ ${name.startsWith('frame') ? '</head>__MARKUP__' : ''}__STATE__`,
        scriptHashes: ["'sha256-abc='"],
        styleHashes: [],
      };
      writeFileSync(join(folder, 'pages', `${name}.json`), JSON.stringify(page));
      const german = { ...page, html: `deutsch ${page.html}`, scriptHashes: ["'sha256-deu='"] };
      writeFileSync(join(folder, 'pages/de', `${name}.json`), JSON.stringify(german));
    }
    for (const pages of ['pages', 'pages/de']) {
      mkdirSync(join(folder, pages, 'drawing'));
      writeFileSync(join(folder, pages, 'drawing/draw.js'), DRAWING);
    }
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'start()');
    writeFileSync(join(folder, 'debug.html'), '<title>Debug tools</title>');
    writeFileSync(join(folder, 'assets', 'debug-abc.js'), 'debug()');
    writeFileSync(join(folder, 'assets', 'debug-abc.js.br'), 'compressed');
    app = Fastify();
    answerErrors(app);
    await securityHeaders(app, { production: false, cardProvider: false });
    await serveWeb(app, folder, options({ withDebugPages: false }));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 'registration'],
    ['/register/', 'registration'],
    ['/signin?from=mail', 'login'],
    ['/landing', 'landing'],
  ])('a visitor finds at %s the page %s, complete, and asked for anew each time', async (url, page) => {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc=';");
    expect(answer.body).toBe(
      `${page} of https://hemline.example <script id="page-state" type="application/json">{"user":null}</script>`,
    );
  });

  test('whoever reads German gets the German page, with a policy and a tag of its own', async () => {
    const german = await app.inject({
      url: '/login',
      headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    });
    const english = await app.inject('/login');

    expect(german.body).toMatch(/^deutsch login of/);
    expect(german.headers['content-language']).toBe('de');
    expect(german.headers['content-security-policy']).toContain("script-src 'self' 'sha256-deu=';");
    expect(english.headers['content-language']).toBe('en');
    expect(german.headers.etag).not.toBe(english.headers.etag);
  });

  test('a choice stands above the browser, and goes with the person behind the sign-in', async () => {
    const headers = { cookie: 'session=ada', 'accept-language': 'de' };
    const chosen = { ...headers, cookie: 'language=en; session=ada' };

    expect((await app.inject({ url: '/home', headers })).body).toMatch(/^deutsch /);
    expect((await app.inject({ url: '/login', headers: { ...chosen, cookie: 'language=en' } })).body).toMatch(
      /^login /,
    );
  });

  test('a language that we do not have is English', async () => {
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9', cookie: 'language=fr' };

    expect((await app.inject({ url: '/login', headers })).body).toMatch(/^login /);
    expect((await app.inject('/shell/fr')).statusCode).toBe(404);
  });

  test('a browser that installs the app is told of it in the language of its pages', async () => {
    const english = await app.inject('/manifest.webmanifest');
    const german = await app.inject('/manifest.de.webmanifest');

    expect(english.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(english.json()).toMatchObject({
      id: '/home',
      lang: 'en',
      name: 'Hemline – Your Personal Shopper',
    });
    expect(german.json()).toMatchObject({
      id: '/home',
      lang: 'de',
      shortcuts: [{ name: 'Outfits' }, { name: 'Mein Stil' }],
    });
    expect((await app.inject('/manifest.fr.webmanifest')).statusCode).toBe(404);
  });

  test('a public page has an address of its own in each language, which remembers it', async () => {
    const german = await app.inject('/login?language=de');
    const english = await app.inject({ url: '/login?language=en', headers: { 'accept-language': 'de' } });

    expect([german.statusCode, german.headers['content-language']]).toEqual([200, 'de']);
    expect(german.body).toMatch(/^deutsch login of/);
    expect(german.headers['set-cookie']).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(english.body).toMatch(/^login of/);
  });

  test.each(['/home?tab=style&language=de', '/nowhere?language=de'])(
    '%s leads back to itself',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(303);
    },
  );

  test('a member is led back: the address of a screen has no language', async () => {
    const answer = await app.inject({ url: '/login?language=de', headers: { cookie: 'session=ada' } });

    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
  });

  test('a link to a page in another language remembers it and leads to the page', async () => {
    const answer = await app.inject('/login?from=mail&language=de');

    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/login?from=mail',
      'set-cookie': 'language=de; Path=/; Max-Age=31536000; SameSite=Lax',
    });
  });

  test('an unchanged page is not sent twice, and HEAD sends none', async () => {
    const first = await app.inject('/login');

    const again = await app.inject({
      url: '/login',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/login' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip, br;q=0', gunzipSync],
  ])('a page travels compressed (%s)', async (accepted, decompress) => {
    for (const cookie of ['', 'session=ada']) {
      const answer = await app.inject({ url: '/login', headers: { 'accept-encoding': accepted, cookie } });

      expect(decompress(answer.rawPayload).toString()).toContain('of https://hemline.example');
    }
  });

  test.each([
    ['/', 'onboarding'],
    ['/login', 'onboarding'],
    ['/home?tab=style', 'style'],
    ['/home?tab=unknown', 'upload'],
    ['/nowhere', 'upload'],
  ])(
    'somebody signed in finds at %s the screen %s drawn, with what it first asks for, kept by nobody',
    async (url, frame) => {
      const answer = await app.inject({ url, headers: { cookie: 'session=ada' } });

      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatch(
        new RegExp(`^frame-${frame} of .*"firstName":"A<da"`.replace('<', '.u003c')),
      );
      expect(answer.body).toContain(`>$&${url}</p>`);
      expect(answer.body).toContain('<input name="of-1">');
    },
  );

  test('the styles of a drawn screen stand in a sheet that the policy allows', async () => {
    const answer = await app.inject({ url: '/home', headers: { cookie: 'session=ada' } });

    const sheet = /<style id="drawn-styles">(.*)<\/style>/.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(sheet).toBe('[data-drawn="0"]{color:red}');
    expect(answer.body).toContain('<p data-drawn="0">');
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self'  'sha256-${hash}'`);
  });

  test('what somebody typed stays as it is, also where it names a place of the page', async () => {
    const typed = '/home?__STATE__&__MARKUP__&animate-fade';
    const answer = await app.inject({ url: typed, headers: { cookie: 'session=ada' } });

    expect(answer.body).toContain(`>$&${typed}</p>`);
    expect(answer.body.split('id="page-state"')).toHaveLength(2);
    expect(answer.body).toMatch(/"><script id="page-state" type="application\/json">\{.*\}<\/script>$/);
  });

  test('a screen that cannot be drawn comes as the app, which knows as much', async () => {
    const answer = await app.inject({ url: '/home?broken', headers: { cookie: 'session=ada' } });

    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toMatch(/^shell of .*"firstName":"A\\u003cda"/);
  });

  test('when nobody can say who asks, the app comes without a state', async () => {
    const answer = await app.inject({ url: '/home', headers: { cookie: 'session=outage' } });

    expect([answer.statusCode, answer.body]).toEqual([200, 'shell of https://hemline.example ']);
  });

  test.each([
    ['/nowhere', 'not-found'],
    ['/home', 'members-only'],
    ['/packages', 'members-only'],
  ])('a visitor who asks for %s gets a page that says so, with the status 404', async (url, page) => {
    const answer = await app.inject(url);

    expect([answer.statusCode, answer.body.split(' ')[0]]).toEqual([404, page]);
  });

  test.each(['/login', '/register', '/'])(
    'a form sent to %s without JavaScript leads back to it',
    async (url) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=ada%40example.com&password=secret',
      });

      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, url, '']);
    },
  );

  test('a hashed asset may be kept for ever', async () => {
    const answer = await app.inject('/assets/main-abc.js');

    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/assets/main-old.js',
    '/api/nothing',
    '/.env',
    '/assets/../../package.json',
    '/pages/login.json',
    '/index.html',
  ])('nothing is shown for %s', async (url) => {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Not found.', code: 'not_found' });
  });

  test.each(['/debug', '/production-fix', '/debug/'])(
    '%s is the 404 page where debugging is not',
    async (url) => {
      const answer = await app.inject(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('not-found');
    },
  );

  test.each(['/debug.html', '/assets/debug-abc.js', '/assets/debug-abc.js.br', '/assets/../debug.html'])(
    'nor is its file %s there',
    async (url) => {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });

      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/debug\(|Debug tools|compressed/);
    },
  );

  test("an operator's name and logo are on every page, which is drawn with them", async () => {
    const branded = Fastify();
    const product = { ...HEMLINE, name: 'Atelier Ada', logo: '/logo?1' };
    const logo = { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml' };
    await serveWeb(branded, folder, { ...options({ withDebugPages: false }), brand: { product, logo } });

    const page = (await branded.inject('/home')).body;
    expect((await branded.inject('/landing')).body).toContain('"name":"Atelier Ada"');
    expect((await branded.inject('/shell/en')).body).toContain('"name":"Atelier Ada"');
    expect((await branded.inject({ url: '/home', headers: { cookie: 'session=ada' } })).body).toMatch(
      /data-drawn="0".*"name":"Atelier Ada"/,
    );
    expect(page).toContain('Atelier Ada');
    expect((await branded.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Atelier Ada – Your Personal Shopper',
      short_name: 'Atelier Ada',
    });
    const picture = await branded.inject('/logo?1');
    expect([picture.body, picture.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml']);
    expect(picture.headers['content-security-policy']).toContain('sandbox');
    await branded.close();
  });

  test('where debugging is, both addresses show the tools', async () => {
    const local = Fastify();
    answerErrors(local);
    await serveWeb(local, folder, options({ withDebugPages: true }));

    for (const url of ['/debug', '/production-fix', '/debug/']) {
      expect((await local.inject(url)).statusCode).toBe(200);
      expect((await local.inject(url)).body).toBe('<title>Debug tools</title>');
    }
    expect((await local.inject('/assets/debug-abc.js')).body).toBe('debug()');
    await local.close();
  });
});
