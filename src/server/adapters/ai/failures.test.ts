import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#contract/error.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { anOutfitBrief } from '#domain/stylist/testing/briefs.ts';
import { emptyProfile } from '#domain/stylist/testing/empty-profile.ts';
import {
  answer,
  type Behaviour,
  envelope,
  inTurn,
  type ModelProvider,
  say,
  startModelProvider,
} from '#server/testing/model-provider.ts';
import { GOOD_OUTFIT, goodReply, itemReply } from '#server/testing/model-replies.ts';
import { openTestAdvisors, taskOptions } from '#server/testing/open-test-advisors.ts';

const TIMEOUT_MS = 1_200;

let provider: ModelProvider;
beforeAll(async () => {
  provider = await startModelProvider();
});
afterAll(() => provider.close());

const reset: Behaviour = (response) => response.socket?.resetAndDestroy();
const halfAnAnswer: Behaviour = (response, call) => {
  const whole = JSON.stringify(envelope(call.path, goodReply(call)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => response.socket?.resetAndDestroy());
};
const drip: Behaviour = async (response, call) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  for (const character of JSON.stringify(envelope(call.path, goodReply(call)))) {
    if (call.hungUp) return;
    response.write(character);
    await sleep(20);
  }
  response.end();
};
const silence: Behaviour = () => {};
const huge: Behaviour = async (response, call) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const block = ' '.repeat(256 * 1024);
  for (let sent = 0; sent < 40 && !call.hungUp; sent += 1) {
    if (!response.write(block))
      await Promise.race([new Promise((done) => response.once('drain', done)), sleep(50)]);
  }
  response.end();
};

describe('a provider that fails', () => {
  test.each<[string, Behaviour, number, string, number]>([
    // name, behaviour, status for the person, failure in the log, calls
    ['says nothing', silence, 504, 'too_slow', 1],
    ['drips', drip, 504, 'too_slow', 1],
    ['hangs up', reset, 503, 'unavailable', 3],
    ['hangs up half way', halfAnAnswer, 503, 'unavailable', 3],
    ['has an error of its own', answer(500, { error: { message: 'x' } }), 503, 'unavailable', 3],
    ['is overloaded', answer(529, {}), 503, 'unavailable', 3],
    [
      'wants us to come back later than we can wait',
      answer(429, {}, { 'retry-after': '60' }),
      503,
      'over_quota',
      1,
    ],
    ['wants money', answer(429, { error: { code: 'insufficient_quota' } }), 503, 'over_quota', 1],
    ['is not paid', answer(402, {}), 503, 'over_quota', 1],
    ['does not know the key', answer(401, {}), 503, 'misconfigured', 1],
    ['does not know the model', answer(404, {}), 503, 'misconfigured', 1],
    ['sends us elsewhere', answer(302, {}, { location: 'http://127.0.0.1:1/' }), 503, 'unavailable', 3],
    ['filters the request', answer(400, { error: { code: 'content_filter' } }), 502, 'refused', 1],
    ['sends more than anybody reads', huge, 502, 'nonsense', 1],
    ['sends a page', answer(200, '<html><script>alert(1)</script></html>'), 502, 'nonsense', 1],
    ['sends nothing', answer(200, ''), 502, 'nonsense', 1],
    ['sends JSON of another kind', answer(200, { hello: 'there' }), 502, 'nonsense', 1],
  ])(
    'because it %s ends in time, in words, and without hanging on',
    async (_name, behaviour, status, failure, calls) => {
      provider.behave(behaviour);
      const { stylist } = await openTestAdvisors(provider, { timeoutMs: TIMEOUT_MS });
      const { options, lines } = taskOptions();

      const error = await stylist.proposeOutfit(anOutfitBrief(), options).catch((thrown) => thrown);

      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ status, message: expect.stringContaining('nothing was used up') });
      expect(lines).toEqual([
        {
          level: 'warn',
          message: 'model failed',
          figures: expect.objectContaining({ failure, attempts: calls }),
        },
      ]);
      expect(provider.calls).toHaveLength(calls);
      await expect.poll(() => provider.calls.every((call) => call.hungUp || !isOpen(failure))).toBe(true);
    },
  );

  function isOpen(failure: string): boolean {
    return failure === 'too_slow';
  }

  test('for a moment only is asked again, as late as it wants', async () => {
    provider.behave(inTurn(answer(429, {}, { 'retry-after': '0.6' }), answer(503, {}), say(goodReply)));
    const { stylist } = await openTestAdvisors(provider);
    const began = performance.now();

    const draft = await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

    expect(draft.title).toBe('Harbor Morning');
    expect(performance.now() - began).toBeGreaterThan(600);
    expect(provider.calls).toHaveLength(3);
  });

  test('ten times in a row is left alone, without being asked at all, and asked again after a while', async () => {
    let seconds = 0;
    provider.behave(answer(500, {}));
    const { stylist } = await openTestAdvisors(provider, { clock: { now: () => new Date(seconds * 1_000) } });
    const ask = () => stylist.proposeOutfit(anOutfitBrief(), taskOptions().options).catch((thrown) => thrown);

    for (let time = 0; time < 5; time += 1) await ask();
    provider.behave(say(goodReply));
    for (let time = 5; time < 10; time += 1) {
      expect(await ask()).toMatchObject({ status: 503, retryAfterSeconds: 30 });
    }
    expect(provider.calls).toHaveLength(0);

    seconds = 31;
    expect(await ask()).toMatchObject({ title: 'Harbor Morning' });
  });

  test('is not asked on when the person goes away', async () => {
    provider.behave(silence);
    const { stylist } = await openTestAdvisors(provider);
    const leaver = new AbortController();
    const { options, lines } = taskOptions(leaver.signal);
    const answered = stylist.proposeOutfit(anOutfitBrief(), options);
    await expect.poll(() => provider.calls.length).toBe(1);

    leaver.abort(new Error('gone'));

    await expect(answered).rejects.toThrow('gone');
    await expect.poll(() => provider.calls[0]?.hungUp).toBe(true);
    expect(lines).toEqual([]);
  });

  test('is not flooded: sixteen questions at once, the others wait, and who waits too long is told', async () => {
    provider.behave(silence);
    const { stylist } = await openTestAdvisors(provider, { timeoutMs: 800 });

    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        stylist.proposeOutfit(anOutfitBrief(), taskOptions().options).catch((thrown) => thrown.status),
      ),
    );

    expect(provider.calls).toHaveLength(16);
    expect(answers).toEqual(Array.from({ length: 40 }, () => 504));
  });

  test('is replaced by the house stylist where the operator wants that, and the answer says so', async () => {
    provider.behave(answer(500, {}));
    const { stylist } = await openTestAdvisors(provider, { fallback: 'house', timeoutMs: TIMEOUT_MS });
    const { options, lines } = taskOptions();

    const draft = await stylist.proposeOutfit(anOutfitBrief(), options);

    const { answeredBy, ...made } = draft;
    expect(made).toEqual(await createHouseStylist().proposeOutfit(anOutfitBrief(), options));
    expect(answeredBy).toEqual({
      ...createHouseStylist().info,
      fallback: true,
      insteadOf: 'test-model',
      disclosure:
        'Styled on this server from colors, patterns and your answers, because test-model did not answer',
    });
    expect(stylist.info).toMatchObject({ engine: 'model', model: 'test-model' });
    expect(lines.at(-1)).toEqual({
      level: 'warn',
      message: 'the house stylist steps in',
      figures: { failure: 'unavailable' },
    });
  });
});

