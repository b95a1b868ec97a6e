import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import {
  addInspiration,
  deleteInspiration,
  editInspiration,
  type Inspiration,
  listInspirations,
  restoreInspiration,
  uploadInspiration,
} from '#contract/inspirations.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { anInspiration } from '#web/testing/an-inspiration.ts';
import { aPlanStatus, aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { forgetDeleted } from './deleted-inspirations.ts';
import { InspirationsPanel } from './inspirations-panel.tsx';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const jpeg = (name = 'look.jpg') => new File([JPEG], name, { type: 'image/jpeg' });

beforeEach(() => {
  stubRoute(getCurrentUser, aUser());
  stubRoute(getPlanStatus, aPlanStatus());
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

function show(inspirations: Inspiration[] | (() => Inspiration[]), address = '/home?tab=inspirations') {
  window.history.replaceState(null, '', address);
  stubRoute(listInspirations, () => (typeof inspirations === 'function' ? inspirations() : inspirations));
  return renderPanel(<InspirationsPanel />);
}

async function openAdd(actor: ReturnType<typeof show>['actor']) {
  await screen.findByRole('heading', { name: 'No inspirations yet' });
  await actor.click(screen.getByRole('button', { name: 'Add Inspiration' }));
  return screen.findByRole('dialog', { name: 'Add Inspiration' });
}

describe('the board', () => {
  test('shows six placeholders while it loads, then what it is for when it is empty', async () => {
    const { actor } = show([]);
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(6);

    expect(await screen.findByText('No inspirations yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Add Your First Inspiration' }));

    expect(await screen.findByRole('dialog', { name: 'Add Inspiration' })).toBeVisible();
    expect(window.location.search).toContain('dialog=add');
  });

  test('a card shows picture, category, three tags and how many more, and its source in a new tab', async () => {
    show([
      anInspiration({
        tags: ['a', 'b', 'c', 'd', 'e'],
        sourceUrl: 'https://example.com/look',
      }),
      anInspiration({ id: 'inspiration-plain', title: 'Plain', tags: [] }),
    ]);

    const card = within(
      (await screen.findByRole('heading', { name: 'Gallery opening' })).closest('article') ?? document.body,
    );
    expect(card.getByRole('img', { name: 'Inspiration: Gallery opening' })).toHaveAttribute(
      'src',
      '/api/files/inspiration-gallery-thumb',
    );
    expect(card.getByText('Celebrity Look')).toBeVisible();
    expect(card.getByText('Black and soft')).toHaveClass('line-clamp-2');
    const tags = within(card.getByRole('list', { name: 'Tags' }));
    expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'a',
      'b',
      'c',
      '+2and d, e',
    ]);
    const source = card.getByRole('link', { name: 'Open the source of Gallery opening in a new tab' });
    expect(source).toHaveAttribute('target', '_blank');
    expect(source).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(source).toHaveAttribute('href', 'https://example.com/look');
    expect(screen.queryByRole('link', { name: /source of Plain/ })).toBeNull();
  });

  test('asks for the pictures that a phone shows at first while the page is read, for the others once they are near', async () => {
    show(
      ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
        anInspiration({ id: `inspiration-${title}`, title }),
      ),
    );
    await screen.findByRole('heading', { name: 'Five' });

    const pictures = screen.getAllByRole('img', { name: /^Inspiration: / });
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      ...['eager', 'eager', 'eager', 'eager'],
      'lazy',
    ]);
  });

  test('a picture that breaks becomes a grey place that says so; one over http is not even asked for', async () => {
    show([
      anInspiration(),
      anInspiration({
        id: 'inspiration-http',
        title: 'Plain',
        picture: null,
        imageUrl: 'http://example.com/a.jpg',
      }),
      anInspiration({
        id: 'inspiration-link',
        title: 'Link',
        picture: null,
        imageUrl: 'https://example.com/a.jpg',
      }),
    ]);

    const link = await screen.findByRole('img', { name: 'Inspiration: Link' });
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getAllByText('Image Not Found')).toHaveLength(1);
    fireEvent.error(screen.getByRole('img', { name: 'Inspiration: Gallery opening' }));
    fireEvent.error(link);
    expect(screen.getAllByText('Image Not Found')).toHaveLength(3);
  });

  test('is searched by title, description and tag in any case, and by category; the address keeps both', async () => {
    const { actor } = show([
      anInspiration(),
      anInspiration({
        id: 'inspiration-wall',
        title: 'Wall',
        description: '',
        category: 'color_inspo',
        tags: ['Rust'],
      }),
      anInspiration({
        id: 'inspiration-coat',
        title: 'Coat',
        description: 'for RUSTY days',
        category: 'item',
        tags: [],
      }),
    ]);
    const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await screen.findByRole('heading', { name: 'Wall' });

    await actor.type(screen.getByLabelText('Search inspirations'), 'rust');
    await waitFor(() => expect(titles()).toEqual(['Wall', 'Coat']));
    await actor.selectOptions(screen.getByLabelText('Category'), 'Color Inspiration');
    await waitFor(() => expect(titles()).toEqual(['Wall']));
    expect(screen.getByText('Showing 1 of 3 inspirations')).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('category')).toBe('color_inspo');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('rust'));

    await actor.selectOptions(screen.getByLabelText('Category'), 'texture');
    expect(await screen.findByText('No inspirations match your search.')).toBeVisible();
    // Those with the word come nearest.
    expect(titles().slice(0, 3)).toEqual(['The nearest you have', 'Wall', 'Coat']);
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(window.location.search).toBe('?tab=inspirations');
  });

  test('is found again by its address', async () => {
    show(
      [anInspiration(), anInspiration({ id: 'inspiration-coat', title: 'Coat', category: 'item' })],
      '/home?tab=inspirations&q=coat&category=item',
    );

    await screen.findByRole('heading', { name: 'Coat' });
    expect(screen.queryByRole('heading', { name: 'Gallery opening' })).toBeNull();
    expect(screen.getByLabelText('Search inspirations')).toHaveValue('coat');
  });

  test('a deleted one is offered back, by the notice and below the board', async () => {
    let board = [anInspiration()];
    const { actor } = show(() => board);
    const deletions = stubRoute(deleteInspiration, () => {
      board = [];
      return { success: true as const };
    });
    const restorations = stubRoute(restoreInspiration, () => {
      board = [anInspiration()];
      return anInspiration();
    });
    await actor.click(await screen.findByRole('button', { name: 'Delete Gallery opening' }));

    expect(await screen.findByText('Inspiration Removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gallery opening' })).toBeNull());
    expect(deletions).toHaveLength(1);
    // The last card is gone with what was pressed.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    // Not twice: first by the notice alone.
    expect(screen.queryByRole('button', { name: 'Put Gallery opening back' })).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Close' }));
    await actor.click(screen.getByRole('button', { name: 'Put Gallery opening back' }));

    expect(await screen.findByText('Inspiration Restored')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gallery opening' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Put Gallery opening back' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Gallery opening' })).toHaveFocus());
    expect(restorations).toHaveLength(1);
    forgetDeleted('inspiration-gallery');
  });

  test('a failed deletion is said, stays beside the board, and loses nothing', async () => {
    const { actor } = show([anInspiration()]);
    stubRouteError(deleteInspiration, 'not_found', 'That inspiration does not exist.');

    await actor.click(await screen.findByRole('button', { name: 'Delete Gallery opening' }));

    expect(await screen.findByText('Delete failed')).toBeVisible();
    expect(screen.getAllByText('That inspiration does not exist.').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Gallery opening' })).toBeVisible();
  });

  test('that cannot be loaded can be tried again', async () => {
    window.history.replaceState(null, '', '/home?tab=inspirations');
    stubRouteError(listInspirations, 'invalid', 'no');
    const { actor } = renderPanel(<InspirationsPanel />);

    expect(await screen.findByText('Your board did not load')).toBeVisible();
    stubRoute(listInspirations, [anInspiration()]);
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('heading', { name: 'Gallery opening' })).toBeVisible();
  });

  test('that is full says what to do', async () => {
    stubRoute(getPlanStatus, aPlanStatus({ usage: { ...aPlanStatus().usage, inspirations: 10 } }));
    show([anInspiration()]);

    expect(await screen.findByText(/^Your board is full: your plan holds 10 inspirations/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/packages');
  });
});

