import { appIsThere } from './app-is-there.ts';
import { expect, holdTheApp, register, registerAndSkip, test } from './fixtures.ts';
import { generateFromList } from './generate-from-list.ts';

// What the service worker keeps could not be held back.
// Browsers log every answer of 404: on the way here a new person is asked for a profile.
test.use({ serviceWorkers: 'block', expectedErrors: /status of 404/ });

const SCREENS = [
  ['/home', 'Upload Photos', 'Upload Your Style Photos'],
  ['/home?tab=quiz', 'Style Quiz', 'Your Lifestyle'],
  ['/home?tab=style', 'My Style', 'Your Style Profile'],
  ['/home?tab=inspirations', 'Inspirations', 'Style Inspiration Board'],
  ['/home?tab=outfits', 'Outfits', 'Generated Outfits'],
] as const;

test('each tab of a member stands before the app does, which goes on from there without a word', async ({
  page,
}) => {
  await registerAndSkip(page, 'Ada <b>Byron');
  for (const [address, tab, heading] of SCREENS) {
    const letGo = await holdTheApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    // The wall of looks and the quiz have the whole width, without the sidebar.
    if (tab !== 'Outfits' && tab !== 'Style Quiz')
      await expect(page.getByText('Hello, Ada', { exact: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);

    letGo();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what somebody has is there before the app is, and nobody else sees it', async ({ page, browser }) => {
  await registerAndSkip(page, 'Ada Byron');
  await page.goto('/home?tab=outfits');
  const title = await generateFromList(page, 'Dinner with friends on a rainy evening');
  const letGo = await holdTheApp(page);

  await page.goto('/home?tab=outfits', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const picture = page.getByRole('tabpanel').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  letGo();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await registerAndSkip(visitor, 'Grace Hopper');
  await holdTheApp(visitor);
  await visitor.goto('/home?tab=outfits', { waitUntil: 'commit' });
  await expect(visitor.getByRole('tab', { name: 'Outfits' })).toBeVisible();
  await expect(visitor.getByText('What are you dressing for?')).toBeVisible();
  expect(await visitor.content()).not.toMatch(new RegExp(`Ada|${title}`));
  await other.close();
});

test('the first tab asks for nothing, and nothing is missing to it', async ({ page }) => {
  await registerAndSkip(page, 'Ada Byron');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  // What the way here still asks for is not this page's.
  page.on('framenavigated', () => calls.splice(0));

  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('what is pressed before the app is there is pressed once it is', async ({ page }) => {
  await registerAndSkip(page, 'Ada Byron');
  let letGo = await holdTheApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Style Quiz' }).click();
  await expect(page.getByRole('tab', { name: 'Upload Photos' })).toHaveAttribute('aria-selected', 'true');
  letGo();
  await expect(page.getByRole('tab', { name: 'Style Quiz' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Style Quiz' })).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  letGo = await holdTheApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'All Features Free' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Account Status' })).toBeVisible();
});

test('a login asked for before the app is there leads on to where somebody was going', async ({ page }) => {
  const letGo = await holdTheApp(page);
  await page.goto('/home?tab=inspirations', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/home?tab=inspirations');
  letGo();
  await expect(page).toHaveURL('/login?next=%2Fhome%3Ftab%3Dinspirations');
});

test('the wizard and the packages come as frames as well', async ({ page }) => {
  await register(page, 'Ada Byron');
  const letGo = await holdTheApp(page);
  await page.goto('/packages', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Choose Your Style Package' })).toBeVisible();

  await page.goto('/onboarding');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('words and choices of before the app is there are in it', async ({ page }) => {
  await registerAndSkip(page, 'Ada Byron');
  await page.goto('/home?tab=outfits');
  const title = await generateFromList(page, 'Dinner with friends on a rainy evening');
  await page.waitForLoadState('networkidle');
  let letGo = await holdTheApp(page);
  // Below four looks only an address that searches has a search.
  const begun = title.slice(0, 4);
  await page.goto(`/home?tab=outfits&q=${encodeURIComponent(begun)}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.press('End');
  await search.pressSequentially('nobody wears this');
  letGo();
  await expect(page.getByText('No outfits match your search criteria.')).toBeVisible();
  await expect(search).toHaveValue(`${begun}nobody wears this`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  letGo = await holdTheApp(page);
  await page.goto('/home?tab=quiz', { waitUntil: 'commit' });
  await page.getByText('Remote', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  letGo();
  await expect(page.getByText('Question 2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Back one question' }).click();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeChecked();
});

test('a picture that never comes does not hold the app up', async ({ page }) => {
  await registerAndSkip(page, 'Ada Byron');
  await page.goto('/home?tab=outfits');
  await generateFromList(page, 'Dinner with friends on a rainy evening');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/files/*', () => new Promise(() => {}));

  await page.goto('/home?tab=outfits', { waitUntil: 'commit' });
  await appIsThere(page);
  await page.getByRole('tab', { name: 'Style Quiz' }).click();
  await expect(page.getByText('Section 1 of 5')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
