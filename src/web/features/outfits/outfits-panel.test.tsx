import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listOutfitSummaries } from '#contract/outfits.ts';
import { anOutfit, anOutfitItem } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRouteError } from '#web/testing/stub-route.ts';
import { doOutfitsExist } from './outfits-exist.ts';
import { OutfitsPanel } from './outfits-panel.tsx';

/** The dialogs are fetched when they are opened; here they are at hand, so that no test waits for them. */
beforeAll(() =>
  Promise.all([
    import('./detail/outfit-dialog.tsx'),
    import('./gone-dialog.tsx'),
    import('./change/modify-dialog.tsx'),
    import('./generate/generate-dialog.tsx'),
  ]),
);

const PATIENTLY = { timeout: 4_000 };

const harbor = anOutfit({ isFavorite: true });
const office = anOutfit({
  id: 'outfit-office',
  title: 'Monday desk',
  priceRange: '50-100',
  items: [anOutfitItem({ id: 'item-blazer', category: 'Blazer', item: 'Hopsack jacket', color: 'Charcoal' })],
});

function openPanel(search = '', reloadPage?: () => void) {
  window.history.replaceState(null, '', `/home?tab=outfits${search}`);
  return renderPanel(<OutfitsPanel {...(reloadPage && { reloadPage })} />);
}

const rowOf = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the list', () => {
  test('shows each outfit with title, description, price label and date, and its buttons', async () => {
    stubOutfits([harbor]);
    openPanel();

    await screen.findByRole('heading', { level: 1, name: 'Generated Outfits' });
    await screen.findByRole('link', { name: 'Harbor walk' });
    const row = rowOf('Harbor walk');
    expect(row.getByText('A knit for the wind and trousers that move.')).toBeVisible();
    expect(row.getByText('$100-200')).toBeVisible();
    expect(row.getByText('Nov 20, 2026')).toBeVisible();
    expect(row.getAllByRole('button').map((button) => button.getAttribute('title'))).toEqual([
      'Save image',
      'Favorite',
      'Modify',
      'Delete',
    ]);
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(doOutfitsExist()).toBe(true);
  });

  test('says when there is nothing yet, and the flag is not set', async () => {
    stubOutfits([]);
    openPanel();

    expect(await screen.findByText('No outfits generated yet.')).toBeVisible();
    expect(doOutfitsExist()).toBe(false);
  });

  test('shows placeholders while it loads', async () => {
    stubOutfits([]);
    openPanel();

    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await screen.findByText('No outfits generated yet.');
  });

  test('draws only the first of many outfits, and more when asked', async () => {
    stubOutfits(
      Array.from({ length: 45 }, (_, n) => anOutfit({ id: `outfit-${1000 + n}`, title: `Look ${n}` })),
    );
    const { actor } = openPanel();

    await screen.findByText('Look 0');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await actor.click(screen.getByRole('button', { name: 'Show more (39)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('Look 11').closest('li')).toHaveAttribute('aria-setsize', '45');
  });

  test('who comes back finds as many rows as there were, so that the place is there to be scrolled to', async () => {
    stubOutfits(
      Array.from({ length: 45 }, (_, n) => anOutfit({ id: `outfit-${1000 + n}`, title: `Look ${n}` })),
    );
    const { actor, unmount } = openPanel();
    await screen.findByText('Look 0');
    await actor.click(screen.getByRole('button', { name: /^Show more/ }));
    const rows = screen.getAllByRole('listitem').length;

    unmount();
    openPanel();

    await screen.findByText('Look 0');
    expect(screen.getAllByRole('listitem')).toHaveLength(rows);
    expect(rows).toBeGreaterThan(6);
  });
});

describe('the filters', () => {
  test('the search narrows the list and says by how much', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel();
    await screen.findByText('Harbor walk');

    await actor.type(screen.getByRole('searchbox', { name: 'Search outfits' }), 'HOPSACK');

    expect(await screen.findByText('Showing 1 of 2 outfits')).toHaveAttribute('aria-live', 'polite');
    expect(titles()).toEqual(['Monday desk']);
    await waitFor(() => expect(window.location.search).toContain('q=HOPSACK'));
  });

  test('a price range filters exactly, and All takes it off', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel();
    await screen.findByText('Harbor walk');
    const prices = within(screen.getByRole('group', { name: 'Price range' }));
    expect(prices.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All',
      'Under $50',
      '$50-100',
      'Under $100',
      '$100-200',
      '$200-300',
      '$300+',
    ]);

    await actor.click(prices.getByRole('button', { name: '$50-100' }));
    expect(titles()).toEqual(['Monday desk']);
    expect(prices.getByRole('button', { name: '$50-100' })).toHaveAttribute('aria-pressed', 'true');

    await actor.click(prices.getByRole('button', { name: 'All' }));
    expect(titles()).toEqual(['Harbor walk', 'Monday desk']);
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  test('favorites only', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel();
    await screen.findByText('Harbor walk');

    await actor.click(screen.getByRole('button', { name: 'Favorites only' }));

    expect(titles()).toEqual(['Harbor walk']);
    expect(screen.getByText('Showing 1 of 2 outfits')).toBeVisible();
  });

  test('an address opens with its filters, and they can be cleared when nothing is left', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel('&q=zebra&price=50-100&fav=1');

    expect(await screen.findByText('No outfits match your search criteria.')).toBeVisible();
    expect(screen.getByText('Showing 0 of 2 outfits')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('zebra');

    await actor.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toEqual(['Harbor walk', 'Monday desk']);
    expect(window.location.search).toBe('?tab=outfits');
  });
});

describe('a list that cannot be loaded', () => {
  test('is asked for once more after a second, then says so; Try Again asks anew', async () => {
    stubOutfits([]);
    const calls = stubRouteError(listOutfitSummaries, 'internal', 'Broken');
    const { actor } = openPanel();

    const box = within(await screen.findByRole('alert', {}, PATIENTLY));
    expect(box.getByText('Loading Error')).toBeVisible();
    expect(box.getByText('Unable to load outfits. Please try again.')).toBeVisible();
    expect(calls).toHaveLength(2);

    stubOutfits([harbor]);
    await actor.click(box.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Harbor walk')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Reload Page empties the cache and reloads', async () => {
    stubOutfits([]);
    stubRouteError(listOutfitSummaries, 'internal', 'Broken');
    const reloadPage = vi.fn();
    const { actor, queryClient } = openPanel('', reloadPage);
    queryClient.setQueryData(['/api/photos'], []);

    await actor.click(await screen.findByRole('button', { name: 'Reload Page' }, PATIENTLY));

    expect(reloadPage).toHaveBeenCalledOnce();
    expect(queryClient.getQueryData(['/api/photos'])).toBeUndefined();
  });
});

describe('opening an outfit', () => {
  test('the row opens the details over the filtered list, and closing goes back to it', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel('&price=100-200');

    await actor.click(await screen.findByRole('link', { name: 'Harbor walk' }));
    expect(await screen.findByRole('dialog', { name: 'Harbor walk' })).toBeVisible();
    expect(window.location.search).toContain('outfit=outfit-harbor');

    await actor.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?tab=outfits&price=100-200');
  });

  test('Back closes it', async () => {
    stubOutfits([harbor]);
    const { actor } = openPanel();
    await actor.click(await screen.findByRole('link', { name: 'Harbor walk' }));
    await screen.findByRole('dialog');

    window.history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an address of an outfit that is gone says so', async () => {
    stubOutfits([harbor]);
    openPanel('&outfit=outfit-of-yesterday');

    expect(await screen.findByRole('dialog', { name: 'Outfit not found' })).toBeVisible();
  });
});