describe('adding an inspiration', () => {
  test('says who else is shown the picture, where the operator shows it to a model', async () => {
    Object.assign(PRODUCT, { advisor: 'OpenAI', seesInspirations: false });
    onTestFinished(() => void Object.assign(PRODUCT, { advisor: null, seesInspirations: false }));
    const { actor, unmount } = show([]);
    await openAdd(actor);
    expect(screen.queryByText(/OpenAI/)).not.toBeInTheDocument();
    unmount();

    PRODUCT.seesInspirations = true;
    const again = show([]);
    await openAdd(again.actor);
    expect(screen.getByText(/OpenAI is shown the newest four pictures of your board/)).toBeVisible();
  });

  test('needs a title and a picture, and says which is missing', async () => {
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    const submit = dialog.getByRole('button', { name: 'Add to Inspiration Board' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription('It needs a title and a picture.');

    await actor.type(dialog.getByLabelText(/^Title/), '  ');
    expect(submit).toBeDisabled();
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    expect(submit).toHaveAccessibleDescription('Choose a picture, or paste the address of one.');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');
    expect(submit).toBeEnabled();
    await actor.clear(dialog.getByLabelText(/^Title/));
    expect(submit).toHaveAccessibleDescription('Give it a title first.');
  });

  test('by address: sends what was written, says so while it waits, and shows the card', async () => {
    const board: Inspiration[] = [];
    const { actor } = show(() => board);
    let answer: (added: Inspiration) => void = () => {};
    const calls = stubRoute(
      addInspiration,
      () =>
        new Promise<Inspiration>((resolve) => {
          answer = resolve;
        }),
    );
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Gallery opening');
    await actor.type(dialog.getByLabelText('Description'), 'Soft');
    await actor.selectOptions(dialog.getByLabelText('Category'), 'Celebrity Look');
    await actor.type(dialog.getByLabelText('Tags'), 'navy, , Navy,linen');
    await actor.type(dialog.getByLabelText('Source URL (optional)'), 'https://example.com/look');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');
    expect(dialog.getByRole('img', { name: 'Preview of your picture' })).toHaveAttribute(
      'referrerpolicy',
      'no-referrer',
    );
    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));

    expect(await dialog.findByRole('button', { name: /^Adding Inspiration\.\.\./ })).toBeVisible();
    board.push(anInspiration());
    answer(anInspiration());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Inspiration Added')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Gallery opening' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map((call) => call.body)).toEqual([
      {
        title: 'Gallery opening',
        description: 'Soft',
        sourceUrl: 'https://example.com/look',
        category: 'celeb_look',
        tags: ['navy', 'linen'],
        imageUrl: 'https://example.com/a.jpg',
      },
    ]);
    expect(localStorage.length).toBe(0);
  });

  test('from the empty board: the button that opened it is gone, so the heading has the focus', async () => {
    const board: Inspiration[] = [];
    const { actor } = show(() => board);
    stubRoute(addInspiration, () => {
      board.push(anInspiration());
      return anInspiration();
    });
    await actor.click(await screen.findByRole('button', { name: 'Add Your First Inspiration' }));
    const dialog = within(await screen.findByRole('dialog'));
    await actor.type(dialog.getByLabelText(/^Title/), 'Gallery opening');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');

    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Style Inspiration Board' })).toHaveFocus(),
    );
  });

  test('can be cancelled while it is on its way: nothing is said to have failed, nothing written is lost', async () => {
    const { actor } = show([]);
    const calls = stubRoute(addInspiration, () => new Promise<Inspiration>(() => {}));
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');
    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));
    await waitFor(() => expect(calls).toHaveLength(1));

    await actor.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await dialog.findByRole('button', { name: 'Add to Inspiration Board' })).toBeEnabled();
    expect(screen.queryByText('Upload Failed')).toBeNull();
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Coat');
  });

  test('by file: clears and closes the address, shows a preview, and removing takes everything away', async () => {
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    const url = dialog.getByLabelText('Image URL');
    const submit = dialog.getByRole('button', { name: 'Add to Inspiration Board' });
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    await actor.type(url, 'https://example.com/a.jpg');

    await choose(jpeg());
    const preview = () => dialog.getByRole('img', { name: 'Preview of your picture' });
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'blob:preview'));
    expect(url).toHaveValue('');
    expect(url).toBeDisabled();
    expect(submit).toBeEnabled();

    await actor.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(dialog.queryByRole('img')).toBeNull();
    expect(url).toBeEnabled();
    expect(submit).toBeDisabled();
  });

  test('by file: sends the fields of the specification', async () => {
    const { actor } = show([]);
    const calls = stubRoute(uploadInspiration, anInspiration());
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    await actor.type(dialog.getByLabelText('Tags'), 'wool, camel');
    await choose(jpeg());
    await dialog.findByRole('img');
    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));
    await screen.findByText('Inspiration Added');

    const form = calls[0]?.body as FormData;
    expect(
      Object.fromEntries(
        [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
      ),
    ).toEqual({
      title: 'Coat',
      description: '',
      category: 'outfit',
      tags: 'wool,camel',
      image: 'look.jpg',
    });
  });

  test('a broken preview is hidden, and none is asked for over http', async () => {
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText('Image URL'), 'http://example.com/a.jpg');
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.getByText(/^Addresses that begin with http:/)).toBeVisible();

    await actor.clear(dialog.getByLabelText('Image URL'));
    await actor.type(dialog.getByLabelText('Image URL'), 'https://e');
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.queryByRole('img')).toBeNull();
  });

  test.each([
    ['too large', () => bigFile(), 'File too large', 'Please select an image smaller than 20MB.'],
    [
      'no picture, whatever its name',
      () => new File(['%PDF-1.7'], 'look.jpg', { type: 'image/jpeg' }),
      'Invalid file type',
      'Please select a JPEG, PNG, WebP, or GIF image.',
    ],
  ])('refuses a file that is %s', async (_what, file, title, text) => {
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');

    const input = await choose(file());

    expect(await screen.findByText(title)).toBeVisible();
    expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    expect(input.value).toBe('');
    expect(dialog.getByRole('button', { name: 'Add to Inspiration Board' })).toBeDisabled();
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Coat');
  });

  test.each([
    [
      'an address that leads inside',
      () =>
        stubRouteError(
          addInspiration,
          'invalid',
          'This address cannot be fetched: it does not lead to a public page.',
          {},
          'address_leads_inside',
        ),
      'Network error. Please check your connection and try again.',
      'This address cannot be fetched: it does not lead to a public page.',
    ],
    [
      'a lost connection',
      () => stubRouteOffline(addInspiration),
      'Network error. Please check your connection and try again.',
      'Network error. Please check your connection and try again.',
    ],
    [
      'a full board',
      () => stubRouteError(addInspiration, 'plan_limit', 'Your board is full.'),
      'Your board is full.',
      'Your board is full.',
    ],
  ])('after %s everything written is still there, with the cause', async (_what, stub, said, cause) => {
    stub();
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');
    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));

    expect(await screen.findByText('Upload Failed')).toBeVisible();
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    expect(await dialog.findByText(cause)).toBeVisible();
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Coat');
    expect(dialog.getByLabelText('Image URL')).toHaveValue('https://example.com/a.jpg');
  });

  test('a source that is no web address is said beside its field, before anything is sent', async () => {
    const calls = stubRoute(addInspiration, anInspiration());
    const { actor } = show([]);
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    await actor.type(dialog.getByLabelText('Image URL'), 'https://example.com/a.jpg');
    await actor.type(dialog.getByLabelText('Source URL (optional)'), 'javascript:alert(1)');
    await actor.click(dialog.getByRole('button', { name: 'Add to Inspiration Board' }));

    const source = dialog.getByLabelText('Source URL (optional)');
    expect(source).toHaveAccessibleDescription(/A source has to be a web address/);
    expect(source).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  test('asks before it throws written words away, and keeps them over a reload', async () => {
    const { actor, unmount } = show([]);
    const dialog = within(await openAdd(actor));
    await actor.type(dialog.getByLabelText(/^Title/), 'Coat');
    unmount();

    const again = show([], '/home?tab=inspirations&dialog=add');
    const title = () => screen.findByLabelText(/^Title/);
    expect(await title()).toHaveValue('Coat');
    await again.actor.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' }));
    await again.actor.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(await title()).toHaveValue('Coat');
    await waitFor(async () => expect(await title()).toHaveFocus());

    await again.actor.keyboard('{Escape}');
    await again.actor.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.length).toBe(0);
  });

  test('a picture that is pasted or dropped on the panel opens the dialog with it', async () => {
    show([]);
    await screen.findByText('No inspirations yet');

    fireEvent.paste(window, { clipboardData: { files: [jpeg('pasted.jpg')] } });

    const dialog = within(await screen.findByRole('dialog', { name: 'Add Inspiration' }));
    expect(await dialog.findByRole('img', { name: 'Preview of your picture' })).toBeVisible();
    expect(dialog.getByText('pasted.jpg')).toBeVisible();

    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [jpeg('dropped.jpg')] } });
    expect(await dialog.findByText('dropped.jpg')).toBeVisible();
  });
});

