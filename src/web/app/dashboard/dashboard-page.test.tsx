import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#contract/auth.ts';
import { listDevices } from '#contract/devices.ts';
import { getPlanStatus, type PlanStatus } from '#contract/plans.ts';
import { getProfile, type Profile } from '#contract/style-profile.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { aPlanStatus, aProfile, aUser } from '#web/testing/factories.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';

interface Setting {
  user?: User;
  status?: PlanStatus;
  profile?: Profile | null;
}

async function openDashboard(
  address = '/home',
  { user = aUser(), status = aPlanStatus(), profile = null }: Setting = {},
) {
  stubRoute(getPlanStatus, status);
  if (profile === null) stubRouteError(getProfile, 'no_profile', 'No profile yet');
  else stubRoute(getProfile, profile);

  const app = renderApp(address, user);
  await screen.findByRole('tablist', { name: 'Dashboard' });
  return app;
}

function chosenTab() {
  return screen.getByRole('tab', { selected: true }).textContent;
}

describe('the tabs of the dashboard', () => {
  it('are five, and the first is chosen', async () => {
    await openDashboard();

    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Upload Photos', 'Style Quiz', 'My Style', 'Inspirations', 'Outfits']);
    expect(chosenTab()).toBe('Upload Photos');
  });

  it('stand beside the way to a new look, which is none of them', async () => {
    const { actor } = await openDashboard('/home?tab=quiz');
    const way = screen.getByRole('link', { name: 'New outfit' });
    expect(screen.getByRole('tablist', { name: 'Dashboard' })).not.toContainElement(way);

    await actor.click(way);
    expect(chosenTab()).toBe('Outfits');
    expect(await screen.findByRole('dialog', { name: 'Generate New Outfit' })).toBeVisible();
  });

  it('open from their address', async () => {
    await openDashboard('/home?tab=inspirations');

    expect(chosenTab()).toBe('Inspirations');
    await waitFor(() => expect(document.title).toBe('Inspirations – Hemline'));
  });

  it('write their address, so that Back returns to the tab before', async () => {
    const { actor } = await openDashboard();

    await actor.click(screen.getByRole('tab', { name: 'Outfits' }));
    expect(window.location.search).toBe('?tab=outfits');
    expect(chosenTab()).toBe('Outfits');

    act(() => window.history.back());
    await waitFor(() => expect(chosenTab()).toBe('Upload Photos'));
  });

  it('show the quiz for a retake when the app-wide event is raised, and forget it on leaving', async () => {
    const { actor } = await openDashboard('/home?tab=style');

    act(() => void window.dispatchEvent(new Event('retakeQuiz')));
    expect(chosenTab()).toBe('Style Quiz');
    expect(window.location.search).toBe('?tab=quiz&retake=1');

    await actor.click(screen.getByRole('tab', { name: 'My Style' }));
    await actor.click(screen.getByRole('tab', { name: 'Style Quiz' }));
    expect(window.location.search).toBe('?tab=quiz');
  });

  it('take the focus where what was pressed goes with its tab', async () => {
    const { actor } = await openDashboard('/home?tab=style', { profile: aProfile() });

    await actor.click(await screen.findByRole('button', { name: 'Retake Style Quiz' }));

    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Style Quiz' })).toHaveFocus());
  });

  it('leave the focus on a tab that was pressed', async () => {
    const { actor } = await openDashboard();

    await actor.click(screen.getByRole('tab', { name: 'My Style' }));

    expect(screen.getByRole('tab', { name: 'My Style' })).toHaveFocus();
  });

  it('take a tab that does not exist for the first', async () => {
    await openDashboard('/home?tab=wardrobe');

    expect(chosenTab()).toBe('Upload Photos');
  });
});

