import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getQuizSummary } from '#contract/quiz.ts';
import { getProfile, type MissingPart, type Profile, validateProfile } from '#contract/style-profile.ts';
import { aProfile } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { StyleProfilePanel } from './style-profile-panel.tsx';

const READY = { outfitGenerationReady: true, missing: [] as MissingPart[] };
const NOT_READY = { outfitGenerationReady: false, missing: ['style categories'] as MissingPart[] };

function showPanel(profile: Profile, { validation = READY, onGoToPhotos = () => {} } = {}) {
  stubRoute(getProfile, profile);
  stubRoute(validateProfile, validation);
  return renderPanel(<StyleProfilePanel onGoToPhotos={onGoToPhotos} />);
}

test('a profile that is enough for outfits is Active and says what it is for', async () => {
  showPanel(aProfile());

  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Style Profile' })).toBeVisible();
  expect(screen.getByText('Applied to outfit generation')).toBeVisible();
});

test('a profile that is not enough is in Setup and says what is missing', async () => {
  showPanel(aProfile({ styleCategories: [] }), { validation: NOT_READY });

  expect(await screen.findByText('Still needed for outfits: style categories.')).toBeVisible();
  expect(screen.getByText('Setup')).toBeVisible();
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
});

test('the profile is validated only once it is loaded', async () => {
  let deliver = (_profile: Profile) => {};
  stubRoute(getProfile, () => new Promise<Profile>((resolve) => (deliver = resolve)));
  const validations = stubRoute(validateProfile, READY);
  renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);

  await screen.findByRole('status', { name: 'Loading' });
  expect(validations).toHaveLength(0);

  deliver(aProfile());
  await screen.findByText('Active');
  expect(validations).toHaveLength(1);
});

test('coming back to the window does not validate again', async () => {
  stubRoute(getProfile, aProfile());
  const validations = stubRoute(validateProfile, READY);
  renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);
  await screen.findByText('Active');

  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('Active');
  expect(validations).toHaveLength(1);
});

test('the retake button raises the app-wide event', async () => {
  const heard = vi.fn();
  window.addEventListener('retakeQuiz', heard, { once: true });
  const { actor } = showPanel(aProfile());

  await actor.click(await screen.findByRole('button', { name: 'Retake Style Quiz' }));
  expect(heard).toHaveBeenCalledOnce();
});

test('without a profile the panel says so and leads to the photos', async () => {
  stubRouteError(getProfile, 'no_profile', 'There is no style profile yet.');
  const onGoToPhotos = vi.fn();
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={onGoToPhotos} />);

  expect(await screen.findByRole('heading', { name: 'No Style Profile' })).toBeVisible();
  expect(
    screen.getByText('Upload some photos of your outfits to create your personalized style profile.'),
  ).toBeVisible();
  expect(screen.getByText('Setup')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(screen.queryByText('Applied to outfit generation')).not.toBeInTheDocument();

  await actor.click(screen.getByRole('button', { name: 'Go to Upload Photos' }));
  expect(onGoToPhotos).toHaveBeenCalledOnce();
});

test('a profile that could not be loaded is not said to be missing, and can be tried again', async () => {
  stubRouteError(getProfile, 'signed_out', 'Please log in');
  stubRoute(validateProfile, READY);
  const { actor } = renderPanel(<StyleProfilePanel onGoToPhotos={() => {}} />);

  expect(await screen.findByRole('heading', { name: 'Your style profile did not load' })).toBeVisible();
  expect(screen.queryByText('No Style Profile')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('It is kept. Please try again.');

  stubRoute(getProfile, aProfile());
  await actor.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Color Palette' })).toBeVisible();
});

test('every value tells why it is what it is', async () => {
  const because = {
    palette: 'Navy covers a third.',
    categories: 'Plain cloth speaks for Minimalist.',
    comfort: 'Soft lines in 3 of 4 photos.',
    elegance: 'Dark neutrals make up two thirds.',
    trendy: 'Few prints.',
    description: 'Written from 4 photos.',
  };
  const evidence = Object.entries(because).map(([about, reason]) => ({
    about: about as keyof typeof because,
    because: reason,
  }));
  const { actor } = showPanel(aProfile({ evidence }));

  const questions = {
    'Style Categories': because.categories,
    'Style Analysis': because.comfort,
    'Style Description': because.description,
    'Color Palette': because.palette,
  };
  for (const [subject, answer] of Object.entries(questions)) {
    const question = await screen.findByRole('button', { name: `Why this? ${subject}` });
    expect(question).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(answer)).not.toBeVisible();

    await actor.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(answer)).toBeVisible();
  }
  expect(screen.getByText(because.elegance)).toBeVisible();
  expect(screen.getByText(because.trendy)).toBeVisible();
});

