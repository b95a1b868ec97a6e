import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type TriedLook, tryLook } from '#contract/first-looks.ts';
import { wantedLookHere } from '#web/shared/wanted-look.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';

async function openLanding() {
  const { actor } = renderApp('/landing', null);
  await screen.findByRole('heading', { name: 'Your Personal Shopper' });
  return actor;
}

describe('the landing page', () => {
  it('shows logo and tagline, and starts the sign-in by the browser', async () => {
    await openLanding();

    expect(screen.getByRole('img', { name: 'Hemline' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/api/login');
  });

  it('shows and hides the four benefits', async () => {
    const actor = await openLanding();
    const learnMore = screen.getByRole('button', { name: 'Learn More' });
    expect(screen.queryByText("What You'll Get:")).toBeNull();

    await actor.click(learnMore);
    expect(learnMore).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: "What You'll Get:" })).toBeVisible();
    const benefits = screen.getByRole('region', { name: "What You'll Get:" });
    expect(within(benefits).getAllByRole('listitem')).toHaveLength(4);

    await actor.click(learnMore);
    expect(screen.queryByText("What You'll Get:")).toBeNull();
  });
});

const made: TriedLook = {
  title: 'Rain Check in Black',
  reason: 'The trench coat keeps the rain out.',
  totalCents: 15_200,
  pieces: [
    { item: 'Waxed trench coat', color: 'Black' },
    { item: 'Cotton chinos', color: 'Navy' },
  ],
  seed: 7,
  board: 'data:image/webp;base64,UklGRg==',
};

describe('a look without an account', () => {
  it('shows what was made of three occasions, each with its sum and a reason', async () => {
    await openLanding();

    const looks = within(screen.getByRole('list', { name: 'Looks for others' })).getAllByRole('listitem');
    expect(looks).toHaveLength(3);
    for (const look of looks) {
      expect(within(look).getByRole('heading', { level: 2 })).toBeVisible();
      expect(look).toHaveTextContent(/\$\d+/);
    }
  });

  it('makes one of what is typed; to keep it leads to registration, where it waits', async () => {
    const actor = await openLanding();
    const calls = stubRoute(tryLook, made);
    await actor.type(screen.getByRole('textbox', { name: 'What are you dressing for?' }), 'rain{Enter}');

    expect(await screen.findByRole('heading', { name: 'Rain Check in Black' })).toHaveFocus();
    expect(calls[0]?.body).toEqual({ occasion: 'rain' });
    expect(screen.getByText('$152')).toBeVisible();
    expect(screen.getByText('Waxed trench coat, cotton chinos.')).toBeVisible();

    await actor.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByRole('button', { name: 'Start Your Style Journey' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Keep your look' })).toBeVisible();
    expect(screen.getByText('Rain Check in Black')).toBeVisible();
    expect(wantedLookHere()).toMatchObject({ occasion: 'rain', seed: 7 });
  });

  it('names German pieces as a sentence does: nouns with their capital, adjectives without', async () => {
    const items = [
      'Pullover aus Wolle',
      'Weite Leinenhose',
      'Bestickte flache Mokassins',
      'Sneaker aus Leder',
    ];
    const actor = await openLanding();
    stubRoute(tryLook, { ...made, pieces: items.map((item) => ({ item, color: 'Navy', language: 'de' })) });
    await actor.type(screen.getByRole('textbox', { name: 'What are you dressing for?' }), 'rain{Enter}');

    const named = 'Pullover aus Wolle, weite Leinenhose, bestickte flache Mokassins, Sneaker aus Leder.';
    expect(await screen.findByText(named)).toBeVisible();
  });

  it('says why none could be made, and keeps what was typed', async () => {
    const actor = await openLanding();
    stubRouteError(tryLook, 'too_many_requests', 'Please try again in 12 minutes.');
    const field = screen.getByRole('textbox', { name: 'What are you dressing for?' });
    await actor.type(field, 'rain{Enter}');

    expect(await screen.findByText('Please try again in 12 minutes.')).toBeVisible();
    expect(field).toHaveValue('rain');
  });
});

describe('an address that leads nowhere', () => {
  it("reads '404 Page Not Found'", async () => {
    renderApp('/nowhere', null);

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to start' })).toHaveAttribute('href', '/');
  });

  it('offers the login to a visitor who follows a link into the app', async () => {
    renderApp('/home?tab=outfits', null);

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fhome%3Ftab%3Doutfits',
    );
  });
});