describe('an answer that is nearly right', () => {
  const good = () => structuredClone(GOOD_OUTFIT) as Record<string, unknown> & typeof GOOD_OUTFIT;
  const [top, bottom, shoes] = GOOD_OUTFIT.items;

  test.each<[string, string]>([
    [
      'prose around it',
      `Sure! Here is your outfit:\n\`\`\`json\n${JSON.stringify(good())}\n\`\`\`\nEnjoy {it}!`.replace(
        ' {it}',
        '',
      ),
    ],
    ['a field too many', JSON.stringify({ ...good(), plan: 'pro', userId: 'x', __proto__: { admin: true } })],
    ['a key twice', JSON.stringify(good()).replace('{', '{"title":"Other",')],
    ['an item twice', JSON.stringify({ ...good(), items: [...GOOD_OUTFIT.items, top] })],
    [
      'colors in other words',
      JSON.stringify({ ...good(), items: [top, { ...bottom, color: 'navy blue' }, shoes] }),
    ],
    [
      'a garment without a key',
      JSON.stringify({ ...good(), items: [{ ...top, garment: '' }, bottom, shoes] }),
    ],
    [
      'a pattern of its own',
      JSON.stringify({ ...good(), items: [{ ...top, pattern: 'leopard' }, bottom, shoes] }),
    ],
    [
      'prices the wrong way round',
      JSON.stringify({ ...good(), items: [{ ...top, priceLow: 55, priceHigh: 35 }, bottom, shoes] }),
    ],
  ])('with %s is mended without asking again', async (_name, reply) => {
    provider.behave(say(reply));
    const { stylist } = await openTestAdvisors(provider);
    const clean = await draftOf(JSON.stringify(good()));

    provider.behave(say(reply));
    expect(await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options)).toEqual(clean);
    expect(provider.calls).toHaveLength(1);
  });

  test('with markup and addresses in it has neither when it is read', async () => {
    const draft = await draftOf(
      JSON.stringify({
        ...good(),
        title: '<b>Harbor</b> Morning',
        description: 'See https://evil.example/x or www.evil.example <img src=//evil onerror=alert(1)> now.',
        reasons: ['<script>alert(1)</script>', 'Navy [suits](javascript:alert(1)) you'],
        items: [{ ...top, item: 'Linen shirt <svg onload=alert(1)>' }, bottom, shoes],
      }),
    );

    expect(draft.title).toBe('Harbor Morning');
    expect(JSON.stringify(draft)).not.toMatch(/[<>]|evil|javascript|alert\(1\)<|onerror|onload/);
  });

  async function draftOf(reply: string) {
    provider.behave(say(reply));
    const { stylist } = await openTestAdvisors(provider);
    return stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);
  }
});

