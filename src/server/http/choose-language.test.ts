import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { languageOf, takeChoice } from './choose-language.ts';

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,de;q=0.5', 'de'],
  ['fr,de;q=0.5,en;q=0.7', 'en'],
  ['de;q=0.5,en;q=0.5', 'de'],
  ['de;q=0,fr', 'en'],
  ['en;q=0,*', 'de'],
  ['*', 'en'],
  ['fr,*;q=0.5', 'en'],
  ['tlh,xx-YY', 'en'],
  ['de;q=nonsense', 'en'],
  [';;;,,,=', 'en'],
])('a browser that asks for "%s" gets %s', (asked, language) => {
  expect(languageOf({ headers: { 'accept-language': asked } })).toBe(language);
});

test.each([
  ['language=de', 'de'],
  ['session=abc; language=de', 'de'],
  ['language=en', 'en'],
  ['language=fr', 'en'],
  ['language=', 'en'],
  ['otherlanguage=de', 'en'],
])('the cookie "%s" stands above a browser that asks for English: %s', (cookie, language) => {
  expect(languageOf({ headers: { cookie, 'accept-language': 'en' } })).toBe(language);
});

const app = Fastify().get('*', async (request, reply) =>
  takeChoice(request, reply) ? reply : reply.send('page'),
);

test.each([
  ['/login?language=de', '/login', 'language=de; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['/home?tab=style&language=en', '/home?tab=style', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['/home?language=system', '/home', 'language=; Path=/; Max-Age=0; SameSite=Lax'],
  ['//elsewhere.example/?language=de', '/elsewhere.example/', expect.any(String)],
])('%s remembers the choice and leads to %s', async (url, location, cookie) => {
  const answer = await app.inject({ url, headers: { host: 'hemline.example' } });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({ location, 'set-cookie': cookie, 'cache-control': 'no-store' });
});

test.each(['/login?language=fr', '/login?language=', '/login'])('%s chooses nothing', async (url) => {
  const answer = await app.inject(url);

  expect(answer.body).toBe('page');
  expect(answer.headers['set-cookie']).toBeUndefined();
});
