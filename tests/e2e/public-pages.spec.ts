import { expect, expectNothingWrong, expectToast, holdTheApp, register, test } from './fixtures.ts';

const PAGES = [
  ['/', 'Start Your Style Journey'],
  ['/login', 'Sign In to Hemline'],
  ['/landing', 'Learn More'],
] as const;

for (const [path, button] of PAGES) {
  test(`${path} stands before the app does, which takes it over without a word`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(button);

    await page.goto(path);
    const heading = await page.locator('h1').elementHandle();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect.poll(() => page.title()).toContain('Hemline');
    await page.waitForLoadState('networkidle');

    // The very element that the server sent: nothing was drawn twice.
    expect(await page.locator('h1').evaluate((now, before) => now === before, heading)).toBe(true);
    // A visitor is told from the page; the browser would log the 401 of asking.
    expect(calls).not.toContain('/api/auth/user');
    await expectNothingWrong(page);
  });
}

test('a form that is sent before the app is there is sent once it is', async ({ page }) => {
  const { email, password } = await register(page, 'Early Bird');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  // What is still asked for at the logout is answered with 401.
  await page.waitForLoadState('networkidle');
  await page.goto('/api/logout');
  await page.waitForURL('**/landing');

  const letGo = await holdTheApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In to Hemline' }).click();
  expect(page.url()).toMatch(/\/login$/);
  letGo();

  await expectToast(page, 'Login Successful');
  await page.waitForURL('**/packages');
});

test('what is pressed before the app is there is pressed once it is', async ({ page }) => {
  const letGo = await holdTheApp(page);
  await page.goto('/landing', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('button', { name: 'Learn More' })).toHaveAttribute('aria-expanded', 'false');
  letGo();

  await expect(page.getByRole('heading', { name: "What You'll Get:" })).toBeVisible();
});

test('somebody signed in gets the app at once; a session that is dead gives the public page', async ({
  page,
  context,
}) => {
  await register(page, 'Ada Byron');

  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('"firstName":"Ada"');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  expect(page.url()).toMatch(/\/$/);

  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('session_token'));
  if (!session) throw new Error('no session cookie');
  await context.addCookies([{ ...session, value: 'gone' }]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Your Style Journey' })).toBeVisible();
});

test.describe('before the app is there', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test('a theme that was chosen is there with the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the app does
      document.cookie = 'theme=dark; path=/';
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(14, 18, 19)',
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads back to its page, and its words are in no address', async ({ page }) => {
    await page.goto('/register');
    await page.locator('input[name=email]').fill('ada@example.com');
    await page.locator('input[name=password]').fill('correct horse battery');
    await page.locator('button[type=submit]').click();

    await expect(page).toHaveURL(/\/register$/);
    await expect(page.locator('noscript p')).toContainText('Hemline needs JavaScript');
  });
});