describe('editing an inspiration', () => {
  test('changes what is written, and says so', async () => {
    const { actor } = show([anInspiration({ sourceUrl: 'https://example.com/' })]);
    const calls = stubRoute(editInspiration, anInspiration({ title: 'Vernissage' }));
    await actor.click(await screen.findByRole('button', { name: 'Edit Gallery opening' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Inspiration' }));
    expect(dialog.getByLabelText('Tags')).toHaveValue('evening, linen');

    await actor.clear(dialog.getByLabelText(/^Title/));
    await actor.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByText('Please give it a title')).toBeVisible();
    expect(calls).toHaveLength(0);
    await actor.type(dialog.getByLabelText(/^Title/), 'Vernissage');
    await actor.clear(dialog.getByLabelText('Source URL (optional)'));
    await actor.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Inspiration Updated')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      title: 'Vernissage',
      description: 'Black and soft',
      category: 'celeb_look',
      tags: ['evening', 'linen'],
      sourceUrl: null,
    });
  });

  test('asks before changes are thrown away, and keeps them after a failure', async () => {
    const { actor } = show([anInspiration()], '/home?tab=inspirations&edit=inspiration-gallery');
    stubRouteError(editInspiration, 'not_found', 'That inspiration does not exist.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Inspiration' }));
    await actor.type(dialog.getByLabelText('Description'), ' and slow');
    await actor.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(await dialog.findByText('That inspiration does not exist.')).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('Black and soft and slow');
    await actor.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  test('of one that is gone says so', async () => {
    const { actor } = show([], '/home?tab=inspirations&edit=inspiration-gallery');

    expect(await screen.findByText('This inspiration is not on your board any more.')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Back to the board' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=inspirations'));
  });
});

async function choose(file: File): Promise<HTMLInputElement> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [file] } });
  return input;
}

function bigFile(): File {
  const file = jpeg('big.jpg');
  vi.spyOn(file, 'size', 'get').mockReturnValue(20_971_521);
  return file;
}
