import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { getOnboarding } from '#contract/onboarding.ts';
import {
  getOutfit,
  listOutfitSummaries,
  type Outfit,
  type ShoppingLink,
  shoppingLink,
} from '#contract/outfits.ts';
import { anOutfit, anOutfitItem, summariesOf } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';
import { outfitAsText } from './share-outfit.ts';

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() => Promise.all([import('./outfit-dialog.tsx'), import('../change/modify-dialog.tsx')]));

async function openOutfit(about: Partial<Outfit> = {}) {
  stubOutfits([anOutfit(about)]);
  window.history.replaceState(null, '', '/home?tab=outfits&outfit=outfit-harbor');
  const view = renderPanel(<OutfitsPanel />);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/^Styled on this server/);
  return { ...view, dialog };
}

const aLink = (about: Partial<ShoppingLink>): ShoppingLink => ({
  type: 'search',
  store: 'Anywhere',
  url: `https://shop.example/${about.store}`,
  brandColor: '#123456',
  ...about,
});

test('what was understood and is not there is said with its reason', async () => {
  const { dialog } = await openOutfit({ unmet: [{ words: 'pockets', why: 'together' }] });

  expect(dialog.getByText('Not in this outfit')).toBeVisible();
  expect(dialog.getByText('“pockets”').closest('li')).toHaveTextContent(
    '“pockets”: it did not go with the rest',
  );
});

test('shows picture, description, reasons, palette, items and how it was made', async () => {
  const { dialog } = await openOutfit();

  const picture = dialog.getByRole('img', { name: 'Harbor walk, laid out' });
  expect(picture).toHaveAttribute('src', '/api/files/outfit-harbor-full');
  expect(dialog.getByText('Illustration')).toBeVisible();
  expect(dialog.getByText('about $150 in all', { exact: false })).toBeVisible();
  expect(dialog.getByText('Navy is the color you wear most.')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Palette of this look: Navy, Stone' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Wide-leg trousers' })).toBeVisible();
  expect(dialog.getByText(/^Styled on this server/)).toBeVisible();
  expect(dialog.queryByText(/^Not understood/)).toBeNull();
});

test('an outfit that cannot be read says so under its name, and can be asked for again', async () => {
  stubOutfits([anOutfit()]);
  stubRouteError(getOutfit, 'not_found', '');
  stubRoute(listOutfitSummaries, summariesOf([anOutfit()]));
  window.history.replaceState(null, '', '/home?tab=outfits&outfit=outfit-harbor');
  const { actor } = renderPanel(<OutfitsPanel />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbor walk' }));

  expect(await dialog.findByText('Unable to load this outfit. Please try again.')).toBeVisible();
  stubOutfits([anOutfit()]);
  await actor.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('Navy is the color you wear most.')).toBeVisible();
});

test('a picture that fails gives way to words', async () => {
  const { dialog } = await openOutfit();

  fireEvent.error(dialog.getByRole('img', { name: 'Harbor walk, laid out' }));

  expect(dialog.getByText('Style visualization not available')).toBeVisible();
});

test('an outfit without a picture shows the words at once', async () => {
  const { dialog } = await openOutfit({ imageUrl: null, picture: null, pictureKind: null });

  expect(dialog.getByText('Style visualization not available')).toBeVisible();
});

test('a painted picture names its painter', async () => {
  const { dialog } = await openOutfit({ pictureKind: 'generated', pictureModel: 'brush-3' });

  expect(dialog.getByText('Painted by brush-3')).toBeVisible();
});

test('words that were not understood are named', async () => {
  const { dialog } = await openOutfit({ notUnderstood: ['flurble', 'zorp'] });

  expect(dialog.getByText('Not understood, and left out: “flurble”, “zorp”.')).toBeVisible();
});

