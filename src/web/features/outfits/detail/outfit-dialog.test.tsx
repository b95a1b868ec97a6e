import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { listPieces, undoWear, wearPieces } from '#contract/closet.ts';
import { getOnboarding } from '#contract/onboarding.ts';
import {
  getOutfit,
  listOutfitSummaries,
  type Outfit,
  type ShoppingLink,
  shoppingLink,
} from '#contract/outfits.ts';
import { today } from '#web/lib/today.ts';
import { aClosetPiece } from '#web/testing/a-closet-piece.ts';
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
  await dialog.findByText('Perfect Fit Guide');
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
    '“pockets”: it found no place in this look',
  );
});

test('shows picture, description and items, and the rest when it is asked for', async () => {
  const { actor, dialog } = await openOutfit();

  const picture = dialog.getByRole('img', { name: 'Harbor walk, laid out' });
  expect(picture).toHaveAttribute('src', '/api/files/outfit-harbor-full');
  expect(dialog.getByText('Illustration')).toBeVisible();
  expect(dialog.getByText('about $150 in all', { exact: false })).toBeVisible();
  expect(dialog.getByText('A knit for the wind and trousers that move.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Wide-leg trousers $30-45' })).toBeVisible();
  expect(dialog.queryByText(/^Not understood/)).toBeNull();

  const folded = ['Navy is the color you wear most.', 'Navy, Stone', /^Styled on this server/];
  for (const words of folded) expect(dialog.getByText(words)).not.toBeVisible();
  for (const title of ['Why these', 'Palette of this look', 'How this was made'])
    await actor.click(dialog.getByText(title));
  for (const words of folded) expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Palette of this look: Navy, Stone' })).toBeVisible();
});

test('two sentences stand beside the picture, the others among the reasons', async () => {
  const { dialog } = await openOutfit({ description: 'A knit. Trousers at 7.5 oz. And a scarf. It snows.' });

  expect(dialog.getByText('A knit. Trousers at 7.5 oz.')).toBeVisible();
  expect(dialog.getByText('And a scarf.').closest('ul')).toHaveTextContent(
    'And a scarf.It snows.Navy is the color you wear most.',
  );
});

test('a piece that is pressed opens in its place, lifted on the board, and closes the one before', async () => {
  const place = { x: 100, y: 50, width: 400, height: 300, layer: 0 };
  const { actor, dialog } = await openOutfit({
    items: [
      anOutfitItem({ itemImageUrl: '/api/files/knit', place }),
      anOutfitItem({
        id: 'item-boots',
        item: 'Boots',
        itemImageUrl: '/api/files/boots',
        place: { ...place, layer: 1 },
      }),
    ],
  });
  const boots = dialog.getByRole('button', { name: /^Boots/ });
  await actor.click(dialog.getByRole('button', { name: /^Merino crew-neck/ }));

  const knit = within(dialog.getByRole('group', { name: 'Merino crew-neck' }));
  expect(knit.getByText('Navy')).toBeVisible();
  expect(knit.getByText('Shoulder seams sit on the shoulder point.')).toBeVisible();
  const board = dialog.getByRole('figure');
  expect(board.querySelector('img[src="/api/files/knit"]')).toHaveStyle({
    left: '9.765625%',
    width: '39.0625%',
  });

  await actor.click(boots);
  expect(boots).toHaveAttribute('aria-expanded', 'true');
  expect(dialog.queryByRole('group', { name: 'Merino crew-neck' })).toBeNull();
  expect(board.querySelector('img[src="/api/files/knit"]')).toBeNull();

  await actor.click(boots);
  expect(dialog.queryByRole('group', { name: 'Boots' })).toBeNull();
});

test('a piece of a painted picture opens without a place on it', async () => {
  const { actor, dialog } = await openOutfit({ pictureKind: 'generated', pictureModel: 'brush-3' });
  await actor.click(dialog.getByRole('button', { name: /^Merino crew-neck/ }));

  expect(dialog.getByRole('group', { name: 'Merino crew-neck' })).toBeVisible();
  expect(within(dialog.getByRole('figure')).getAllByRole('img')).toHaveLength(1);
});

