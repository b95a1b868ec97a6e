import { OAuth2Server } from 'oauth2-mock-server';
import { freePort } from '#server/testing/free-port.ts';
import { test as base, expect, expectNothingWrong, expectToast, register } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile.
base.use({ expectedErrors: /status of (401|404)/ });

interface Provider {
  claims: Record<string, unknown>;
  /** What it answers instead of a code. */
  error: string | null;
}

const test = base.extend<{ provider: Provider & { issuer: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  provider: async ({}, use) => {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    const provider = {
      issuer: server.issuer.url ?? '',
      claims: { sub: 'grace', email: 'grace@example.com', email_verified: true, name: 'Grace Hopper' },
      error: null,
    } as Provider & { issuer: string };
    let nonce: string | null = null;
    server.service.on('beforeAuthorizeRedirect', ({ url }, request) => {
      nonce = new URL(request.url ?? '', provider.issuer).searchParams.get('nonce');
      if (provider.error === null) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', provider.error);
    });
    server.service.on('beforeTokenSigning', (token) => {
      Object.assign(token.payload, { aud: 'hemline', nonce }, provider.claims);
    });
    await use(provider);
    await server.stop();
  },

  environment: async ({ provider }, use) => {
    const port = await freePort();
    await use({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'hemline',
      OIDC_CLIENT_SECRET: 'a client secret',
      OIDC_NAME: 'Atelier',
    });
  },
});

test('a person comes in through the provider, has no password to change, and deletes the account by its address', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Continue with Atelier' })).toBeVisible();
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Continue with Atelier' }).click();
  await page.waitForURL('**/onboarding');
  await page.getByText('Skip for now').click();
  await page.waitForURL('**/home');

  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('grace@example.com')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expectNothingWrong(page);
  await dialog.getByLabel('Email Address').fill('grace@example.com');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted');
  await page.waitForURL('**/landing');
});

test('whoever declines, or meets an account that nobody has proved, reads on the login page what to do', async ({
  page,
  provider,
}) => {
  provider.error = 'access_denied';
  await page.goto('/register');
  await page.getByRole('link', { name: 'Continue with Atelier' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Atelier did not let you in, or you cancelled/);
  await expectNothingWrong(page);

  provider.error = null;
  const { email } = await register(page, 'Grace Hopper');
  await page.goto('/api/logout');
  provider.claims.email = email;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Atelier' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Reset its password first/);
  await expectNothingWrong(page);
});
