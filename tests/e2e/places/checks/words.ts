import type { Page } from '@playwright/test';
import { listOutfits, outfit } from '#contract/outfits.ts';
import { PEOPLE, THEIR_WORDS } from '../people.ts';

/** What is called the same in every language: ourselves, what is for sale, and shops. */
const PROPER_NAMES = [
  /\b\w+\.com\b/,
  /\b(Nordstrom|Macy's|ASOS|Zara|Amazon|eBay|Depop|Vinted|Poshmark|Google Shopping|Google)\b/,
  /hello@hemline\.example|Hemline/,
  /\b(Basic|Advanced|Pro)\b/,
  /Instagram|Pinterest|TikTok/,
  /\b(USD|GBP|EUR)\b/,
];
/** What `Intl` writes between words and in days, in the locale of the pseudo-language. */
const OF_THE_LOCALE = [/\b(und|oder|Uhr|um|gestern)\b/, /\b\d+\. \p{L}+\.? \d{4}\b/u, /\bvor \d+ \p{L}+\b/u];
const AMERICAN_DAY = /\b[A-Z]\p{Ll}+ \d{1,2}, \d{4}\b/u;
/** A price that is no text of a copy and not of `Intl` either. The bands of prices are the stylist's. */
const AMERICAN_MONEY = /^(?!\$\d+(-\d+|\+)?$)[^⟦]*\$\d/;
/** Every text of a copy has accents on its vowels. */
const UNTRANSLATED = /(?=\p{L}{2})[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*/gu;

interface Text {
  where: string;
  text: string;
}

/**
 * What a page of the pseudo-language says that came from no copy: words that nobody translates. Not what is marked as the
 * stylist's by its language, nor what a person of the places wrote.
 */
export async function wordsOfNoCopy(page: Page): Promise<string[]> {
  const [texts, stylists] = await Promise.all([textsOn(page), stylistsWords(page)]);
  return texts.flatMap(({ where, text }) => {
    if (AMERICAN_MONEY.test(text)) return [`money as Americans write it: ${where} “${text}”`];
    if (AMERICAN_DAY.test(text)) return [`a day as Americans write it: ${where} “${text}”`];

    // Inside a text or an attribute nothing can be marked.
    const cannotBeMarked = where.startsWith('[') || text.includes('⟦');
    const known = [...OWN_WORDS, ...(cannotBeMarked ? stylists.map(asPattern) : [])];
    let left = text;
    for (const pattern of [...known, ...PROPER_NAMES, ...OF_THE_LOCALE])
      left = left.replaceAll(new RegExp(pattern, 'gu'), ' ');
    const words = left.match(UNTRANSLATED);
    return words === null ? [] : [`${words.join(' ')}: ${where} “${text.slice(0, 120)}”`];
  });
}

const OWN_WORDS = [
  ...THEIR_WORDS,
  ...Object.values(PEOPLE).flatMap(({ name }) => (name === '' ? [] : [name, ...name.split(' ')])),
].map(asPattern);

/** Whole words only: a name is part of many. */
function asPattern(words: string | RegExp): RegExp {
  if (words instanceof RegExp) return words;
  return new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u');
}

/** Copies that are shortened for want of room. What people wrote may be: it is whole elsewhere. */
export async function shortenedCopies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isShortened =
          (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
          (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1);
        return isShortened && element.checkVisibility() && /^\s*⟦/.test(element.textContent ?? '');
      })
      .map((element) => `shortened: <${element.localName}> “${element.textContent?.slice(0, 80)}”`),
  );
}

async function textsOn(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const SPOKEN = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const html = document.documentElement;
    const texts: { where: string; text: string }[] = [{ where: '[title of the page]', text: document.title }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        !element ||
        element.closest('script, style, noscript, textarea') ||
        element.closest('[lang]') !== html
      )
        continue;
      if (!element.checkVisibility()) continue;
      if (node instanceof Element) {
        for (const name of SPOKEN) {
          const text = node.getAttribute(name);
          if (text) texts.push({ where: `[${name}] of <${node.localName}>`, text });
        }
      } else if (node.textContent?.trim()) {
        texts.push({
          where: `<${element.localName} class="${element.className}">`.slice(0, 70),
          text: node.textContent.trim(),
        });
      }
    }
    return texts;
  });
}

/** What the stylist called the outfits of whoever is here, what they are made of, and what else is marked as hers. */
async function stylistsWords(page: Page): Promise<string[]> {
  const marked = await page.locator('body [lang]').allTextContents();
  const answer = await page.request.get(listOutfits.path);
  if (!answer.ok()) return marked;
  const { outfits } = (await answer.json()) as { outfits: unknown[] };
  return outfits
    .map((one) => outfit.parse(one))
    .flatMap(({ title, items }) => [title, ...items.flatMap(({ item, color }) => [`${color} ${item}`, item])])
    .concat(marked)
    .toSorted((one, other) => other.length - one.length);
}