test('what of a look is owned is worn today with one press, and not after all with another', async () => {
  let piece = { ...aClosetPiece(), id: 'my-trousers', lastWornOn: null as string | null };
  const marked: unknown[] = [];
  stubRoute(listPieces, () => ({ pieces: [piece] }));
  stubRoute(wearPieces, ({ body }) => {
    marked.push(body);
    piece = { ...piece, lastWornOn: today() };
    return { pieces: [piece] };
  });
  stubRouteError(undoWear, 'not_found', 'It is not in your closet.');
  const items = [anOutfitItem({ pieceId: 'my-trousers' }), anOutfitItem({ id: 'item-bought' })];
  const { actor, dialog } = await openOutfit({ items });

  await actor.click(await dialog.findByRole('button', { name: 'Wear today' }));
  expect(await dialog.findByText('Worn today')).toBeVisible();
  expect(marked).toEqual([{ pieceIds: ['my-trousers'], day: today() }]);

  await actor.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is not in your closet.')).toBeVisible();
  expect(dialog.getByText('Worn today')).toBeVisible();
});

test('an outfit that cannot be read says so under its name, and can be asked for again', async () => {
  stubOutfits([anOutfit()]);
  stubRouteError(getOutfit, 'not_found', '');
  stubRoute(listOutfitSummaries, summariesOf([anOutfit()]));
  window.history.replaceState(null, '', '/home?tab=outfits&outfit=outfit-harbor');
  const { actor } = renderPanel(<OutfitsPanel />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbor walk' }));

  expect(await dialog.findByText('The pieces did not load')).toBeVisible();
  stubOutfits([anOutfit()]);
  await actor.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('A knit for the wind and trousers that move.')).toBeVisible();
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

test('three shops of different kinds stand first; all are grouped by type, open in a new tab and are worded as searches', async () => {
  const links = [
    aLink({ store: 'Goose' }),
    aLink({ type: 'secondhand', store: 'Again' }),
    aLink({ type: 'department', store: 'Grand' }),
    aLink({ type: 'secondhand', store: 'Twice' }),
  ];
  const { actor, dialog } = await openOutfit({ items: [anOutfitItem({ shoppingLinks: links })] });
  await actor.click(dialog.getByRole('button', { name: /^Merino/ }));
  const first = dialog.getAllByRole('link', { name: /^Search / }).slice(0, 3);
  expect(first.map((link) => link.textContent)).toEqual(['Grand', 'Again', 'Goose']);
  await actor.click(dialog.getByText('All 4 shops'));

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
  const { actor, dialog } = await openOutfit({ items: [anOutfitItem({ shoppingLinks: links })] });
  await actor.click(dialog.getByRole('button', { name: /^Merino/ }));
  await actor.click(dialog.getByText('All 6 shops'));

  const [, , , ...all] = dialog.getAllByRole('link', { name: /^Search / });
  const kinds = all.map((link) => link.textContent);
  expect(kinds).toEqual(['department', 'fashion', 'marketplace', 'secondhand', 'visual_search', 'Anywhere']);
});

test("the 'Perfect Fit Guide' gives each piece its tips, its category's, or the tailor", async () => {
  const { actor, dialog } = await openOutfit({
    items: [
      anOutfitItem({ id: 'item-own-tips', tailoringTips: ['Shoulders first.'] }),
      anOutfitItem({ id: 'item-category', category: 'Blazer', tailoringTips: [] }),
      anOutfitItem({ id: 'item-unknown', category: 'Parasol', tailoringTips: [] }),
    ],
  });

  await actor.click(dialog.getByText('Perfect Fit Guide'));
  const guide = within(dialog.getByRole('group', { name: 'Perfect Fit Guide' }));
  expect(guide.getByText('Let the trousers break once.')).toBeVisible();
  expect(guide.getByText('Shoulders first.')).toBeVisible();
  expect(guide.getByText(/^Show a little shirt cuff/)).toBeVisible();
  expect(guide.getByText('Consult with tailor')).toBeVisible();
});

test('tailor finders start from the known place and follow what is typed', async () => {
  const { actor, dialog } = await openOutfit();
  await actor.click(dialog.getByText('Find a tailor'));
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
  const { actor } = renderPanel(<OutfitsPanel />);
  await actor.click(await screen.findByText('Find a tailor'));

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
