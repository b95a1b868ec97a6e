import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { generateOutfit, listOutfitSummaries, type Outfit } from '#contract/outfits.ts';
import { getDailyGeneration } from '#contract/plans.ts';
import { anOutfit, anOutfitItem } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { aDay, stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
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

const harbor = anOutfit({ isFavorite: true });
const office = anOutfit({
  id: 'outfit-office',
  title: 'Monday desk',
  priceRange: '50-100',
  items: [anOutfitItem({ id: 'item-blazer', category: 'Blazer', item: 'Hopsack jacket', color: 'Charcoal' })],
});
/** As many as are worth filtering: two of them cost much and are like neither. */
const four = [
  harbor,
  office,
  ...['Opera', 'Gala'].map((title) => anOutfit({ id: `outfit-${title}`, title, priceRange: '300-plus' })),
];

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
    await row.findByRole('button', { name: 'Delete Harbor walk' });
    expect(row.getByText('A knit for the wind and trousers that move.')).toBeVisible();
    expect(row.getByText('$100-200')).toBeVisible();
    expect(row.getByText('Nov 20, 2026')).toBeVisible();
    expect(row.getAllByRole('button').map((button) => button.getAttribute('title'))).toEqual([
      'Favorite',
      'Save image',
      'Modify',
      'Delete',
      'More',
    ]);
    expect(row.getByText('$150')).toBeVisible();
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
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    await actor.click(screen.getByRole('button', { name: 'Show more (36)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(17);
    expect(screen.getByText('Look 16').closest('li')).toHaveAttribute('aria-setsize', '45');
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
    expect(rows).toBeGreaterThan(9);
  });
});

