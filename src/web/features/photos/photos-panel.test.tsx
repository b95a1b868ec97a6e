import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deletePhoto, listDeletedPhotos, listPhotos, MAX_PHOTOS, type Photo } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';
import { analyseStyle, getProfile } from '#contract/style-profile.ts';
import { PRODUCT } from '#web/lib/product.ts';
import { aPhoto, aPlanStatus, aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline, stubRouteText } from '#web/testing/stub-route.ts';
import { type StubbedUpload, stubUploads } from '#web/testing/stub-upload.ts';
import { clearToasts, currentToasts } from '#web/ui/toast/toast-store.ts';
import { PhotosPanel } from './photos-panel.tsx';

let uploads: StubbedUpload[];

beforeEach(() => {
  uploads = stubUploads();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
  stubRoute(listDeletedPhotos, []);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function photosOnServer(count: number): Photo[] {
  const photos = Array.from({ length: count }, (_, place) => aPhoto(place + 1));
  stubRoute(listPhotos, () => photos);
  return photos;
}

function aPicture(name: string): File {
  return new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), name], name, { type: 'image/jpeg' });
}

function pictures(count: number): File[] {
  return Array.from({ length: count }, (_, place) => aPicture(`new-${place + 1}.jpg`));
}

async function showPanel(onAnalysed = () => {}) {
  const view = renderPanel(<PhotosPanel onAnalysed={onAnalysed} />);
  await waitFor(() => expect(screen.queryByText('Loading your photos')).not.toBeInTheDocument());
  return view;
}

function drop(...files: File[]) {
  fireEvent(window, dropEvent(files));
}

function dropEvent(files: File[]): Event {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  return Object.assign(event, { dataTransfer: { types: ['Files'], files, items: [] } });
}

async function leftUpload(place = 0): Promise<StubbedUpload> {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(place));
  const upload = uploads[place];
  if (!upload) throw new Error('No upload left');
  return upload;
}

test('a spinner stands over as many empty tiles as there are photos while they load', async () => {
  photosOnServer(2);
  stubRoute(getPlanStatus, aPlanStatus({ usage: { ...aPlanStatus().usage, photos: 2 } }));
  renderPanel(<PhotosPanel onAnalysed={() => {}} />);

  expect(screen.getByText('Loading your photos')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photos' })).toBeEnabled());
});

test('the grid has a slot for the next photo alone', async () => {
  photosOnServer(4);
  await showPanel();

  expect(screen.getByRole('heading', { name: 'Upload Your Style Photos' })).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem', { hidden: true }),
  ).toHaveLength(5);
  expect(screen.queryByText(/^An example/)).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Photos uploaded' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 12',
  );
  expect(screen.getByRole('img', { name: 'Your photo 1: look-1.jpg' })).toHaveAttribute('width', '1200');
});