describe('an answer that cannot be used', () => {
  const [top, bottom, shoes] = GOOD_OUTFIT.items;
  const outfit = (over: object) => JSON.stringify({ ...GOOD_OUTFIT, ...over });

  test.each<[string, string, string]>([
    ['is empty', '', 'there is no JSON object in it'],
    ['is prose', 'Wear a nice shirt!', 'there is no JSON object in it'],
    ['is a page', '<html><body>{}</body></html>', '"title": invalid type'],
    ['is cut off', outfit({}).slice(0, 300), 'there is no JSON object in it'],
    ['is a list', JSON.stringify([GOOD_OUTFIT, GOOD_OUTFIT]), 'there is no JSON object in it'],
    ['is nested', JSON.stringify({ outfit: GOOD_OUTFIT }), '"title": invalid type'],
    [
      'has no numbers for numbers',
      outfit({ items: [{ ...top, priceLow: 'cheap' }, bottom, shoes] }),
      '"items.0.priceLow": invalid type',
    ],
    ['is not a number at all', outfit({}).replace('35', 'NaN'), 'there is no JSON object in it'],
    ['has endless numbers', outfit({}).replace('35', '1e999'), '"items.0.priceLow": invalid type'],
    ['has null where words belong', outfit({ title: null }), '"title": invalid type'],
    ['has words without any text', outfit({ title: ' <b></b> ' }), '"title" is empty'],
    [
      'has ten thousand items',
      outfit({ items: Array.from({ length: 10_000 }, () => ({ ...top, item: 'T' })) }),
      'has more than 12 entries',
    ],
    ['has no items', outfit({ items: [] }), 'the outfit needs a top and a bottom'],
    ['has no shoes', outfit({ items: [top, bottom] }), 'the outfit needs a pair of shoes'],
    ['has no trousers', outfit({ items: [top, shoes] }), 'the outfit needs a top and a bottom'],
    [
      'has a thing of no place',
      outfit({ items: [top, bottom, shoes, { ...itemReply('planet', '', 'Saturn', 'Tan', 'gas', 1, 2) }] }),
      'is none of outer',
    ],
    ['has no color', outfit({ items: [{ ...top, color: 'xqzt' }, bottom, shoes] }), 'is none of the colors'],
    [
      'has what the person avoids',
      outfit({ items: [itemReply('top', 'crop-top', 'Crop top', 'White', 'jersey', 20, 30), bottom, shoes] }),
      'the person avoids crop tops',
    ],
    [
      'repeats what it was told',
      outfit({
        description:
          'What the request demands or rules out comes first; then what the person avoids, which no item may have.',
      }),
      'it repeats the instructions',
    ],
  ])(
    'because it %s is asked for once more with what was wrong, and refused then',
    async (_name, reply, issue) => {
      const profile = emptyProfile();
      profile.bodyTypeProfile.avoidances = ['crop-tops'];
      const { stylist } = await openTestAdvisors(provider);
      const ask = (log = taskOptions()) => stylist.proposeOutfit(anOutfitBrief({ profile }), log.options);

      provider.behave(say(reply));
      await expect(ask()).rejects.toMatchObject({ code: 'provider_failed', status: 502 });
      expect(provider.calls).toHaveLength(2);
      expect(lastWordsOf(provider.calls[1]?.json)).toContain(issue);

      provider.behave(inTurn(say(reply), say(goodReply)));
      const log = taskOptions();
      expect(await ask(log)).toMatchObject({ title: 'Harbor Morning' });
      expect(log.lines[0]?.figures).toMatchObject({ repaired: 'true', attempts: 2, inputTokens: 1_800 });
    },
  );

  function lastWordsOf(json: Record<string, unknown> | undefined): string {
    const messages = json?.messages as { content: string }[] | undefined;
    return messages?.at(-1)?.content ?? '';
  }

  test.each(["I'm sorry, but I can't help with that.", 'I cannot assist with this request.', 'Sorry, no.'])(
    'because it says "%s" is a refusal, and not argued with',
    async (reply) => {
      provider.behave(say(reply));
      const { stylist } = await openTestAdvisors(provider);

      await expect(stylist.proposeOutfit(anOutfitBrief(), taskOptions().options)).rejects.toMatchObject({
        status: 502,
        message: expect.stringContaining('declined'),
      });
      expect(provider.calls).toHaveLength(1);
    },
  );
});

