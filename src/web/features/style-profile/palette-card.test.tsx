import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { PALETTE } from '#contract/palette.ts';
import { getProfile, type Profile, saveCustomColours, validateProfile } from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { type ReceivedCall, stubRoute, stubRouteError, stubRouteText } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

let profileReads: ReceivedCall[];
let validations: ReceivedCall[];

beforeEach(() => {
  validations = stubRoute(validateProfile, { outfitGenerationReady: true, missing: [] });
});

function showPanel(profile: Profile) {
  profileReads = stubRoute(getProfile, profile);
  return renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
}

async function openColours(profile: Profile) {
  const view = showPanel(profile);
  await view.actor.click(await screen.findByRole('button', { name: 'Customize Color Palette' }));
  const dialog = await screen.findByRole('dialog', { name: 'Customize Your Color Palette' });
  return { ...view, dialog };
}

function swatchNames(): string[] {
  return screen
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
    .filter((text) => PALETTE.some((colour) => text.startsWith(colour.name)));
}

/** Marked as standing in the other palette too. */
function stitchedBands(): string[] {
  return screen
    .getAllByRole('listitem')
    .filter((band) => band.querySelector('.stitch') !== null)
    .map((band) => band.querySelector('p')?.textContent ?? '');
}

test('the first six analyzed colors are shown with their shares and one sentence why', async () => {
  showPanel(aProfile({ colorPalette: ['Navy', 'Khaki', 'Burgundy', 'Ivory', 'Sage', 'Charcoal', 'Denim'] }));

  expect(await screen.findByRole('tab', { name: 'AI Analyzed', selected: true })).toBeVisible();
  expect(swatchNames()).toEqual(['Navy34%', 'Khaki22%', 'Burgundy16%', 'Ivory12%', 'Sage9%', 'Charcoal7%']);
  expect(screen.getByRole('list', { name: 'Colors in your photos, by share' })).toBeVisible();
  expect(
    screen.getByText('Navy, Khaki, and Burgundy make up 72% of the cloth in your photos.'),
  ).toBeVisible();
});

test('in each band hangs a garment of its color', async () => {
  showPanel(aProfile({ colorPalette: ['Navy', 'Khaki'] }));

  await screen.findByRole('list', { name: 'Colors in your photos, by share' });
  const hung = screen.getAllByRole('listitem').map((band) => band.querySelector('img')?.getAttribute('src'));
  expect(hung.slice(0, 2)).toEqual([
    expect.stringMatching(/^\/api\/closet\/drawings\/wool-coat\?color=[0-9a-f]{6}/),
    expect.stringMatching(/^\/api\/closet\/drawings\/cable-sweater\?color=[0-9a-f]{6}/),
  ]);
});

test('a band is as tall as the share of its color: what lies on it holds open what is low', async () => {
  showPanel(
    aProfile({
      colorPalette: ['Navy', 'Khaki', 'Burgundy'],
      paletteShares: [
        { name: 'Navy', hex: '#1f2a44', share: 0.5 },
        { name: 'Khaki', hex: '#b5a27a', share: 0.2 },
        { name: 'Burgundy', hex: '#6d1a32', share: 0.1 },
      ],
    }),
  );

  const palette = await screen.findByRole('list', { name: /Colors in your photos/ });
  const heights = within(palette)
    .getAllByRole('listitem')
    .map((band) => Number.parseFloat(band.style.minHeight));
  expect(heights).toEqual([15, 6, 3].map((height) => expect.closeTo(height)));
});

test('favorites stand under their own tab, and shared colors are marked on both', async () => {
  const { actor } = showPanel(aProfile({ customColorPalette: ['Navy', 'Camel', 'Sage'] }));
  await screen.findByRole('tab', { name: 'Your Favorites' });
  expect(stitchedBands()).toEqual(['Navy', 'Sage']);
  expect(screen.getByText('Navy and Sage are in your photos and among your favorites.')).toBeVisible();

  await actor.click(screen.getByRole('tab', { name: 'Your Favorites' }));
  expect(swatchNames()).toEqual(['Navy', 'Camel', 'Sage']);
  expect(stitchedBands()).toEqual(['Navy', 'Sage']);
});

test('without favorites the tab says what they are for and opens the dialog', async () => {
  const { actor } = showPanel(aProfile());

  await actor.click(await screen.findByRole('tab', { name: 'Your Favorites' }));
  await actor.click(screen.getByRole('button', { name: 'Choose colors' }));
  expect(await screen.findByRole('dialog', { name: 'Customize Your Color Palette' })).toBeVisible();
});

test('the dialog offers all 50 colors by family', async () => {
  const { dialog } = await openColours(aProfile());

  const offered = within(dialog)
    .getAllByRole('button', { pressed: false })
    .map((button) => button.textContent);
  expect(offered.toSorted()).toEqual(PALETTE.map((colour) => colour.name).toSorted());
  expect(within(within(dialog).getByRole('region', { name: 'Purples' })).getAllByRole('button')).toHaveLength(
    4,
  );
});

test('search narrows the colors down', async () => {
  const { actor, dialog } = await openColours(aProfile());

  await actor.type(within(dialog).getByRole('searchbox', { name: 'Search colors' }), 'BLUE');
  const offered = within(dialog).getAllByRole('button', { pressed: false });
  expect(offered.map((button) => button.textContent)).toEqual(['Royal Blue', 'Sky Blue', 'Powder Blue']);

  await actor.type(within(dialog).getByRole('searchbox', { name: 'Search colors' }), 'berry');
  expect(within(dialog).getByText('None of the 50 colors is called that.')).toBeVisible();
});

