import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listPieces } from '#contract/closet.ts';
import type { Language } from '#contract/languages.ts';
import { dictionaryOf } from '../../scripts/languages/dictionary.ts';
import { expect, expectNothingWrong, expectToast, registerAndSkip, test } from './fixtures.ts';
import { inWordsOf } from './places/in-words-of.ts';

// Browsers log every answer of 404: who has no profile yet has none.
test.use({ expectedErrors: /status of 404/ });

interface Journey {
  language: Language;
  locale: string;
  width: number;
  theme: 'light' | 'dark';
  wish: string;
  /** Fourteen pieces, as somebody types them. */
  words: readonly string[];
  /** In the drawer. */
  shoes: readonly string[];
  tee: string;
}

const ENGLISH_WORDS = [
  'white poplin shirt, light blue oxford shirt, navy sweater, grey turtleneck',
  'navy tailored trousers, black straight jeans, beige chinos, navy skirt',
  'navy blazer, camel wool coat, brown loafers, white sneakers',
  'brown leather belt, brown tote',
];
const GERMAN_WORDS = [
  'weißes Popelinhemd, hellblaues Oxfordhemd, dunkelblauer Pullover, grauer Rollkragenpullover',
  'dunkelblaue Stoffhose, schwarze Jeans, beige Chinos, dunkelblauer Rock',
  'dunkelblauer Blazer, kamelfarbener Wollmantel, braune Loafer, weiße Sneaker',
  'brauner Ledergürtel, braune Ledertasche',
];

const inEnglish = {
  language: 'en',
  locale: 'en-US',
  wish: 'a mild day in the office',
  words: ENGLISH_WORDS,
  shoes: ['Chelsea boots', 'derby shoes', 'canvas sneakers'],
  tee: 'crew-neck tee',
};
const inGerman = {
  language: 'de',
  locale: 'de-DE',
  wish: 'ein milder Tag im Büro',
  words: GERMAN_WORDS,
  shoes: ['Chelsea Boots', 'Derbys', 'Stoffsneaker'],
  tee: 'T-Shirt',
};
const JOURNEYS: Journey[] = [
  { ...inEnglish, width: 1280, theme: 'light' },
  { ...inGerman, width: 390, theme: 'dark' },
];

/** As long as people take who know the screen (Card, Moran and Newell 1983): to find and press, and to type one character. */
const PRESS_S = 2;
const CHARACTER_S = 0.28;
/** What twenty pieces may take in each way. */
const GATES_S = { words: 120, taps: 180, photos: 300 };

