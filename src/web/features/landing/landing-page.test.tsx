import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

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
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);

    await actor.click(learnMore);
    expect(screen.queryByText("What You'll Get:")).toBeNull();
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