test('shopping links are grouped by type, open in a new tab and are worded as searches', async () => {
  const links = [
    aLink({ store: 'Goose' }),
    aLink({ type: 'secondhand', store: 'Again' }),
    aLink({ type: 'department', store: 'Grand' }),
    aLink({ type: 'secondhand', store: 'Twice' }),
  ];
  const { dialog } = await openOutfit({ items: [anOutfitItem({ shoppingLinks: links })] });

  const groups = dialog.getAllByRole('term').map((term) => term.textContent);
  expect(groups.filter((name) => ['Department stores', 'Secondhand', 'Search'].includes(name ?? ''))).toEqual(
    ['Department stores', 'Secondhand', 'Search'],
  );
  const link = dialog.getByRole('link', {
    name: 'Search Twice for Navy Merino crew-neck (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveTextContent('Twice');
});

test('the kinds of shops stand in the order of the specification, and a link of no kind is a search', async () => {
  const types = ['visual_search', 'marketplace', 'secondhand', 'fashion', 'department'] as const;
  const { type: _, ...ofNoKind } = aLink({ store: 'Anywhere' });
  const links = [shoppingLink.parse(ofNoKind), ...types.map((type) => aLink({ type, store: type }))];
  const { dialog } = await openOutfit({ items: [anOutfitItem({ shoppingLinks: links })] });

  const kinds = dialog.getAllByRole('link', { name: /^Search / }).map((link) => link.textContent);
  expect(kinds).toEqual(['department', 'fashion', 'marketplace', 'secondhand', 'visual_search', 'Anywhere']);
});

test("the 'Perfect Fit Guide' gives each piece its tips, its category's, or the tailor", async () => {
  const { dialog } = await openOutfit({
    items: [
      anOutfitItem({ id: 'item-own-tips', tailoringTips: ['Shoulders first.'] }),
      anOutfitItem({ id: 'item-category', category: 'Blazer', tailoringTips: [] }),
      anOutfitItem({ id: 'item-unknown', category: 'Parasol', tailoringTips: [] }),
    ],
  });

  const guide = within(dialog.getByRole('region', { name: 'Perfect Fit Guide' }));
  expect(guide.getByText('Let the trousers break once.')).toBeVisible();
  expect(guide.getByText('Shoulders first.')).toBeVisible();
  expect(guide.getByText(/^Show a little shirt cuff/)).toBeVisible();
  expect(guide.getByText('Consult with tailor')).toBeVisible();
});

test('tailor finders start from the known place and follow what is typed', async () => {
  const { actor, dialog } = await openOutfit();
  const place = dialog.getByRole('textbox', { name: 'City or ZIP' });
  await actor.type(place, 'Lisbon');

  const maps = dialog.getByRole('link', { name: 'Maps: tailors in Lisbon (opens in a new tab)' });
  expect(maps).toHaveAttribute('href', expect.stringContaining('query=tailors+in+Lisbon'));
  expect(maps).toHaveAttribute('target', '_blank');
  expect(dialog.getByRole('link', { name: /^Reviews: tailors in Lisbon/ })).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Directory: tailors in Lisbon/ })).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Near me: tailors near you/ })).toBeVisible();
});

test('the place told in the onboarding is filled in', async () => {
  stubOutfits([anOutfit()]);
  stubRoute(getOnboarding, {
    styles: [],
    palettes: [],
    wardrobe: null,
    displayName: 'Ada',
    location: 'Portland, OR',
    ageRange: null,
    occasion: null,
    goals: '',
  });
  window.history.replaceState(null, '', '/home?tab=outfits&outfit=outfit-harbor');
  renderPanel(<OutfitsPanel />);

  expect(await screen.findByDisplayValue('Portland, OR')).toBeVisible();
});

test('printing lays out a page of its own, and takes it away afterwards', async () => {
  HTMLImageElement.prototype.decode = async () => {};
  const { actor, dialog } = await openOutfit();
  let printed: string | null | undefined;
  window.print = () => {
    printed = document.querySelector('.lookbook')?.textContent;
    fireEvent(window, new Event('afterprint'));
  };

  await actor.click(dialog.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(printed).toContain('Wide-leg trousers, Stone'));
  expect(printed).toContain('Shoulder seams sit on the shoulder point.');
  await waitFor(() => expect(document.querySelector('.lookbook')).toBeNull());
});

test('where the device cannot share, the words go to the clipboard', async () => {
  const { actor, dialog } = await openOutfit();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await actor.click(dialog.getByRole('button', { name: 'Share' }));

  expect(await dialog.findByText('Copied as text')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`Harbor walk\n\n${outfitAsText(anOutfit())}`);
});

test('a share that fails says so', async () => {
  const { actor, dialog } = await openOutfit();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await actor.click(dialog.getByRole('button', { name: 'Share' }));

  expect(await screen.findByText('Share failed')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Unable to share this outfit');
});

test('Modify opens over the details, and closing it leads back to them', async () => {
  const { actor, dialog } = await openOutfit();

  await actor.click(dialog.getByRole('button', { name: 'Modify' }));
  await screen.findByRole('dialog', { name: 'Modify Outfit' });
  await actor.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByRole('dialog', { name: 'Harbor walk' })).toBeVisible();
});
