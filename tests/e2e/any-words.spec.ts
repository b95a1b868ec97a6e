import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { register } from '#contract/auth.ts';
import { activateBasicPlan } from '#contract/billing.ts';
import { uploadInspiration } from '#contract/inspirations.ts';
import { saveOnboarding } from '#contract/onboarding.ts';
import { generateOutfit, modifyOutfit, outfit } from '#contract/outfits.ts';
import { uploadPhotos } from '#contract/photos.ts';
import { assessQuiz } from '#contract/quiz.ts';
import { analyseStyle, updateCategories, updateProfile } from '#contract/style-profile.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { appIsThere } from './app-is-there.ts';
import { test } from './fixtures.ts';
import { reflow } from './places/checks/reflow.ts';
import { QUIZ } from './places/people.ts';

/*
 * Whatever somebody types or calls their files stands on the screens as they wrote it: it runs nothing, breaks no layout, and
 * makes the browser complain of nothing.
 */
const WORDS = [
  `<script>window.hacked=1</script><img src=x onerror="window.hacked=1">`,
  `</script><script>window.hacked=1</script><!--`,
  `" onmouseover="window.hacked=1" x='`,
  'javascript:window.hacked=1',
  `'; DROP TABLE users; --`,
  `{{7*7}} \${7*7} <%= 7*7 %> $& $1 $'`,
  `%s %n %00 NaN undefined null 1e309 -0`,
  `../../../etc/passwd`,
  'W'.repeat(100),
  `\u202Eright to left\u202C مرحبا بالعالم שלום`,
  'T̸̢͇h̷̛͎e̶̙͝ ̵̥̈v̴̙͝o̸͉͑i̵̫͝d̶̡̀',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 ﷽ 𝕙𝕖𝕝𝕝𝕠 𠜎',
  'between\u200bnothing\u00a0and\u3000\ufeffnothing',
  'İstanbul ı ſ ß ﬁ ǆ',
  'Line\nbreak and\ttab',
];

for (const first of [0, 5, 10]) {
  test(`screens show any words as they were written, from the ${first + 1}. on`, async ({ page }) => {
    test.setTimeout(180_000);
    const said = wordsFrom(first);
    await live(page.request, said);

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [
        ...['upload', 'quiz', 'style', 'inspirations', 'outfits'].map((tab) => `/home?tab=${tab}`),
        '/onboarding?step=3',
        '/home?tab=quiz&retake=1',
      ]) {
        await page.goto(address);
        await appIsThere(page);
        expect(await complaintsOf(page), `${address} at ${width}`).toEqual([]);
      }
      await page.goto('/home?tab=inspirations');
      await expect(page.getByText(inOneLine(said.title)).first()).toBeVisible();
      await page.goto('/home?tab=outfits');
      await page.getByRole('heading', { level: 3 }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await complaintsOf(page), `an outfit at ${width}`).toEqual([]);
    }
  });
}

async function complaintsOf(page: Page): Promise<string[]> {
  const ran = await page.evaluate(() => 'hacked' in window);
  return [...(ran ? ['words were run'] : []), ...(await reflow(page))];
}

function wordsFrom(first: number) {
  let place = first;
  const next = () => WORDS[place++ % WORDS.length] ?? '';
  return {
    name: next(),
    displayName: next(),
    location: next(),
    goals: next(),
    photo: next(),
    event: next(),
    dream: next(),
    style: next(),
    feedback: next(),
    title: next(),
    description: next(),
    tag: next(),
    request: next(),
    change: next(),
  };
}

/** Says everything that can be said; what is refused is refused in the one shape, and said again in other words. */
async function live(api: APIRequestContext, said: ReturnType<typeof wordsFrom>): Promise<void> {
  const post = async (path: string, body: (words: (said: string) => string) => unknown) => {
    const answer = await api.post(path, { data: body((words) => words) });
    if (answer.ok()) return answer.json();
    expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(500);
    return (
      await api.post(path, { data: body((words) => words.slice(0, 40).replace(/\p{C}/gu, '')) })
    ).json();
  };
  const email = `${crypto.randomUUID()}@example.com`;
  await post(register.path, (words) => ({
    name: words(said.name),
    email,
    password: 'correct horse battery',
  }));
  await post(saveOnboarding.path, (words) => ({
    styles: ['casual'],
    palettes: ['neutrals'],
    wardrobe: 'everything',
    ageRange: '35-44',
    occasion: 'work',
    displayName: words(said.displayName),
    location: words(said.location),
    goals: words(said.goals),
  }));
  await post(activateBasicPlan.path, () => ({ packageId: 'basic' }));
  const bytes = Buffer.from(await drawPhoto({ colour: '#1f2a44', width: 300, height: 400 }));
  const photos = { name: `${said.photo.replace(/[\r\n]/g, ' ')}.jpg`, mimeType: 'image/jpeg', buffer: bytes };
  await api.post(uploadPhotos.path, { multipart: { photos } });
  await post(analyseStyle.path, () => ({}));
  await post(assessQuiz.path, (words) => ({
    quizResults: {
      ...QUIZ,
      lifestyle: { ...QUIZ.lifestyle, specialEvents: words(said.event) },
      aspirations: { ...QUIZ.aspirations, dreamStyle: words(said.dream) },
    },
  }));
  await post(updateCategories.path, (words) => ({ styleCategories: ['Minimalist', words(said.style)] }));
  await post(updateProfile.path, (words) => ({ prompt: `${words(said.feedback)} more elegant` }));
  const card = {
    title: inOneLine(said.title),
    description: said.description,
    category: 'texture',
    tags: said.tag.slice(0, 30),
  };
  const image = { name: 'board.jpg', mimeType: 'image/jpeg', buffer: bytes };
  const pinned = await api.post(uploadInspiration.path, { multipart: { ...card, sourceUrl: '', image } });
  expect(pinned.ok(), await pinned.text()).toBe(true);
  const made = await post(generateOutfit.path, (words) => ({
    prompt: `Dinner with friends ${words(said.request)}`,
    priceRange: '100-200',
  }));
  await post(modifyOutfit.path.replace(':id', outfit.parse(made).id), (words) => ({
    modificationPrompt: `Swap the shoes ${words(said.change)}`,
  }));
}

/** As every field takes it. */
function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').slice(0, 40).trim();
}