describe('a gateway of its own kind', () => {
  test('is asked without what it refuses, from then on', async () => {
    const refuses = (name: string): Behaviour =>
      answer(400, { error: { message: `Unsupported parameter: '${name}'` } });
    provider.behave(
      inTurn(
        refuses('max_tokens'),
        refuses('temperature'),
        answer(422, { detail: 'seed: extra_forbidden' }),
        say(goodReply),
      ),
    );
    const { stylist } = await openTestAdvisors(provider);

    await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);

    expect(
      provider.calls.map(({ json }) => ['max_tokens', 'temperature', 'seed'].filter((name) => name in json)),
    ).toEqual([['max_tokens', 'temperature', 'seed'], ['temperature', 'seed'], ['seed'], []]);
    await stylist.proposeOutfit(anOutfitBrief(), taskOptions().options);
    expect(provider.calls).toHaveLength(5);
  });

  test('that goes on refusing what is left out already is given up', async () => {
    provider.behave(answer(400, { error: { message: "'temperature' is not supported" } }));
    const { stylist } = await openTestAdvisors(provider);

    const error = await stylist
      .proposeOutfit(anOutfitBrief(), taskOptions().options)
      .catch((thrown) => thrown);

    expect(error).toMatchObject({ status: 503 });
    expect(provider.calls).toHaveLength(2);
  });

  test('that does not say what was used is counted by an estimate', async () => {
    provider.behave((response, call) => {
      const whole = JSON.parse(JSON.stringify(envelope(call.path, goodReply(call))));
      delete whole.usage;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(whole));
    });
    const { stylist } = await openTestAdvisors(provider);
    const { options, lines } = taskOptions();

    await stylist.proposeOutfit(anOutfitBrief(), options);

    expect(Number(lines[0]?.figures.inputTokens)).toBeGreaterThan(1_000);
    expect(Number(lines[0]?.figures.outputTokens)).toBeGreaterThan(100);
  });
});

describe('a piece is what it is called', () => {
  const [top, bottom, shoes] = GOOD_OUTFIT.items;

  test.each([
    [
      'no black please',
      [top, bottom, itemReply('shoes', 'ankle-boots', 'Black ankle boots', 'Brown', 'suede', 45, 65)],
    ],
    [
      'no leather',
      [top, bottom, itemReply('shoes', 'ankle-boots', 'Leather ankle boots', 'Brown', 'suede', 45, 65)],
    ],
  ])('"%s" is held against its name too, twice, and then nothing of it is stored', async (prompt, items) => {
    provider.behave(say(JSON.stringify({ ...GOOD_OUTFIT, description: 'Calm.', items })));
    const { stylist } = await openTestAdvisors(provider);

    const error = await stylist
      .proposeOutfit({ ...anOutfitBrief(), prompt }, taskOptions().options)
      .catch((thrown) => thrown);

    expect(error).toMatchObject({ status: 502 });
    expect(provider.calls).toHaveLength(2);
    expect(provider.calls[1]?.body).toContain('items[2]: the request rules it out');
  });

  test("what somebody avoids does not come through under another garment's key", async () => {
    const profile = emptyProfile();
    profile.bodyTypeProfile.avoidances = ['crop-tops'];
    const items = [
      itemReply('top', 'linen-shirt', 'Striped crop top', 'White', 'linen', 35, 55),
      bottom,
      shoes,
    ];
    provider.behave(inTurn(say(JSON.stringify({ ...GOOD_OUTFIT, items })), say(JSON.stringify(GOOD_OUTFIT))));
    const { stylist } = await openTestAdvisors(provider);

    const draft = await stylist.proposeOutfit({ ...anOutfitBrief(), profile }, taskOptions().options);

    expect(draft.items[0]).toMatchObject({ item: 'Linen shirt' });
    expect(provider.calls[1]?.body).toContain('items[0]: the profile avoids it');
  });
});