describe('the filters', () => {
  test('the search narrows the list and says by how much', async () => {
    stubOutfits(four);
    const { actor } = openPanel();
    await screen.findByText('Harbor walk');

    await actor.type(screen.getByRole('searchbox', { name: 'Search outfits' }), 'HOPSACK');

    expect(await screen.findByText('Showing 1 of 4 outfits')).toHaveAttribute('aria-live', 'polite');
    expect(titles()).toEqual(['Monday desk']);
    await waitFor(() => expect(window.location.search).toContain('q=HOPSACK'));
  });

  test('a filter is answered with what is seen at once, and the rest when asked', async () => {
    stubOutfits(
      Array.from({ length: 45 }, (_, n) => anOutfit({ id: `outfit-${1000 + n}`, title: `Look ${n}` })),
    );
    const { actor } = openPanel();
    await screen.findByText('Look 0');

    await actor.type(screen.getByRole('searchbox'), 'Look 1');

    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await actor.click(screen.getByRole('button', { name: 'Show more (6)' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    await waitFor(() => expect(window.location.search).toContain('q=Look+1'));
  });

  test('a price range filters exactly, and All takes it off', async () => {
    stubOutfits(four);
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
    expect(titles()).toEqual(['Harbor walk', 'Monday desk', 'Opera', 'Gala']);
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  test('favorites only', async () => {
    stubOutfits(four);
    const { actor } = openPanel();
    await screen.findByText('Harbor walk');

    await actor.click(screen.getByRole('button', { name: 'Favorites only' }));

    expect(titles()).toEqual(['Harbor walk']);
    expect(screen.getByText('Showing 1 of 4 outfits')).toBeVisible();
    // Written a moment later: else into the next test's address.
    await waitFor(() => expect(window.location.search).toContain('fav=1'));
  });

  test('come from four outfits on, and where the address narrows fewer', async () => {
    stubOutfits(four.slice(0, 3));
    const { unmount } = openPanel();
    await screen.findByText('Harbor walk');
    expect(screen.queryByRole('searchbox')).toBeNull();

    unmount();
    stubOutfits(four.slice(0, 3));
    const { actor } = openPanel('&q=harbor');
    await screen.findByText('Showing 1 of 3 outfits');
    await actor.clear(screen.getByRole('searchbox'));
    expect(titles()).toHaveLength(3);
    // Who empties the search is still in it.
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe('?tab=outfits'));
  });

  test('an address opens with its filters, and they can be cleared when nothing is left', async () => {
    stubOutfits([harbor, office]);
    const { actor } = openPanel('&q=zebra&price=50-100&fav=1');

    expect(await screen.findByText('No outfits match your search criteria.')).toBeVisible();
    expect(screen.getByText('Showing 0 of 2 outfits')).toBeVisible();
    expect(screen.queryByText('The nearest you have')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What you have' })).toBeVisible();
    expect(titles()).toContain('Harbor walk');
    expect(screen.getByRole('searchbox')).toHaveValue('zebra');

    await actor.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toEqual(['Harbor walk', 'Monday desk']);
    expect(window.location.search).toBe('?tab=outfits');
  });
});

describe('"What are you dressing for?"', () => {
  const field = () => screen.findByLabelText('What are you dressing for?');

  test('orders a look in one press, and shows how it comes', async () => {
    stubOutfits([harbor]);
    const calls = stubRoute(generateOutfit, () => new Promise<Outfit>(() => {}));
    const { actor } = openPanel();

    await actor.type(await field(), 'Dinner by the river');
    await actor.selectOptions(screen.getByLabelText('Price range of the new look'), '$200-300');
    await actor.click(screen.getByRole('button', { name: 'Style it' }));

    expect(await screen.findByText('Your outfit is being made')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ prompt: 'Dinner by the river', priceRange: '200-300' });
    expect(calls[0]?.body).not.toHaveProperty('isRangeOpen');
  });

  test('takes the price from the words where nobody chose one, and the default prompt where there are none', async () => {
    stubOutfits([harbor]);
    const calls = stubRoute(generateOutfit, () => new Promise<Outfit>(() => {}));
    const { actor } = openPanel();

    await actor.type(await field(), 'A picnic for $80');
    expect(screen.getByLabelText('Price range of the new look')).toHaveValue('50-100');
    await actor.clear(await field());
    await actor.click(screen.getByRole('button', { name: 'Style it' }));

    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        prompt: 'Create a stylish outfit for my personal style',
        priceRange: '100-200',
        isRangeOpen: true,
      }),
    );
  });

  test('orders nothing where nothing is left today: the dialog says why, and the words stay', async () => {
    stubOutfits([harbor]);
    stubRoute(getDailyGeneration, aDay({ generations: { used: 3, allowed: 3, left: 0 } }));
    const calls = stubRoute(generateOutfit, harbor);
    const { actor } = openPanel();

    await actor.type(await field(), 'Dinner by the river');
    await actor.click(screen.getByRole('button', { name: 'Style it' }));

    expect(await screen.findByText(/^Today's outfits are used/)).toBeVisible();
    expect(calls).toHaveLength(0);
    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect(await field()).toHaveValue('Dinner by the river');
  });
});

describe('looks to begin with', () => {
  test('have one made for their occasion, in one press', async () => {
    stubOutfits([]);
    const calls = stubRoute(generateOutfit, () => new Promise<Outfit>(() => {}));
    const { actor } = openPanel();

    await actor.click(await screen.findByRole('button', { name: 'A day at a new office' }));

    expect(await screen.findByText('Your outfit is being made')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({
      prompt: 'A day at a new office',
      priceRange: '100-200',
      isRangeOpen: true,
    });
    expect(screen.queryByText('No outfits generated yet.')).toBeNull();
  });
});

describe('a list that cannot be loaded', () => {
  test('is asked for once more after a second, then says so; Try Again asks anew', async () => {
    stubOutfits([]);
    const calls = stubRouteError(listOutfitSummaries, 'internal', 'Broken');
    const { actor } = openPanel();

    const box = within(await screen.findByRole('alert'));
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

    await actor.click(await screen.findByRole('button', { name: 'Reload Page' }));

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
