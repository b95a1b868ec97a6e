import type { Page } from '@playwright/test';
import { expect, expectNothingWrong, expectToast, somePhotos, test } from './fixtures.ts';

// Browsers log every answer of 401 and 404: a visitor has no user, and a new user no profile. Without a connection each
// call that fails.
test.use({
  locale: 'de-DE',
  expectedErrors: /status of (401|404)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/,
});

test('whoever reads German finds German from the first page to the outfit, and English for the asking', async ({
  page,
}) => {
  // A long way through every screen: 66 s on two cores, twice that beside other work.
  test.setTimeout(240_000);
  await page.goto('/landing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Willkommen – Hemline');
  await expectNothingWrong(page);
  await page.getByRole('link', { name: 'Loslegen' }).click();

  await register(page, 'Annette von Droste');
  await expect(page.getByText('Schritt 1 von 4')).toBeVisible();
  const next = page.getByRole('button', { name: 'Weiter' });
  await next.click();
  await next.click();
  await expect(page.getByText('Bitte wähl mindestens einen Stil.')).toBeVisible();
  await page.getByText('Alles', { exact: true }).click();
  await page.getByText('Minimalistisch', { exact: true }).click();
  await page.getByText('Juwelentöne', { exact: true }).click();
  await next.click();
  await expect(page.getByLabel('Wie dürfen wir dich nennen?')).toHaveValue('Annette von Droste');
  await page.getByLabel('Alter').selectOption('35-44');
  await page.getByText('Arbeit und Beruf', { exact: true }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Alles bereit!' })).toBeVisible();
  // The looks are ordered by this page: who leaves it before has none waiting.
  await expect(page.getByText(/^(?:Deine ersten Outfits entstehen|Drei Outfits für dich)$/)).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: 'Zur Übersicht' }).click();
  await page.waitForURL('**/home');

  const photos = (await somePhotos()).slice(0, 3);
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expectToast(page, 'Hochgeladen!');
  await page.getByRole('button', { name: 'Meinen Stil analysieren' }).click();
  const style = page.getByRole('tabpanel', { name: 'Mein Stil' });
  await expect(style.getByRole('heading', { name: 'Dein Stilprofil' })).toBeVisible({ timeout: 60_000 });
  await expect(style.getByText('Marine').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Stilquiz' }).click();
  await expect(page.getByText('Abschnitt 1 von 5')).toBeVisible();
  await page.getByText('Zu Hause', { exact: true }).click();
  for (const question of [1, 2, 3, 4]) {
    await expect(page.getByText(`Frage ${question} von 4`)).toBeVisible();
    await page.getByRole('button', { name: 'Weiter' }).click();
  }
  await expect(page.getByText('Abschnitt 2 von 5')).toBeVisible();

  await page.getByRole('tab', { name: 'Outfits' }).click();
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  // The looks with which the wizard ended wait for a choice, once they are drawn; they took one of the day.
  await page
    .getByRole('dialog', { name: 'Wähl dein Outfit' })
    .getByRole('button', { name: 'Keins behalten' })
    .click({ timeout: 60_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  const order = page.getByRole('dialog', { name: 'Neues Outfit' });
  await expect(order.getByText('Heute noch 2 von 3')).toBeVisible();
  await order.getByRole('button', { name: 'Erstellen', exact: true }).click();
  await expectToast(page, 'Outfit erstellt!');

  const detail = page.getByRole('dialog');
  await expect(detail.getByText('So sitzt es richtig')).toBeVisible();
  // Money as Germans write it, and the stylist's German marked as such: nothing of it is English.
  await expect(detail.getByText(/zusammen etwa \d+\s\$$/)).toBeVisible();
  await expect(detail.getByText(/^\d+(–\d+)?\s\$$/).first()).toBeVisible();
  await expect(detail.getByRole('heading', { level: 2 }).first()).toHaveAttribute('lang', 'de');
  await expect(detail.locator('[lang=en]:visible')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Schließen' }).first().click();

  await chooseLanguage(page, 'Dein Konto', 'English');
  await expect(page.getByRole('heading', { name: 'Generated Outfits' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chooseLanguage(page, 'Your account', 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Deine Outfits' })).toBeVisible();
});

test('an installed app is German without a connection, and goes over to English with the choice', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  await register(page, 'Annette von Droste');
  await page.getByRole('button', { name: 'Vorerst überspringen' }).click();
  await page.waitForURL('**/home');
  await theWorkerIs(page, '/sw.de.js');
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.de.webmanifest');

  await context.setOffline(true);
  await page.goto('/home?tab=outfits');
  await expect(
    page.getByText('Keine Verbindung. Du siehst den letzten Stand', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mein Stil' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();

  await chooseLanguage(page, 'Dein Konto', 'English');
  await expect(page.getByRole('tab', { name: 'My Style' })).toBeVisible();
  await theWorkerIs(page, '/sw.js');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection. You see what was here last', { exact: false })).toBeVisible();
  await context.setOffline(false);
});

async function register(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('ein ganz sicheres Passwort');
  await page.getByRole('textbox', { name: 'Passwort bestätigen' }).fill('ein ganz sicheres Passwort');
  await page.getByRole('button', { name: 'Deine Stilreise beginnen' }).click();
  await page.waitForURL('**/onboarding');
}

async function chooseLanguage(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.waitForLoadState();
}

async function theWorkerIs(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => new URL(navigator.serviceWorker.controller?.scriptURL ?? 'x:').pathname === wanted,
    path,
  );
}