for (const { language, locale, width, theme, wish, words, shoes, tee } of JOURNEYS)
  test.describe(`at ${width} px in ${locale}`, () => {
    test.use({ locale, colorScheme: theme, viewport: { width, height: width < 600 ? 844 : 900 } });

    test('a new account is dressed in its own clothes, which came in four ways', async ({ page }) => {
      test.slow();
      const reader = inWordsOf(page, await dictionaryOf(language));
      const dialog = reader.getByRole('dialog');
      const hand = new Hand();
      await registerAndSkip(reader, 'Iris Apfel');
      await page.goto('/home?tab=closet');

      await test.step('fourteen in words', async () => {
        await hand.write(reader.getByRole('textbox', { name: 'What do you own?' }), words.join('\n'));
        await hand.press(reader.getByRole('button', { name: 'Add 14' }));
        await expectToast(reader, '14 pieces are in your closet');
        expect(hand.secondsFor(14)).toBeLessThan(GATES_S.words);
      });

      await test.step('three out of the drawer', async () => {
        await hand.press(reader.getByRole('button', { name: 'Pick from pictures' }));
        await hand.press(dialog.getByText('Shoes', { exact: true }));
        for (const [at, name] of shoes.entries()) {
          await hand.press(page.getByRole('button', { name, exact: true }));
          const color = dialog.getByTitle(COLORS[at] ?? '', { exact: true });
          if (!(await color.isVisible()))
            await hand.press(reader.getByRole('button', { name: 'All colors' }));
          await hand.press(color);
          await hand.press(dialog.getByRole('button', { name: 'Add to closet' }));
          await expect(dialog.getByText(`${at + 1} added`)).toBeVisible();
        }
        await hand.press(dialog.getByRole('button', { name: 'Done' }));
        await expect(dialog).toBeHidden();
        expect(hand.secondsFor(3)).toBeLessThan(GATES_S.taps);
      });

      await test.step('two by their photos', async () => {
        const chooser = page.waitForEvent('filechooser');
        await hand.press(reader.getByRole('button', { name: 'From photos' }));
        const photos = [await photoOfTee('#2f7d46'), await photoOfTee('#7a1f2b')];
        hand.presses += photos.length;
        await (await chooser).setFiles(photos);
        for (const { name } of photos) {
          await hand.press(page.getByRole('button', { name: new RegExp(`${name}$`) }));
          // On the page behind it, another may lie there to be added.
          await hand.press(page.getByRole('dialog').getByRole('button', { name: tee, exact: true }));
          await hand.press(dialog.getByRole('button', { name: 'Add to closet' }));
          await expect(dialog).toBeHidden();
        }
        expect(hand.secondsFor(2)).toBeLessThan(GATES_S.photos);
      });

      await test.step('one that a look of the shops shows', async () => {
        await generate(reader, page, wish);
        await dialog.locator('ul button[aria-expanded=false]').first().click();
        await dialog.getByRole('button', { name: 'I have this', exact: true }).click();
        await dialog.getByRole('link', { name: 'It is in your closet' }).click();
        await expect(reader.getByText('20 pieces', { exact: true })).toBeAttached();
        expect(await piecesOf(page)).toHaveLength(20);
      });

      await test.step('a look of one’s own with the photo in it, and worn', async () => {
        const photographed = (await piecesOf(page)).find(({ image }) => image !== null);
        await generate(reader, page, wish, photographed?.id);
        await expect(dialog.getByText('nothing to buy', { exact: true })).toBeVisible();
        await expectNothingWrong(page);
        await dialog.getByRole('button', { name: 'Wear today' }).click();
        await expect(dialog.getByText('Worn today')).toBeVisible();
        expect((await piecesOf(page)).filter(({ wears }) => wears > 0).length).toBeGreaterThan(2);
      });

      await test.step('what is missing', async () => {
        await page.goto('/home?tab=closet');
        await reader.getByRole('button', { name: 'Find what is missing' }).click();
        await expect(reader.getByRole('list', { name: /^Looks with it/ }).first()).toBeVisible({
          timeout: 60_000,
        });
        await expectNothingWrong(page);
      });
    });
  });

/** Of the shoes. */
const COLORS = ['Burgundy', 'Black', 'Navy'];

/** Counts what a person does to put pieces into the closet. */
class Hand {
  presses = 0;
  characters = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click({ timeout: 30_000 });
  }

  async write(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    this.characters += text.length;
    await field.fill(text);
  }

  /** For twenty pieces at the pace of those since the last time. */
  secondsFor(pieces: number): number {
    const seconds = (this.presses * PRESS_S + this.characters * CHARACTER_S) * (20 / pieces);
    [this.presses, this.characters] = [0, 0];
    return seconds;
  }
}

/** Through the dialog, from the shops, or only from what is owned and around a piece of it. */
async function generate(reader: Page, page: Page, wish: string, pieceId?: string): Promise<void> {
  const dialog = reader.getByRole('dialog');
  await page.goto(`/home?tab=outfits&dialog=generate${pieceId ? `&piece=${pieceId}` : ''}`);
  await dialog.getByLabel('What for?').fill(wish);
  if (pieceId) await dialog.getByText('Only mine').click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expectToast(reader, 'Outfit generated!');
}

async function piecesOf(page: Page) {
  return listPieces.response.parse(await (await page.request.get(listPieces.path)).json()).pieces;
}

const TEE =
  'M105 70 L70 90 L50 190 L85 200 L95 150 L95 340 L205 340 L205 150 L215 200 L250 190 L230 90 L195 70 Q150 100 105 70 Z';

async function photoOfTee(color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="900" height="1200">
    <rect width="300" height="400" fill="#e9e7e2"/><path d="${TEE}" fill="${color}"/></svg>`;
  const name = `tee-${color.slice(1)}.jpg`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}