describe('the header', () => {
  it("tells in the account status what is free, in the plan's words", async () => {
    const { actor } = await openDashboard();

    await actor.click(screen.getByRole('button', { name: 'All Features Free' }));

    const dialog = await screen.findByRole('dialog', { name: 'Account Status' });
    expect(await within(dialog).findByText('All Features Included')).toBeVisible();
    expect(within(dialog).getByText('Free')).toBeVisible();
    expect(within(dialog).getByText('Enjoy our Basic plan features at no cost.')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '12 outfit uploads',
      'Style quiz',
      '10 inspirations',
      '3 outfits daily with 1 modification',
      'Store 10 design',
    ]);
  });

  it('gives the focus back to the button that opened the dialog', async () => {
    const { actor } = await openDashboard();
    const button = screen.getByRole('button', { name: 'All Features Free' });

    await actor.click(button);
    await actor.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each([
    ['basic', 'Basic', true],
    ['advanced', 'Advanced', true],
    ['pro', 'Pro', false],
  ] as const)('with the %s plan: an upgrade is offered, or not', async (packageId, name, isOffered) => {
    await openDashboard('/home', { status: aPlanStatus({ plan: { packageId, name } }) });
    await screen.findAllByText(name);

    const link = screen.queryByRole('link', { name: 'Upgrade Plan' });
    if (isOffered) expect(link).toHaveAttribute('href', '/packages');
    else expect(link).toBeNull();
  });

  it('offers no upgrade without a plan', async () => {
    await openDashboard('/home', { status: aPlanStatus({ plan: null }) });
    await screen.findByText('No plan yet');

    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  });

  it('has a menu with who is signed in, the theme and the way out', async () => {
    const { actor } = await openDashboard('/home', { user: aUser({ firstName: 'Ada' }) });

    await actor.click(screen.getByRole('button', { name: 'Your account' }));

    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Ada')).toBeVisible();
    expect(within(menu).getByText('ada@example.com')).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('href', '/api/logout');

    await actor.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await actor.click(within(menu).getByRole('menuitemradio', { name: 'System' }));
  });

  it.each([
    ['Change Profile Picture', 'Update Profile Picture'],
    ['Change Password', 'Change Password'],
    ['Settings', 'Settings'],
  ])('opens %s from the menu, and gives the focus back to its button', async (item, title) => {
    const { actor } = await openDashboard('/home', { user: aUser({ authProvider: 'local' }) });

    await actor.click(screen.getByRole('button', { name: 'Your account' }));
    await actor.click(await screen.findByRole('menuitem', { name: item }));

    const dialog = await screen.findByRole('dialog', { name: title });
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus());
  });

  it.each([
    ['Signed-in devices', 'Signed-in devices'],
    ['Delete my account', 'Delete my account'],
  ])('opens %s in place of the settings, and leads back to them', async (entry, title) => {
    stubRoute(listDevices, []);
    const { actor } = await openDashboard();
    await actor.click(screen.getByRole('button', { name: 'Your account' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    const settings = await screen.findByRole('dialog', { name: 'Settings' });
    expect(await within(settings).findByText('0 devices')).toBeVisible();
    expect(within(settings).getByRole('link', { name: 'Download my data' })).toHaveAttribute(
      'href',
      '/api/account/export',
    );

    await actor.click(within(settings).getByRole('button', { name: entry }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(settings).toHaveClass('invisible');
    await actor.keyboard('{Escape}');

    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    await waitFor(() => expect(settings).not.toHaveClass('invisible'));
    await waitFor(() => expect(within(settings).getByRole('button', { name: entry })).toHaveFocus());
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus());
  });

  it('has six entries at most', async () => {
    const { actor } = await openDashboard('/home', { user: aUser({ authProvider: 'local' }) });

    await actor.click(screen.getByRole('button', { name: 'Your account' }));

    expect(await screen.findAllByRole('menuitem')).toHaveLength(6);
  });

  it('offers no change of a password to who signs in with another service', async () => {
    const { actor } = await openDashboard('/home', { user: aUser({ authProvider: 'oidc' }) });

    await actor.click(screen.getByRole('button', { name: 'Your account' }));

    await screen.findByRole('menuitem', { name: 'Settings' });
    expect(screen.queryByRole('menuitem', { name: 'Change Password' })).toBeNull();
  });
});

describe('the sidebar', () => {
  const used = {
    photos: 3,
    inspirations: 0,
    outfits: 0,
    closetPieces: 0,
    generationsToday: 0,
    modificationsToday: 0,
  };

  it('counts the steps that the stored data shows to be done, and leads to the next', async () => {
    await openDashboard('/home', { status: aPlanStatus({ usage: used }), profile: aProfile() });

    const fitting = await screen.findByRole('region', { name: 'Your fitting' });
    expect(await within(fitting).findByText('2 of 5')).toBeVisible();
    expect(within(fitting).getAllByRole('link')).toHaveLength(1);
    expect(within(fitting).getByRole('link', { name: 'Next: take the style quiz' })).toHaveAttribute(
      'href',
      '/home?tab=quiz',
    );
  });

  it('steps back once the fitting is done', async () => {
    await openDashboard('/home', {
      status: aPlanStatus({ usage: { ...used, outfits: 1 } }),
      profile: aProfile({
        styleQuizResults: { summary: 'You work from home.', completedAt: '2026-11-18T12:00:00.000Z' },
        bodyTypeProfile: { ...aProfile().bodyTypeProfile, bodyType: 'hourglass' },
      }),
    });

    await screen.findByText('Basic');
    expect(screen.queryByRole('region', { name: 'Your fitting' })).toBeNull();
  });

  it('claims nothing of the fitting when the profile does not load', async () => {
    stubRoute(getPlanStatus, aPlanStatus());
    stubRouteError(getProfile, 'invalid', 'No');
    renderApp('/home', aUser());

    await screen.findByText('Basic');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your fitting' })).toBeNull());
  });

  it('names no next step when the plan does not load: photos may be there', async () => {
    stubRouteError(getPlanStatus, 'invalid', 'No');
    stubRoute(getProfile, aProfile());
    renderApp('/home', aUser());

    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next:/ })).toBeNull();
  });

  it('shows the first six analysed colors, and the favorites once there are any', async () => {
    await openDashboard('/home', { profile: aProfile({ customColorPalette: ['Teal', 'Rust'] }) });

    expect(await screen.findByRole('img', { name: 'Your favorite colors: Teal, Rust' })).toBeVisible();
  });

  it('shows the newest look above it behind the account, and leads to it', async () => {
    stubOutfits([anOutfit({ title: 'Rain in town' }), anOutfit({ id: 'outfit-older' })]);
    const { actor } = await openDashboard();

    await actor.click(screen.getByRole('button', { name: 'Your account' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Your fitting and plan' }));
    const look = await screen.findByRole('link', { name: /Rain in town/ });
    expect(look).toHaveAttribute('href', '/home?tab=outfits&outfit=outfit-harbor');

    await actor.click(look);
    expect(screen.queryByRole('dialog', { name: 'Hello, Ada' })).toBeNull();
  });

  it('leads to the generation of an outfit', async () => {
    await openDashboard();

    expect(screen.getByRole('link', { name: 'Generate outfit' })).toHaveAttribute(
      'href',
      '/home?tab=outfits&dialog=generate',
    );
  });
});
