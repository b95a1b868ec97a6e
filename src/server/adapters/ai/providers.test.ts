import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { anOutfitBrief, aPhoto } from '#domain/stylist/testing/briefs.ts';
import { describeStylist } from '#domain/stylist/testing/stylist-contract.ts';
import { AI_PROVIDERS } from '#server/settings/ai-settings.ts';
import { answer, type ModelProvider, say, startModelProvider } from '#server/testing/model-provider.ts';
import { goodReply } from '#server/testing/model-replies.ts';
import { openTestAdvisors, taskOptions } from '#server/testing/open-test-advisors.ts';

const PATHS = {
  openai: '/v1/responses',
  anthropic: '/v1/messages',
  google: '/v1beta/models/test-model:generateContent',
  'openai-compatible': '/v1/chat/completions',
};

let provider: ModelProvider;
beforeAll(async () => {
  provider = await startModelProvider();
});
beforeEach(() => provider.behave(say(goodReply)));
afterAll(() => provider.close());

describe.each(AI_PROVIDERS)('the model stylist by %s', (name) => {
  describeStylist('it', async () => {
    provider.behave(say(goodReply));
    return (await openTestAdvisors(provider, { provider: name })).stylist;
  });

  test('asks where the provider listens, with the key, for the model, in the shape', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });

    await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

    const [call] = provider.calls;
    expect(provider.calls).toHaveLength(1);
    expect(call?.path).toBe(PATHS[name]);
    expect(JSON.stringify(call?.headers)).toContain('key-that-is-secret');
    expect(`${call?.path} ${call?.body}`).toContain('test-model');
    // The schema, as a schema and not only in words: each provider has a place of its own for it.
    expect(schemasIn(call?.json)).toContainEqual(expect.objectContaining({ type: 'object' }));
    expect(schemasIn(call?.json).some((schema) => JSON.stringify(schema).includes('overallFitAdvice'))).toBe(
      true,
    );
    // No tools: many local models refuse them.
    expect(call?.json.tools).toBeUndefined();
  });

  test('sends each photo in one call, and neither file names nor ids', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });
    const jpeg = Buffer.from(await aPhoto().readJpeg()).toString('base64');

    await stylist.analysePhotos(
      {
        photos: [aPhoto(), aPhoto(['Camel', 'Black'])],
        profile: null,
        quiz: null,
        onboarding: null,
        inspirations: [],
      },
      taskOptions().options,
    );

    expect(provider.calls).toHaveLength(1);
    expect(provider.calls[0]?.body.split(jpeg)).toHaveLength(3);
    expect(provider.calls[0]?.body).not.toMatch(/IMG_0001|photo-of-/);
  });

  test('shows the newest pictures of the board only where the operator says so', async () => {
    const board = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
      title: name,
      category: 'outfit',
      tags: [],
      features: null,
      readJpeg: async () => Buffer.from(`the picture ${name}`),
    }));
    // Of one that is only linked there is no picture here.
    const { readJpeg: _, ...linked } = board[0] ?? { title: '', category: '', tags: [], features: null };
    const brief = anOutfitBrief({ inspirations: [linked, ...board] });
    const shown = (name: string) => Buffer.from(`the picture ${name}`).toString('base64');

    const { stylist: blind } = await openTestAdvisors(provider, { provider: name });
    await blind.proposeOutfit(brief, taskOptions().options);
    const { stylist } = await openTestAdvisors(provider, { provider: name, showsInspirations: true });
    await stylist.proposeOutfit(brief, taskOptions().options);
    const [first, second] = provider.calls.map(({ body }) => body);

    for (const { title } of board) expect(first).not.toContain(shown(title));
    for (const title of ['one', 'two', 'three', 'four']) expect(second).toContain(shown(title));
    expect(second).not.toContain(shown('five'));
  });

  test('says in the log how long it took and what it used, and nothing of anybody', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });
    const { options, lines } = taskOptions();

    await stylist.proposeOutfit(anOutfitBrief({ prompt: 'planted words' }), options);

    expect(lines).toEqual([
      {
        level: 'info',
        message: 'model answered',
        figures: {
          task: 'propose_outfit',
          model: 'test-model',
          ms: expect.any(Number),
          attempts: 1,
          inputTokens: 900,
          outputTokens: 100,
          repaired: 'false',
        },
      },
    ]);
  });

  test('knows when the provider declined', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });
    provider.behave(say('', 'content-filter'));

    const answered = stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

    await expect(answered).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('declined'),
    });
    expect(provider.calls).toHaveLength(1);
  });

  test('mends an answer that was cut off by asking once more', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });
    provider.behave((response, call, index) =>
      (index === 0 ? say('{"title": "Half an outf', 'length') : say(goodReply))(response, call, index),
    );

    const draft = await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

    expect(draft.title).toBe('Harbor Morning');
    expect(provider.calls).toHaveLength(2);
    expect(provider.calls[1]?.body).toContain('it was cut off: write less');
  });

  test('an operator’s mistake is the operator’s to mend, and the person is told so', async () => {
    const { stylist } = await openTestAdvisors(provider, { provider: name });
    for (const status of [401, 403, 404]) {
      provider.behave(answer(status, { error: { message: 'planted: sk-secret', code: 'nope' } }));
      const { options, lines } = taskOptions();

      const error = await stylist.proposeOutfit(anOutfitBrief(), options).catch((thrown) => thrown);

      expect(error).toMatchObject({ status: 503, message: expect.stringContaining('look at its settings') });
      expect(provider.calls).toHaveLength(1);
      expect(lines[0]?.figures).toMatchObject({ failure: 'misconfigured', status });
      expect(everythingOf(error)).not.toContain('planted');
    }
  });
});

describeStylist('the house stylist behind a broken model', async () => {
  provider.behave(answer(500, {}));
  return (await openTestAdvisors(provider, { fallback: 'house' })).stylist;
});

test('a schema that an endpoint refuses is put into words instead, once and for all', async () => {
  const { stylist } = await openTestAdvisors(provider);
  provider.behave((response, call, index) =>
    (call.body.includes('json_schema')
      ? answer(400, { error: { message: 'response_format json_schema is not supported' } })
      : say(goodReply))(response, call, index),
  );

  await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);
  await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

  expect(provider.calls.map(({ json }) => 'response_format' in json)).toEqual([true, false, false]);
  expect(provider.calls[1]?.body).toContain('as JSON Schema');
});

test('with neither a text model nor a painter named, the built-in ones answer', async () => {
  const { stylist, painter } = await openTestAdvisors(provider, { model: null, imageModel: 'brush' });

  expect(stylist.info).toEqual(createHouseStylist().info);
  expect(painter?.model).toBe('brush');
  expect((await openTestAdvisors(provider)).painter).toBeNull();
});

/** Every object under a name that providers use for schemas. */
function schemasIn(json: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    /schema$/i.test(name) ? [value, ...schemasIn(value)] : schemasIn(value),
  );
}

/** An error with its causes, as a log could write them. */
function everythingOf(error: unknown): string {
  return error instanceof Error
    ? `${error.message} ${error.stack} ${JSON.stringify(error)} ${everythingOf(error.cause)}`
    : '';
}