test('what a reason lists stands one a line', async () => {
  const because = 'Measured on the clothes alone. Ivory: 27% of the cloth; Navy: 17% of the cloth.';
  const { actor } = showPanel(aProfile({ evidence: [{ about: 'palette', because }] }));
  await actor.click(await screen.findByRole('button', { name: 'Why this? Color Palette' }));

  const list = screen.getByText('Measured on the clothes alone').closest('ul');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Measured on the clothes alone',
    'Ivory: 27% of the cloth',
    'Navy: 17% of the cloth',
  ]);
});

test('an answer says what it is written in', async () => {
  const evidence = [
    { about: 'comfort' as const, because: 'Angehoben durch 48 % Blautöne.', language: 'de' },
    { about: 'elegance' as const, because: 'Raised by plain cloth.' },
  ];
  showPanel(aProfile({ evidence }));

  expect(await screen.findByText('Angehoben durch 48 % Blautöne.')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Raised by plain cloth.')).toHaveAttribute('lang', 'en');
});

test('a score that nothing has moved says that everyone starts there', async () => {
  const { actor } = showPanel(aProfile({ evidence: [], confidence: null, provenance: null }));

  await actor.click(await screen.findByRole('button', { name: 'Why this? Style Analysis' }));
  const answer = 'This is where everyone starts. No photo and no quiz answer has moved it yet.';
  expect(screen.getAllByText(answer).some((line) => line.checkVisibility?.() ?? true)).toBe(true);
});

test('few photos are said plainly, and photos that could not be read by their names', async () => {
  showPanel(
    aProfile({
      confidence: { level: 'low', usablePhotos: 1, note: null },
      unreadPhotos: ['mirror.jpg', 'party.png'],
    }),
  );

  expect(await screen.findByText('Read from one photo. With 3 or more it becomes surer.')).toBeVisible();
  expect(screen.getByText('Could not be read at the last analysis: mirror.jpg and party.png.')).toBeVisible();
});

test('the stylist’s own note on few photos comes before ours', async () => {
  const note = 'Only two photos: the palette may change with more.';
  showPanel(aProfile({ confidence: { level: 'medium', usablePhotos: 2, note } }));

  expect(await screen.findByText(note)).toBeVisible();
});

test('with three photos and more nothing is said about confidence', async () => {
  showPanel(aProfile({ confidence: { level: 'high', usablePhotos: 3, note: null } }));

  await screen.findByText('Active');
  expect(screen.queryByText(/becomes surer/)).not.toBeInTheDocument();
});

test('the page ends with who styled it', async () => {
  showPanel(aProfile());

  expect(
    await screen.findByText('Styled on this server from colors, patterns and your answers'),
  ).toBeVisible();
  expect(screen.getByText('Last changed on November 20, 2026.')).toBeVisible();
});

test('the quiz summary stands there once a quiz was taken', async () => {
  stubRoute(getQuizSummary, { summary: 'You work in a creative setting.' });
  showPanel(
    aProfile({
      styleQuizResults: { summary: 'An older summary.', completedAt: '2026-11-18T12:00:00.000Z' },
    }),
  );

  const card = await screen.findByRole('region', { name: 'Style Quiz Summary' });
  expect(await within(card).findByText('You work in a creative setting.')).toBeVisible();
  expect(within(card).getByText('Taken on November 18, 2026')).toBeVisible();
});

test('without quiz results there is no summary, and none is asked for', async () => {
  const asked = stubRoute(getQuizSummary, { summary: null });
  showPanel(aProfile());

  await screen.findByText('Active');
  await waitFor(() => expect(asked).toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Style Quiz Summary' })).not.toBeInTheDocument();
});
