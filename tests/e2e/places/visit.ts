import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Say } from '../../../scripts/languages/dictionary.ts';
import { appIsThere } from '../app-is-there.ts';
import { movementsEnd } from '../movements-end.ts';
import { withoutAnswers } from './answers.ts';
import { watchMotion } from './checks/motion.ts';
import { inWordsOf } from './in-words-of.ts';
import { emailOf, type Person, prepare } from './people.ts';
import { HEIGHTS, type Place } from './place.ts';

/** How a place is looked at. */
export interface Look {
  /** Of the window, in CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** What the person asked for; as the visitor was told, where it is not said. */
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Somebody who goes through the places of one running app. */
export interface Visitor {
  /** Stands in a place when this is answered, and everything there stands still. Close the page to leave. */
  go: (place: Place, look: Look) => Promise<Page>;
  close: () => Promise<void>;
}

/** Nothing that a place waits for takes as long. */
const PATIENCE_MS = 60_000;
/** When no picture has come for so long, none does: their places hold them back. */
const PICTURES_MS = 3_000;

/** Each person is made once, when the first of their places is asked for, and has a browser of their own. */
export function visit(
  browser: Browser,
  address: string,
  options: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion' | 'locale'> = {},
  say: Say = (wanted) => wanted,
): Visitor {
  const homes = new Map<Person, Promise<BrowserContext>>();

  function homeOf(person: Person): Promise<BrowserContext> {
    const home = homes.get(person) ?? moveIn(person);
    homes.set(person, home);
    return home;
  }

  async function moveIn(person: Person): Promise<BrowserContext> {
    // A service worker would answer before a place's own answers do.
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    await prepare(person, context.request, emailOf(person));
    return context;
  }

  return {
    async go(place, look) {
      const context = await homeOf(place.as);
      await context.setOffline(false);
      const page = await context.newPage();
      try {
        await reach(page, inWordsOf(page, say), place, look);
        return page;
      } catch (error) {
        await page.close();
        throw error;
      }
    },
    async close() {
      for (const home of homes.values()) await (await home).close();
    },
  };
}

/** @param reader the same page, as the places name what is on it */
async function reach(page: Page, reader: Page, place: Place, look: Look): Promise<void> {
  await lookFrom(page, look);
  await forgetDrafts(page);
  await watchMotion(page);
  if (place.stub && !place.isWithoutApp) await withoutAnswers(page);
  await place.stub?.(reader);
  // Without its app a page never comes to the end of its loading.
  await page.goto(place.at, place.isWithoutApp ? { waitUntil: 'commit' } : {});
  // The page that was sent gives way to the app, which asks who is there: what is typed before that is lost.
  if (place.stub && place.as === 'visitor') await page.waitForLoadState('networkidle');
  if (place.as !== 'visitor' && !place.isWithoutApp) await appIsThere(page);
  await place.open?.(reader);
  await place.shows(reader).waitFor();
  await standStill(page);
}

export async function lookFrom(page: Page, { width, theme, ...wishes }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  await page.emulateMedia({ colorScheme: theme, ...wishes });
  await movementsEnd(page);
}

/** What an earlier place has left half written is none of this one's; a place's own reload finds its own. */
async function forgetDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('is-here') !== null) return;
    localStorage.clear();
    sessionStorage.setItem('is-here', '');
  });
}

/** Letters have their shapes, pictures are there, and nothing moves but what moves for ever. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (limit) => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      // Drawn with its place, not after it.
      image.decoding = 'sync';
    }
    let missing = document.images.length;
    let patience: ReturnType<typeof setTimeout>;
    await new Promise<void>((resolve) => {
      function goOn() {
        clearTimeout(patience);
        if (missing === 0) resolve();
        else patience = setTimeout(resolve, limit);
      }
      goOn();
      for (const image of document.images) {
        const end = () => {
          missing -= 1;
          goOn();
        };
        image.decode().then(end, end);
      }
    });
  }, PICTURES_MS);
  await movementsEnd(page);
}
