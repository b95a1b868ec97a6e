import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLooks, forgetJob, generateThreeWays, type Job, listJobs, listLooks } from '#contract/jobs.ts';
import { generateOutfit } from '#contract/outfits.ts';
import { aJob, aModifyJob } from '#web/testing/a-job.ts';
import { anOutfit, anOutfitItem } from '#web/testing/an-outfit.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubOutfits } from '#web/testing/stub-outfits.ts';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { OutfitsPanel } from '../outfits-panel.tsx';

beforeAll(() =>
  Promise.all([
    import('../generate/generate-dialog.tsx'),
    import('../detail/outfit-dialog.tsx'),
    import('../generate/start-dialog.tsx'),
  ]),
);

const made = anOutfit({ id: 'outfit-new-one', title: 'Dinner in the rain' });
const looks = ['One', 'Two', 'Three'].map((title) =>
  anOutfit({ id: `look-${title}-id`, title: `Look ${title}` }),
);

function openPanel(address = '/home?tab=outfits') {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  window.history.replaceState(null, '', address);
  return renderPanel(<OutfitsPanel />);
}

function stubJobs(jobs: () => Job[]) {
  return stubRoute(listJobs, () => ({ jobs: jobs() }));
}

describe('after a reload, or in another tab', () => {
  test('work under way is found again, and its outfit is told of and put into the list', async () => {
    stubOutfits([]);
    let record = aJob({ stage: 'choosing' });
    stubJobs(() => [record]);
    openPanel();

    expect(await screen.findByText('Your outfit is being made')).toBeVisible();
    expect(screen.getByText('Choosing the pieces', { selector: '[aria-current=step] *' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    expect(screen.queryByText('No outfits generated yet.')).toBeNull();
    stubOutfits([made]);
    record = aJob({ state: 'done', outfitIds: [made.id] });
    stubJobs(() => [record]);

    expect(await screen.findByText('Outfit generated!')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Dinner in the rain' })).toBeVisible();
    expect(screen.queryByText('Your outfit is being made')).toBeNull();
  });

  test('the dialog shows the wait, then the outfit', async () => {
    stubOutfits([]);
    let record = aJob({ stage: 'drawing', elapsedMs: 75_000 });
    stubJobs(() => [record]);
    openPanel('/home?tab=outfits&dialog=generate');

    expect(await screen.findByRole('timer', { name: 'Time so far' })).toHaveTextContent('1 min 15 s');
    expect(screen.getByText(/takes longer than most/)).toBeVisible();
    stubOutfits([made]);
    record = aJob({ state: 'done', outfitIds: [made.id] });
    stubJobs(() => [record]);

    expect(await screen.findByRole('dialog', { name: 'Dinner in the rain' })).toBeVisible();
  });

  test('a failure is found again with its words, until it is dismissed', async () => {
    stubOutfits([]);
    const error = { code: 'unavailable', message: 'The server stopped while it was made.' } as const;
    let records = [aJob({ state: 'failed', error })];
    stubJobs(() => records);
    const forgotten = stubRoute(forgetJob, () => {
      records = [];
      return { success: true as const };
    });
    const { actor } = openPanel();

    expect(await screen.findByText('Generation failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server stopped while it was made.');
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(screen.queryByText('Generation failed')).toBeNull());
    expect(forgotten.map(({ path }) => path)).toEqual(['/api/jobs/job-of-today']);
  });

  test('what was cancelled or is done long ago is not spoken of', async () => {
    stubOutfits([made]);
    stubJobs(() => [aJob({ state: 'cancelled' }), aJob({ id: 'older-job', state: 'done' })]);
    openPanel();

    expect(await screen.findByRole('link', { name: 'Dinner in the rain' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    expect(screen.queryByText('Outfit generated!')).toBeNull();
  });
});

describe('a change that is under way', () => {
  const harbor = anOutfit();
  const change = aModifyJob(harbor.id, 'warmer');

  test('is found again after a reload, and its outcome is told of and put into the row', async () => {
    stubOutfits([harbor]);
    const record = change;
    stubJobs(() => [record]);
    openPanel();

    expect(await screen.findByText('Being changed: “warmer”')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Your outfit is being made')).toBeNull();

    stubOutfits([{ ...harbor, title: 'Harbor walk in wool' }]);
    stubJobs(() => [aModifyJob(harbor.id, 'warmer', { state: 'done', outfitIds: [harbor.id] })]);
    expect(await screen.findByText('Outfit modified!')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Harbor walk in wool' })).toBeVisible();
    expect(screen.queryByText(/^Being changed/)).toBeNull();
  });

  test('and fails leaves the outfit as it was, and says why', async () => {
    stubOutfits([harbor]);
    let record = change;
    stubJobs(() => [record]);
    openPanel();
    await screen.findByText('Being changed: “warmer”');

    const error = { code: 'unavailable', message: 'The server stopped. Nothing was used up.' } as const;
    record = aModifyJob(harbor.id, 'warmer', { state: 'failed', error });

    expect(await screen.findByText('Modification failed')).toBeVisible();
    expect(screen.getByText('The server stopped. Nothing was used up.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Harbor walk' })).toBeVisible();
  });
});

describe('three ways', () => {
  type Look = (typeof looks)[number];
  const offer = aJob({ state: 'offered' }, { ways: 3 });

  beforeEach(() => void stubRoute(listLooks, { looks }));

  test('are ordered with one prompt, and come side by side', async () => {
    stubOutfits([]);
    const calls = stubRoute(generateThreeWays, ({ body }) => ({ ...offer, id: (body as { id: string }).id }));
    const { actor } = openPanel('/home?tab=outfits&dialog=generate');
    await actor.click(await screen.findByRole('radio', { name: 'Three ways' }));
    await actor.type(screen.getByRole('textbox', { name: 'What for?' }), 'Dinner');
    await actor.click(screen.getByRole('button', { name: 'Generate' }));

    const dialog = await screen.findByRole('dialog', { name: 'Choose your look' });
    expect(calls[0]?.body).toMatchObject({ prompt: 'Dinner', priceRange: '100-200' });
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(looks.map(({ title }, at) => `Look ${at + 1}: ${title}`));
    expect(await screen.findByText('Three looks are ready')).toBeVisible();
  });

  test('that combine are ordered as such, and all of them are kept unless somebody says which not', async () => {
    stubOutfits([]);
    const [one, two, three] = looks as [Look, Look, Look];
    const shared = one.items.slice(0, 1);
    stubRoute(listLooks, {
      looks: [
        { ...one, goesWith: [two.id, three.id] },
        { ...two, goesWith: [one.id, three.id], items: [...shared, ...two.items.slice(1)] },
        { ...three, goesWith: [one.id, two.id] },
      ],
    });
    const calls = stubRoute(generateThreeWays, ({ body }) => ({ ...offer, id: (body as { id: string }).id }));
    const { actor } = openPanel('/home?tab=outfits&dialog=generate');
    await actor.click(await screen.findByRole('radio', { name: 'Three that combine' }));
    await actor.type(screen.getByRole('textbox', { name: 'What for?' }), 'A weekend away');
    await actor.click(screen.getByRole('button', { name: 'Generate' }));

    const dialog = await screen.findByRole('dialog', { name: 'Three looks, one suitcase' });
    expect(calls[0]?.body).toMatchObject({ prompt: 'A weekend away', together: true });
    const chosen = stubRoute(chooseLooks, { ...offer, state: 'done', outfitIds: [one.id, three.id] });
    await actor.click(within(dialog).getByRole('button', { name: `Keep ${two.title}` }));
    await actor.click(within(dialog).getByRole('button', { name: 'Keep 2 looks' }));
    await waitFor(() => expect(chosen[0]?.body).toEqual({ keep: [one.id, three.id] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('put a new order off, with a word, until they are chosen; what was typed stays', async () => {
    stubOutfits([]);
    stubJobs(() => [offer]);
    const calls = stubRoute(generateOutfit, made);
    const { actor } = openPanel();
    await screen.findByText('Three looks wait for your choice');
    const field = await screen.findByLabelText('What are you dressing for?');

    await actor.type(field, 'Dinner by the river');
    await actor.click(screen.getByRole('button', { name: 'Style it' }));

    expect(await screen.findByRole('dialog', { name: 'Choose your look' })).toBeVisible();
    expect(await screen.findByText('Not ordered yet')).toBeVisible();
    expect(calls).toHaveLength(0);
    expect(field).toHaveValue('Dinner by the river');
  });

  test('wait above the list for a choice; none can be kept by accident', async () => {
    stubOutfits([]);
    stubJobs(() => [offer]);
    const { actor } = openPanel();
    await actor.click(await screen.findByRole('button', { name: 'Choose' }));

    const keep = await screen.findByRole('button', { name: 'Keep chosen' });
    expect(keep).toBeDisabled();
    expect(keep).toHaveAccessibleDescription('Choose at least one look, or keep none.');
    const chosen = stubRoute(chooseLooks, { ...offer, state: 'done' });
    await actor.click(screen.getByRole('button', { name: 'Keep none' }));
    expect(await screen.findByRole('alertdialog', { name: 'Keep none of them?' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Back to the looks' }));
    expect(chosen).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Keep none' }));
    stubJobs(() => []);
    await actor.click(await screen.findByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(chosen.map(({ body }) => body)).toEqual([{ keep: [] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what is kept is stored and shown', async () => {
    stubOutfits([]);
    stubJobs(() => [offer]);
    const { actor } = openPanel('/home?tab=outfits&dialog=generate');
    const second = looks[1] as (typeof looks)[0];
    await actor.click(await screen.findByRole('button', { name: 'Keep Look Two' }));
    const chosen = stubRoute(chooseLooks, () => {
      stubOutfits([second]);
      return { ...offer, state: 'done' as const, outfitIds: [second.id] };
    });
    await actor.click(screen.getByRole('button', { name: 'Keep this look' }));

    expect(await screen.findByText('Outfit generated!')).toBeVisible();
    expect(chosen[0]?.body).toEqual({ keep: [second.id] });
    expect(await screen.findByRole('dialog', { name: 'Look Two' })).toBeVisible();
  });

  test('a store without room keeps the choice open, with the reason beside the button', async () => {
    stubOutfits([]);
    stubJobs(() => [offer]);
    stubRouteError(chooseLooks, 'plan_limit', 'You have stored 9 of 10 outfits. There is room for 1.');
    const { actor } = openPanel('/home?tab=outfits&dialog=generate');
    for (const { title } of looks)
      await actor.click(await screen.findByRole('button', { name: `Keep ${title}` }));
    await actor.click(screen.getByRole('button', { name: 'Keep 3 looks' }));

    expect(await screen.findByText('Choice failed')).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Choose your look' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('There is room for 1.');
    expect(screen.getByRole('button', { name: 'Keep Look Two' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('"Start from this" keeps what is chosen, and asks for one piece at least and not for all', async () => {
  const start = anOutfit({
    items: [anOutfitItem(), anOutfitItem({ id: 'item-boots', slot: 'shoes', item: 'Boots' })],
  });
  stubOutfits([start]);
  const calls = stubRoute(generateOutfit, made);
  const { actor } = openPanel(`/home?tab=outfits&outfit=${start.id}`);
  await actor.click(await screen.findByRole('button', { name: 'Start from this' }));

  const submit = await screen.findByRole('button', { name: 'Restyle the rest' });
  expect(submit).toBeDisabled();
  expect(submit).toHaveAccessibleDescription('Choose at least one piece to keep.');
  await actor.click(screen.getByRole('checkbox', { name: /Boots/ }));
  await actor.click(screen.getByRole('checkbox', { name: /Merino/ }));
  expect(submit).toHaveAccessibleDescription('Leave at least one piece to be styled anew.');
  await actor.click(screen.getByRole('checkbox', { name: /Merino/ }));
  await actor.type(screen.getByRole('textbox', { name: 'What for?' }), 'Dinner');
  await actor.click(submit);

  expect(calls[0]?.body).toMatchObject({
    prompt: 'Dinner',
    startFrom: { outfitId: start.id, keep: ['item-boots'] },
  });
  expect(await screen.findByText('Outfit generated!')).toBeVisible();
});