test('picking a ninth color is ignored, and the strip follows the selection', async () => {
  const { actor, dialog } = await openColours(aProfile());
  const eight = ['Black', 'Slate', 'Ivory', 'Camel', 'Navy', 'Teal', 'Olive', 'Plum'];

  for (const name of eight) await actor.click(within(dialog).getByRole('button', { name }));
  expect(within(dialog).getByText('8 of 8')).toBeVisible();

  await actor.click(within(dialog).getByRole('button', { name: 'Red' }));
  expect(within(dialog).getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'false');
  expect(within(dialog).getByText('8 of 8')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: `Your selection: ${eight.join(', ')}` })).toBeVisible();
});

test('the dialog begins at its search: no swatch looks more chosen than the chosen ones', async () => {
  const { dialog } = await openColours(aProfile());

  expect(within(dialog).getByRole('searchbox')).toHaveFocus();
});

test('saving no color at all is refused, and the refusal stays in the dialog', async () => {
  const calls = stubRoute(saveCustomColours, aProfile());
  const { actor, dialog } = await openColours(aProfile());

  await actor.click(within(dialog).getByRole('button', { name: 'Save Colors' }));
  expect(currentToasts()[0]).toMatchObject({
    title: 'No Colors Selected',
    description: 'Please select at least one color for your custom palette.',
    variant: 'destructive',
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Please select at least one color for your custom palette.',
  );
  expect(calls).toHaveLength(0);
});

test('saved colors close the dialog and refresh profile, outfits and validation', async () => {
  const { actor, dialog, queryClient } = await openColours(aProfile({ customColorPalette: ['Camel'] }));
  const saved = aProfile({ customColorPalette: ['Camel', 'Navy'] });
  const calls = stubRoute(saveCustomColours, saved);
  profileReads = stubRoute(getProfile, saved);
  queryClient.setQueryData([listOutfitSummaries.path], { outfits: [] });
  const validationsBefore = validations.length;

  await actor.click(within(dialog).getByRole('button', { name: 'Navy' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Colors' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls[0]?.body).toEqual({ colors: ['Camel', 'Navy'] });
  expect(currentToasts()[0]).toMatchObject({ title: 'Colors Updated' });
  expect(screen.getByRole('tab', { name: 'Your Favorites', selected: true })).toBeVisible();
  await waitFor(() => expect(profileReads).toHaveLength(1));
  await waitFor(() => expect(validations.length).toBe(validationsBefore + 1));
  expect(queryClient.getQueryState([listOutfitSummaries.path])?.isInvalidated).toBe(true);
});

test('colors that could not be saved keep the dialog, the selection and the reason', async () => {
  const { actor, dialog } = await openColours(aProfile());
  stubRouteError(saveCustomColours, 'too_many_requests', 'Please wait a minute.');

  await actor.click(within(dialog).getByRole('button', { name: 'Navy' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Colors' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please wait a minute.');
  expect(currentToasts()[0]).toMatchObject({
    title: 'Update Failed',
    description: 'Please wait a minute.',
    variant: 'destructive',
  });
  expect(within(dialog).getByRole('button', { name: 'Navy' })).toHaveAttribute('aria-pressed', 'true');
});

test('without words from the server the failure is the catalogue’s', async () => {
  const { actor, dialog } = await openColours(aProfile({ customColorPalette: ['Navy'] }));
  stubRouteText(saveCustomColours, 413, '<html>too large</html>');

  await actor.click(within(dialog).getByRole('button', { name: 'Save Colors' }));
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Update Failed',
      description: 'Failed to update color palette',
    }),
  );
});

test('a dialog closed without saving keeps its selection and gives the focus back', async () => {
  const { actor, dialog } = await openColours(aProfile());
  await actor.click(within(dialog).getByRole('button', { name: 'Navy' }));
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const opener = screen.getByRole('button', { name: 'Customize Color Palette' });
  await waitFor(() => expect(opener).toHaveFocus());

  await actor.click(opener);
  const reopened = await screen.findByRole('dialog');
  expect(within(reopened).getByRole('button', { name: 'Navy' })).toHaveAttribute('aria-pressed', 'true');

  await actor.click(within(reopened).getByRole('button', { name: 'Back to saved' }));
  expect(within(reopened).getByRole('button', { name: 'Navy' })).toHaveAttribute('aria-pressed', 'false');
});

test('the dialog stands in the address: a link opens it and Back closes it', async () => {
  window.history.replaceState(null, '', '/home?tab=style');
  const { actor } = showPanel(aProfile());
  await actor.click(await screen.findByRole('button', { name: 'Customize Color Palette' }));
  await screen.findByRole('dialog');
  expect(window.location.search).toBe('?tab=style&dialog=colors');

  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?tab=style');
});

test('a dialog that was linked to closes without leaving the page', async () => {
  window.history.replaceState(null, '', '/home?tab=style&dialog=colors');
  const { actor } = showPanel(aProfile());
  await screen.findByRole('dialog', { name: 'Customize Your Color Palette' });

  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search).toBe('/home?tab=style');
});
