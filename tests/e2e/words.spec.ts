import { expect, type Page, test } from '@playwright/test';
import { buildForTests } from '../../scripts/build-for-tests.ts';
import { dictionaryOf } from '../../scripts/languages/dictionary.ts';
import { PSEUDO } from '../../scripts/languages/pseudo.ts';
import { ALL_PLACES } from './places/all-places.ts';
import { reflow } from './places/checks/reflow.ts';
import { shortenedCopies, wordsOfNoCopy } from './places/checks/words.ts';
import { isThere, type Place } from './places/place.ts';
import { lookFrom, type Visitor, visit } from './places/visit.ts';
import { type RunningApp, startApp } from './start-app.ts';

/*
 * The screens in the pseudo-language (⟦Géénééráátéé⟧), on a telephone and on a wide window: a word without accents came
 * from no copy, and what a text that is a third longer breaks would break in some language. One screen of each slice
 * always; WORDS=all asks for every screen, dialog and state, WORDS=de for what German breaks in them.
 */
const ALWAYS = [
  'visitor/landing-more',
  'visitor/register-errors',
  'onboarding/3-personal-errors',
  'packages/choose',
  'photos/empty',
  'quiz/1-your-lifestyle',
  'shell/account-status',
  'my-style/none',
  'inspirations/empty',
  'outfits/empty',
];

const asked = process.env.WORDS;
const language = asked === 'de' ? 'de' : PSEUDO;
const places = ALL_PLACES.filter(({ name }) => asked !== undefined || ALWAYS.includes(name));

let app: RunningApp;
let visitor: Visitor;

test.beforeAll(async ({ browser }) => {
  app = await startApp({}, language === PSEUDO ? { web: buildForTests('pseudo') } : {});
  const locale = language === PSEUDO ? 'en-US' : language;
  visitor = visit(browser, app.address, { reducedMotion: 'reduce', locale }, await dictionaryOf(language));
});
test.afterAll(async () => {
  await visitor?.close();
  await app?.stop();
});

test('the places that are always asked are there', () => {
  expect(ALWAYS.filter((name) => !ALL_PLACES.some((place) => place.name === name))).toEqual([]);
});

for (const place of places) {
  test(`${language}: ${place.name}`, async () => {
    const page = await visitor.go(place, { width: isThere(place, 390) ? 390 : 1280, theme: 'light' });
    try {
      expect(await complaintsOf(page, place)).toEqual([]);
    } finally {
      await page.close();
    }
  });
}

async function complaintsOf(page: Page, place: Place): Promise<string[]> {
  const complaints = language === PSEUDO ? await wordsOfNoCopy(page) : [];
  if (place.view === 'paper') return complaints;
  for (const width of [390, 1280].filter((one) => isThere(place, one))) {
    await lookFrom(page, { width, theme: 'light' });
    for (const complaint of [...(await reflow(page)), ...(await shortenedCopies(page))])
      complaints.push(`${width}: ${complaint}`);
  }
  return complaints;
}