test('before the first photo an example shows what comes back, and one button begins', async () => {
  photosOnServer(0);
  await showPanel();

  expect(screen.getByText('An example: what we read in this look')).toBeVisible();
  expect(screen.getByText(/Powder Blue/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
});

test('before the first photo goes it is said who reads it, where a model does', async () => {
  photosOnServer(0);
  const { actor, unmount } = await showPanel();
  await actor.click(screen.getByRole('button', { name: 'What we read, what we never store' }));
  expect(screen.getByText(/shown to nobody but you/)).toBeVisible();
  unmount();

  PRODUCT.advisor = 'OpenAI';
  onTestFinished(() => {
    PRODUCT.advisor = null;
  });
  await showPanel();

  expect(screen.getByRole('heading', { name: 'Who reads your photos' })).toBeVisible();
  expect(screen.getByText(/^OpenAI reads them for us\. .* your name and address never/)).toBeVisible();
  expect(screen.queryByText(/nobody but you/)).not.toBeInTheDocument();
});

test('a list that cannot be loaded can be asked for again', async () => {
  stubRouteError(listPhotos, 'invalid', 'No');
  const { actor } = await showPanel();
  expect(await screen.findByText('Your photos did not load')).toBeVisible();

  photosOnServer(1);
  await actor.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('img', { name: /look-1/ })).toBeVisible();
});

test('chosen photos leave in one request, and the notice counts them', async () => {
  const photos = photosOnServer(1);
  const { actor } = await showPanel();

  await actor.upload(screen.getByLabelText('Choose photos', { selector: 'input' }), pictures(2));
  const upload = await leftUpload();
  expect(upload.address).toBe('/api/photos/upload');
  expect(upload.fileNames).toEqual(['new-1.jpg', 'new-2.jpg']);
  expect(screen.getByText('Uploading 2 photos')).toBeVisible();

  const added = [aPhoto(2), aPhoto(3)];
  photos.push(...added);
  upload.answer({ uploaded: 2, remaining: 9, photos: added, rejected: [] });

  expect(await screen.findByText('Upload successful!')).toBeVisible();
  expect(screen.getByText('Uploaded 2 photos. 9 slots remaining.')).toBeVisible();
  expect(await screen.findByRole('img', { name: /look-3/ })).toBeVisible();
  expect(screen.queryByText('Uploading 2 photos')).not.toBeInTheDocument();
});

test('photos can be pasted', async () => {
  photosOnServer(0);
  await showPanel();

  const paste = Object.assign(new Event('paste'), { clipboardData: { files: [aPicture('image.png')] } });
  fireEvent(window, paste);

  expect((await leftUpload()).fileNames).toEqual(['image.png']);
});

test('while photos are on their way the slots are closed and each photo says how far it is', async () => {
  photosOnServer(1);
  await showPanel();
  drop(...pictures(2));
  const upload = await leftUpload();

  upload.progress(0.75);

  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Analyze My Style' })).toBeDisabled();
  expect(screen.getByText('Your photos are still on their way.')).toBeVisible();
  // The first file leaves whole before the second begins.
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Upload of new-1.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    ),
  );
  expect(screen.getByRole('progressbar', { name: 'Upload of new-2.jpg' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );

  upload.progress(1);
  expect(await screen.findAllByText('Saving')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel new-1.jpg' })).not.toBeInTheDocument();
});

test('of too many photos the first ones are uploaded and the others are named', async () => {
  photosOnServer(10);
  await showPanel();

  drop(...pictures(5));

  expect(await screen.findByText('Upload limit reached')).toBeVisible();
  expect(screen.getByText('You can only upload 2 more photos (maximum 12 total)')).toBeVisible();
  expect((await leftUpload()).fileNames).toEqual(['new-1.jpg', 'new-2.jpg']);
  const leftOut = screen.getByRole('region', { name: 'Not added' });
  expect(within(leftOut).getAllByRole('listitem')).toHaveLength(3);
});

test('with twelve photos nothing leaves', async () => {
  photosOnServer(MAX_PHOTOS);
  await showPanel();
  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeDisabled();
  expect(screen.getByText('All 12 slots are filled. Delete a photo to add another.')).toBeVisible();

  drop(aPicture('one-more.jpg'));

  expect(await screen.findByText('You can only upload 0 more photos (maximum 12 total)')).toBeVisible();
  expect(uploads).toHaveLength(0);
});

test('a file that is no picture is named beside the grid until it is dismissed', async () => {
  photosOnServer(0);
  const { actor } = await showPanel();

  drop(new File(['%PDF-1.7'], 'notes.pdf', { type: 'image/jpeg' }), aPicture('coat.jpg'));

  expect((await leftUpload()).fileNames).toEqual(['coat.jpg']);
  expect(screen.getByRole('alert')).toHaveTextContent('notes.pdf Not a picture that can be read.');
  await actor.click(screen.getByRole('button', { name: 'Dismiss the note about notes.pdf' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that the server cannot use is named, and the others count', async () => {
  const photos = photosOnServer(0);
  await showPanel();
  drop(aPicture('good.jpg'), aPicture('broken.jpg'));
  const upload = await leftUpload();

  photos.push(aPhoto(1));
  const rejected = [
    { name: 'broken.jpg', message: 'This picture is damaged or cut off and could not be read.' },
  ];
  upload.answer({ uploaded: 1, remaining: 11, photos: [aPhoto(1)], rejected });

  expect(await screen.findByText('Uploaded 1 photos. 11 slots remaining.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Not added' })).toHaveTextContent(
    'broken.jpg This picture is damaged',
  );
});

test('a photo that is refused outright cannot be sent again', async () => {
  photosOnServer(0);
  await showPanel();
  drop(aPicture('odd.jpg'));

  (await leftUpload()).answerError('not_an_image', 'Only image files are allowed');

  expect(await screen.findByText('Upload failed')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Not added' })).toHaveTextContent(
    'odd.jpg Only image files are allowed',
  );
  expect(screen.queryByRole('button', { name: 'Try odd.jpg again' })).not.toBeInTheDocument();
});

test('a broken connection keeps the photos, says why beside them, and one can be sent again', async () => {
  const photos = photosOnServer(0);
  const { actor } = await showPanel();
  drop(...pictures(2));

  (await leftUpload()).breakOff();

  expect(await screen.findByText('Upload failed')).toBeVisible();
  expect(screen.getByText('Failed to upload photos')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection and try again.',
  );
  expect(screen.getAllByText('Not sent')).toHaveLength(2);

  await actor.click(screen.getByRole('button', { name: 'Try new-2.jpg again' }));
  const second = await leftUpload(1);
  expect(second.fileNames).toEqual(['new-2.jpg']);
  photos.push(aPhoto(1));
  second.answer({ uploaded: 1, remaining: 11, photos: [aPhoto(1)], rejected: [] });
  expect(await screen.findByText('Upload successful!')).toBeVisible();
  expect(screen.getByText('Not sent')).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Remove new-1.jpg' }));
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
});

test('where no answer came the photos may be there: they are not sent again unasked', async () => {
  photosOnServer(0);
  await showPanel();
  drop(aPicture('coat.jpg'));
  (await leftUpload()).breakOff();

  await screen.findByText('Not sent');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(uploads).toHaveLength(1);
});

test('a server that failed is asked once more before the person hears of it', async () => {
  const photos = photosOnServer(0);
  await showPanel();
  drop(aPicture('coat.jpg'));
  (await leftUpload()).answerText(502, '<html>Bad gateway</html>');

  await waitFor(() => expect(uploads).toHaveLength(2));
  photos.push(aPhoto(1));
  uploads[1]?.answer({ uploaded: 1, remaining: 11, photos: [aPhoto(1)], rejected: [] });

  expect(await screen.findByText('Upload successful!')).toBeVisible();
});

test('while uploads of other tabs are under way, it waits for its turn and tells of no failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const photos = photosOnServer(0);
  await showPanel();
  drop(aPicture('coat.jpg'));
  const busy = { code: 'too_many_requests', reason: 'other_uploads', message: 'Please wait.' };

  for (let turn = 0; turn < 5; turn += 1) {
    (await leftUpload(turn)).answerText(429, JSON.stringify(busy));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  const taken = await leftUpload(5);
  photos.push(aPhoto(1));
  taken.answer({ uploaded: 1, remaining: 11, photos: [aPhoto(1)], rejected: [] });

  expect(await screen.findByText('Upload successful!')).toBeVisible();
  expect(screen.queryByText('Upload failed')).not.toBeInTheDocument();
});

test('one photo of several can be cancelled: its request stops and the others leave anew', async () => {
  photosOnServer(0);
  const { actor } = await showPanel();
  drop(...pictures(3));
  const first = await leftUpload();
  first.progress(0.4);

  await actor.click(await screen.findByRole('button', { name: 'Cancel new-2.jpg' }));

  expect(first.isAborted).toBe(true);
  expect((await leftUpload(1)).fileNames).toEqual(['new-1.jpg', 'new-3.jpg']);
});

test('cancelling the only photo ends the upload without a complaint', async () => {
  photosOnServer(0);
  const { actor } = await showPanel();
  drop(aPicture('coat.jpg'));
  await leftUpload();

  await actor.click(await screen.findByRole('button', { name: 'Cancel coat.jpg' }));

  expect(screen.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
  expect(uploads).toHaveLength(1);
  expect(screen.queryByText('Upload failed')).not.toBeInTheDocument();
});

test('an upload goes on while another tab is looked at', async () => {
  const photos = photosOnServer(0);
  const { queryClient, unmount } = await showPanel();
  drop(aPicture('coat.jpg'));
  const upload = await leftUpload();
  unmount();

  photos.push(aPhoto(1));
  upload.answer({ uploaded: 1, remaining: 11, photos: [aPhoto(1)], rejected: [] });

  await waitFor(() => expect(queryClient.getQueryData<Photo[]>([listPhotos.path])).toHaveLength(1));
});

test('deleting closes all delete buttons until it is done, then the list is read again', async () => {
  const photos = photosOnServer(2);
  let finish = () => {};
  const calls = stubRoute(deletePhoto, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    photos.shift();
    return { success: true as const };
  });
  const { actor } = await showPanel();

  await actor.click(screen.getByRole('button', { name: 'Delete photo 1, look-1.jpg' }));
  expect(screen.getByRole('button', { name: /^Delete photo 1/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /^Delete photo 2/ })).toHaveAttribute('aria-disabled', 'true');

  finish();
  expect(await screen.findByText('Photo deleted')).toBeVisible();
  expect(calls[0]?.path).toBe('/api/photos/photo-0001');
  expect(screen.queryByRole('img', { name: /look-1/ })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete photo 1, look-2.jpg' })).toHaveFocus(),
  );
});

test('each photo shows the colors read in it, and what they are called', async () => {
  photosOnServer(1);
  await showPanel();

  expect(screen.getByRole('img', { name: 'Colors read in photo 1: Navy, Ivory' })).toBeVisible();
  expect(screen.getByText('Navy, Ivory')).toBeVisible();
});

test('a photo in which nothing could be read shows no colors', async () => {
  stubRoute(listPhotos, [{ ...aPhoto(1), palette: [] }]);
  await showPanel();

  expect(screen.getByRole('img', { name: /^Your photo 1/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Colors read/ })).not.toBeInTheDocument();
});

test('a photo that cannot be deleted stays', async () => {
  photosOnServer(1);
  stubRouteError(deletePhoto, 'invalid', 'It is locked.');
  const { actor } = await showPanel();

  await actor.click(screen.getByRole('button', { name: /^Delete photo 1/ }));

  expect(await screen.findByText('Delete failed')).toBeVisible();
  expect(screen.getAllByText('It is locked.').length).toBeGreaterThan(1);
  expect(screen.getByRole('img', { name: /look-1/ })).toBeVisible();
});

test('a failure without words of the server has its own', async () => {
  photosOnServer(1);
  stubRouteText(deletePhoto, 404, 'nothing here');
  const { actor } = await showPanel();

  await actor.click(screen.getByRole('button', { name: /^Delete photo 1/ }));

  expect((await screen.findAllByText('Failed to delete photo')).length).toBeGreaterThan(0);
});

test('without photos the analysis is closed and says why, also when it is pressed all the same', async () => {
  photosOnServer(0);
  const { actor } = await showPanel();

  const button = screen.getByRole('button', { name: 'Analyze My Style' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Upload at least one photo first.');

  // In a browser the press goes through the closed button to what is around it.
  await actor.click(button.parentElement as HTMLElement);
  expect(await screen.findByText('No photos to analyze')).toBeVisible();
  expect(screen.getByText('Please upload some photos first')).toBeVisible();
});

test('an analysis says that it is under way, refreshes the profile and the plan, and tells the dashboard', async () => {
  photosOnServer(3);
  let finish = () => {};
  stubRoute(analyseStyle, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return aProfile();
  });
  const onAnalysed = vi.fn();
  const { actor, queryClient } = await showPanel(onAnalysed);
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');

  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));
  expect(screen.getByRole('button', { name: 'Analyzing Your Style...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByText('Reading 3 photos')).toBeVisible();
  expect(onAnalysed).not.toHaveBeenCalled();

  finish();
  expect(await screen.findByText('Analysis complete!')).toBeVisible();
  expect(screen.getByText('Your style profile has been updated')).toBeVisible();
  expect(onAnalysed).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData([getProfile.path])).toEqual(aProfile());
  expect(refreshed).toHaveBeenCalledWith({ queryKey: [getPlanStatus.path] });
  expect(refreshed).toHaveBeenCalledWith({ queryKey: [getProfile.path] });
});

test.each([
  [
    'the photos are gone',
    () => stubRouteError(analyseStyle, 'no_photos', 'No photos found for analysis.'),
    "No photos found for analysis. Please upload some photos first and make sure you're logged in.",
  ],
  [
    'a proxy answers with a page',
    () => stubRouteText(analyseStyle, 404, '<!DOCTYPE html><html><body>Oops</body></html>'),
    'Server returned an invalid response. Please try again or refresh the page.',
  ],
  [
    'the server has words of its own',
    () => stubRouteError(analyseStyle, 'not_understood', 'These photos show no clothes.'),
    'These photos show no clothes.',
  ],
])('a failed analysis stays beside its button: %s', async (_, stub, words) => {
  photosOnServer(1);
  stub();
  const onAnalysed = vi.fn();
  const { actor } = await showPanel(onAnalysed);

  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));

  expect(await screen.findByText('Analysis failed')).toBeVisible();
  // Seen at the button at once; heard there only when the notice has gone.
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  act(clearToasts);
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Analyze My Style' })).toBeEnabled();
  expect(onAnalysed).not.toHaveBeenCalled();
});

test('an analysis is tried twice before it fails', async () => {
  photosOnServer(1);
  const calls = stubRouteOffline(analyseStyle);
  const { actor } = await showPanel();

  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));

  expect(await screen.findByText('Failed to analyze your style')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
  expect(calls).toHaveLength(2);
});

test('an analysis can be cancelled: nothing is said, and it can be begun again', async () => {
  photosOnServer(1);
  const calls = stubRoute(analyseStyle, () => new Promise(() => {}));
  const onAnalysed = vi.fn();
  const { actor } = await showPanel(onAnalysed);
  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));

  await actor.click(screen.getByRole('button', { name: 'Cancel' }));

  const button = await screen.findByRole('button', { name: 'Analyze My Style' });
  expect(button).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.queryByText('Analysis failed')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(onAnalysed).not.toHaveBeenCalled();
});

test('an analysis that fails while another tab is looked at says so all the same', async () => {
  photosOnServer(1);
  let fail = () => {};
  stubRoute(
    analyseStyle,
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new DOMException('broken off', 'NetworkError'));
      }),
  );
  const { actor, unmount } = await showPanel();
  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));

  unmount();
  fail();
  await waitFor(() => expect(currentToasts()).toEqual([]));
  stubRouteError(analyseStyle, 'conflict', 'Not now.');

  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ title: 'Analysis failed', description: 'Not now.' }]),
  );
});

test('an answer that is not JSON is an invalid response', async () => {
  photosOnServer(1);
  stubRouteText(analyseStyle, 200, 'all good');
  const { actor } = await showPanel();

  await actor.click(screen.getByRole('button', { name: 'Analyze My Style' }));

  expect(await screen.findByText('Analysis failed')).toBeVisible();
  act(clearToasts);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Server returned an invalid response\. Please try again\.$/,
  );
});
